import { leansOnPrevious } from '../analyse/key-sentences';
import { readEnumeration } from '../analyse/read-enumeration';
import { findFigures } from '../analyse/read-number';
import { isStep, readTimed, stepsIn } from '../analyse/read-steps';
import { splitSeries } from '../analyse/split-series';
import { colonLabel } from '../document/split-labelled';
import { readAssignment, readFields } from '../kinds/read-fields';
import { readToldSeries } from '../kinds/read-told-series';
import { clausesOf, figuresIn, joinMovements } from '../kinds/clause-metrics';

/** What a sentence does; neighbours that do the same share a slide. */
export type TopicKind = 'series' | 'steps' | 'questions' | 'enumeration' | 'figures' | 'assignments' | 'plain';

export interface Topic {
  kind: TopicKind;
  /** A label that the author put before the sentences. */
  heading: string | null;
  sentences: string[];
}

const mostFigures = 4;
const longestLabel = 40;

/** The sentences of a text in groups by what they do, in order. */
export function topicsOf(sentences: readonly string[]): Topic[] {
  const topics: Topic[] = [];
  for (const sentence of sentences) {
    const { heading, said } = takeLabel(sentence);
    const before = topics.at(-1);
    // A sentence behind two steps that names a time goes on with them.
    const goesOn =
      heading === null && before?.kind === 'steps' && before.sentences.length >= 2 && readTimed(said) !== null;
    const own = goesOn ? 'steps' : kindOf(said);
    // What stands behind a label of its own is not continued by the next sentence.
    const kind = heading !== null && own === 'plain' ? 'enumeration' : own;
    const last = topics.at(-1);
    const explains = last?.kind === 'enumeration' && heading === null && explained(last, said);
    const joins =
      explains ||
      (last !== undefined &&
        heading === null &&
        last.kind === kind &&
        kind !== 'enumeration' &&
        kind !== 'series' &&
        fits(last, said));
    if (joins) last.sentences.push(said);
    else topics.push({ kind, heading, sentences: [said] });
  }
  return soften(topics.map((topic) => (isFull(topic) ? topic : { ...topic, kind: 'plain' })));
}

/** A sentence that begins with one of the things just listed says more about it. */
function explained(topic: Topic, sentence: string): boolean {
  const bare = (text: string): string =>
    text.replace(/^(?:an?|the|eine?|der|die|das|une?|les?|la|una?|el)\s+/iu, '').toLowerCase();
  const items = readEnumeration(topic.sentences[0] ?? '')?.items ?? [];
  const said = bare(sentence);
  return items.some((item) => {
    const words = bare(item).split(/\s+/u);
    return [words.slice(0, 2).join(' '), words[0] ?? '', words.at(-1) ?? ''].some(
      (word) => word.length >= 6 && said.startsWith(`${word} `),
    );
  });
}

/** "Steps: first …" and "Questions: why …?" name what follows. */
function takeLabel(sentence: string): { heading: string | null; said: string } {
  const match = colonLabel.exec(sentence);
  const label = match?.[1]?.trim();
  const said = sentence.slice(match?.[0].length ?? 0);
  if (label === undefined || label.length > longestLabel || label.split(/\s+/u).length > 5 || leansOnPrevious(label))
    return { heading: null, said: sentence };
  const leads = isStep(said) || /[?？؟]$/u.test(said) || splitSeries(said).length >= 3;
  return leads ? { heading: label, said } : { heading: null, said: sentence };
}

function kindOf(sentence: string): TopicKind {
  if (/[?？؟]["”»]?$/u.test(sentence)) return 'questions';
  if (readToldSeries(sentence) !== null) return 'series';
  if (isStep(sentence)) return 'steps';
  if (isTimedSeries(sentence)) return 'steps';
  if (isAssignment(sentence)) return 'assignments';
  if (readEnumeration(sentence) !== null) return 'enumeration';
  const clauses = joinMovements(clausesOf(sentence)).length;
  return figuresIn(sentence).length >= Math.max(1, clauses * 0.6) ? 'figures' : 'plain';
}

function isTimedSeries(sentence: string): boolean {
  const parts = splitSeries(sentence);
  return parts.length >= 3 && parts.every((part) => readTimed(part) !== null);
}

export function isAssignment(sentence: string): boolean {
  return (readFields(sentence) ?? readAssignment(sentence))?.owner != null;
}

/** Four figures fill a slide. */
function fits(topic: Topic, sentence: string): boolean {
  return (
    topic.kind !== 'figures' || topic.sentences.flatMap(figuresIn).length + figuresIn(sentence).length <= mostFigures
  );
}

function isFull(topic: Topic): boolean {
  switch (topic.kind) {
    case 'steps':
      return isTimedSeries(topic.sentences[0] ?? '') || stepsIn(topic.sentences).steps.length >= 3;
    case 'questions':
    case 'assignments':
      return topic.sentences.length >= 2;
    case 'figures':
      return (
        topic.sentences.flatMap(figuresIn).length >= 3 &&
        topic.sentences.some((sentence) => findFigures(sentence).length > 0)
      );
    default:
      return true;
  }
}

/** Neighbours that lost their kind become one group of prose. */
function soften(topics: readonly Topic[]): Topic[] {
  const result: Topic[] = [];
  for (const topic of topics) {
    const last = result.at(-1);
    if (last !== undefined && last.kind === 'plain' && topic.kind === 'plain' && topic.heading === null)
      last.sentences.push(...topic.sentences);
    else result.push({ ...topic, sentences: [...topic.sentences] });
  }
  return result;
}
