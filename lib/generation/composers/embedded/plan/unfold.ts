import type { Block, Item } from '../document/document';
import { readBracketed, readEnumeration } from '../analyse/read-enumeration';
import { findFigures } from '../analyse/read-number';
import { readMetric } from '../analyse/read-metric';
import { splitSentences } from '../analyse/split-sentences';
import { splitSeries } from '../analyse/split-series';
import { visualLength } from '../analyse/shorten';
import type { WriteContext } from '../kinds/draft';
import { draftsOf } from '../kinds/draft-slide';
import { colonLabel } from '../document/split-labelled';
import { isPair } from '../words/heading-pairs';
import { cutTable } from './cut-table';
import type { Part, Portion } from './portion';
import { listOf, onlyPart, onlyProse, portionOf } from './portion';
import type { Topic } from './topics';
import { topicsOf } from './topics';

/** Shorter values stay side by side. */
const shortestOwn = 30;
const longestStatement = 120;
const briefIntro = 80;
/** So few sentences under a heading are not worth several slides. */
const smallSection = 4;
const longestParent = 48;

/** Gives each thing that a portion tells a slide of its own, while all of them together stay within the budget. */
export function unfold(portions: readonly Portion[], budget: number, context: WriteContext): Portion[] {
  const few = portions.length < 4;
  let total = portions.length;
  return portions.flatMap((portion) => {
    const parts = unfoldOne(portion, context, few);
    if (parts.length < 2 || total + parts.length - 1 > budget) return [portion];
    total += parts.length - 1;
    return parts;
  });
}

function unfoldOne(portion: Portion, context: WriteContext, few: boolean): Portion[] {
  const part = onlyPart(portion);
  if (part === null) return [portion];
  const prose = onlyProse(portion, context.language);
  if (prose !== null) return fromProse(part, prose, context);
  const tables = cutTable(portion, context.language);
  if (tables !== null) return tables;
  const list = listOf(portion);
  const kind = draftsOf(portion, context)[0]?.body.kind ?? '';
  const sentences = list?.items.length === 2 ? list.items.flatMap((item) => splitSentences(item.text, context.language)) : [];
  // Two sentences with a colon early on are prose, not two labels.
  if (list !== null && part.blocks.length === 1 && kind === 'two_columns' && sentences.length >= 5) return fromProse({ ...part, blocks: [{ type: 'paragraph', text: sentences.join(' ') }] }, sentences, context);
  const plain = ['cards', 'bullets', 'statement'].includes(kind);
  return list === null || !plain ? [portion] : fromLabels(part, list.items, context, few) ?? [portion];
}

/** Prose that changes from telling to counting, asking or ordering is cut where it does. */
function fromProse(part: Part, prose: readonly string[], context: WriteContext): Portion[] {
  const topics = attachIntros(topicsOf(prose));
  if (topics.length < 2 && topics[0]?.heading == null) return [portionOf(part, part.blocks)];
  if (part.heading !== null && topics.length > 2 && prose.length <= smallSection && prose.length <= topics.length + 1) return [portionOf(part, part.blocks)];
  const worth = topics.some((topic) => topic.kind !== 'plain') || prose.length > 4;
  return worth ? topics.map((topic) => topicPortion(part, topic, context)) : [portionOf(part, part.blocks)];
}

/** One sentence before steps or a list of things leads to them; so do loose ends to what stands before. */
function attachIntros(topics: readonly Topic[]): Topic[] {
  const result: Topic[] = [];
  for (const topic of topics) {
    const last = result.at(-1);
    const leads = last?.kind === 'plain' && last.sentences.length === 1 && last.heading === null && topic.heading === null;
    const brief = last?.kind === 'plain' && last.heading === null && topic.kind === 'figures' && visualLength(last.sentences.join(' ')) <= briefIntro;
    if (last !== undefined && (brief || (leads && (topic.kind === 'enumeration' || topic.kind === 'steps')))) result[result.length - 1] = { ...topic, sentences: [...last.sentences, ...topic.sentences] };
    else result.push(topic);
  }
  return result;
}

function topicPortion(part: Part, topic: Topic, context: WriteContext): Portion {
  const block: Block = { type: 'paragraph', text: topic.sentences.join(/^(?:ja|zh)/.test(context.language) ? '' : ' ') };
  return topic.heading === null ? portionOf(part, [block]) : { parts: [{ heading: topic.heading, parent: part.heading ?? part.parent, blocks: [block] }] };
}

