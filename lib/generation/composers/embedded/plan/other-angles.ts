import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import { leansOnPrevious, pickSentences } from '../analyse/key-sentences';
import type { Metric } from '../analyse/read-metric';
import { readMetric } from '../analyse/read-metric';
import { shorten, visualLength } from '../analyse/shorten';
import { splitHead } from '../analyse/split-head';
import { splitSentences } from '../analyse/split-sentences';
import { figuresIn } from '../kinds/clause-metrics';
import type { Draft, WriteContext } from '../kinds/draft';
import { draftsOf } from '../kinds/draft-slide';
import { toItems } from '../kinds/read-bullets';
import type { Portion } from './portion';
import { headingOf, itemText } from './portion';

/** Kinds that show one thing so well that it may stand for the whole. */
const telling: ReadonlySet<SlideKind> = new Set([
  'metrics',
  'chart',
  'timeline',
  'process',
  'comparison',
  'next_steps',
  'quote',
  'matrix',
  'table',
]);
/** A bare "3.14" may be a room. */
const measured = /[%٪‰$€£¥₹₽₩₪\p{L}]|\p{Nd}[.,'’\s\u00a0]\p{Nd}{3}(?!\p{Nd})/u;
const metricCount = { least: 2, most: 4 } as const;
const cardCount = { least: 2, most: 6 } as const;
const fewestForColumns = 4;
const mostPoints = 6;
const longestStatement = 150;
const longestCardTitle = 60;

/**
 * Further ways to tell the same material on one slide: what it shows best of one part (its steps,
 * dates, comparison, chart), its figures first, its key message, its points side by side.
 */
export function otherAngles(whole: Portion, portions: readonly Portion[], context: WriteContext): Draft[] {
  const points = pointsOf(whole, context);
  const spotlights =
    portions.length < 2
      ? []
      : portions
          .flatMap((portion) =>
            draftsOf(portion, context)
              .slice(0, 1)
              .map((draft) => ({ ...draft, title: draft.title ?? headingOf(portion) })),
          )
          .filter(({ body }) => telling.has(body.kind))
          .sort((a, b) => b.fit - a.fit);
  const key = pickSentences(points, mostPoints);
  return [
    ...spotlights,
    figuresFirst(points),
    keyMessage(points),
    asCards(key),
    asTable(key, context),
    sideBySide(key),
  ].filter((draft) => draft !== null);
}

function pointsOf(whole: Portion, { language }: WriteContext): string[] {
  return whole.parts.flatMap((part) =>
    part.blocks.flatMap((block) => {
      if (block.type === 'paragraph' || block.type === 'quote')
        return splitSentences(block.text, language).filter((sentence) => !/[:：]$/u.test(sentence));
      return block.type === 'list' ? block.items.map(itemText) : [];
    }),
  );
}

/** The figures of all sentences and points as big numbers. */
function figuresFirst(points: readonly string[]): Draft | null {
  const metrics = points.flatMap((point): Metric[] => {
    const found = figuresIn(point);
    return found.length > 0 ? found : [readMetric(point)].filter((metric) => metric !== null);
  });
  const telling = metrics.filter(
    ({ value, label, detail }) =>
      measured.test(value) &&
      /\S\s\S|[\p{Lo}]{2}/u.test(label) &&
      (detail === undefined || /\S\s\S|\p{Lo}/u.test(detail)),
  );
  return telling.length < metricCount.least
    ? null
    : { body: { kind: 'metrics', metrics: telling.slice(0, metricCount.most) }, title: null, fit: 0.5 };
}

/** The sentence that says most, and the next one below it. */
function keyMessage(points: readonly string[]): Draft | null {
  const fitting = points.filter(
    (point) => visualLength(point) <= longestStatement && !leansOnPrevious(point) && !/[?？؟]$/u.test(point),
  );
  const [statement] = pickSentences(fitting, 1).map((point) => shorten(point, longestStatement));
  if (statement === undefined) return null;
  const [support] = pickSentences(
    fitting.filter((point) => shorten(point, longestStatement) !== statement),
    1,
  ).map((point) => shorten(point, longestStatement));
  return { body: { kind: 'statement', statement, support }, title: statement, fit: 0.4 };
}

function asCards(points: readonly string[]): Draft | null {
  const cards = points
    .slice(0, cardCount.most)
    .map((point) => splitHead(point))
    .map(({ head, detail }) => ({ title: head, text: detail ?? '' }));
  const readable = cards.every(({ title }) => visualLength(title) <= longestCardTitle);
  return cards.length < cardCount.least || !readable
    ? null
    : { body: { kind: 'cards', cards }, title: null, fit: 0.35 };
}

/** Points with a name each: names in one column, what is said of them in the other. */
function asTable(points: readonly string[], { words }: WriteContext): Draft | null {
  const rows = points
    .map((point) => splitHead(point))
    .flatMap(({ head, detail }) => (detail === null ? [] : [[head, detail]]));
  return rows.length < 3 || rows.length !== points.length
    ? null
    : {
        body: { kind: 'table', columns: [{ label: words.item }, { label: words.detail }], rows },
        title: null,
        fit: 0.3,
      };
}

function sideBySide(points: readonly string[]): Draft | null {
  const items = toItems(points).slice(0, mostPoints);
  if (items.length < fewestForColumns) return null;
  const half = Math.ceil(items.length / 2);
  return {
    body: { kind: 'two_columns', left: { items: items.slice(0, half) }, right: { items: items.slice(half) } },
    title: null,
    fit: 0.25,
  };
}
