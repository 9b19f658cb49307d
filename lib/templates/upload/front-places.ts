import { contrastRatio } from '@/lib/deck/quality/contrast';
import type { Box, TextElement } from '@/lib/deck/scene/scene';
import type { Theme, TitleStyle } from '@/lib/deck/theme/theme';
import { createElement } from '@/lib/pptx/xml/tree';
import type { Ground } from './artwork/ground';
import { movedTo, placeOf, slackEmu, type LargePlace } from './placed-by-slides';
import { isOfPieces } from './pieced-fronts';
import { isTitlePlaceholder, placesByRole } from './placeholder-roles';
import { areaOf, commonOf, unionOf, within, type Units } from './places';
import { isTitleSized, type SampleSlide, type ShownText, type WordSample } from './sample-slides';
import { sharedPart, type Frame } from './shapes';
import { levelOf, sideOf, type ReadLevel } from './template-text';
import type { ReadLayout, ReadPlaceholder } from './template-tree';
import { middleOf } from './title-place';

/** What a slide says, the numeral of a part left aside, and what of it is the title: in a placeholder or, where people deleted those, in a box. */
function saidOn(slide: SampleSlide): { title: ShownText | undefined; words: readonly ShownText[] } {
  const texts = slide.texts.filter(({ text }) => text.length > longestNumeral);
  const ofPlace = (place: LargePlace) => slide.placeholders.filter(({ type }) => placeOf(type) === place);
  const named = ofPlace('title');
  const [title] = [...(named.length > 0 ? named : texts.filter(isTitleSized))].sort(
    (one, other) => other.sizePt - one.sizePt,
  );
  return { title, words: named.length > 0 ? [...named, ...ofPlace('body'), ...texts] : texts };
}

const longestNumeral = 3;

/** Whether a slide says no more than a title about its middle and a few words, as one does that parts a deck. */
export function isDivider(slide: SampleSlide, height: number): boolean {
  const { title, words } = saidOn(slide);
  if (!title?.frame || title.text === '' || !hasRoom(title.frame)) return false;
  const others = words.filter((one) => one !== title && one.text !== '');
  const letters = others.reduce((sum, { text }) => sum + text.length, 0);
  const { y, cy } = title.frame;
  return y + cy / 2 >= height * highestMiddle && others.length <= 2 && letters <= fewLetters;
}

const [highestMiddle, fewLetters] = [0.36, 320];

/** A layout for covers as a slide of the file has it, where that has a title of its own place. */
export function asSlideHas(cover: ReadLayout, slide: SampleSlide): ReadLayout {
  const { title, words } = saidOn(slide);
  if (!title?.frame || !hasRoom(title.frame)) return cover;
  const { y } = title.frame;
  const isAfter = ({ frame }: ShownText) =>
    frame !== undefined && frame.y >= y - slackEmu && sharedPart(frame, title.frame!) === 0 && hasRoom(frame);
  const foot = cover.master.slideSize.cy - marginEmu;
  const own = words.find(
    (one) => one !== title && isAfter(one) && Math.max(one.frame!.cy, foot - one.frame!.y) >= leastSubtitleEmu,
  );
  const subtitle: { frame: Frame; anchor?: string; samples: readonly WordSample[] } = own?.frame
    ? {
        frame: { ...own.frame, cy: Math.max(own.frame.cy, Math.min(subtitleEmu, foot - own.frame.y)) },
        samples: saidBy(own),
      }
    : {
        ...besideTitle(title.frame, foot),
        samples: alignedAs(title, cover),
      };
  return {
    ...cover,
    placeholders: cover.placeholders.map((one) => {
      if (isTitlePlaceholder(one)) return { ...movedTo(one, title.frame!), shown: saidBy(title) };
      if (placeOf(one.type) !== 'body') return one;
      const textBody = new Map([...one.textBody, ...(subtitle.anchor ? [['anchor', subtitle.anchor] as const] : [])]);
      return { ...movedTo(one, subtitle.frame), textBody, shown: subtitle.samples };
    }),
  };
}

