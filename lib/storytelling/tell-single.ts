import { type SlideSpec, type SlideSpecInput, slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import type { Reading, Section } from '@/lib/reading/reading';
import { atomsOf, linesOf } from './atoms';
import { contextOf } from './context';
import { coverOf } from './cover';
import { type AskedForms, type Draft, askedWorth } from './forms/draft';
import { lossOf } from './loss';
import { outlineTalk } from './outline-talk';
import { anglesOf } from './single/angles';
import { besideFigures } from './single/beside-figures';
import { subjectOf } from './single/subject';
import { capitalised } from './text/signs';
import type { Told } from './context';

/** One slide alone, in as many variants as are wanted: the same material from different angles and in different forms. */
export function tellSingle(reading: Reading): Told {
  const context = contextOf(reading);
  const forms = new Set(reading.instructions.forms.map(({ form }) => form));
  const subject = subjectOf(reading, context);
  const angles = anglesOf(subject, forms, context);
  if (angles.length === 0) return outlineOnOne(reading);
  const content = atomsOf(reading.content);
  const lostBy = ({ slide }: Draft): number => lossOf(content, [], [slide], context);
  const chosen = chooseVariants(angles, reading.variantCount, forms, lostBy);
  const notes = notesOf(reading.content);
  const given = reading.instructions.title === null ? null : subject.title;
  const slides = chosen.map(({ slide }) => {
    // What a form says of itself stands beside the title that was given.
    const titles = given === null || slide.title === given ? {} : { title: given, eyebrow: slide.title };
    const said =
      reading.variantCount === 1 ? besideFigures({ ...slide, ...titles }, content, context) : { ...slide, ...titles };
    return slideSpecSchema.parse({ ...said, title: capitalised(said.title), notes });
  });
  return { slides: slides.map((slide, index) => asChart(slide, slides.slice(0, index))), notices: [] };
}

/** A chart of another sort than those before is drawn as one, and not as the table that a repeated chart would be. */
function asChart(slide: SlideSpec, before: readonly SlideSpec[]): SlideSpec {
  const charts = before.flatMap((each) => (each.kind === 'chart' ? [each.chart.type] : []));
  return slide.kind === 'chart' && charts.length > 0 && !charts.includes(slide.chart.type)
    ? { ...slide, arrangement: slide.takeaway === undefined ? 'full-chart' : 'chart-and-takeaway' }
    : slide;
}

/** All of it, with its headings. */
function notesOf(content: Section): string {
  const titles = content.title === null ? [] : [content.title];
  const own = atomsOf({ ...content, sections: [] }).flatMap(linesOf);
  return [...titles, ...own, ...content.sections.map(notesOf)].join('\n');
}

const roomForOutline = 9;

/** Of a bare topic: what one slide on it must answer, in the forms that such a talk has. */
function outlineOnOne(reading: Reading): Told {
  const context = contextOf(reading);
  const asDeck = { ...reading, slideCount: { asked: null, fewest: 1, most: roomForOutline } };
  const { title } = coverOf(reading, context).slide;
  const { slides, notices } = outlineTalk(asDeck, coverOf(reading, context).slide, context);
  const told = slides.filter(({ kind }) => kind !== 'title' && kind !== 'section');
  const different = told.filter(({ kind }, index) => told.findIndex((other) => other.kind === kind) === index);
  const named = [...different].map((slide) =>
    slide.title.toLowerCase().includes(title.toLowerCase()) ? slide : { ...slide, title, eyebrow: slide.title },
  );
  return {
    slides: Array.from({ length: reading.variantCount }, (_, index) => named[index % named.length]).filter(
      (slide) => slide !== undefined,
    ),
    notices,
  };
}

/** What is lost at most, and what one share of a slide too much costs. */
const [mostLost, littleLost, costOfFull, costOfEmpty] = [5, 0.5, 4, 3];
const [emptyBelow, mostBelow] = [0.25, 3];

/**
 * As many ways to tell it as are wanted, the best first and no form twice while there are others. What was asked for
 * leads all of them. Rather fewer than two that look the same.
 */
function chooseVariants(
  angles: readonly Draft[],
  count: number,
  forms: AskedForms,
  lostBy: (draft: Draft) => number,
): Draft[] {
  const rankOf = (draft: Draft): number => {
    const { worth, fill } = draft;
    return (
      worth -
      Math.min(lostBy(draft), mostLost) -
      Math.max(0, fill - 1) * costOfFull -
      Math.max(0, emptyBelow - fill) * costOfEmpty
    );
  };
  const ranks = new Map(angles.map((draft) => [draft, rankOf(draft)]));
  const askedRank = (draft: Draft): number => (ranks.get(draft) ?? 0) + askedWorth(forms, draft.form);
  const ranked = [...angles].sort((a, b) => askedRank(b) - askedRank(a));
  // Rather the same once more than what says much less.
  const least = Math.max(...ranks.values()) - mostBelow;
  const isWhole = (draft: Draft): boolean => lostBy(draft) < littleLost;
  const different = firstOf(
    ranked.filter((draft) => (ranks.get(draft) ?? 0) >= least || isWhole(draft)),
    keyOf,
  );
  const asked = different.filter(({ form }) => askedWorth(forms, form) > 0);
  // The same numbers are shown in another sort of chart before one is repeated.
  const isOfCharts = asked.length > 0 && asked.every((draft) => chartOn(draft) !== undefined);
  const series = new Set(asked.map(seriesOf));
  const kinds = new Set(asked.map(keyOf));
  const charts = firstOf(
    ranked.filter((draft) => isOfCharts && series.has(seriesOf(draft)) && !kinds.has(keyOf(draft))),
    (draft) => `${keyOf(draft)}\n${seriesOf(draft)}`,
  );
  const others = different.filter((draft) => !asked.includes(draft) && !charts.includes(draft) && isWhole(draft));
  // What was asked for is shown in other arrangements, too, before other forms; these where forms run out.
  const again = (some: readonly Draft[], times: number): Draft[] =>
    some.filter(({ slide }) => (arrangements[slide.kind] ?? 2) > times);
  const order =
    asked.length > 0
      ? [...asked, ...charts, ...again(asked, 1), ...again(asked, 2), ...others]
      : [...different, ...again(different, 1), ...again(different, 2)];
  return order.slice(0, count);
}

type ChartInput = Extract<SlideSpecInput, { kind: 'chart' }>['chart'];

/** In how many ways a slide is arranged so that one sees it. */
const arrangements: Readonly<Partial<Record<SlideSpec['kind'], number>>> = {
  table: 1,
  chart: 1,
  statement: 1,
  timeline: 3,
  metrics: 3,
  process: 3,
};

function firstOf(drafts: readonly Draft[], key: (draft: Draft) => string): Draft[] {
  const seen = new Set<string>();
  return drafts.filter((draft) => !seen.has(key(draft)) && seen.add(key(draft)).size > 0);
}

/** The chart of a slide, also beside another block. */
function chartOn({ slide }: Draft): ChartInput | undefined {
  if (slide.kind === 'chart') return slide.chart;
  return slide.kind === 'blocks' ? slide.blocks.find((block) => block.kind === 'chart')?.chart : undefined;
}

function seriesOf(draft: Draft): string {
  return (chartOn(draft)?.series ?? []).map(({ name }) => name).join('\n');
}

function keyOf(draft: Draft): string {
  const chart = chartOn(draft);
  return chart === undefined ? draft.slide.kind : `chart ${chart.type}`;
}
