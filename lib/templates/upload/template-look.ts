import { contrastRatio, luminance } from '@/lib/deck/quality/contrast';
import { shadeBy } from '@/lib/deck/theme/scheme-color';
import type { OpenPackage } from '@/lib/pptx/package/open-package';
import { childOf, createElement, descendantsOf, pathOf, serializeXml } from '@/lib/pptx/xml/tree';
import type { XmlElement } from '@/lib/pptx/xml/tree';
import { shadeOf } from '../accent-theme';
import { hueDistance, toOklch } from '../oklch';
import type { LayoutDrawings } from './artwork/layout-drawings';
import { commonest, isTitleSized, outlineColorsOf, type WordSample } from './sample-slides';
import { placeholderOf, shapesOf } from './shapes';
import { themeSlots } from './template-colors';
import type { ReadLayout, ReadMaster, TemplateTree } from './template-tree';

/** What a template looks like, as far as its theme doesn't say so. */
interface ShownLook {
  /** Six, six hexadecimal digits each, of which the first are the hues and the others shades of them. */
  accents?: readonly string[];
  hues?: number;
  heading?: string;
  body?: string;
}

/**
 * A template whose theme is what people see. Files that were converted, or drawn by people who never opened the list of theme
 * colours, have the theme of every new file and say each colour and font where it stands. Decks are drawn in the theme, and
 * would look like nobody's; so theirs has the colours and fonts that are seen.
 */
export async function asItLooks(tree: TemplateTree, drawings: LayoutDrawings): Promise<TemplateTree> {
  const hues = await shownHues(tree, drawings);
  const look: ShownLook = { ...shownFonts(tree), ...(hues && { accents: withShades(hues), hues: hues.length }) };
  if (Object.keys(look).length === 0) return tree;
  const themes = new Map<string, Uint8Array>();
  const masters = tree.masters.map((master): ReadMaster => {
    const theme = themedAs(master.theme, look);
    themes.set(master.themePath, serializeXml(theme));
    return withTheme(master, theme, look.hues);
  });
  return { ...tree, masters, opened: { ...tree.opened, parts: new Map([...tree.opened.parts, ...themes]) } };
}

function withTheme(master: ReadMaster, theme: XmlElement, shownHues: number | undefined): ReadMaster {
  const slots = themeSlots(theme);
  const layouts: ReadLayout[] = [];
  const whole: ReadMaster = { ...master, theme, palette: { ...master.palette, slots }, layouts, shownHues };
  for (const one of master.layouts) layouts.push({ ...one, master: whole, palette: { ...one.palette, slots } });
  return whole;
}

/** A theme with other colours and fonts. */
function themedAs(theme: XmlElement, { accents = [], heading, body }: ShownLook): XmlElement {
  const root = theme.clone();
  const elements = childOf(root, 'a:themeElements');
  for (const [index, hex] of accents.entries()) {
    const slot = pathOf(elements, 'a:clrScheme', `a:accent${index + 1}`);
    slot?.takeChildren();
    slot?.append(createElement('a:srgbClr', { val: hex }));
  }
  for (const [name, family] of [
    ['a:majorFont', heading],
    ['a:minorFont', body],
  ] as const) {
    const latin = pathOf(elements, 'a:fontScheme', name, 'a:latin');
    if (family !== undefined) latin?.replaceWith(createElement('a:latin', { typeface: family }));
  }
  return root;
}

/** So many of those who say a font say the same one. */
const mostSay = 0.6;

/**
 * The families of titles and of text where masters name none of the theme's: as the slides of the file have them, or else the
 * words of the master.
 */
