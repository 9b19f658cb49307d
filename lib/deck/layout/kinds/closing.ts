import type { Box } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { isMadeElsewhere } from '../../theme/theme';
import { balanceRows } from '../blocks/balance';
import { draft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import { besideOneAnother, frontText, placedLine, placedSizesPt, textBelowTitle } from '../blocks/front-text';
import { layRows } from '../blocks/lay-rows';
import { pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Closing = SlideOf<'closing'>;
type Contact = Closing['contacts'][number];

/** At the foot of the slide, where covers have their byline. */
const foot = { heightIn: 0.68, bottomIn: 7.05, aboveIn: 0.1, gapIn: 0.4, sizesPt: [18, 16, 14] } as const;
/** So many contacts stand beside one another. */
const mostBeside = 3;
const leadH = 0.75;
const rowSizesPt: readonly (readonly [number, number])[] = [
  [28, 22],
  [26, 20],
  [24, 20],
  [22, 20],
  [20, 18],
  [18, 16],
  [16, 14],
];

const sayOf = ({ name, detail }: Contact): string => [name, detail].filter(Boolean).join(', ');

/** The last words on the layout that ends a deck, those who can be asked beside one another below. */
function front(slide: Closing, context: KindContext): Placement {
  const { closing } = context.theme.layouts;
  const isGiven = isMadeElsewhere(closing);
  if (!isGiven && slide.contacts.length > mostBeside) return tooLong;
  const contacts = slide.contacts.map(sayOf);
  const own =
    closing.byline && slide.message && contacts.length > 0
      ? placedLine(context, contacts, { name: 'Contacts', place: closing.byline })
      : null;
  // Nobody knows what is drawn at the foot of a slide that somebody else made: without a place of their own there, contacts
  // go into its subtitle.
  const [said, below] =
    isGiven && own === null
      ? [slide.message ?? contacts.join(besideOneAnother), slide.message ? contacts : []]
      : [slide.message, []];
  const message = textBelowTitle(context, said, closing.body, {
    name: 'Message',
    box: isGiven ? context.area : aboveFoot(context.area, slide.contacts.length > 0),
    sizesPt: isGiven ? placedSizesPt : [24, 20, 18, 16, 14],
    below,
  });
  if (isGiven) return message.toNotes.length > 0 ? tooLong : placed([...message.elements, ...(own ? [own] : [])]);
  const texts = slide.contacts.map((contact, index) => contactText(contact, context, footBox(slide, context, index)));
  if (texts.some((one) => one === null)) return tooLong;
  const elements = texts.map((paragraphs, index) =>
    textElement({
      name: `Contact ${index + 1}`,
      box: footBox(slide, context, index),
      paragraphs: paragraphs!,
      anchor: 'bottom',
    }),
  );
  return placed([...message.elements, ...elements], message.toNotes);
}

/** The place of a cover's subtitle may reach down to that of its byline. */
function aboveFoot(area: Box, hasFoot: boolean): Box {
  const most = foot.bottomIn - foot.heightIn - foot.aboveIn - area.y;
  return hasFoot ? { ...area, h: Math.min(area.h, most) } : area;
}

function footBox({ contacts }: Closing, { area, direction }: KindContext, index: number): Box {
  const count = Math.max(2, contacts.length);
  const w = (area.w - foot.gapIn * (count - 1)) / count;
  const place = direction === 'rtl' ? count - 1 - index : index;
  return { x: area.x + place * (w + foot.gapIn), y: foot.bottomIn - foot.heightIn, w, h: foot.heightIn };
}

function contactText({ name, detail }: Contact, context: KindContext, { w, h }: Box) {
  const fitted = fitLargest(
    context,
    (sizePt) => [
      draft(name, context.direction, { sizePt, bold: true }),
      ...(detail ? [draft(detail, context.direction, { sizePt })] : []),
    ],
    foot.sizesPt,
    { widthIn: w, heightIn: h, breakWords: false },
  );
  return fitted?.paragraphs ?? null;
}

/** Who can be asked, a row each, below what is said to all. */
function rows(slide: Closing, context: KindContext): Placement {
  const { area, direction } = context;
  const lead = frontText(context, slide.message, {
    name: 'Message',
    box: { ...area, h: leadH },
    color: 'muted',
    sizesPt: [24, 22, 20, 18, 16],
  });
  if (slide.contacts.length === 0 || lead.toNotes.length > 0) return tooLong;
  const below = slide.message ? { ...area, y: area.y + leadH, h: area.h - leadH } : area;
  const contents = slide.contacts.map(({ name, detail }, index) => ({
    name: `Contact ${index + 1}`,
    heading: name,
    body: detail ? (sizePt: number) => [draft(detail, direction, { sizePt, color: 'muted' as const })] : undefined,
  }));
  const options = {
    area: below,
    start: 'bar' as const,
    headingShare: slide.contacts.some(({ detail }) => detail) ? 0.42 : 0,
    sizesPt: pairsWithin(context.theme, rowSizesPt),
    divider: 'strip' as const,
  };
  const laid = layRows(context, contents, options);
  if (laid.count === contents.length) return placed([...lead.elements, ...balanceRows(laid, below)]);
  if (laid.count === 0) return tooLong;
  const share = evenShare(contents.length, laid.count, context.furtherSlides);
  const part = share < laid.count ? layRows(context, contents.slice(0, share), options) : laid;
  return continues(
    [...lead.elements, ...part.elements],
    [{ ...slide, message: undefined, contacts: slide.contacts.slice(part.count) }],
  );
}

export const closingLayout: KindLayout<Closing> = {
  arrangements: [
    {
      name: 'closing',
      layout: 'closing',
      suits: ({ message, contacts }) => (contacts.length === 0 || (message && contacts.length <= mostBeside) ? 3 : 1),
      place: front,
    },
    {
      name: 'closing-contacts',
      layout: 'title-only',
      suits: ({ contacts }) => (contacts.length > 0 ? 2 : 0),
      place: rows,
    },
  ],
  outline: ({ message, contacts }) => [
    ...(message ? [{ text: message }] : []),
    ...contacts.map(({ name, detail }) => ({ text: name, children: detail ? [detail] : [] })),
  ],
};
