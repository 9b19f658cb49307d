import { slideSpecSchema, type SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Reading, Section } from '@/lib/reading/reading';
import { atomsOf, linesOf } from './atoms';
import { contextOf } from './context';
import { coverOf } from './cover';
import { outlineTalk } from './outline-talk';
import { capitalised } from './text/signs';
import { anglesOf } from './single/angles';
import { chooseVariants } from './single/choose-variants';
import { subjectOf } from './single/subject';
import type { Told } from './told';

/** One slide alone, in as many variants as are wanted: the same material from different angles and in different forms. */
export function tellSingle(reading: Reading): Told {
  const context = contextOf(reading);
  const forms = new Set(reading.instructions.forms.map(({ form }) => form));
  const subject = subjectOf(reading, context);
  const angles = anglesOf(subject, forms, context);
  if (angles.length === 0) return outlineOnOne(reading);
  const chosen = chooseVariants(angles, reading.variantCount, forms);
  const notes = notesOf(reading.content);
  const slides = chosen.map(({ slide }) => slideSpecSchema.parse({ ...slide, title: capitalised(slide.title), notes }));
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
