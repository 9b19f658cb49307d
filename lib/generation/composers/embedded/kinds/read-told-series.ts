import { readNumberCell } from '../analyse/read-cell';
import { findFigures } from '../analyse/read-number';
import { readWhen } from '../analyse/read-when';
import { shorten, trimStop, visualLength } from '../analyse/shorten';
import { splitLabel } from '../analyse/split-head';
import type { Block, TableBlock } from '../document/document';
import type { Part, Portion } from '../plan/portion';
import { headingOf, listOf, onlyPart, onlyProse, portionOf } from '../plan/portion';
import { capitalise } from '../write/capitalise';
import type { Draft, KindReader, WriteContext } from './draft';
import { longestTitle } from './draft';
import { readChart } from './read-chart';

/** What a sentence counts, and each time or part with its figure as written. */
export interface ToldSeries {
  name: string;
  pairs: readonly { label: string; value: string }[];
  /** Behind every figure, where it is no sign that figures carry: "°C". */
  unit?: string;
  /** What is said before the colon that the figures stand behind. */
  lead?: string;
}

const fewestPairs = 3;
const fewestRanked = 5;
const mostPairs = 24;
const longestName = 48;
/** "En" joins in Dutch and leads to a year in French and Spanish. */
const joint =
  /\s?[;；]\s?|,\s|[、，]|\s(?:and|und|et|y|e|i|ve|и|sowie|then|dann|puis)\s|\sen\s(?!(?:1[89]|20)\p{Nd}{2}(?!\p{Nd}))/iu;
const leadWord = /^(?:and|und|et|y|e|en|i|ve|и|then|dann|puis|after|nach)\s+/iu;
const verb =
  /\s(?:was|were|is|are|came to|stood at|amounted to|reached|rose|fell|grew|went|totall?ed|betrug|betrugen|war|waren|lag|lagen|stieg|sank|était|étaient|atteignait|a été|fue|fueron|era|foi|foram|è stat[oa]|era|was|waren|bedroeg|wyniosła|wyniósł|wynosił[ao]?|составил[аи]?|была|был|было)\b.*$/iu;
const preposition = '(?:in|im|en|nel|em|w|в|during|for|für|pour|por|per)';
const figureThenTime = new RegExp(`^(.{1,24}?)\\s(?:${preposition}\\s)?\\(?(\\S{1,12}(?:\\s\\p{Nd}{4})?)\\)?$`, 'iu');
const timeThenFigure = new RegExp(
  `^(?:${preposition}\\s)?(\\S{1,12}(?:\\s\\p{Nd}{4})?)\\s?[:：]?\\s(?:\\p{Ll}+\\s){0,2}(.{1,24})$`,
  'iu',
);

/** "Revenue was 12.1M in 2023, 13.4M in 2024 and 15.0M in 2025", "46% buy online, 38% in shops and 16% by phone"; null for other sentences. */
export function readToldSeries(sentence: string): ToldSeries | null {
  if ((sentence.match(/\p{Nd}/gu)?.length ?? 0) < fewestPairs || sentence.length > 300) return null;
  return overTime(sentence) ?? atLevels(sentence) ?? shares(sentence);
}

function overTime(sentence: string): ToldSeries | null {
  const plain = trimStop(sentence);
  const start = findStart(plain);
  if (start === null) return null;
  const parts = plain
    .slice(start)
    .split(joint)
    .map((part) => part.replace(leadWord, '').trim())
    .filter((part) => part !== '');
  const pairs = parts.map(pairOf);
  const found = pairs.filter((pair) => pair !== null);
  if (found.length < fewestPairs || found.length !== parts.length) return null;
  const scales = new Set(found.map(({ label }) => readWhen(label)?.scale));
  const name = start === 0 ? '' : nameOf(plain.slice(0, start));
  return scales.size === 1 && name !== null && haveOneUnit(found) ? { name, pairs: found } : null;
}

const level = /^(.{1,16}?)\s(?:at|bei|à|al|con|a|bij|przy|при)\s(.{1,16})$/iu;