function shownFonts({ slides, masters }: TemplateTree): Pick<ShownLook, 'heading' | 'body'> {
  const familyOf = (place: 'title' | 'body'): string | undefined => {
    // What the place of a master says goes before what its styles do.
    const named = masters.flatMap(({ root }) => {
      const own = shapesOf(root).find((one) => placeholderOf(one)?.get('type') === place);
      return firstFamily(own) ?? firstFamily(pathOf(root, 'p:txStyles', `p:${place}Style`)) ?? [];
    });
    if (named.length === 0 || named.some((name) => name.startsWith('+'))) return undefined;
    const shown = slides.flatMap(({ placeholders, texts }) => [
      ...placeholders.filter(({ type }) => /title$/i.test(type) === (place === 'title')),
      ...texts.filter((one) => place === 'body' || isTitleSized(one)),
    ]);
    const said = shown.flatMap(({ samples }) => samples.flatMap(namedFamily));
    const usual = commonest(said);
    return usual !== undefined && said.filter((name) => name === usual).length >= said.length * mostSay
      ? usual
      : commonest(named);
  };
  const [heading, body] = [familyOf('title'), familyOf('body')];
  return { ...(heading !== undefined && { heading }), ...(body !== undefined && { body }) };
}

const firstFamily = (style: XmlElement | undefined): string | undefined =>
  style && descendantsOf(style, 'a:latin')[0]?.get('typeface');

/** The families that words name by themselves, and not by their place in the theme. */
const namedFamily = ({ run }: WordSample): string[] =>
  (run ? descendantsOf(run, 'a:latin') : []).flatMap((one) => {
    const name = one.get('typeface') ?? '+';
    return name.startsWith('+') ? [] : [name];
  });

/** Of a slide, times how colourful it is: what is less is no colour of a template. */
const leastShown = 0.002;
/** Of the most of one. */
const leastOfMost = 0.05;
const accentCount = 6;
/** Colours nearer than this on the wheel are shades of one, in degrees. */
const sameHue = 24;

/**
 * Colours that layouts and slides show, the commonest first; undefined where the theme has some of its own, or the file shows
 * none.
 */
async function shownHues(
  { opened, masters, slides }: TemplateTree,
  drawings: LayoutDrawings,
): Promise<readonly string[] | undefined> {
  const isForeign = masters.every(({ palette }) => isProgramPalette(accentsOf(palette.slots))) && !namesAccents(opened);
  if (!isForeign) return undefined;
  const used = masters.flatMap(({ layouts }) =>
    layouts.filter(({ path }) => slides.some(({ layout }) => layout === path)),
  );
  const layouts = used.length > 0 ? used : masters.slice(0, 1).flatMap((one) => one.layouts);
  const drawn = await drawings.of(layouts);
  const { cx, cy } = masters[0]!.slideSize;
  const seen = [
    ...layouts.flatMap(({ path }) =>
      drawn.get(path)!.ground.colors.map(({ hex, share }) => ({ hex, weight: share / layouts.length })),
    ),
    // Thin lines are gone where layouts are drawn small.
    ...layouts.flatMap(({ root, master }) =>
      [root, master.root]
        .flatMap((one) => outlineColorsOf(one))
        .map(({ hex, area }) => ({ hex, weight: area / (cx * cy) / layouts.length })),
    ),
    ...slides.flatMap(({ colors }) =>
      colors.map(({ hex, area }) => ({ hex, weight: Math.min(1, area / (cx * cy)) / slides.length })),
    ),
  ];
  const found = chosenOf(seen);
  return found.length === 0 ? undefined : found;
}

interface WeighedColor {
  hex: string;
  weight: number;
}

const accentsOf = (slots: ReadonlyMap<string, string>): string[] =>
  Array.from({ length: accentCount }, (_, index) => slots.get(`accent${index + 1}`) ?? '');

/** Whether masters, layouts or slides have an accent of the theme; charts and diagrams name them whoever drew them, for programs do. */
function namesAccents({ parts }: OpenPackage): boolean {
  return [...parts].some(
    ([path, bytes]) =>
      /^ppt\/(?!theme\/|tableStyles|charts\/|diagrams\/).*\.xml$/.test(path) &&
      Buffer.from(bytes).includes('schemeClr val="accent'),
  );
}

