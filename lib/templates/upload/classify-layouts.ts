import { layoutNames, type LayoutName } from '@/lib/deck/theme/theme';
import { contentsOf, isTitlePlaceholder, isVertical, linePlacesOf, mainContentsOf } from './placeholder-roles';
import { endsAlone, type SampleSlide } from './sample-slides';
import { coveredPart, sharedPart, unionFrame } from './shapes';
import type { ReadLayout, ReadPlaceholder } from './template-tree';

/** What a layout is made of, as far as it matters for what it can carry. */
interface Makeup {
  layout: ReadLayout;
  titles: readonly ReadPlaceholder[];
  /** Of the area of the slide that its title covers. */
  hasSubtitle: boolean;
  /** Placeholders for content of any kind or for words, the largest first. */
  bodies: readonly ReadPlaceholder[];
  pictures: readonly ReadPlaceholder[];
}

const isBody = ({ type }: ReadPlaceholder) => ['obj', 'body', 'tbl', 'chart', 'dgm', 'media', 'clipArt'].includes(type);
const areaOf = ({ frame }: ReadPlaceholder) => frame.cx * frame.cy;

function makeupOf(layout: ReadLayout): Makeup {
  const main = mainContentsOf(layout);
  const beside = [...linePlacesOf(layout), ...contentsOf(layout).filter((one) => !main.includes(one))];
  const placeholders = layout.placeholders.filter((one) => !beside.includes(one));
  return {
    layout,
    titles: placeholders.filter(isTitlePlaceholder),
    hasSubtitle: placeholders.some(({ type }) => type === 'subTitle'),
    bodies: placeholders.filter(isBody).sort((one, other) => areaOf(other) - areaOf(one)),
    pictures: placeholders.filter(({ type }) => type === 'pic'),
  };
}

/** Layouts that text can run across on. */
export function usableLayouts(layouts: readonly ReadLayout[]): ReadLayout[] {
  return layouts.filter((layout) => !isVertical(layout));
}

interface RolePlan {
  /** Values of `type` that say it (ECMA-376 part 1, 19.7.15). */
  types: readonly string[];
  /** Words of layouts' names in the languages of Office that says it. */
  words: RegExp;
  /** Whether a layout of no telling type is made like one; 0 to 1. */
  likeness: (makeup: Makeup) => number;
  /** What stands in where a template has none. */
  otherwise: readonly LayoutName[];
}

const oneTitle = ({ titles }: Makeup) => titles.length === 1;
const only = (condition: boolean, value: number) => (condition ? value : 0);