/** "0.4 °C at 10%, 1.2 °C at 20%, 2.1 °C at 30%" behind a colon: a measure at each of several levels of one unit. */
function atLevels(sentence: string): ToldSeries | null {
  const match = /^([^:：]{8,120})[:：]\s(.+)$/u.exec(trimStop(sentence));
  const parts = (match?.[2] ?? '')
    .split(joint)
    .map((part) => part.replace(leadWord, '').trim())
    .filter((part) => part !== '');
  const pairs = parts.flatMap((part) => {
    const [, value = '', label = ''] = level.exec(part) ?? [];
    return isMeasure(value) && isMeasure(label) ? [{ label, value }] : [];
  });
  if (match === null || pairs.length < fewestPairs || pairs.length !== parts.length) return null;
  if (!haveOneUnit(pairs) || !haveOneUnit(pairs.map(({ label }) => ({ value: label })))) return null;
  const figures = pairs.map(({ value }) => findFigures(value)[0]?.text ?? value);
  const unit = (pairs[0]?.value ?? '').slice(figures[0]?.length ?? 0).trim();
  const plain = pairs.map(({ label }, index) => ({ label, value: figures[index] ?? '' }));
  return { name: '', pairs: unit === '' ? pairs : plain, lead: match[1], ...(unit === '' ? {} : { unit }) };
}

/** A figure with its unit and nothing else: "0.4 °C", "10%". */
function isMeasure(text: string): boolean {
  const [figure, ...others] = findFigures(text);
  return (
    figure !== undefined &&
    others.length === 0 &&
    figure.start === 0 &&
    /^\s?[\p{L}°%µ/²³]{0,6}$/u.test(text.slice(figure.end))
  );
}

/** Where the first figure or time of the row stands. */
function findStart(text: string): number | null {
  const colon = /[:：]\s?(?=\S*\p{Nd})/u.exec(text);
  if (colon !== null && colon.index > 0) return colon.index + colon[0].length;
  const first = findFigures(text)[0];
  if (first === undefined) return null;
  const before = new RegExp(`${preposition}\\s$`, 'iu').exec(text.slice(0, first.start));
  return before === null ? first.start : before.index;
}

function pairOf(part: string): { label: string; value: string } | null {
  const behind = figureThenTime.exec(part);
  if (behind !== null && isTime(behind[2] ?? '') && isFigure(behind[1] ?? ''))
    return { label: behind[2] ?? '', value: behind[1] ?? '' };
  const before = timeThenFigure.exec(part);
  return before !== null && isTime(before[1] ?? '') && isFigure(before[2] ?? '')
    ? { label: before[1] ?? '', value: before[2] ?? '' }
    : null;
}

function isTime(text: string): boolean {
  const when = readWhen(text);
  return when !== null && when.rest === '' && ['year', 'quarter', 'month'].includes(when.scale);
}

/** "Week 3", "第3週": times that are counted, not dated. */
const counted =
  /^(?:week|day|month|year|sprint|round|(?:kalender)?woche|kw|tag|monat|jahr|runde|semaine|jour|mois|semana|día|dia|mes|mês|settimana|giorno|mese|dag|maand|tydzień|dzień|hafta|gün|неделя|день|месяц|الأسبوع|שבוע|सप्ताह)\s?\p{Nd}{1,3}$|^第?\s?\p{Nd}{1,3}\s?(?:週目?|周|日目|か?月目?|年目|回|期|주차?|일차|개월차)$/iu;

function isFigure(text: string): boolean {
  const [figure, ...others] = findFigures(text);
  return (
    figure !== undefined && others.length === 0 && figure.start === 0 && figure.end === text.length && !isTime(text)
  );
}

