import type { SlideOf } from '../../spec/slide-spec';
import { hookedDraft } from '../blocks/hooked-draft';
import { layLead } from '../blocks/lay-lead';
import { layRows } from '../blocks/lay-rows';
import { splitHeading } from '../blocks/split-heading';
import type { Arrangement, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { hasChildren, longestItem } from './bullets-cards';

type Bullets = SlideOf<'bullets'>;

const mostRows = 6;
const fewRows = 4;
/** Longer texts fill three lines of a row and lose their air. */
const rowLength = 110;

function isHeaded(slide: Bullets): boolean {
  return slide.items.every((item) => splitHeading(item.text).heading);
}

/** Full-width rows of large type between hairlines: the form of few short points. */
export const rows: Arrangement<Bullets> = {
  name: 'rows',
  layout: 'content',
  suits(slide) {
    if (hasChildren(slide) || slide.items.length > mostRows) return 0.3;
    if (slide.items.length <= fewRows) return slide.items.length === 1 ? 1.2 : longestItem(slide.items) <= rowLength ? 3 : 2.3;
    return slide.ordered || isHeaded(slide) ? 2.4 : 1.2;
  },
  place(slide, context): Placement {
    const lead = layLead(slide.lead, context);
    if (!lead || hasChildren(slide)) return tooLong;
    const headed = isHeaded(slide);
    const contents = slide.items.map((item, index) => {
      const { heading, text } = splitHeading(item.text);
      return {
        name: `Row ${index + 1}`,
        mark: slide.ordered ? String(context.firstNumber + index) : undefined,
        heading: headed ? heading : undefined,
        body: (sizePt: number) => [headed ? hookedDraft(text, context, { sizePt, color: 'muted' }) : hookedDraft(item.text, context, { sizePt })],
      };
    });
    const laid = layRows(context, contents, {
      area: lead.area,
      start: slide.ordered ? 'tile' : 'bar',
      headingShare: headed ? 0.32 : 0,
      sizesPt: headed ? [[26, 24], [24, 22], [24, 20], [20, 18], [18, 16], [16, 14]] : [...(slide.items.length === 2 ? ([[32, 32]] as const) : []), [28, 28], [26, 26], [24, 24], [22, 22], [20, 20], [18, 18], [16, 16]],
      divider: 'hairline',
    });
    return laid.count === contents.length ? placed([...lead.elements, ...laid.elements]) : tooLong;
  },
};
