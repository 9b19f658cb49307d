import { toAsciiDigits } from '@/lib/generation/brief/number-words';
import { languageOf } from '@/lib/generation/brief/languages';

/** A number as written, with everything that belongs to it. */
export interface Figure {
  /** Exactly as the author wrote it, sign, currency and unit included. */
  text: string;
  start: number;
  end: number;
  /** Digits with separators, no unit. */
  core: string;
  negative: boolean;
  prefix: string;
  suffix: string;
}

const currency =
  '(?:US\\$|CA\\$|A\\$|HK\\$|R\\$|[$€£¥₹₽₩₪₺฿]|(?:USD|EUR|GBP|CHF|JPY|CNY|SAR|PLN|TRY|RUB|INR|BRL|AED)(?=\\s?\\p{Nd}))';
const scale =
  '(?:Mio\\.?|Mrd\\.?|Tsd\\.?|million(?:s|en|i)?|milliard(?:s|en)?|billion(?:s|en)?|thousand|millones|milhões|milioni|miljoen|miljard|mln\\.?|mld\\.?|млн\\.?|млрд\\.?|тыс\\.?|مليون|مليار|ألف|מיליון|מיליארד|करोड़|लाख|[万亿億萬만억]|bn|mn|[kKMB](?![\\p{L}\\p{Nd}])|m(?![\\p{L}\\p{Nd}²³]))';
const money =
  '(?:[$€£¥₹₽₩₪₺%‰]|T€|k€|M€|USD|EUR|GBP|CHF|SAR|PLN|RUB|zł|TL|Kč|kr|руб(?:\\.|л\\p{L}*)?(?!\\p{L})|ريال|درهم|شيكل|元|円|원|٪)';
const measure =
  '(?:(?:hours?|hrs?|h|minutes?|mins?|min|seconds?|secs?|sec|s|ms|days?|weeks?|months?|years?|people|km|kg|kWh|MWh|GWh|TWh|kW|MW|GW|TB|GB|MB|KB|Stunden?|Minuten?|Sekunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|heures?|jours?|semaines?|mois|ans?|horas?|días?|dias?|meses|semanas?|años?|anos?|ore|giorni|settimane|mesi|anni|uur|dagen|weken|maanden|jaar|godzin[ay]?|dni|tygodni[ea]?|miesięcy|lat|saat|gün|hafta|ay|yıl|часов|часа|дней|дня|недель|месяцев|лет|года|points?|pp|°C|°F|x|km/h|mph|m/s|inch(?:es)?|mm|cm|m²|m³|mg|µg|g|ml|l|t|tonnes?|ATM|mAh|Wh|W|kV|V|kHz|MHz|GHz|Hz|MP|px|dB|ha|Zoll)(?![\\p{L}\\p{Nd}])|[件名人社台枚個回日年月週点分秒時間棵家个次元亩套項项份篇門门所座]{1,2}|公顷|公里|公斤|ヘクタール|개월|명|건|개|일|년|시간|편|점|대|권|곳|회|원|주|分钟|小时|个月)';
/** Spaces group only what begins with up to three digits: the year in "1 May 2026 300 bicycles" does not. */
const core =
  "(?:\\p{Nd}{1,3}(?:[ \\u00a0\\u202f]\\p{Nd}{3}(?!\\p{Nd}))+(?:[.,]\\p{Nd}+)?|\\p{Nd}+(?:[.,٬٫'’]\\p{Nd}+)*)";

/** Letters that a number never follows without a space; scripts written without spaces are open. */
const closedScript = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';

const figure = new RegExp(
  `(?<!${closedScript}|[\\p{Nd}.,_]|(?<!\\p{Script=Hebrew})-)((?:(?<!\\p{L})[+\\-−–±~≈<>])?\\s?(?:${currency}\\s?)?(?:(?<!\\p{L})[+\\-−])?)(${core})(\\s?-?\\s?${scale})?(\\s?${money})?((?<![%‰٪])(?:\\s|-)?${measure})?(?![\\p{Nd}])`,
  'gu',
);

const digit = /\p{Nd}/u;

/** Every number of a text with its sign, currency, scale and unit, in order. */
export function findFigures(text: string): Figure[] {
  // Most texts have no digit, which is told much faster.
  if (!digit.test(text)) return [];
  return joinDurations(
    text,
    [...text.matchAll(figure)].map((match) => {
      const whole = match[0];
      const lead = whole.length - whole.trimStart().length;
      const prefix = (match[1] ?? '').trim();
      // A dash between words is punctuation, not a sign.
      const dash = /^[–-]\s/u.test(match[1] ?? '') ? (match[1] ?? '').length : lead;
      return {
        text: whole.slice(dash).trimEnd(),
        start: match.index + dash,
        end: match.index + whole.trimEnd().length,
        core: match[2] ?? '',
        negative: /[-−–]/u.test(prefix) && dash === lead,
        prefix,
        suffix: `${match[3] ?? ''}${match[4] ?? ''}${match[5] ?? ''}`.trim(),
      };
    }),
  );
}

const longUnit =
  /^(?:h|hrs?|hours?|days?|years?|Std\.?|Stunden?|Tage?|Jahre?|heures?|jours?|ans?|horas?|días?|dias?|ore|giorni|uur|dagen|godz\.?|saat|часа?|時間|小时|시간)$/iu;

/** "1 h 52 min" is one figure. */
function joinDurations(text: string, figures: readonly Figure[]): Figure[] {
  const joined: Figure[] = [];
  for (const next of figures) {
    const last = joined.at(-1);
    const gap = last === undefined ? '' : text.slice(last.end, next.start);
    const continues =
      last !== undefined &&
      longUnit.test(last.suffix) &&
      next.suffix !== '' &&
      next.prefix === '' &&
      /^(?:\s|,\s|\s(?:and|und|et|y|e)\s)?$/iu.test(gap);
    if (continues)
      joined[joined.length - 1] = {
        ...last,
        text: text.slice(last.start, next.end),
        end: next.end,
        suffix: `${last.suffix} ${next.suffix}`,
      };
    else joined.push(next);
  }
  return joined;
}

/** The digits of a number as a plain decimal, by the separators of the language; null for none. */
export function toDecimal(written: string, language: string): string | null {
  const digits = toAsciiDigits(written)
    .replace(/[ \u00a0\u202f'’٬]/gu, '')
    .replace(/٫/gu, '.');
  if (!/^\d+(?:[.,]\d+)*$/.test(digits)) return null;
  const separators = digits.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return digits;
  const kinds = new Set(separators);
  const tail = digits.slice(digits.lastIndexOf(last) + 1);
  const grouped =
    kinds.size === 1 &&
    (separators.length > 1 || (tail.length === 3 && last !== languageOf(language).decimal && !digits.startsWith('0')));
  if (grouped) return digits.replace(/[.,]/g, '');
  return `${digits.slice(0, digits.lastIndexOf(last)).replace(/[.,]/g, '')}.${tail}`;
}
