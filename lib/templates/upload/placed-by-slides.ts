import { commonest, type SampleSlide } from './sample-slides';
import { frameOf, movedWith, placeholderOf, shapesOf, sharedPart, type Frame } from './shapes';
import type { ReadLayout, ReadMaster, ReadPlaceholder, TemplateTree } from './template-tree';

export type LargePlace = 'title' | 'body';

/** Which of the two large places of a master a placeholder is about. */
export function placeOf(type: string): LargePlace | undefined {
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
export const movedTo = (one: ReadPlaceholder, frame: Frame): ReadPlaceholder => ({ ...one, frame, isPlaced: false });

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

export const slackEmu = 45_720;

function isWithin({ x, y, cx, cy }: Frame, area: Frame): boolean {
  return (
    x >= area.x - slackEmu &&
    y >= area.y - slackEmu &&
    x + cx <= area.x + area.cx + slackEmu &&
    y + cy <= area.y + area.cy + slackEmu
  );
}
