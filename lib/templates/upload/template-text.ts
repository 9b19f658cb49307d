import { childOf, childrenOf, type XmlElement } from '@/lib/pptx/xml/tree';
import { fillColor, type SeenColor } from './template-colors';
import type { ReadLayout, ReadPlaceholder } from './template-tree';

/** What the first or a further level of a placeholder's text looks like, master and layout together. */
export interface ReadLevel {
  sizePt: number;
  color: SeenColor | undefined;
  bold: boolean;
  caps: boolean;
  align: 'start' | 'center' | 'end';
  font: 'heading' | 'body';
}

/** Where nobody says a size (ECMA-376 part 1, 21.1.2.3.9). */
const unsaidPt = 18;

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

export function levelOf(
  { styles, type }: ReadPlaceholder,
  { palette }: Pick<ReadLayout, 'palette'>,
  level = 0,
): ReadLevel {
  const run = (read: (run: XmlElement) => string | undefined) =>
    stated(styles, level, (own) => {
      const properties = childOf(own, 'a:defRPr');
      return properties && read(properties);
    });
  const size = run((own) => own.get('sz'));
  const align = stated(styles, level, (own) => own.get('algn')) ?? 'l';
  const font = run((own) => childOf(own, 'a:latin')?.get('typeface'));
  const isTitle = type === 'title' || type === 'ctrTitle';
  return {
    sizePt: size === undefined ? unsaidPt : Number(size) / 100,
    color: stated(styles, level, (own) => fillColor(childOf(own, 'a:defRPr'), palette)),
    bold: isOn(run((own) => own.get('b'))),
    caps: run((own) => own.get('cap')) === 'all',
    align: align === 'ctr' ? 'center' : align === 'r' ? 'end' : 'start',
    font: font?.startsWith('+mj') || (font === undefined && isTitle) ? 'heading' : 'body',
  };
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

const anchors: Readonly<Record<string, 'top' | 'middle' | 'bottom'>> = { t: 'top', ctr: 'middle', b: 'bottom' };

export function anchorOf({ textBody }: ReadPlaceholder): 'top' | 'middle' | 'bottom' {
  return anchors[textBody.get('anchor') ?? 't'] ?? 'top';
}

/** EMU between the frame and its text (ECMA-376 part 1, 21.1.2.1.1). */
export function insetsOf({ textBody }: ReadPlaceholder): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const inset = (name: string, usual: number) => Number(textBody.get(name) ?? usual);
  return {
    left: inset('lIns', 91_440),
    right: inset('rIns', 91_440),
    top: inset('tIns', 45_720),
    bottom: inset('bIns', 45_720),
  };
}

/** Major and minor Latin font of a theme. */
export function themeFontsOf(theme: XmlElement): { heading: string | undefined; body: string | undefined } {
  const scheme = childrenOf(theme).flatMap((elements) => childOf(elements, 'a:fontScheme') ?? [])[0];
  const latin = (name: string) => childOf(childOf(scheme, name), 'a:latin')?.get('typeface') || undefined;
  return { heading: latin('a:majorFont'), body: latin('a:minorFont') };
}
