import { measuresIn, toldNumber, withoutSmall, type ToldNumber } from '@/lib/reading/data/told-number';
import type { Amount } from '@/lib/reading/data/read-amount';
import { isWhen } from '@/lib/reading/data/read-time';
import { endsSentence, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { balanced } from '@/lib/reading/source/brackets';
import { hasDigit, hasLetter, isWhole } from '@/lib/reading/source/signs';
import { remembered } from './remember';
import { trimmed, unstopped } from './signs';
import { bracketAtEnd, headOf } from './pieces';

/** A number in large letters with what it stands for, which does not say it again. */
export interface LargeFigure {
  value: string;
  label: string;
  /** What is said of it in brackets. */
  detail?: string;
}

const around = ',.;:：–—-=~';
const [mostWordsOfLabel, mostWordsBefore, mostWordsBehind, mostWordsOfRest] = [9, 5, 12, 3];
const [longestValue, widestValue] = [28, 22];
const arrows = new Set(['→', '->', '=>', '➔']);
const smallestName = 100;

/** The numbers of a text that measure something: no times, no numbers of telephones. */
export const amountsOf = remembered((text, speech): Amount[] => measuresIn(text, speech));

/** A line that is one number and its label. */
export const countedOf = remembered((text, speech): ToldNumber | null => {
  const told = toldNumber(text, speech);
  const isTime = told !== null && isWhen(told.label, speech.lexicon) !== null && headOf(text) === null;
  return told === null || isTime || wordCount(told.label) > mostWordsOfLabel ? null : told;
});

/** What counts one thing or several is shown as such and names nothing. */
export const isCount = remembered(
  (text, speech): boolean => amountsOf(text, speech).length > 2 || countedOf(text, speech) !== null,
);

/** The number that a line is about, with what else the line says of it; null where that would be torn. */
export const figureOf = remembered((text, speech): LargeFigure | null => {
  const plain = unstopped(text);
  const headed = headOf(plain);
  const rest = headed?.rest ?? plain;
  const change = changeIn(rest, speech);
  const amount = change ?? amountsOf(rest, speech)[0];
  if (amount === undefined || amount.text.length > longestValue) return null;
  const before = trimmed(rest.slice(0, amount.start), `${around}(（`);
  const behind = trimmed(rest.slice(amount.end), ')）').length === 0 ? '' : rest.slice(amount.end).trim();
  // "Solar roof: 96,000 €. It covers a third", "11 min (was 17)": more is said behind the amount.
  const isApart = behind === '' || '.,;(（'.includes(behind.charAt(0));
  const said = trimmed(behind, around);
  const isNote = said.startsWith('(') && said.indexOf(')') === said.length - 1;
  const detail = isNote ? said.slice(1, -1) : said;
  const figure = (label: string, value = amount.text): LargeFigure | null =>
    !hasLetter(label) || !balanced(label) || !isWhole(detail)
      ? null
      : { value, label, ...(detail === '' ? {} : { detail }) };
  if (headed !== null) {
    // "Memory: under 60 MB".
    if (change === null && before !== '' && visualWidth(rest) <= widestValue)
      return { value: rest, label: headed.head };
    return before === '' && (isApart || amount.unit !== '') ? figure(headed.head) : null;
  }
  if (before === '' && change === null) {
    const note = isNote ? null : bracketAtEnd(said);
    const noun = isNote ? '' : said;
    if (said === '' && hasLetter(amount.unit) && !amount.isMoney)
      return { value: trimmed(amount.text.replace(amount.unit, ''), ''), label: amount.unit };
    if (isApart || !hasLetter(noun) || wordCount(noun) > mostWordsBehind) return null;
    if (!balanced(noun)) return null;
    const parts = note ?? besideIn(noun);
    return { value: amount.text, label: parts?.head ?? noun, ...(parts === null ? {} : { detail: parts.rest }) };
  }
  // Words that lead to a number in a sentence are torn without it; "plot 31" is a name.
  const isName = amount.unit + amount.scaleWord === '' && amount.decimals === 0 && amount.value < smallestName;
  // "At today's saving of €0.18" leads to what is said behind it.
  const isLead = speech.lexicon.marksIn(before).some(({ meaning, start }) => start === 0 && meaning === 'around');
  const isTorn = isLead || endsSentence(text) || (!isApart && wordCount(said) > mostWordsOfRest);
  const label = withoutSmall(trimmed(before, around), speech, 'end');
  const isShort = wordCount(label) <= (isApart ? mostWordsBefore : mostWordsOfRest);
  return change === null && (isTorn || isName || !isShort) ? null : figure(label);
});

/** "Parcels delivered, 18% more than a year ago": behind a comma another number is said of the first. */
function besideIn(noun: string): { head: string; rest: string } | null {
  const found = /^([^,;，、；،]+)[,;，、；،]\s+(\S.*)$/u.exec(noun);
  const [, head = '', rest = ''] = found ?? [];
  return isWhole(head) && isWhole(rest) && hasDigit(rest) && hasLetter(rest) ? { head, rest } : null;
}

/** "64 → 71", "fell from 2.40 to 2.10 €": both numbers are one figure, behind which no more than a scale is said: "out of 5". */
function changeIn(text: string, speech: Parameters<typeof figureOf>[1]): Amount | null {
  const [from, to, third] = amountsOf(text, speech);
  if (from === undefined || to === undefined) return null;
  if (third !== undefined && wordCount(text.slice(to.end)) > mostWordsOfRest) return null;
  const [before, between] = [text.slice(0, from.start).trim(), text.slice(from.end, to.start).trim()];
  const isLed = before === '' || withoutSmall(`. ${before}`, speech, 'end') !== `. ${before}`;
  const leads = arrows.has(between) || (isLed && speech.lexicon.meaningsOf(between).includes('word.to'));
  const value = `${from.text} → ${to.text}`;
  const isOne = from.unit === to.unit || from.unit === '';
  return leads && isOne && value.length <= longestValue ? { ...to, text: value, start: from.start } : null;
}
