import { isStandInLayout } from '@/lib/deck/theme/stand-in-layouts';
import { layoutNames, type LayoutName } from '@/lib/deck/theme/theme';
import { contentsOf, isTitlePlaceholder, isVertical, linePlacesOf, mainContentsOf } from './placeholder-roles';
import { ownPlacesOf } from './own-places';
import { placeArea, leastContent, rolePlans, slideArea, type Makeup } from './role-plans';
import type { SampleSlide } from './sample-slides';
import { coveredPart, outlineIn, sharedPart, unionFrame } from './shapes';
import type { ReadLayout, ReadPlaceholder } from './template-tree';

const isBody = ({ type }: ReadPlaceholder) => ['obj', 'body', 'tbl', 'chart', 'dgm', 'media', 'clipArt'].includes(type);
function makeupOf(layout: ReadLayout, slides: readonly SampleSlide[]): Makeup {
  const main = mainContentsOf(layout);
  const beside = [...linePlacesOf(layout), ...contentsOf(layout).filter((one) => !main.includes(one))];
  const placeholders = layout.placeholders.filter((one) => !beside.includes(one));
  return {
    layout,
    titles: placeholders.filter(isTitlePlaceholder),
    hasSubtitle: placeholders.some(({ type }) => type === 'subTitle'),
    bodies: placeholders.filter(isBody).sort((one, other) => placeArea(other) - placeArea(one)),
    pictures: placeholders.filter(({ type }) => type === 'pic'),
    isLast:
      slides.length >= leastShown && slides.findIndex((slide) => slide.layout === layout.path) === slides.length - 1,
  };
}

/** Files of fewer slides show no deck from its cover to its end. */
const leastShown = 3;

/** Layouts that text can run across on. */
export function usableLayouts(layouts: readonly ReadLayout[]): ReadLayout[] {
  return layouts.filter((layout) => !isVertical(layout));
}

/** What names of layouts say to us, such as "Chart slide (DW: chart)". */
const hint = /\bDW:\s*([a-z-]+)/i;

function scoreOf(name: LayoutName, makeup: Makeup): number {
  const { types, words, likeness } = rolePlans[name];
  const { layout } = makeup;
  if (hint.exec(layout.name)?.[1]?.toLowerCase() === name) return 10;
  const byType = types.includes(layout.type) ? 2 : 0;
  const byName = words.test(layout.name) ? 1 : 0;
  // Titles of a type of their own are those of covers, of which files have several.
  if (byType === 0 && !coverNames.includes(name) && makeup.titles[0]?.type === 'ctrTitle') return 0;
  if (byType + byName === 0) return hasPlaces(name, makeup) && !isSaidToBeAnother(name, layout) ? likeness(makeup) : 0;
  // A type that was left over from the layout that this one was copied from is none.
  return hasPlaces(name, makeup) ? byType + byName : 0;
}

/** Whether type or name say that a layout is for something else, which its makeup does not change. */
function isSaidToBeAnother(name: LayoutName, layout: ReadLayout): boolean {
  return layoutNames.some((other) => {
    if (other === name || (isForItsPlaces(other) && !ownPlacesOf(other, layout))) return false;
    return rolePlans[other].types.includes(layout.type) || rolePlans[other].words.test(layout.name);
  });
}

/** Nothing but what it has places for makes a layout one of these, so that words such as "chart" in names say little. */
const isForItsPlaces = (name: LayoutName): boolean => isStandInLayout(name) && name !== 'figures' && name !== 'agenda';

const coverNames: readonly LayoutName[] = ['cover', 'section', 'closing'];

/** Whether a layout has what the role is about, where the arrangements look for it: content beside the title, and enough of it. */
function hasPlaces(name: LayoutName, makeup: Makeup): boolean {
  const { titles, bodies, pictures } = makeup;
  if (name === 'blank') return titles.length === 0;
  if (ownPlacesOf(name, makeup.layout)) return true;
  if (isStandInLayout(name)) return false;
  const [title] = titles;
  if (title === undefined) return false;
  const foot = title.frame.y + title.frame.cy;
  const isBelow = ({ frame }: ReadPlaceholder) => frame.y + frame.cy * 0.1 >= foot;
  const isApart = (one: ReadPlaceholder) => isBelow(one) || sharedPart(one.frame, title.frame) === 0;
  const contents = [...bodies, ...pictures];
  const isBesideAll =
    contents.length < 2 || sharedPart(unionFrame(contents.map(({ frame }) => frame)), title.frame) === 0;
  // A picture that is cut to a shape stands in its place whatever is beside it.
  const isFramed = name === 'picture-caption' && pictures.length === 1 && outlineIn(pictures[0]!.node) !== undefined;
  if (isFramed && bodies.length > 0 && contents.every(isApart)) return true;
  if (!coverNames.includes(name) && !(contents.every(isApart) && (isBesideAll || contents.every(isBelow))))
    return false;
  if (name === 'content') return bodies.some((one) => placeArea(one) >= slideArea(makeup.layout) * leastContent);
  return name === 'two-content' || name === 'comparison' ? bodies.length >= 2 : true;
}