/** "Market: … Team: … Ask: …": each label with much behind it is a section by itself. */
function fromLabels(part: Part, items: readonly Item[], context: WriteContext, few: boolean): Portion[] | null {
  const labelled = items.map((item) => {
    const match = colonLabel.exec(item.text);
    return match === null ? null : { item, head: match[1] ?? '', detail: item.text.slice(match[0].length) };
  });
  if (items.length < 3 || labelled.some((entry) => entry === null)) return null;
  const entries = labelled.filter((entry) => entry !== null);
  const rich = entries.filter(({ detail, item }) => item.children.length > 0 || isRich(detail, context)).length;
  const length = entries.reduce((sum, { detail }) => sum + visualLength(detail), 0);
  if (rich < 2 && !(few && length > 220)) return null;
  const result: Portion[] = part.blocks.some((block) => block.type === 'paragraph') ? fromProse({ ...part, blocks: part.blocks.filter((block) => block.type === 'paragraph') }, part.blocks.flatMap((block) => (block.type === 'paragraph' ? splitSentences(block.text, context.language) : [])), context) : [];
  const parent = part.heading !== null && visualLength(part.heading) > longestParent ? null : part.heading ?? part.parent;
  if (parent === null && part.heading !== null) result.unshift(portionOf({ ...part, heading: null }, [{ type: 'paragraph', text: part.heading }]));
  let short: Item[] = [];
  let carried: string[] = [];
  const flush = (): void => {
    if (short.length > 0) result.push(portionOf(part, [{ type: 'list', ordered: false, items: short }]));
    short = [];
  };
  for (const [index, { item, head, detail }] of entries.entries()) {
    const taken = takeLoose(detail, context);
    const own = [...carried, ...taken.own];
    const next = entries[index + 1];
    // A lone sentence leads to a short label behind it.
    const leads = taken.loose.length === 1 && next !== undefined && next.item.children.length === 0 && visualLength(next.detail) <= briefIntro && splitSentences(next.detail, context.language).length === 1 && readBracketed(next.detail) === null && !/^\P{L}*\p{Nd}/u.test(next.detail);
    carried = leads ? taken.loose : [];
    const loose = leads ? [] : taken.loose;
    if (isShortValue(item, own)) short.push(loose.length === 0 ? item : { ...item, text: `${head}: ${own.join(' ')}` });
    else {
      flush();
      result.push({ parts: [{ heading: head, parent, blocks: [...(own.length > 0 ? [{ type: 'paragraph' as const, text: own.join(' ') }] : []), ...(item.children.length > 0 ? [{ type: 'list' as const, ordered: false, items: item.children }] : [])] }] });
    }
    if (loose.length > 0) {
      flush();
      result.push(...fromProse({ ...part, blocks: [] }, loose, context).map((portion) => (portion.parts[0]?.blocks.length === 0 ? portionOf(part, [{ type: 'paragraph', text: loose.join(' ') }]) : portion)));
    }
  }
  flush();
  return joinPairs(result);
}

/** "Pros" and "cons" stay side by side. */
function joinPairs(portions: readonly Portion[]): Portion[] {
  const result: Portion[] = [];
  for (const portion of portions) {
    const last = result.at(-1);
    const [one, other] = [last === undefined ? null : onlyPart(last)?.heading, onlyPart(portion)?.heading];
    if (last !== undefined && one != null && other != null && isPair(one, other)) result[result.length - 1] = { parts: [...last.parts, ...portion.parts] };
    else result.push(portion);
  }
  return result;
}

function isShortValue(item: Item, own: readonly string[]): boolean {
  const text = own.join(' ');
  return item.children.length === 0 && visualLength(text) <= shortestOwn && (readMetric(item.text) !== null || splitSeries(text).length < 2);
}

/** A name list or a bare value is complete; whole sentences behind it belong to no label. */
function takeLoose(detail: string, context: WriteContext): { own: string[]; loose: string[] } {
  const sentences = splitSentences(detail, context.language);
  const [first = '', ...others] = sentences;
  const value = findFigures(first)[0];
  const complete = readBracketed(first) !== null || (value !== undefined && value.text.length >= first.replace(/[.。]$/u, '').length);
  return complete && others.length > 0 ? { own: [first], loose: others } : { own: sentences, loose: [] };
}

function isRich(detail: string, context: WriteContext): boolean {
  const sentences = splitSentences(detail, context.language);
  return sentences.length >= 2 || splitSeries(detail).length >= 3 || readBracketed(detail) !== null || findFigures(detail).length >= 2 || visualLength(detail) > longestStatement || readEnumeration(detail) !== null;
}
