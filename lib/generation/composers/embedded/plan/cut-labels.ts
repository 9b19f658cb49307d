import type { Block, Item } from '../document/document';
import { readBracketed, readEnumeration } from '../analyse/read-enumeration';
import { readMetric } from '../analyse/read-metric';
import { findFigures } from '../analyse/read-number';
import { visualLength } from '../analyse/shorten';
import { splitSentences } from '../analyse/split-sentences';
import { splitSeries } from '../analyse/split-series';
import { colonLabel } from '../document/split-labelled';
import type { WriteContext } from '../kinds/draft';
import { isPair } from '../words/heading-pairs';
import { capitalise } from '../write/capitalise';
import { cutProse } from './cut-prose';
import type { Part, Portion } from './portion';
import { onlyPart, portionOf, proseOf } from './portion';

/** Shorter values stay side by side. */
const shortestOwn = 30;
const longestStatement = 120;
/** A label with this little behind it takes in the sentence before it. */
const briefDetail = 80;
const longestParent = 48;
/** In a deck of few slides, this much text is worth several. */
const muchText = 220;

interface Entry {
  item: Item;
  head: string;
  /** Sentences that the label names. */
  own: string[];
  /** Whole sentences behind them that belong to no label. */
  loose: string[];
}

/** "Market: … Team: … Ask: …": each label with much behind it is a section by itself; null for other lists. */
export function cutLabels(part: Part, items: readonly Item[], context: WriteContext, few: boolean): Portion[] | null {
  const entries = entriesOf(items, context);
  if (entries === null || items.length < 3 || !isWorthIt(entries, context, few)) return null;
  const named = part.heading === null || visualLength(part.heading) <= longestParent;
  const parent = named ? (part.heading ?? part.parent) : null;
  const result: Portion[] = named
    ? []
    : [portionOf({ ...part, heading: null }, [{ type: 'paragraph', text: part.heading ?? '' }])];
  const prose = part.blocks.filter((block) => block.type === 'paragraph');
  if (prose.length > 0)
    result.push(...cutProse({ ...part, blocks: prose }, proseOf(portionOf(part, prose), context.language), context));
  let short: Item[] = [];
  const flush = (): void => {
    if (short.length > 0) result.push(portionOf(part, [{ type: 'list', ordered: false, items: short }]));
    short = [];
  };
  for (const { item, head, own, loose } of carryOver(entries)) {
    if (isShortValue(item, head, own)) short.push({ ...item, text: `${head}: ${own.join(' ')}` });
    else {
      flush();
      result.push(sectionOf(head, parent, own, item));
    }
    if (loose.length === 0) continue;
    flush();
    result.push(...cutProse({ ...part, blocks: [{ type: 'paragraph', text: loose.join(' ') }] }, loose, context));
  }
  flush();
  return joinPairs(result);
}

function entriesOf(items: readonly Item[], context: WriteContext): Entry[] | null {
  const entries = items.map((item): Entry | null => {
    const match = colonLabel.exec(item.text);
    return match === null
      ? null
      : { item, head: match[1] ?? '', ...takeLoose(item.text.slice(match[0].length), context) };
  });
  const found = entries.filter((entry) => entry !== null);
  return found.length === items.length ? found : null;
}

function isWorthIt(entries: readonly Entry[], context: WriteContext, few: boolean): boolean {
  const details = entries.map(({ own, loose }) => [...own, ...loose].join(' '));
  if (entries.every(({ head }) => code.test(head)) || areFields(entries, details)) return false;
  const rich = entries.filter(
    ({ item }, index) => item.children.length > 0 || isRich(details[index] ?? '', context),
  ).length;
  return rich >= 2 || (few && visualLength(details.join('')) > muchText);
}

/** "KR1: …" counts, it doesn't name. */
const code = /^\p{Lu}{1,4}[-\s]?\p{Nd}{1,2}$/u;
const longestField = 64;
const manyFields = 5;

/** A sheet of data, such as the terms of a contract, is read at one look. */
function areFields(entries: readonly Entry[], details: readonly string[]): boolean {
  const brief = entries.every(
    ({ item, own, loose }, index) =>
      item.children.length === 0 &&
      own.length + loose.length <= 1 &&
      visualLength(details[index] ?? '') <= longestField,
  );
  return entries.length >= manyFields && brief;
}

/** A lone sentence behind a complete entry leads to a short label that follows. */
function carryOver(entries: readonly Entry[]): Entry[] {
  let carried: string[] = [];
  return entries.map((entry, index) => {
    const next = entries[index + 1];
    const leads = entry.loose.length === 1 && next !== undefined && isBrief(next);
    const own = [...carried, ...entry.own];
    carried = leads ? entry.loose : [];
    return { ...entry, own, loose: leads ? [] : entry.loose };
  });
}

function isBrief({ item, own, loose }: Entry): boolean {
  const text = own.join(' ');
  return (
    item.children.length === 0 &&
    own.length === 1 &&
    loose.length === 0 &&
    visualLength(text) <= briefDetail &&
    readBracketed(text) === null &&
    !/^\P{L}*\p{Nd}/u.test(text)
  );
}

function sectionOf(heading: string, parent: string | null, own: readonly string[], item: Item): Portion {
  const told: Block[] = own.length > 0 ? [{ type: 'paragraph', text: own.map(capitalise).join(' ') }] : [];
  const below: Block[] = item.children.length > 0 ? [{ type: 'list', ordered: false, items: item.children }] : [];
  return { parts: [{ heading, parent, blocks: [...told, ...below] }] };
}

/** "Pros" and "cons" stay side by side. */
function joinPairs(portions: readonly Portion[]): Portion[] {
  const result: Portion[] = [];
  for (const portion of portions) {
    const last = result.at(-1);
    const [one, other] = [last === undefined ? null : onlyPart(last)?.heading, onlyPart(portion)?.heading];
    if (last !== undefined && one != null && other != null && isPair(one, other))
      result[result.length - 1] = { parts: [...last.parts, ...portion.parts] };
    else result.push(portion);
  }
  return result;
}

function isShortValue(item: Item, head: string, own: readonly string[]): boolean {
  const text = own.join(' ');
  return (
    item.children.length === 0 &&
    visualLength(text) <= shortestOwn &&
    (readMetric(`${head}: ${text}`) !== null || splitSeries(text).length < 2)
  );
}

/** A name list or a bare value is complete; whole sentences behind it belong to no label. */
function takeLoose(detail: string, context: WriteContext): { own: string[]; loose: string[] } {
  const sentences = splitSentences(detail, context.language);
  const [first = '', ...others] = sentences;
  const value = findFigures(first)[0];
  const complete =
    readBracketed(first) !== null || (value !== undefined && value.text.length >= first.replace(/[.。]$/u, '').length);
  return complete && others.length > 0 ? { own: [first], loose: others } : { own: sentences, loose: [] };
}

function isRich(detail: string, context: WriteContext): boolean {
  const sentences = splitSentences(detail, context.language);
  return (
    sentences.length >= 2 ||
    splitSeries(detail).length >= 3 ||
    readBracketed(detail) !== null ||
    findFigures(detail).length >= 2 ||
    visualLength(detail) > longestStatement ||
    readEnumeration(detail) !== null
  );
}