/** Of layouts that are as good for a role, the one that slides of the file have; covers that the first of them has. */
function withUse(score: number, name: LayoutName, { path }: ReadLayout, slides: readonly SampleSlide[]): number {
  const among = name === 'cover' ? slides.slice(0, 1) : slides;
  return score > 0 && among.some(({ layout }) => layout === path) ? score + 0.1 : score;
}

/** What a front is worth less whose title stands on a place for a picture: nobody knows whether it is read there. */
function under({ titles: [title], pictures }: Makeup): number {
  return title && pictures.some(({ frame }) => coveredPart(title.frame, frame) > onPicture.share) ? onPicture.lost : 0;
}

export const isTitledOnPicture = (layout: ReadLayout): boolean => under(makeupOf(layout, [])) > 0;

const onPicture = { share: 0.5, lost: 0.15 };

/** Where another place is meant for the title, that is what is quoted or stated, and the title of a slide has none. */
function isTitledLike(layout: ReadLayout, usual: ReadLayout): boolean {
  const [own, other] = [layout, usual].map(({ placeholders }) => placeholders.find(isTitlePlaceholder));
  return !own || !other || sharedPart(own.frame, other.frame) > likeTitle;
}

const likeTitle = 0.3;

/** A column beside something else is no place for a few large words. */
function isWide(layout: ReadLayout): boolean {
  const contents = mainContentsOf(layout).map(({ frame }) => frame);
  return contents.length === 0 || unionFrame(contents).cx >= layout.master.slideSize.cx * leastWidth;
}

const leastWidth = 0.5;

export interface ClassifiedLayout {
  layout: ReadLayout;
  /** The role that the layout has by itself; another one than asked for where it stands in. */
  role: LayoutName;
  /** By a person. */
  isChosen?: boolean;
}

/** What serves a role where its own layout can't, the best first. */
export function otherLayoutsOf(name: LayoutName): readonly LayoutName[] {
  return rolePlans[name].otherwise;
}

/** What tells layouts apart beside themselves. */
interface ClassifyHints {
  /** Parts of layouts that people chose for a role. */
  choices?: Readonly<Partial<Record<LayoutName, string>>>;
  /** What people could choose from; the layouts themselves when nothing else is said. */
  choosable?: readonly ReadLayout[];
  /** Of the file, in their order. */
  slides?: readonly SampleSlide[];
}

/**
 * Which layout serves what.
 *
 * @returns undefined when no layout has a title that text can stand in
 */
export function classifyLayouts(
  layouts: readonly ReadLayout[],
  { choices = {}, choosable = layouts, slides = [] }: ClassifyHints = {},
): Record<LayoutName, ClassifiedLayout> | undefined {
  const usable = usableLayouts(layouts).map((layout) => makeupOf(layout, slides));
  const own = new Map<LayoutName, ReadLayout>();
  for (const name of layoutNames) {
    const scored = usable.map((makeup) => ({
      layout: makeup.layout,
      score:
        withUse(scoreOf(name, makeup), name, makeup.layout, slides) - (coverNames.includes(name) ? under(makeup) : 0),
    }));
    const best = scored.reduce((most, one) => (one.score > most.score ? one : most), {
      layout: undefined as ReadLayout | undefined,
      score: 0,
    });
    if (best.layout) own.set(name, best.layout);
  }
  const usual = own.get('content') ?? own.get('title-only');
  for (const name of ['quote', 'statement'] as const) {
    const layout = own.get(name);
    if (layout && usual && !ownPlacesOf(name, layout) && !(isTitledLike(layout, usual) && isWide(layout)))
      own.delete(name);
  }
  const titled = usable.find(({ titles }) => titles.length > 0)?.layout;
  if (titled === undefined) return undefined;
  const found = layoutNames.map((name) => {
    const chosen = choosable.find(({ path }) => path === choices[name]);
    if (chosen) return [name, { layout: chosen, role: name, isChosen: true }] as const;
    const role = [name, ...rolePlans[name].otherwise].find((one) => own.has(one));
    const [titledAs = name] = [...own].find(([, layout]) => layout === titled) ?? [];
    return [name, { layout: (role && own.get(role)) ?? titled, role: role ?? titledAs }] as const;
  });
  return Object.fromEntries(found) as Record<LayoutName, ClassifiedLayout>;
}
