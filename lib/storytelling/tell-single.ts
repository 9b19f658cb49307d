import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
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
  const lines = atomsOf(reading.content).flatMap(linesOf);
  if (lines.length === 0) return outlineOnOne(reading);
  const forms = new Set(reading.instructions.forms.map(({ form }) => form));
  const subject = subjectOf(reading, context);
  const chosen = chooseVariants(anglesOf(subject, forms, context), reading.variantCount, forms);
  const notes = lines.join('\n');
  const slides = chosen.map(({ slide }) => slideSpecSchema.parse({ ...slide, title: capitalised(slide.title), notes }));
  return { slides, notices: [] };
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
