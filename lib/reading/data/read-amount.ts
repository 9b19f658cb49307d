import { decimalOf } from '@/lib/languages/find-language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { toAsciiDigits } from '@/lib/languages/normal-form';
import { digitsIn, endsWith, hasDigit, trimStart, without } from '../source/signs';

/** A number with what belongs to it. */
export interface Amount {
  /** Exactly as written, sign, currency and unit included. */
  text: string;
  start: number;
  end: number;
  /** As written, by its scale not multiplied: 18.4 of "$18.4M". */
  value: number;
  /** What a word or letter behind it multiplies it by. */
  scale: number;
  /** Currency or unit as written, such as "$", "%", "people"; empty for none. */
  unit: string;
  /** The word or letter of its scale, as written. */
  scaleWord: string;
  isPercent: boolean;
  isMoney: boolean;
  decimals: number;
}

const currencies = String.raw`US\$|CA\$|A\$|HK\$|R\$|[$€£¥₹₽₩₪₺฿]|(?:USD|EUR|GBP|CHF|JPY|CNY|SAR|PLN|TRY|RUB|INR|BRL|AED|SEK|NOK|DKK|CZK|zł|kr|Kč|TL|руб\.?|元|円|원)(?![\p{L}])`;
const digits = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,'’٫٬]\d+)*`;
const symbols = String.raw`%|‰|٪|％|°C|°F|°|[kKMGT]?Wh?(?![\p{L}])|[kMGT]B(?![\p{L}])|[ckm]?m[²³]?(?![\p{L}\d²³])|k?g(?![\p{L}])|mg|µg|ms|s(?![\p{L}])|h(?![\p{L}])|min\.?(?![\p{L}])|ha(?![\p{L}])|[mck]?l(?![\p{L}])|t(?![\p{L}])|pp(?![\p{L}])|x(?![\p{L}])|×|dB|[kMG]?Hz|px|[万亿億萬만억兆조千]{1,2}|[件名人社台枚個回日年月週点分秒時間棵家个次元亩套项項份篇門门所座명건개일년시간편점대권곳회원주]{1,2}(?![\p{L}])|ヘクタール|개월|分钟|小时|个月|公顷|公里|公斤`;

/** Scripts that set numbers right behind words. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;

/** Groups: what stands before, the digits, a sign or letters right behind. */
const amount = new RegExp(
  `(?<!(?![${unspaced}])[\\p{L}\\d.,_]|\\d[-:/])((?:[+\\-−±~≈<>≤≥–]\\s?)?(?:(?:${currencies}|[%٪])\\s?)?[+\\-−]?)(${digits})(?![\\d]|[-:/]\\d)(?:(\\s?)(${currencies}|${symbols}))?`,
  'gu',
);
const wordBehind = /^[ \u00a0-]?([\p{L}\p{M}.]+(?: \p{L}+)?)/u;
const letters: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, m: 1e6, B: 1e9, bn: 1e9, G: 1e9, T: 1e12 };
const eastern: Readonly<Record<string, number>> = {
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  亿: 1e8,
  億: 1e8,
  억: 1e8,
  兆: 1e12,
  조: 1e12,
};

const currencySign = new RegExp(currencies, 'u');
const unitBehind = new RegExp(`^\\s?(?:${currencies}|${symbols})`, 'u');

/** Every number of a text with its sign, currency, scale and unit, in order. */
export function amountsIn(text: string, tag: string, lexicon: Lexicon): Amount[] {
  const plain = toAsciiDigits(text);
  if (!hasDigit(plain)) return [];
  const found: Amount[] = [];
  for (const match of plain.matchAll(amount)) {
    const [whole, before = '', core = '', space = '', behind = ''] = match;
    const value = toNumber(core, tag);
    if (value === null) continue;
    let end = match.index + whole.length;
    let scale = Array.from(behind).reduce((product, sign) => product * (eastern[sign] ?? 1), 1);
    // Behind a currency "m" are millions.
    const isMillion = behind === 'm' && currencySign.test(before);
    if (isMillion) scale = 1e6;
    let unit = scale === 1 ? behind : '';
    let scaleWord = scale === 1 ? '' : behind;
    const rest = plain.slice(
      match.index + before.length + core.length + (behind === '' ? 0 : space.length + behind.length),
    );
    const words = wordBehind.exec(rest);
    if (words !== null && !'$€£¥%'.includes(behind.charAt(0) || ' ')) {
      const read = readWords(rest, words, lexicon, before);
      if (read !== null) {
        scale *= read.scale;
        unit = [unit, read.unit].filter(Boolean).join(' ');
        scaleWord = [scaleWord, read.scaleWord].filter(Boolean).join(' ');
        end += read.length;
      }
    }
    const currency = currencySign.exec(before)?.[0] ?? '';
    const isNegative = endsWith(before.replace(currency, ''), '-−') || '-−–'.includes(before.trim().charAt(0) || ' ');
    const point = Math.max(core.lastIndexOf('.'), core.lastIndexOf(','), core.lastIndexOf('٫'));
    // "112,0" amid tenths is one of them; the comma of "1,000" parts thousands.
    const hasTenths = point > 0 && (!Number.isInteger(value) || toNumber(core.slice(0, point), tag) === value);
    found.push({
      text: text.slice(match.index, end).trim(),
      start: match.index,
      end,
      value: isNegative && !before.startsWith('– ') ? -value : value,
      scale,
      // Turkish sets the sign before the number.
      unit: [currency, /[%٪]/u.exec(before)?.[0] ?? '', unit].filter(Boolean).join(' '),
      scaleWord,
      isPercent:
        Array.from('%‰٪％').some((sign) => (unit + before).includes(sign)) ||
        lexicon.meaningsOf(unit).includes('scale.1e-2'),
      isMoney: currency !== '' || currencySign.exec(unit)?.index === 0,
      decimals: hasTenths ? core.length - point - 1 : 0,
    });
  }
  return joinedParts(found, text);
}

