import { shorten, trimStop, visualLength } from '../analyse/shorten';
import { splitLabel } from '../analyse/split-head';
import { splitSentences } from '../analyse/split-sentences';
import { splitSeries } from '../analyse/split-series';
import { pickSentences } from '../analyse/key-sentences';
import type { Part, Portion } from '../plan/portion';
import { itemText, listOf, onlyPart, proseOf } from '../plan/portion';
import type { HeadingRole } from '../words/heading-roles';
import { roleOf } from '../words/heading-roles';
import { listOfNames } from '../words/punctuation';
import { recommendationIn, recommends } from '../words/recommend';
import { headingText } from '../write/heading-text';
import { joinSentences } from '../write/join-sentences';
import { namedPoint } from './named-point';
import type { KindReader, WriteContext } from './draft';
import { longestBullet, longestTitle, mostBullets } from './draft';
import { titleSentence } from './title-sentence';

/** Something with a name and what is said under it. */
interface Group {
  name: string;
  points: string[];
}

const mostCards = 6;
const longestCard = 170;
const mostColumnItems = 5;
const manyNames = 3;

/** SWOT, in reading order. */
const swot: readonly HeadingRole[] = ['strengths', 'weaknesses', 'opportunities', 'threats'];

export const readMatrix: KindReader = (portion, context) => {
  const groups = groupsOf(portion, context);
  if (groups.length !== 4) return null;
  const found = swot.map((role) => groups.find((group) => roleOf(group.name) === role));
  if (found.some((group) => group === undefined)) return null;
  const panels = found.map((group) => ({
    title: group?.name ?? '',
    items: pointsIn(group?.points ?? [])
      .slice(0, 5)
      .map((point) => shorten(point, longestBullet)),
  }));
  return { body: { kind: 'matrix', panels }, title: leadOf(portion, context) ?? 'SWOT', fit: 0.95 };
};

export const readTwoColumns: KindReader = (portion, context) => {
  const groups = groupsOf(portion, context);
  const [left, right] = groups;
  if (
    groups.length !== 2 ||
    left === undefined ||
    right === undefined ||
    left.points.length === 0 ||
    right.points.length === 0
  )
    return null;
  const column = (group: Group) => ({
    heading: group.name,
    items: pickSentences(pointsIn(group.points), mostColumnItems).map((text) => ({
      text: shorten(text, longestBullet),
    })),
  });
  const coded = groups.every((group) => /^\p{Lu}{1,4}[-\s]?\p{Nd}*$/u.test(group.name));
  const title = pointOf(portion, context) ?? leadOf(portion, context) ?? (coded ? null : joinNames(groups, context));
  const brief = groups.every((group) => group.points.length === 1 && visualLength(group.points[0] ?? '') < 60);
  return {
    body: { kind: 'two_columns', left: column(left), right: column(right) },
    title,
    spareTitle: joinNames(groups, context) ?? undefined,
    fit: brief ? 0.6 : 0.75,
  };
};

export const readCards: KindReader = (portion, context) => {
  const groups = groupsOf(portion, context);
  if (groups.length < 2 || groups.length > mostCards) return null;
  const cards = groups.map((group) => ({ title: group.name, text: cardText(group.points) }));
  const title =
    pointOf(portion, context) ??
    leadOf(portion, context) ??
    (portion.parts.length > 1 || portion.parts[0]?.heading == null ? nameOf(groups, portion, context) : null);
  return {
    body: { kind: 'cards', cards },
    title,
    spareTitle: joinNames(groups, context) ?? undefined,
    fit: groups.length >= 3 ? 0.72 : 0.58,
  };
};

/** More groups than cards fit: each one a line with its key point. */
export const readOverview: KindReader = (portion, context) => {
  if (portion.parts.length < 2) return null;
  const groups = groupsOf(portion, context);
  const items = (
    groups.length > 0
      ? groups
      : portion.parts.map((part) => ({ name: part.heading ?? '', points: pointsOf(part, context) }))
  )
    .flatMap((group) => {
      const [first] = pickSentences(group.points, 1);
      const text =
        group.name === ''
          ? first
          : first === undefined
            ? group.name
            : `${group.name}: ${shorten(first, longestBullet)}`;
      return text === undefined ? [] : [{ text }];
    })
    .slice(0, mostBullets);
  const names = portion.parts.flatMap((part) => part.heading ?? []).slice(0, 3);
  return items.length === 0
    ? null
    : {
        body: { kind: 'bullets', items },
        title: sharesParent(portion) || names.length === 0 ? null : listNames(names, context),
        fit: 0.3,
      };
};

/** What stands above all of them names them better than their names in a row. */
function sharesParent({ parts: [first, ...others] }: Portion): boolean {
  return first?.parent != null && others.every(({ parent }) => parent === first.parent);
}

function groupsOf(portion: Portion, context: WriteContext): Group[] {
  const part = onlyPart(portion);
  if (part === null)
    return portion.parts
      .map((each) => sectionGroup(each, context))
      .filter((group) => group.name !== '' && group.points.length > 0);
  const items = listOf(portion)?.items ?? [];
  const asked = answersIn(items.map((item) => item.text));
  if (asked !== null) return asked;
  const groups = items.map((item): Group | null => {
    const label = splitLabel(item.text);
    const children = item.children.map(itemText);
    if (label?.detail != null) return { name: label.head, points: [...cut(label.detail, context), ...children] };
    return children.length > 0 ? { name: trimStop(item.text), points: children } : null;
  });
  const found = groups.filter((group) => group !== null);
  return found.length === items.length ? found : [];
}

