import { commonest, type SampleSlide, type ShownText, type WordSample } from './sample-slides';
import { frameOf, movedWith, placeholderOf, shapesOf, sharedPart, type Frame } from './shapes';
import { createElement } from '@/lib/pptx/xml/tree';
import { isTitlePlaceholder } from './placeholder-roles';
import { levelOf } from './template-text';
import type { ReadLayout, ReadMaster, ReadPlaceholder, TemplateTree } from './template-tree';

type LargePlace = 'title' | 'body';

/** Which of the two large places of a master a placeholder is about. */
function placeOf(type: string): LargePlace | undefined {
  if (['dt', 'ftr', 'sldNum'].includes(type)) return undefined;
  return type === 'title' || type === 'ctrTitle' ? 'title' : 'body';
}

/**
 * Layouts as the slides of the file have them. Programs that convert a file with several masters give the layouts of all
 * of them the places of one; its slides stand where their own master says, and so do ours.
 */
export function placedBySlides(tree: TemplateTree): TemplateTree {
  return {
    ...tree,
    masters: tree.masters.map((master) => ({ ...master, layouts: placesOfMaster(master, tree.slides) })),
  };
}

function placesOfMaster({ layouts, root }: ReadMaster, slides: readonly SampleSlide[]): readonly ReadLayout[] {
  const judged = (['title', 'body'] as const).flatMap((place) => {
    const general = shapesOf(root).find((one) => placeholderOf(one)?.get('type') === place);
    const to = general && frameOf(general);
    return to ? [{ place, to, ...judge(place, to, layouts, slides) }] : [];
  });
  if (!judged.some(({ contradicted }) => contradicted)) return layouts;
  // What no slide shows goes along with what they do.
  const moves = judged.flatMap(({ place, to, contradicted, isShown }) => {
    const from = isShown ? contradicted : usualPlace(place, layouts);
    return from ? [{ place, from, to }] : [];
  });
  return layouts.map((layout) => ({
    ...layout,
    placeholders: layout.placeholders.map((one) => {
      const move = moves.find(({ place, from }) => placeOf(one.type) === place && isWithin(one.frame, from));
      return move ? movedTo(one, movedWith(one.frame, move.from, move.to)) : one;
    }),
  }));
}

/** A placeholder elsewhere than its layout has it, so that slides say where it stands. */
const movedTo = (one: ReadPlaceholder, frame: Frame): ReadPlaceholder => ({ ...one, frame, isPlaced: false });

/** Where layouts have a place that most of their slides in the file have where the master has it; undefined where none do. */
function judge(
  place: LargePlace,
  ofMaster: Frame,
  layouts: readonly ReadLayout[],
  slides: readonly SampleSlide[],
): { contradicted: Frame | undefined; isShown: boolean } {
  const votes = slides.flatMap((slide) => {
    const layout = layouts.find(({ path }) => path === slide.layout);
    const shown = slide.placeholders.find(({ type }) => placeOf(type) === place);
    const own = layout?.placeholders.find(({ type }) => type === shown?.type);
    if (!shown || !own) return [];
    const [ofLayout, masters] = [own.frame, ofMaster].map((frame) =>
      shown.frame ? sharedPart(shown.frame, frame) : 0,
    );
    return [{ frame: own.frame, isMasters: masters! > ofLayout! + clearlyMore }];
  });
  const isContradicted = ({ frame }: (typeof votes)[number]) => {
    const same = votes.filter((one) => keyOf(one.frame) === keyOf(frame));
    return same.filter(({ isMasters }) => isMasters).length * 2 > same.length;
  };
  return { contradicted: votes.find(isContradicted)?.frame, isShown: votes.length > 0 };
}

const keyOf = ({ x, y, cx, cy }: Frame): string => [x, y, cx, cy].join();
const clearlyMore = 0.2;