/** How the words of a slide are set; where it has none, nobody saw what it would say. */
const saidBy = ({ text, samples }: ShownText): readonly WordSample[] => (text === '' ? [] : samples);

/** The side at which a title of a layout begins, as a slide sets it. */
function alignedAs(title: ShownText, layout: ReadLayout): WordSample[] {
  const place = layout.placeholders.find(isTitlePlaceholder);
  if (!place) return [];
  const level = levelOf({ ...place, shown: saidBy(title) }, layout);
  return [{ paragraph: paragraphAt(level), run: undefined }];
}

type Alignment = Pick<ReadLevel, 'align' | 'isRightToLeft'>;

const paragraphAt = (one: Alignment) =>
  createElement('a:pPr', { algn: alignments[sideOf(one)], ...(one.isRightToLeft && { rtl: '1' }) });

const alignments = { start: 'l', center: 'ctr', end: 'r' } as const;

/** Where a subtitle goes of which the slide has none: below the title, or above one that stands at the foot. */
function besideTitle({ x, y, cx, cy }: Frame, foot: number): { frame: Frame; anchor: 't' | 'b' } {
  const below = Math.min(subtitleEmu, foot - y - cy);
  return below >= roomyEmu
    ? { frame: { x, y: y + cy, cx, cy: below }, anchor: 't' }
    : { frame: { x, y: y - subtitleEmu, cx, cy: subtitleEmu }, anchor: 'b' };
}

const [subtitleEmu, roomyEmu, leastSubtitleEmu, marginEmu] = [1_500_000, 1_000_000, 640_000, 300_000];
const leastRoomEmu = { cx: 2_200_000, cy: 460_000 };
const hasRoom = ({ cx, cy }: Frame): boolean => cx >= leastRoomEmu.cx && cy >= leastRoomEmu.cy;

/** Of the height of a slide: a title that ends above this, over a place for words that is higher than that, is one over content. */
const frontShare = { titleEnds: 0.36, wordsAre: 0.33 };
/** Inches and points of what stands on a front that nobody composed. */
const composed = {
  title: { h: 1.6, pt: 44 },
  gap: 0.1,
  subtitle: { h: 1.3, pt: 22 },
  /** A subtitle in a place that is meant for content. */
  lead: { underBar: 28, underTitle: 24 },
  least: { w: 5, h: 3 },
  above: 0.4,
};

/**
 * A layout that has its title above a place for content, as one for a cover: what is said stands large in the middle of what
 * is clear. Programs give such layouts to templates that were never meant to have covers.
 */