const plans: Readonly<Record<LayoutName, RolePlan>> = {
  cover: {
    types: ['title'],
    words:
      /title slide|cover|titelfolie|titelseite|deckblatt|couverture|copertina|portada|car[aá]tula|voorblad|omslag|\bcapa\b|diapositive de titre|diapositiva de t[ií]tulo|diapositiva titolo|titeldia|forside|rubrikbild|表紙|タイトル スライド|标题幻灯片|제목 슬라이드/i,
    likeness: (makeup) => only(makeup.hasSubtitle && makeup.bodies.length === 0, 0.8),
    otherwise: ['section', 'title-only', 'content'],
  },
  section: {
    types: ['secHead'],
    words:
      /section|divider|chapter|abschnitt|kapitel|trenn|intercalaire|divisore|separador|capitolo|cap[ií]tulo|hoofdstuk|titre de section|encabezado de secci|intestazione sezione|sectiekop|セクション|节标题|구역/i,
    likeness: (makeup) => only(oneTitle(makeup) && makeup.hasSubtitle, 0.3),
    otherwise: ['cover', 'title-only', 'content'],
  },
  content: {
    types: ['obj', 'tx'],
    words:
      /title and content|titel und inhalt|titre et contenu|t[ií]tulo y objetos|titolo e contenuto|^content$|inhalt|bullets|タイトルとコンテンツ|标题和内容/i,
    likeness: (makeup) =>
      only(oneTitle(makeup) && makeup.bodies.length === 1 && makeup.pictures.length === 0 && !makeup.hasSubtitle, 0.6),
    otherwise: ['title-only', 'two-content'],
  },
  'two-content': {
    types: ['twoObj', 'twoTx', 'twoColTx', 'txAndObj', 'objAndTx'],
    words: /two content|two column|zwei inhalte|deux contenus|dos objetos|due contenuti|2 columns?|2 spalten/i,
    likeness: (makeup) => only(oneTitle(makeup) && makeup.bodies.length === 2 && areBeside(makeup.bodies), 0.6),
    otherwise: ['title-only', 'content'],
  },
  comparison: {
    types: ['twoTxTwoObj'],
    words: /comparison|vergleich|comparaison|comparaci[oó]n|confronto/i,
    likeness: (makeup) =>
      only(oneTitle(makeup) && makeup.bodies.length === 4 && areBeside(makeup.bodies.slice(0, 2)), 0.6),
    otherwise: ['title-only', 'two-content', 'content'],
  },
  'title-only': {
    types: ['titleOnly'],
    words: /title only|nur titel|titre seul|s[oó]lo el t[ií]tulo|solo titolo|タイトルのみ|仅标题/i,
    likeness: (makeup) =>
      only(oneTitle(makeup) && makeup.bodies.length === 0 && makeup.pictures.length === 0 && !makeup.hasSubtitle, 0.6),
    otherwise: ['content', 'two-content'],
  },
  blank: {
    types: ['blank'],
    words: /^blank$|leer|vide|en blanco|vuota|白紙|空白/i,
    likeness: ({ titles, bodies, pictures }) => only(titles.length + bodies.length + pictures.length === 0, 0.6),
    otherwise: ['title-only', 'content'],
  },
  'content-caption': {
    types: ['objTx'],
    words:
      /content with caption|inhalt mit [uü]berschrift|contenu avec l[eé]gende|contenido con t[ií]tulo|contenuto con didascalia/i,
    likeness: () => 0,
    otherwise: ['title-only', 'content'],
  },
  'picture-caption': {
    types: ['picTx'],
    words:
      /picture with caption|bild mit [uü]berschrift|image avec l[eé]gende|imagen con t[ií]tulo|immagine con didascalia/i,
    likeness: (makeup) => only(oneTitle(makeup) && makeup.pictures.length === 1, 0.5),
    otherwise: ['title-only', 'content'],
  },
  quote: {
    types: [],
    words: /quote|zitat|citation|cita|citazione/i,
    likeness: () => 0,
    otherwise: ['title-only', 'content'],
  },
  statement: {
    types: [],
    words: /statement|big idea|aussage|key message/i,
    likeness: () => 0,
    otherwise: ['title-only', 'content'],
  },
  closing: {
    types: [],
    words:
      /closing|thank|\bend\b|\bende$|schluss|danke|kontakt|contact|\bfin$|merci|cl[oô]ture|remerciement|cierre|despedida|gracias|chiusura|grazie|arrivederci|contatti|obrigad|encerramento|\bslut|afslut|avslut|\btak\b|\btack|dank|einde|afsluit|\bslot(?:dia|blad|pagina)|koniec|ko[nń]cow|zako[nń]cz|fermeture|dzi[eę]kuj|back cover|終了|ありがとう|谢谢|结束|감사/i,
    likeness: () => 0,
    otherwise: ['cover', 'section', 'title-only'],
  },
};

function areBeside([one, other]: readonly ReadPlaceholder[]): boolean {
  if (one === undefined || other === undefined) return false;
  const [left, right] = one.frame.x < other.frame.x ? [one, other] : [other, one];
  return left.frame.x + left.frame.cx <= right.frame.x + right.frame.cx * 0.1;
}

/** What names of layouts say to us, such as "Chart slide (DW: chart)". */
const hint = /\bDW:\s*([a-z-]+)/i;

function scoreOf(name: LayoutName, makeup: Makeup): number {
  const { types, words, likeness } = plans[name];
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
  return layoutNames.some(
    (other) => other !== name && (plans[other].types.includes(layout.type) || plans[other].words.test(layout.name)),
  );
}

const coverNames: readonly LayoutName[] = ['cover', 'section', 'closing'];