/** Of each hue what stands out most from the paper, the hues that most is covered with first; a gray where there is hardly any colour. */
function chosenOf(seen: readonly WeighedColor[]): string[] {
  const paper = seen.reduce((most, one) => (one.weight > most.weight ? one : most), { hex: 'FFFFFF', weight: 0 });
  const colorful = seen.flatMap(({ hex, weight }) => {
    const { chroma, hue } = toOklch(hex);
    const contrast = contrastRatio(hex, paper.hex);
    const strength = weight * chroma ** pureChroma * contrast ** 2 * (contrast < leastSeen ? pale : 1);
    return chroma < leastChroma ? [] : [{ hex, hue, weight: weight * chroma, strength }];
  });
  const sumOf = (colors: readonly { weight: number }[]) => colors.reduce((sum, { weight }) => sum + weight, 0);
  if (sumOf(colorful) < leastShown) return grayOf(seen);
  const hues: WeighedColor[] = [];
  for (let left = colorful.sort((one, other) => other.strength - one.strength); left[0] !== undefined;) {
    const [{ hex, hue }] = left as [(typeof left)[0]];
    const isAlike = (one: { hue: number }) => hueDistance(one.hue, hue) < sameHue;
    hues.push({ hex, weight: sumOf(left.filter(isAlike)) });
    left = left.filter((one) => !isAlike(one));
  }
  const ordered = hues.sort((one, other) => other.weight - one.weight);
  return ordered
    .filter(({ weight }) => weight >= ordered[0]!.weight * leastOfMost)
    .slice(0, accentCount)
    .map(({ hex }) => hex);
}

const leastChroma = 0.05;
/** Where a hue has a shade that is seen on paper, the pale ones are its ground. */
const [leastSeen, pale] = [2, 0.1];
/** How much more a pure colour counts than a breath of it that covers as much: what large grounds have is rarely what is meant. */
const pureChroma = 3;

/** The gray that most is covered with, of those that are neither paper nor ink; none where it is hardly seen. */
function grayOf(seen: readonly WeighedColor[]): string[] {
  const [light, dark] = [0.5, 0.02];
  const grays = seen.filter(({ hex }) => luminance(hex) < light && luminance(hex) > dark);
  const [most] = grays.sort((one, other) => other.weight - one.weight);
  return most && most.weight >= leastShown ? [most.hex] : [];
}

const shades = [
  { lumMod: 60, lumOff: 40 },
  { lumMod: 60, lumOff: 0 },
  { lumMod: 40, lumOff: 60 },
  { lumMod: 80, lumOff: 20 },
  { lumMod: 75, lumOff: 0 },
];

/** As many as a theme has: few colours go on in shades of them. */
function withShades(found: readonly string[]): string[] {
  const accents = found.flatMap((hex) => [hex, ...deepened(hex)]);
  const further = shades.flatMap((shade) => accents.map((hex) => shadeBy(hex, shade)));
  return [...new Set([...accents, ...further])].slice(0, accentCount);
}

/** Yellows are read on no paper, and are olive as soon as they are darkened alone: amber is there for words. */
function deepened(hex: string): string[] {
  if (contrastRatio(hex, 'FFFFFF') >= leastSeen) return [];
  const { lightness } = toOklch(hex);
  const steps = Array.from({ length: 30 }, (_, step) => shadeOf(hex, lightness - step * 0.02));
  return steps.filter((one) => contrastRatio(one, 'FFFFFF') >= leastOfWords).slice(0, 1);
}

const leastOfWords = 4.6;

/** The six accents that programs give a file when nobody chooses any, by program. */
const programPalettes: Readonly<Record<string, string>> = {
  'Office 2007 and 2010, LibreOffice’s conversions': '4F81BD C0504D 9BBB59 8064A2 4BACC6 F79646',
  'Office 2013': '5B9BD5 ED7D31 A5A5A5 FFC000 4472C4 70AD47',
  'Office 2016 and 2019': '4472C4 ED7D31 A5A5A5 FFC000 5B9BD5 70AD47',
  'Office 2023': '156082 E97132 196B24 0F9ED5 A02B93 4EA72E',
  LibreOffice: '18A303 0369A3 A33E03 8E03A3 C99C00 C9211E',
  'Google Slides': '4285F4 212121 78909C FFAB40 0097A7 EEFF41',
};

/** @param accents six hexadecimal digits each, in capitals */
function isProgramPalette(accents: readonly string[]): boolean {
  return Object.values(programPalettes).includes(accents.join(' '));
}