/** "Status: Green. …" is named "Status: Green"; what is recommended already names the slide. */
function sectionGroup(part: Part, context: WriteContext): Group {
  const name = headingText(part.heading ?? part.parent ?? '');
  const point = namedPoint({ parts: [part] }, context);
  const points = pointsOf(part, context);
  return point === null ? { name, points } : { name: recommends(name) ? name : point, points: points.slice(1) };
}

const question = /^(?:Q|F|P|В|问|問|質問|س)\s?\p{Nd}*\s?[:：.)]\s?(.+)$/u;
const answer = /^(?:A|R|О|答|回答|ج)\s?\p{Nd}*\s?[:：.)]\s?(.+)$/u;

/** "Q: …" and "A: …" in turn: each question with its answer; null for other lists. */
function answersIn(texts: readonly string[]): Group[] | null {
  if (texts.length < 4 || texts.length % 2 === 1) return null;
  const pairs = texts.map((text, index) => (index % 2 === 0 ? question : answer).exec(text)?.[1] ?? null);
  if (pairs.some((text) => text === null)) return null;
  return pairs.flatMap((text, index) =>
    index % 2 === 0 ? [{ name: text ?? '', points: [trimStop(pairs[index + 1] ?? '')] }] : [],
  );
}

/** "a, b, c" behind a label are three points; a sentence stays one. */
function pointsIn(points: readonly string[]): string[] {
  return points.flatMap((point) => {
    const parts = splitSeries(point);
    const clipped =
      parts.length >= 2 && parts.every((part) => part.split(/\s+/u).length <= 6 && visualLength(part) <= 60);
    return clipped && !/[.!?。:：]\s/u.test(point) ? parts : [point];
  });
}

function cut(text: string, context: WriteContext): string[] {
  return splitSentences(text, context.language)
    .flatMap((sentence) => sentence.split(/[;；]\s+/u))
    .map(trimStop)
    .filter((point) => point !== '');
}

function pointsOf(part: Part, context: WriteContext): string[] {
  return part.blocks.flatMap((block) => {
    if (block.type === 'paragraph') return splitSentences(block.text, context.language);
    if (block.type === 'list') return block.items.map(itemText);
    if (block.type === 'quote') return [`“${block.text}”`];
    return block.rows.map((row) => row.filter((cell) => cell !== '').join(' · '));
  });
}

function cardText(points: readonly string[]): string {
  let text = '';
  for (const point of pickSentences(points, 3)) {
    const next = shorten(point, longestCard);
    const joined = joinSentences([text, next].filter((each) => each !== ''));
    if (visualLength(joined) > longestCard && text !== '') break;
    text = joined;
  }
  return text;
}

/** A sentence of introduction above a list of groups. */
function leadOf(portion: Portion, context: WriteContext): string | null {
  if (portion.parts.length > 1) return null;
  const first = proseOf(portion, context.language)[0];
  if (first === undefined || /[:：]$/u.test(first)) return null;
  const short = shorten(first, longestTitle);
  return visualLength(short) <= longestTitle ? short : null;
}

/** Of several sections on one slide, the one that recommends something names it. */
function pointOf(portion: Portion, context: WriteContext): string | null {
  if (portion.parts.length < 2) return null;
  const advising = portion.parts.filter((part) => recommends(part.heading ?? ''));
  const [part] = advising;
  const point = part === undefined || advising.length > 1 ? null : namedPoint({ parts: [part] }, context);
  const advice = point ?? recommendationIn(portion.parts.flatMap((each) => pointsOf(each, context)));
  const short = advice === null ? null : shorten(advice, longestTitle);
  return short !== null && visualLength(short) <= longestTitle ? short : null;
}

/** What the groups have in common; a row of many names says little. */
function nameOf(groups: readonly Group[], portion: Portion, context: WriteContext): string | null {
  if (groups.every((group) => /[?？؟]$/u.test(group.name))) return 'FAQ';
  const parents = new Set(portion.parts.map((part) => part.parent));
  const [parent] = parents;
  if (portion.parts.length > 1 && parents.size === 1 && parent != null) return headingText(parent);
  const point =
    groups.length < manyNames
      ? null
      : titleSentence(portion.parts.length > 1 ? groups.flatMap((group) => group.points) : []);
  return point === null ? joinNames(groups, context) : shorten(point, longestTitle);
}

function joinNames(groups: readonly Group[], context: WriteContext): string | null {
  const title = listNames(
    groups.map((group) => group.name),
    context,
  );
  return visualLength(title) <= longestTitle ? title : null;
}

function listNames(names: readonly string[], { words, language }: WriteContext): string {
  const [first = '', ...others] = names;
  return listOfNames([first, ...others.map((name) => lowerLabel(name, language))], language, words.and);
}

/** English and Romance labels lose their capital inside a title unless they are names. */
function lowerLabel(label: string, language: string): string {
  const plain = /^(?:what|how|why|where|when|who)\s/iu.test(label) && language.startsWith('en');
  return plain ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