/** Whether a layout has what the role is about, where the arrangements look for it: content beside the title, and enough of it. */
function hasPlaces(name: LayoutName, makeup: Makeup): boolean {
  const { titles, bodies, pictures } = makeup;
  if (name === 'blank') return titles.length === 0;
  const [title] = titles;
  if (title === undefined) return false;
  const foot = title.frame.y + title.frame.cy;
  const isBelow = ({ frame }: ReadPlaceholder) => frame.y + frame.cy * 0.1 >= foot;
  const isApart = (one: ReadPlaceholder) => isBelow(one) || sharedPart(one.frame, title.frame) === 0;
  const contents = [...bodies, ...pictures];
  const isBesideAll =
    contents.length < 2 || sharedPart(unionFrame(contents.map(({ frame }) => frame)), title.frame) === 0;
  if (!coverNames.includes(name) && !(contents.every(isApart) && (isBesideAll || contents.every(isBelow))))
    return false;
  if (name === 'content') return bodies.some((one) => areaOf(one) >= slideArea(makeup.layout) * leastContent);
  return name === 'two-content' || name === 'comparison' ? bodies.length >= 2 : true;
}

const slideArea = ({ master: { slideSize } }: ReadLayout) => slideSize.cx * slideSize.cy;
/** Smaller places of a layout for content hold a few words, such as those at the end of a deck. */
const leastContent = 0.12;

/** Of layouts that are as good for a role, the one that slides of the file have; covers that the first of them has. */
function withUse(score: number, name: LayoutName, { path }: ReadLayout, slides: readonly SampleSlide[]): number {
  const among = name === 'cover' ? slides.slice(0, 1) : slides;
  return score > 0 && among.some(({ layout }) => layout === path) ? score + 0.1 : score;
}

/** What a layout of another name is worth as the end of decks that is like a front and that the last slide of the file has, and no other. */
function endOf(name: LayoutName, makeup: Makeup, slides: readonly SampleSlide[]): number {
  const { layout, titles, bodies, pictures } = makeup;
  const isLastAlone = endsAlone(slides, layout.path);
  const [title] = titles;
  if (name !== 'closing' || !isLastAlone || !title || isSaidToBeAnother(name, layout)) return 0;
  const isLow = title.frame.y + title.frame.cy / 2 > layout.master.slideSize.cy * highestMiddle;
  return only(oneTitle(makeup) && isLow && bodies.length <= 1 && pictures.length === 0, 0.9);
}

const highestMiddle = 0.28;

/** What a front is worth less whose title stands on a place for a picture: nobody knows whether it is read there. */
function under({ titles: [title], pictures }: Makeup): number {
  return title && pictures.some(({ frame }) => coveredPart(title.frame, frame) > onPicture.share) ? onPicture.lost : 0;
}

export const isTitledOnPicture = (layout: ReadLayout): boolean => under(makeupOf(layout)) > 0;

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
  return plans[name].otherwise;
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
  const usable = usableLayouts(layouts).map(makeupOf);
  const own = new Map<LayoutName, ReadLayout>();
  for (const name of layoutNames) {
    const scored = usable.map((makeup) => ({
      layout: makeup.layout,
      score:
        withUse(scoreOf(name, makeup) || endOf(name, makeup, slides), name, makeup.layout, slides) -
        (coverNames.includes(name) ? under(makeup) : 0),
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
    if (layout && usual && !(isTitledLike(layout, usual) && isWide(layout))) own.delete(name);
  }
  const titled = usable.find(({ titles }) => titles.length > 0)?.layout;
  if (titled === undefined) return undefined;
  const found = layoutNames.map((name) => {
    const chosen = choosable.find(({ path }) => path === choices[name]);
    if (chosen) return [name, { layout: chosen, role: name, isChosen: true }] as const;
    const role = [name, ...plans[name].otherwise].find((one) => own.has(one));
    const [titledAs = name] = [...own].find(([, layout]) => layout === titled) ?? [];
    return [name, { layout: (role && own.get(role)) ?? titled, role: role ?? titledAs }] as const;
  });
  return Object.fromEntries(found) as Record<LayoutName, ClassifiedLayout>;
}
