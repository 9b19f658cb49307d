import type { SlideOf } from '../../spec/slide-spec';
import { findIcon } from '../../icons/find-icon';
import { balanceRows } from '../blocks/balance';
import { fillTiles, layRows } from '../blocks/lay-rows';
import { siblingDrafts } from '../blocks/find-figure';
import { layLead } from '../blocks/lay-lead';
import { layIcon } from '../blocks/lay-icon';
import { pairsWithin } from '../blocks/size-limits';
import { splitHeading } from '../blocks/split-heading';
import type { Arrangement, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { hasChildren, haveIcons, longestItem } from './bullets-cards';

type Bullets = SlideOf<'bullets'>;

const mostRows = 6;
const fewRows = 4;
/** Longer texts fill three lines of a row and lose their air. */
const rowLength = 110;
const shortRow = 60;
type Sizes = readonly (readonly [heading: number, body: number])[];
const headedSizesPt: Sizes = [
  [28, 26],
  [26, 24],
  [24, 22],
  [24, 20],
  [22, 20],
  [20, 18],
  [18, 16],
  [16, 14],
];
const plainSizesPt: Sizes = [
  [28, 28],
  [26, 26],
  [24, 24],
  [22, 22],
  [20, 20],
  [18, 18],
  [16, 16],
];
/** Two points have the room of a statement. */
const pairSizesPt: Sizes = [[32, 32], ...plainSizesPt];

function isHeaded(slide: Bullets): boolean {
  return slide.items.every((item) => splitHeading(item.text).heading);
}

/** Full-width rows of large type between hairlines: the form of few short points. */
export const rows: Arrangement<Bullets> = {
  name: 'rows',
  layout: 'title-only',
  suits(slide) {
    if (hasChildren(slide) || slide.items.length > mostRows) return 0.3;
    if (slide.items.length <= fewRows)
      return slide.items.length === 1 ? 1.2 : longestItem(slide.items) <= rowLength ? 3 : 2.3;
    if (haveIcons(slide)) return 2.6;
    // Points of a line leave half of a list idle.
    return slide.ordered || isHeaded(slide) ? 2.4 : longestItem(slide.items) <= shortRow && !slide.lead ? 2.2 : 1.2;
  },
  place(slide, context): Placement {
    const lead = layLead(slide.lead, context);
    if (!lead || hasChildren(slide)) return tooLong;
    const headed = isHeaded(slide);
    const withIcons = !slide.ordered && slide.items.some(({ icon }) => findIcon(icon) !== null);
    const draftText = siblingDrafts(
      slide.items.map((item) => (headed ? splitHeading(item.text).text : item.text)),
      context,
    );
    const contents = slide.items.map((item, index) => {
      const { heading, text } = splitHeading(item.text);
      return {
        name: `Row ${index + 1}`,
        mark: slide.ordered ? String(context.firstNumber + index) : undefined,
        heading: headed ? heading : undefined,
        body: (sizePt: number) => [
          headed ? draftText(text, { sizePt, color: 'muted' }) : draftText(item.text, { sizePt }),
        ],
      };
    });
    const laid = layRows(context, contents, {
      area: lead.area,
      start: slide.ordered || withIcons ? 'tile' : 'bar',
      headingShare: headed ? 0.32 : 0,
      sizesPt: headed
        ? pairsWithin(context.theme, headedSizesPt)
        : slide.items.length === 2
          ? pairSizesPt
          : pairsWithin(context.theme, plainSizesPt),
      divider: withIcons ? 'hairline' : 'strip',
    });
    if (laid.count < contents.length) return tooLong;
    const icons = withIcons
      ? fillTiles(
          laid.elements,
          contents.map(({ name }) => name),
          lead.area.x,
          (index, box) => layIcon(context.theme, slide.items[index]?.icon, { name: `Row ${index + 1} icon`, box }),
        )
      : [];
    return placed(
      balanceRows(
        { ...laid, elements: [...lead.elements, ...laid.elements, ...icons] },
        context.area,
        lead.area.y - context.area.y,
      ),
    );
  },
};
