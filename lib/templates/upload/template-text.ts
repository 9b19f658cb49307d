import { childOf, childrenOf, type XmlElement } from '@/lib/pptx/xml/tree';
import type { ListSign } from '@/lib/pptx/template/template-package';
import type { WordSample } from './sample-slides';
import { fillColor, firstColor, type SeenColor } from './template-colors';
import type { ReadLayout, ReadPlaceholder } from './template-tree';

/** What the first or a further level of a placeholder's text looks like, master and layout together. */
export interface ReadLevel {
  sizePt: number;
  color: SeenColor | undefined;
  bold: boolean;
  italic: boolean;
  caps: boolean;
  /** Of words in their own direction: at the right of a paragraph that runs from right to left is its start. */
  align: 'start' | 'center' | 'end';
  isRightToLeft: boolean;
  font: 'heading' | 'body';
}

/** The attribute or child that counts: the last style that states it. */
function stated<T>(
  styles: ReadPlaceholder['styles'],
  level: number,
  read: (level: XmlElement) => T | undefined,
): T | undefined {
  for (const style of [...styles].reverse()) {
    const own = childOf(style, `a:lvl${level + 1}pPr`);
    const value = own && read(own);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** What text of a placeholder inherits; without what nobody states. */
export function inheritedLevel(
  { styles }: Pick<ReadPlaceholder, 'styles'>,
  { palette }: Pick<ReadLayout, 'palette'>,
  level = 0,
): Partial<Omit<ReadLevel, 'font'>> {
  const run = <T>(read: (run: XmlElement) => T | undefined) =>
    stated(styles, level, (own) => {
      const properties = childOf(own, 'a:defRPr');
      return properties && read(properties);
    });
  const size = run((own) => own.get('sz'));
  const align = stated(styles, level, (own) => own.get('algn'));
  const isRightToLeft = isOn(stated(styles, level, (own) => own.get('rtl')));
  const [bold, italic] = [run((own) => own.get('b')), run((own) => own.get('i'))];
  return {
    ...(size !== undefined && { sizePt: Number(size) / 100 }),
    ...definedOf({
      color: run((own) => fillColor(own, palette)),
      bold: bold === undefined ? undefined : isOn(bold),
      italic: italic === undefined ? undefined : isOn(italic),
    }),
    ...(align !== undefined && { align: alignOf(align, isRightToLeft) }),
    isRightToLeft,
    caps: run((own) => own.get('cap')) === 'all',
  };
}

/**
 * What the text of a placeholder looks like: as it inherits, else as the words that stand in it are set, which slides don't
 * inherit; before both, as a slide that shows how it is meant has it.
 */
export function levelOf(placeholder: ReadPlaceholder, layout: Pick<ReadLayout, 'palette'>, level = 0): ReadLevel {
  const { styles, type, samples, shown = [] } = placeholder;
  const said = (words: readonly WordSample[]) =>
    level === 0 ? Object.assign({}, ...words.map((one) => saidBy(one, layout))) : {};
  const isTitle = type === 'title' || type === 'ctrTitle';
  const font = stated(styles, level, (own) => childOf(childOf(own, 'a:defRPr'), 'a:latin')?.get('typeface'));
  return {
    sizePt: isTitle ? usualPt.title : usualPt.text,
    color: undefined,
    bold: false,
    italic: false,
    caps: false,
    align: 'start',
    isRightToLeft: false,
    font: font?.startsWith('+mj') || (font === undefined && isTitle) ? 'heading' : 'body',
    // What such a slide doesn't say is as it inherits it.
    ...(shown.length > 0 ? {} : said(samples)),
    ...inheritedLevel(placeholder, layout, level),
    ...said(shown),
  };
}

/** Between its lines, as a share of what the font itself has; 1 where nobody says one. */
export function lineSpacingOf({ styles }: ReadPlaceholder): number {
  const share = stated(styles, 0, (own) => childOf(childOf(own, 'a:lnSpc'), 'a:spcPct')?.get('val'));
  return share === undefined ? 1 : Number(share) / 100_000;
}

/** The sign before the items of a list. */
export interface ReadBullet {
  sign: string;
  font: string | undefined;
  /** Undefined where it is that of the words. */
  color: SeenColor | undefined;
}

/** Of the first level that has one: where the first is a heading or plain words, lists begin below it. */
export function bulletOf(
  { styles }: ReadPlaceholder,
  { palette }: Pick<ReadLayout, 'palette'>,
): ReadBullet | undefined {
  for (const level of levels) {
    const sign = stated(styles, level, (own) => childOf(own, 'a:buChar') ?? childOf(own, 'a:buNone'))?.get('char');
    if (sign === undefined) continue;
    const color = stated(styles, level, (own) => childOf(own, 'a:buClr') ?? childOf(own, 'a:buClrTx'));
    const font = stated(styles, level, (own) => childOf(own, 'a:buFont')?.get('typeface'));
    return { sign, font, color: firstColor(color, palette) };
  }
  return undefined;
}

/** What lists have before their items from the level on that has a sign; of a file's own fonts and sizes. */
export function listSignsOf({ styles }: ReadPlaceholder): ListSign[] {
  const signs = levels.map((level) => {
    const char = stated(styles, level, (own) => childOf(own, 'a:buChar') ?? childOf(own, 'a:buNone'))?.get('char');
    const typeface = stated(styles, level, (own) => childOf(own, 'a:buFont')?.get('typeface'));
    const size = stated(styles, level, (own) => childOf(own, 'a:buSzPct')?.get('val'));
    return char ? { char, ...(typeface && { typeface }), ...(size && { size }) } : undefined;
  });
  return signs.flatMap((sign) => sign ?? []);
}

/** Whether its first level is numbered. */
export const isNumbered = ({ styles }: ReadPlaceholder): boolean =>
  stated(styles, 0, (own) =>
    ['a:buAutoNum', 'a:buChar', 'a:buNone'].map((name) => childOf(own, name)).find((one) => one !== undefined),
  )?.name === 'a:buAutoNum';

/** Which level running text has: the first whose words are not bold, as bold ones without a sign are headings of those below. */
export function runningLevelOf({ styles }: ReadPlaceholder): number {
  const isHeading = (level: number) =>
    isOn(stated(styles, level, (own) => childOf(own, 'a:defRPr')?.get('b'))) &&
    stated(styles, level, (own) => childOf(own, 'a:buChar') ?? childOf(own, 'a:buNone'))?.name === 'a:buNone';
  return levels.find((level) => !isHeading(level)) ?? 0;
}

const levels = [0, 1, 2, 3, 4];

function saidBy({ paragraph, run }: WordSample, { palette }: Pick<ReadLayout, 'palette'>): Partial<ReadLevel> {
  const [size, bold, align] = [run?.get('sz'), run?.get('b'), paragraph?.get('algn')];
  return definedOf({
    sizePt: size === undefined ? undefined : Number(size) / 100,
    color: run && fillColor(run, palette),
    bold: bold === undefined ? undefined : isOn(bold),
    ...(align !== undefined && {
      align: alignOf(align, isOn(paragraph?.get('rtl'))),
      isRightToLeft: isOn(paragraph?.get('rtl')),
    }),
  });
}

/** Where nobody says a size. */
const usualPt = { title: 28, text: 18 };

function definedOf<T extends object>(values: T): Partial<{ [K in keyof T]: NonNullable<T[K]> }> {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Partial<{ [K in keyof T]: NonNullable<T[K]> }>;
}

function alignOf(value: string, isRightToLeft: boolean): ReadLevel['align'] {
  if (value === 'ctr') return 'center';
  return (value === 'r') === isRightToLeft ? 'start' : 'end';
}

/** At which side the words of a place stand, whichever way they run: `start` is the left. */
export function sideOf(level: Pick<ReadLevel, 'align' | 'isRightToLeft'>): ReadLevel['align'] {
  return level.isRightToLeft ? otherSides[level.align] : level.align;
}

const otherSides = { start: 'end', center: 'center', end: 'start' } as const;

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

const anchors: Readonly<Record<string, 'top' | 'middle' | 'bottom'>> = { t: 'top', ctr: 'middle', b: 'bottom' };

export function anchorOf({ textBody }: ReadPlaceholder): 'top' | 'middle' | 'bottom' {
  return anchors[textBody.get('anchor') ?? 't'] ?? 'top';
}

/** How far the words of a placeholder are turned clockwise: with its frame, or within it (ECMA-376 part 1, 20.1.10.82). */
export function turnOf({ turnDeg, textBody }: ReadPlaceholder): 90 | 270 | undefined {
  const within: number = turnsWithin[textBody.get('vert') ?? ''] ?? 0;
  const whole = ((turnDeg ?? 0) + within) % 360;
  return whole === 90 || whole === 270 ? whole : undefined;
}

const turnsWithin: Readonly<Record<string, number>> = { vert: 90, vert270: 270 };

type Sides = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** EMU between the frame, as it is seen, and its text (ECMA-376 part 1, 21.1.2.1.1). */
export function insetsOf({ textBody, turnDeg }: ReadPlaceholder): Sides {
  const inset = (name: string, usual: number) => Number(textBody.get(name) ?? usual);
  const [left, right] = [inset('lIns', 91_440), inset('rIns', 91_440)];
  const [top, bottom] = [inset('tIns', 45_720), inset('bIns', 45_720)];
  if (turnDeg === 90) return { top: left, right: top, bottom: right, left: bottom };
  if (turnDeg === 270) return { bottom: left, left: top, top: right, right: bottom };
  return { left, right, top, bottom };
}

/** Major and minor Latin font of a theme. */
export function themeFontsOf(theme: XmlElement): { heading: string | undefined; body: string | undefined } {
  const scheme = childrenOf(theme).flatMap((elements) => childOf(elements, 'a:fontScheme') ?? [])[0];
  const latin = (name: string) => childOf(childOf(scheme, name), 'a:latin')?.get('typeface') || undefined;
  return { heading: latin('a:majorFont'), body: latin('a:minorFont') };
}
