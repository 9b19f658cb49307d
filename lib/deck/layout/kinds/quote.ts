import { wordsShown } from '../../spec/pictures';
import type { SlideOf } from '../../spec/slide-spec';
import { isSharpIn, ratioOf } from '../blocks/fit-image';
import { initialsOf, layPortrait } from '../blocks/lay-portrait';
import { placedTexts } from '../blocks/placed-text';
import { settle } from '../grid';
import type { DeckContext, KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { textLength } from '../shorten-text';
import { besideWords, quoteCovers, unpictured } from './picture-covers';
import { fewWords, openQuote, quoteOnPanel, type QuoteRoom } from './quote-words';

type Quote = SlideOf<'quote'>;

const panelPadding = { x: 0.6, y: { high: 0.6, low: 0.36 } };
/** Of panels: inches, and of the height of the area. */
const [leastPanelIn, panelShare] = [3.8, 0.94];
/** A place as low as this is for words rather than for air. */
const lowIn = 4.2;

/** Quotes as large as their length allows, on slides of their own. */
const ownSlide = ({ area }: KindContext): QuoteRoom => ({
  mostPt: Infinity,
  padding: { x: panelPadding.x, y: panelPadding.y[area.h < lowIn ? 'low' : 'high'] },
});

/** Sides of portraits in inches, the largest first, and how much wider than high a picture of a face may be. */
const portrait = { sidesIn: [3.6, 3.2, 2.8, 2.4, 2], gapIn: 0.5, mostRatio: 1.1 };

function isPortrait({ picture, attribution }: Quote, { images }: DeckContext): boolean {
  return (
    picture !== undefined && attribution !== undefined && ratioOf(images.get(picture.imageId)) <= portrait.mostRatio
  );
}

/** Who said it at the start, the words beside the face. */
function besidePortrait(slide: Quote, context: KindContext): Placement {
  const { area, images } = context;
  const { picture } = slide;
  if (!picture || !isPortrait(slide, context)) return tooLong;
  const side = portrait.sidesIn.find(
    (one) =>
      one <= Math.min(area.h, area.w / 3) && isSharpIn({ x: 0, y: 0, w: one, h: one }, images.get(picture.imageId)),
  );
  if (side === undefined) return tooLong;
  const startIn = side + portrait.gapIn;
  const laid = openQuote(slide, context, { ...area, x: area.x + startIn, w: area.w - startIn }, ownSlide(context));
  if (!laid) return tooLong;
  const { y } = settle(area, side);
  const face = layPortrait(
    context,
    { name: 'Speaker', initials: initialsOf(slide.attribution ?? ''), picture },
    { box: { x: area.x, y, w: side, h: side } },
  );
  return placed([...face, ...laid.elements]);
}

function large(slide: Quote, context: KindContext): Placement {
  const laid = openQuote(slide, context, context.area, ownSlide(context));
  return laid ? placed(laid.elements) : tooLong;
}

function panel(slide: Quote, context: KindContext): Placement {
  const { area } = context;
  const room = ownSlide(context);
  const whole = quoteOnPanel(slide, context, area, room);
  if (!whole) return tooLong;
  const card = settle(area, Math.min(area.h, Math.max(leastPanelIn, area.h * panelShare, whole.heightIn)));
  return placed(quoteOnPanel(slide, context, card, room)?.elements ?? whole.elements);
}

/** In the places that a layout has for what is said and by whom. */
function inPlaces({ title: titled, quote, attribution }: Quote, context: KindContext): Placement {
  const { title, body, caption } = context.theme.layouts.quote.places ?? {};
  const words = body ?? title;
  if (!words || (attribution && !caption)) return tooLong;
  const [before, behind] = isMarked(quote) ? ['', ''] : (words.marks ?? ['', '']);
  const role = body ? 'body' : 'title';
  const said = placedTexts(
    context,
    [{ name: 'Quote', role, place: words, lines: [before + quote + behind] }],
    leastPlacedPt,
  );
  const by =
    attribution && caption
      ? placedTexts(
          context,
          [{ name: 'Attribution', role: 'caption', place: caption, lines: [attribution] }],
          leastByPt,
        )
      : [];
  if (!said || !by) return tooLong;
  return placed([...said, ...by], body ? [] : [{ what: 'title', text: titled }]);
}

const [leastPlacedPt, leastByPt] = [18, 14];
/** Words that their author has put between marks have those. */
const isMarked = (words: string): boolean => /^\s*["“„«»‚‘「『]/u.test(words);

/** Whether a layout has what is said where other ones have their title. */
const isSaidInTitle = ({ theme }: DeckContext): boolean => theme.layouts.quote.places?.title !== undefined;

export const quoteLayout: KindLayout<Quote> = {
  arrangements: [
    ...unpictured<Quote>([
      {
        name: 'placed-quote',
        layout: 'quote',
        fillsPlaces: true,
        suits: () => 5,
        place: inPlaces,
        drawsTitle: (_slide, context) => isSaidInTitle(context),
      },
      // The sign in the margin of the words needs words that begin there.
      {
        name: 'large-quote',
        layout: 'quote',
        suits: (_slide, { theme }) => (theme.layouts.quote.title.align === 'center' ? 1 : 2),
        place: large,
      },
      {
        name: 'quote-panel',
        layout: 'quote',
        suits: (slide) => (textLength(slide.quote) <= fewWords ? 2.2 : slide.quote.length < 180 ? 1.8 : 1),
        place: panel,
      },
    ]),
    {
      name: 'quote-portrait',
      layout: 'content',
      suits: (slide, context) => (isPortrait(slide, context) ? 4.2 : 0.1),
      place: besidePortrait,
    },
    ...quoteCovers,
  ],
  outline: ({ quote, attribution, picture }) => [
    { text: quote, children: attribution ? [attribution] : [] },
    ...wordsShown(picture).map((text) => ({ text })),
  ],
  apart: (slide) => besideWords(slide, [slide.quote, slide.attribution]),
};