const minutesOfHour = 60;

/** "1 h 52 min", "4 h 30" and "4 min 20 s" are one length of time each, "9万8千人" is one number. */
function joinedParts(found: readonly Amount[], text: string): Amount[] {
  const joined: Amount[] = [];
  for (const each of found) {
    const last = joined.at(-1);
    const isBeside = last !== undefined && text.slice(last.end, each.start).trim() === '';
    const isBelow =
      last?.unit === 'h'
        ? (each.unit === '' || each.unit.startsWith('m')) && digitsIn(each.text) === 2
        : last?.unit.startsWith('min') === true && each.unit.startsWith('s');
    const isEastern =
      last !== undefined && last.unit === '' && (eastern[last.scaleWord] ?? 0) > each.value * each.scale;
    if (!isBeside || !((isBelow && each.value < minutesOfHour) || isEastern)) {
      joined.push(each);
      continue;
    }
    const value = last.value + (isEastern ? (each.value * each.scale) / last.scale : each.value / minutesOfHour);
    const whole = { ...last, text: text.slice(last.start, each.end).trim(), end: each.end, value };
    joined[joined.length - 1] = isEastern
      ? { ...whole, unit: each.unit, isMoney: each.isMoney, decimals: 1 }
      : { ...whole, decimals: 2 };
  }
  return joined;
}

/** A scale and a unit that are words: "million euros", "hours". */
function readWords(
  rest: string,
  words: RegExpExecArray,
  lexicon: Lexicon,
  before: string,
): { scale: number; scaleWord: string; unit: string; length: number } | null {
  const text = words[1] ?? '';
  const lead = words[0].length - text.length;
  const marks = lexicon.marksIn(text).filter(({ start }) => start === 0);
  const scaled = marks.filter(({ meaning }) => meaning.startsWith('scale.')).sort((a, b) => b.end - a.end)[0];
  const letter = /^(k|K|M|m|B|bn|T)(?![\p{L}])/u.exec(text)?.[1];
  // "412 T€" are thousands, "$1.2T" are not.
  const isThousand = letter === 'T' && before.trim() === '';
  const scaleEnd =
    letter !== undefined && (before.trim() !== '' || letter !== 'm') ? letter.length : (scaled?.end ?? 0);
  if (scaleEnd > 0) {
    const scale =
      letter !== undefined && scaleEnd === letter.length
        ? isThousand
          ? 1e3
          : (letters[letter] ?? 1)
        : Number(scaled?.meaning.slice('scale.'.length) ?? 1);
    const dot = text[scaleEnd] === '.' ? 1 : 0;
    const behind = rest.slice(lead + scaleEnd + dot);
    const unit = unitBehind.exec(behind)?.[0] ?? unitAt(behind, lexicon);
    return {
      scale,
      scaleWord: text.slice(0, scaleEnd + dot),
      unit: unit.trim(),
      length: lead + scaleEnd + dot + unit.length,
    };
  }
  const unit = unitAt(rest, lexicon);
  return unit === '' ? null : { scale: 1, scaleWord: '', unit: unit.trim(), length: unit.length };
}

function unitAt(text: string, lexicon: Lexicon): string {
  const lead = ' \u00a0-'.includes(text.charAt(0)) ? text.charAt(0) : '';
  const words = text.slice(lead.length, lead.length + 40);
  const unit = lexicon
    .marksIn(words)
    .filter(({ meaning, start }) => start === 0 && meaning === 'unit')
    .sort((a, b) => b.end - a.end)[0];
  return unit === undefined ? '' : lead + words.slice(0, unit.end);
}

/** Digits with separators as a number, by the separators of a language; null for none. */
function toNumber(written: string, tag: string): number | null {
  const plain = without(toAsciiDigits(written), " \u00a0\u202f'’٬").replaceAll('٫', '.');
  if (!/^\d+(?:[.,]\d+)*$/.test(plain)) return null;
  const separators = Array.from(plain).filter((sign) => sign === '.' || sign === ',');
  const last = separators.at(-1);
  if (last === undefined) return Number(plain);
  const tail = plain.slice(plain.lastIndexOf(last) + 1);
  const isOneKind = separators.every((each) => each === last);
  const isGrouped =
    isOneKind && (separators.length > 1 || (tail.length === 3 && last !== decimalOf(tag) && !plain.startsWith('0')));
  if (isGrouped) return Number(without(plain, '.,'));
  return Number(`${without(plain.slice(0, plain.lastIndexOf(last)), '.,')}.${tail}`);
}

/** A cell that is a number and its unit and nothing else; null otherwise. */
export function readCell(text: string, tag: string, lexicon: Lexicon): Amount | null {
  const bare = trimStart(text.trim(), '~≈±');
  // Accounts set losses in brackets.
  const trimmed = bare.startsWith('(') && bare.endsWith(')') ? `-${bare.slice(1, -1)}` : bare;
  const found = amountsIn(trimmed, tag, lexicon);
  const [one] = found;
  if (one === undefined || found.length > 1) return null;
  const rest = without(trimmed.slice(0, one.start) + trimmed.slice(one.end), ' \t*†‡()+.');
  return rest === '' ? one : null;
}