export function composedFront(
  layout: ReadLayout,
  { ground, unit, canvas }: { ground: Ground; unit: Units; canvas: Theme['canvas'] },
): ReadLayout {
  const title = layout.placeholders.find(isTitlePlaceholder);
  const { subtitle } = placesByRole('cover', layout);
  if (!title || !subtitle) return layout;
  const { cy } = layout.master.slideSize;
  const boxes = [title, subtitle].map(({ frame }) => within(unit.box(frame), canvas));
  const isPieced = isOfPieces(boxes, { ground, canvas, least: composed.least });
  const isOverContent =
    title.frame.y + title.frame.cy < cy * frontShare.titleEnds && subtitle.frame.cy > cy * frontShare.wordsAre;
  if (!isOverContent && !isPieced) return layout;
  // A title that has a bar or a ribbon of its own stays there, and what is said below it has the slide for itself.
  const hasBar = isBarUnder(boxes[0]!, boxes[1]!, ground);
  const clear = clearFor(unionOf(boxes), ground);
  const isRoomy = clear.w >= composed.least.w && clear.h >= composed.least.h;
  if (!isPieced && (hasBar || !isRoomy)) {
    const said = levelOf(subtitle, layout);
    const shown = [
      setAs(subtitle, layout, {
        at: said,
        pt: composed.lead[hasBar ? 'underBar' : 'underTitle'] / unit.share,
      }),
    ];
    return withPlaces(layout, (one) => (one === subtitle ? { ...one, shown } : one));
  }
  const height = composed.title.h + composed.gap + composed.subtitle.h;
  const room = isPieced ? middleOfAll(canvas) : clear;
  const top = room.y + (room.h - height) * (isPieced ? 0.5 : composed.above);
  const places: Record<LargePlace, Box> = {
    title: { ...room, y: top, h: composed.title.h },
    body: { ...room, y: top + composed.title.h + composed.gap, h: composed.subtitle.h },
  };
  const at = levelOf(title, layout);
  const placedAt = (one: ReadPlaceholder, place: LargePlace): ReadPlaceholder => ({
    ...movedTo(one, unit.frame(places[place])),
    textBody: new Map([...one.textBody, ['anchor', place === 'title' ? 'b' : 't']]),
    shown: [setAs(one, layout, { at, pt: composed[place === 'title' ? 'title' : 'subtitle'].pt / unit.share })],
  });
  const placed = withPlaces(layout, (one) =>
    one === title ? placedAt(one, 'title') : one === subtitle ? placedAt(one, 'body') : one,
  );
  return isPieced ? { ...placed, isPieced } : placed;
}

const withPlaces = (layout: ReadLayout, change: (one: ReadPlaceholder) => ReadPlaceholder): ReadLayout => ({
  ...layout,
  placeholders: layout.placeholders.map(change),
});

const sameGround = 1.1;

/** Whether a title stands on a colour of its own, and not on one that passes into that of the words below. */
function isBarUnder(title: Box, words: Box, ground: Ground): boolean {
  if (contrastRatio(ground.colorOf(title), ground.colorOf(words)) <= sameGround || !ground.isEven(title)) return false;
  const [from, to] = [title, words].map(({ y, h }) => y + h / 2);
  const between = { x: middleOf(title) - betweenIn / 2, y: from!, w: betweenIn, h: to! - from! };
  return ground.clearOf(between, ground.colorOf(between), 1).h < between.h * passing;
}

const [betweenIn, passing] = [0.5, 0.95];

const middleOfAll = ({ w, h }: Theme['canvas']): Box => ({ x: w / 6, y: 0, w: (w * 2) / 3, h });

interface HeightenedContext {
  title: Box;
  anchor: Anchor;
  /** Of the words. */
  hex: string;
  ground: Ground;
  canvas: Theme['canvas'];
  /** What else stands on the layout. */
  others: readonly Box[];
  /** Whether they are large all of them. */
  isLarge: boolean;
}

/** On a picture words go on where they are read this well everywhere, and large ones this well. */
const [wellRead, wellReadLarge] = [5.5, 3.5];

/** The place of a subtitle that is too low for a sentence with a line below it, as much higher as the even ground around it lets it be. */
export function heightened(
  words: Box,
  { title, anchor, hex, ground, canvas, others, isLarge }: HeightenedContext,
): Box {
  const least = isLarge ? wellReadLarge : wellRead;
  const isFree = (strip: Box) =>
    strip.y >= edgeIn &&
    strip.y + strip.h <= canvas.h - edgeIn &&
    [title, ...others].every((other) => areaOf(commonOf(strip, other)) === 0) &&
    (ground.isWhollyEven(unionOf([words, strip])) || ground.legibleShare(strip, hex, least) === 1);
  const grown = { above: 0, below: 0 };
  const sides = growth[anchor];
  for (let step = 0; words.h + grown.above + grown.below < leastWordsIn && step < mostSteps; step += 1) {
    const side = sides[step % sides.length]!;
    const by = grown[side] + stepIn;
    const y = side === 'above' ? words.y - by : words.y + words.h;
    if (isFree({ ...words, y, h: by })) grown[side] = by;
  }
  return { ...words, y: words.y - grown.above, h: words.h + grown.above + grown.below };
}