/** Where most layouts with one such place have it. */
function usualPlace(place: LargePlace, layouts: readonly ReadLayout[]): Frame | undefined {
  const frames = layouts.flatMap(({ placeholders }) => {
    const [only, ...others] = placeholders.filter(({ type }) => placeOf(type) === place);
    return only && others.length === 0 ? [only.frame] : [];
  });
  const usual = commonest(frames.map(keyOf));
  return frames.find((frame) => keyOf(frame) === usual);
}

const slackEmu = 45_720;

function isWithin({ x, y, cx, cy }: Frame, area: Frame): boolean {
  return (
    x >= area.x - slackEmu &&
    y >= area.y - slackEmu &&
    x + cx <= area.x + area.cx + slackEmu &&
    y + cy <= area.y + area.cy + slackEmu
  );
}

/**
 * A layout for covers as the first slide of the file has it, where that has a title of its own place: in a placeholder or,
 * where people deleted those, in a box.
 */
export function asFirstSlideHas(cover: ReadLayout, { placeholders, texts }: SampleSlide): ReadLayout {
  const ofPlace = (place: LargePlace) => placeholders.filter(({ type }) => placeOf(type) === place);
  const named = ofPlace('title');
  const words: readonly ShownText[] = named.length > 0 ? [...named, ...ofPlace('body')] : texts;
  const [title] = [...(named.length > 0 ? named : texts.filter(isHeadline))].sort(
    (one, other) => other.sizePt - one.sizePt,
  );
  if (!title?.frame || !hasRoom(title.frame)) return cover;
  const { y } = title.frame;
  const isAfter = ({ frame }: ShownText) =>
    frame !== undefined && frame.y >= y - slackEmu && sharedPart(frame, title.frame!) === 0 && hasRoom(frame);
  const foot = cover.master.slideSize.cy - marginEmu;
  const own = words.find((one) => one !== title && isAfter(one));
  const subtitle: { frame: Frame; anchor?: string; samples: readonly WordSample[] } = own?.frame
    ? {
        frame: { ...own.frame, cy: Math.max(own.frame.cy, Math.min(subtitleEmu, foot - own.frame.y)) },
        samples: own.samples,
      }
    : {
        ...besideTitle(title.frame, foot),
        samples: alignedAs(title, cover),
      };
  return {
    ...cover,
    placeholders: cover.placeholders.map((one) => {
      if (isTitlePlaceholder(one)) return { ...movedTo(one, title.frame!), shown: title.samples };
      if (placeOf(one.type) !== 'body') return one;
      const textBody = new Map([...one.textBody, ...(subtitle.anchor ? [['anchor', subtitle.anchor] as const] : [])]);
      return { ...movedTo(one, subtitle.frame), textBody, shown: subtitle.samples };
    }),
  };
}

/** The side at which a title of a layout begins, as a slide sets it. */
function alignedAs(title: ShownText, layout: ReadLayout): WordSample[] {
  const place = layout.placeholders.find(isTitlePlaceholder);
  if (!place) return [];
  const { align } = levelOf({ ...place, shown: title.samples }, layout);
  return [{ paragraph: createElement('a:pPr', { algn: alignments[align] }), run: undefined }];
}

const alignments = { start: 'l', center: 'ctr', end: 'r' } as const;

/** Where a subtitle goes of which the slide has none: below the title, or above one that stands at the foot. */
function besideTitle({ x, y, cx, cy }: Frame, foot: number): { frame: Frame; anchor: 't' | 'b' } {
  return y + cy + subtitleEmu <= foot
    ? { frame: { x, y: y + cy, cx, cy: subtitleEmu }, anchor: 't' }
    : { frame: { x, y: y - subtitleEmu, cx, cy: subtitleEmu }, anchor: 'b' };
}

const headlinePt = 24;
const isHeadline = ({ sizePt }: ShownText): boolean => sizePt >= headlinePt;

const [subtitleEmu, marginEmu] = [1_100_000, 300_000];
const leastRoomEmu = { cx: 2_400_000, cy: 460_000 };
const hasRoom = ({ cx, cy }: Frame): boolean => cx >= leastRoomEmu.cx && cy >= leastRoomEmu.cy;
