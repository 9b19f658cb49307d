import { readMetric } from '../analyse/read-metric';
import type { Metric } from '../analyse/read-metric';
import { findFigures } from '../analyse/read-number';
import { shorten, visualLength } from '../analyse/shorten';
import { splitSeries } from '../analyse/split-series';
import { capitalise } from '../write/capitalise';
import type { Block, Item } from '../document/document';
import type { Portion } from '../plan/portion';
import { headingOf, listOf, onlyPart, onlyProse, portionOf, proseOf } from '../plan/portion';
import { roleOf } from '../words/heading-roles';
import { clauseMetric, clausesOf, figuresIn, joinMovements } from './clause-metrics';
import type { Draft, KindReader } from './draft';
import { longestTitle } from './draft';
import { titleSentence } from './title-sentence';

const mostMetrics = 4;
/** A leftover shorter than this would make a near-empty slide. */
const shortestLeftover = 36;

/** Two to four big numbers, out of a list of figures or of clauses full of them. */
export const readMetrics: KindReader = (portion, context) => {
  const role = roleOf(headingOf(portion));
  if (role !== null && role !== 'strengths') return null;
  const list = listOf(portion);
  if (list !== null) return fromItems(portion, list.items, proseOf(portion, context.language));
  const prose = onlyProse(portion, context.language);
  if (prose === null) return null;
  return fromProse(prose) ?? (prose.length === 1 ? fromBreakdown(prose[0] ?? '', headingOf(portion)) : null);
};

function fromItems(portion: Portion, items: readonly Item[], prose: readonly string[]): Draft | null {
  const readings = items.map((item) => (item.children.length === 0 ? metricsOf(item.text) : null));
  const metrics = readings.flatMap((reading) => reading ?? []);
  const leftover = items.filter((_, index) => readings[index] === null);
  if (
    metrics.length < 2 ||
    metrics.length > mostMetrics ||
    leftover.length > items.length / 2 ||
    (leftover.length > 0 && metrics.length < 3)
  )
    return null;
  const first = items[readings.findIndex((reading) => reading !== null)];
  const lead = prose.length === 1 && !/[:：]$/u.test(prose[0] ?? '') ? shorten(prose[0] ?? '', longestTitle) : null;
  const only =
    leftover.length === 1 && visualLength(leftover[0]?.text ?? '') <= longestTitle ? (leftover[0]?.text ?? null) : null;
  const split = splitLeftover(portion, leftover);
  const title = lead ?? (leftover.length === 0 || split !== undefined ? headline(first?.text ?? '') : only);
  const lost = leftover.length > 0 && split === undefined && only === null;
  return { body: { kind: 'metrics', metrics }, title, fit: lost ? 0.35 : leftover.length === 0 ? 0.84 : 0.7, split };
}

/** The metrics of an item, one for each of its clauses; null when a clause is something else. */
function metricsOf(text: string): Metric[] | null {
  const readings = text
    .split(/[;；؛]\s*/u)
    .filter((part) => part.trim() !== '')
    .map(readMetric);
  return readings.every((reading) => reading !== null) ? readings : null;
}

function headline(text: string): string | null {
  const clause = shorten(text.split(/[;；؛]/u)[0] ?? '', longestTitle);
  return visualLength(clause) >= 16 && visualLength(clause) <= longestTitle ? clause : null;
}

function splitLeftover(portion: Portion, leftover: readonly Item[]): Draft['split'] {
  const part = onlyPart(portion);
  const list = listOf(portion);
  const size = leftover.reduce((sum, item) => sum + visualLength(item.text), 0);
  if (part === null || list === null || leftover.length === 0 || size < shortestLeftover) return undefined;
  const shown: Block = { ...list, items: list.items.filter((item) => !leftover.includes(item)) };
  const others = part.blocks.filter((block) => block.type !== 'list');
  return { shown: portionOf(part, [...others, shown]), rest: portionOf(part, [{ ...list, items: [...leftover] }]) };
}

/** Prose made of short clauses with figures, such as a summary of an incident. */
function fromProse(sentences: readonly string[]): Draft | null {
  const clauses = sentences.flatMap(clausesOf);
  const metrics = sentences.flatMap((sentence) => joinMovements(clausesOf(sentence))).map(({ metric }) => metric);
  const found = metrics.filter((metric) => metric !== null);
  if (found.length < 3 || found.length > mostMetrics || found.length < metrics.length * 0.6) return null;
  const leftover = clauses.find((clause) => clauseMetric(clause) === null && !/^\p{Ll}/u.test(clause));
  return { body: { kind: 'metrics', metrics: found }, title: proseTitle(sentences, leftover), fit: 0.8 };
}

const partOf =
  /^(?:of which|including|thereof|davon|darunter|dont|de los cuales|dos quais|di cui|waarvan|в том числе)\s+/iu;

/** "Budget: EUR 310,000, of which EUR 190,000 for the agency, …": the whole and its parts. */
function fromBreakdown(sentence: string, heading: string | null): Draft | null {
  if (heading === null) return null;
  const parts = splitSeries(sentence).map((part) => part.replace(partOf, ''));
  const metrics = parts.map((part, index): Metric | null => {
    const only = findFigures(part)[0];
    return index === 0 && only !== undefined && only.text.length === part.length
      ? { value: part, label: capitalise(heading) }
      : (clauseMetric(part) ?? withPurpose(part));
  });
  const found = metrics.filter((metric) => metric !== null);
  if (found.length < 3 || found.length > mostMetrics || found.length !== parts.length) return null;
  return { body: { kind: 'metrics', metrics: found }, title: null, fit: 0.82 };
}

/** "EUR 70,000 for licences". */
function withPurpose(part: string): Metric | null {
  const figure = findFigures(part)[0];
  const label = figure === undefined || figure.start > 0 ? '' : part.slice(figure.end).trim();
  return figure === undefined || !/^\p{L}/u.test(label) || label.split(/\s+/u).length > 5
    ? null
    : { value: figure.text, label: capitalise(label) };
}

/** A whole sentence states the point better than what is left of one. */
function proseTitle(sentences: readonly string[], leftover: string | undefined): string | null {
  const whole = sentences
    .filter((sentence) => figuresIn(sentence).length === 0)
    .map((sentence) => shorten(sentence, longestTitle))
    .find((sentence) => visualLength(sentence) >= 16 && visualLength(sentence) <= longestTitle);
  if (whole !== undefined) return whole;
  // What the figures leave out is said in the title.
  const partial = sentences
    .map((sentence) => shorten(sentence, longestTitle))
    .find(
      (sentence) =>
        visualLength(sentence) <= longestTitle &&
        clausesOf(sentence).some(
          (clause) => visualLength(clause) >= 16 && clauseMetric(clause) === null && !/^\p{Ll}/u.test(clause),
        ),
    );
  if (partial !== undefined) return partial;
  const telling = titleSentence(sentences);
  if (telling !== null) return shorten(telling, longestTitle);
  return leftover !== undefined && visualLength(leftover) >= 16 ? shorten(leftover, longestTitle) : null;
}