/** Where what is said below a title has no room for two lines, it has of the title's place what the title's own lines leave. */
export function sharedPlaces(
  { box, smallSizePt, fullSizeLines = 1 }: TitleStyle,
  words: Box,
): { title: Box; words: Box } {
  const isBelow = Math.abs(words.y - box.y - box.h) < stepIn;
  const spare = box.h - (fullSizeLines * smallSizePt * lineShare) / 72;
  const by = isBelow ? Math.max(0, Math.min(spare, twoLinesIn - words.h)) : 0;
  return { title: { ...box, h: box.h - by }, words: { ...words, y: words.y - by, h: words.h + by } };
}

const [lineShare, twoLinesIn] = [1.2, 0.56];

type Anchor = NonNullable<TextElement['anchor']>;

const growth: Readonly<Record<Anchor, readonly ('above' | 'below')[]>> = {
  top: ['below'],
  middle: ['below', 'above'],
  bottom: ['above'],
};
const [edgeIn, stepIn, leastWordsIn, mostSteps] = [0.35, 0.1, 1.7, 30];

/** What is clear of an area, for words that are black or white; its middle, where it has a texture on which they are read. */
function clearFor(area: Box, ground: Ground): Box {
  const middle = { ...area, x: area.x + (area.w * (1 - middleShare)) / 2, w: area.w * middleShare };
  const [most] = ['000000', 'FFFFFF']
    .flatMap((hex) => [
      ground.wideClearOf(area, hex),
      ...(ground.legibleShare(middle, hex, readOnTexture.ratio) >= readOnTexture.share ? [middle] : []),
    ])
    .sort((one, other) => areaOf(other) - areaOf(one));
  return most!;
}

const middleShare = 0.7;
const readOnTexture = { ratio: 3, share: 0.85 };

/** Words as a placeholder has them, at another side and in another size. */
function setAs(one: ReadPlaceholder, layout: ReadLayout, { at, pt }: { at: Alignment; pt: number }): WordSample {
  const { bold, color } = levelOf(one, layout);
  const run = createElement('a:rPr', { sz: String(Math.round(pt * 100)), b: bold ? '1' : '0' });
  if (color) {
    const [name, val] = color.slot === undefined ? ['a:srgbClr', color.hex] : ['a:schemeClr', color.slot];
    run.append(createElement('a:solidFill', {}, [createElement(name!, { val: val! })]));
  }
  return { paragraph: paragraphAt(at), run };
}

/** What is left of a place when its end is taken away, the larger first. */
export function beginningsOf(place: Box, anchor: keyof typeof keptFrom): Box[] {
  return [0.75, 0.6, 0.45]
    .map((share) => ({ ...place, y: place.y + place.h * (1 - share) * keptFrom[anchor], h: place.h * share }))
    .filter(({ h }) => h >= leastPartIn);
}

const keptFrom = { top: 0, middle: 0.5, bottom: 1 } as const;
const leastPartIn = 0.34;

/** Where the words of a front were above one another, and one of them was cut by a picture: what both have. */
export function columnOf(
  title: Box,
  words: Box,
  [ofTitle, ofWords]: readonly [Box, Box],
): Pick<Box, 'x' | 'w'> | undefined {
  const wereAligned = Math.abs(middleOf(ofTitle) - middleOf(ofWords)) < alignedIn;
  if (!wereAligned || Math.abs(middleOf(title) - middleOf(words)) < alignedIn) return undefined;
  const { x, w } = commonOf({ ...title, y: 0, h: 1 }, { ...words, y: 0, h: 1 });
  return w >= leastColumnIn ? { x, w } : undefined;
}

const [alignedIn, leastColumnIn] = [0.15, 4];