function haveOneUnit(pairs: readonly { value: string }[]): boolean {
  const units = new Set(pairs.map(({ value }) => value.replace(/[\p{Nd}.,\s\u00a0'’+−-]/gu, '')));
  return units.size === 1;
}

function nameOf(lead: string): string | null {
  const plain = lead.replace(/[\s,:：(]+$/u, '');
  if (/^(?:im jahre?|in the year|en l['’]an|en el año|no ano|nell['’]anno)$/iu.test(plain)) return '';
  const bare = ` ${plain} `
    .replace(verb, '')
    .trim()
    .replace(/^(?:the|our|der|die|das|unser[e]?|le|la|les|el|los|las|il|lo|het|de)\s/iu, '')
    .trim();
  return bare === '' || visualLength(bare) > longestName ? null : capitalise(bare);
}

/** Parts of a whole: their percentages make a hundred. */
function shares(sentence: string): ToldSeries | null {
  const plain = trimStop(sentence);
  const figures = findFigures(plain).filter((figure) => /^[%٪]$/u.test(figure.suffix));
  if (figures.length < fewestPairs || figures.length > 6 || findFigures(plain).length !== figures.length) return null;
  const total = figures.reduce((sum, figure) => sum + Number(figure.core.replace(',', '.')), 0);
  if (Math.abs(total - 100) > 0.6) return null;
  const pairs = figures.map((figure, index) => ({
    value: figure.text,
    label: capitalise(
      plain
        .slice(figure.end, figures[index + 1]?.start ?? plain.length)
        .replace(/[\s,;]+(?:and|und|et|y|e|en|i|ve|и)?\s*$/iu, '')
        .replace(/^\s*(?:of|der|des|de|di)\s/iu, '')
        .trim(),
    ),
  }));
  const fits = pairs.every(({ label }) => label !== '' && visualLength(label) <= 28 && !/[.!?:：]/u.test(label));
  return fits ? { name: nameOf(plain.slice(0, figures[0]?.start ?? 0)) ?? '%', pairs } : null;
}

/** Numbers that belong together, told in a sentence or listed behind their labels, as a native chart. */
export const readToldChart: KindReader = (portion, context) => {
  const part = onlyPart(portion);
  if (part === null) return null;
  const prose = onlyProse(portion, context.language);
  if (prose !== null) {
    const at = prose.findIndex((sentence) => readToldSeries(sentence) !== null);
    const told = at < 0 || prose.length > 2 ? null : readToldSeries(prose[at] ?? '');
    const titled = told?.name === '' && part.heading !== null;
    const draft =
      told === null
        ? null
        : asChart(part, told, context.words.figures, (blocks) => readChart(portionOf(part, blocks), context));
    const title = shorten(told?.lead ?? prose[at] ?? '', longestTitle);
    const other = prose.find((_, index) => index !== at);
    return draft === null
      ? null
      : {
          ...draft,
          body: { ...draft.body, ...(other === undefined ? {} : { takeaway: shorten(other, 140) }) },
          title: titled && told?.lead === undefined ? null : visualLength(title) <= longestTitle ? title : draft.title,
          fit: 0.87,
        };
  }
  return fromList(portion, part, (blocks) => readChart(portionOf(part, blocks), context), context);
};

type Draw = (blocks: Block[]) => Draft | null;

function asChart(part: Part, { name, pairs, unit }: ToldSeries, unnamed: string, draw: Draw): Draft | null {
  const named = name === '' ? nameOf(`${part.heading ?? ''} `) || unnamed : name;
  const table: TableBlock = {
    type: 'table',
    header: ['', unit === undefined ? named : `${named} (${unit})`],
    rows: pairs.map(({ label, value }) => [label, value]),
  };
  const draft = draw([table]);
  return draft?.body.kind === 'chart' ? draft : null;
}

/** "2023: 41 staff", "North: 12%": a figure behind every label, of one unit. */
function fromList(portion: Portion, part: Part, draw: Draw, context: WriteContext): Draft | null {
  const items = listOf(portion)?.items ?? [];
  if (items.length > mostPairs) return null;
  const pairs = items.flatMap((item) => {
    const label = item.children.length > 0 ? null : splitLabel(item.text);
    return label?.detail == null || readNumberCell(label.detail, context.language) === null
      ? []
      : [{ label: label.head, value: label.detail }];
  });
  if (pairs.length !== items.length || pairs.length < fewestPairs || !haveOneUnit(pairs)) return null;
  const times = pairs.every(({ label }) => isTime(label) || counted.test(label));
  if (!times && pairs.length < fewestRanked) return null;
  const lead = part.blocks.filter((block) => block.type === 'paragraph');
  const draft = draw([
    ...lead,
    {
      type: 'table',
      header: ['', headingOf(portion) ?? context.words.figures],
      rows: pairs.map(({ label, value }) => [label, value]),
    },
  ]);
  return draft?.body.kind === 'chart' ? { ...draft, fit: times ? 0.93 : 0.85 } : null;
}
