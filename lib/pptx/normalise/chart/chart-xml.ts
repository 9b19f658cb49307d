import { captionPadIn } from '@/lib/deck/scene/chart-geometry';
import type { Box, ChartCaption, ChartElement, Fill } from '@/lib/deck/scene/scene';
import type { ColorRole } from '@/lib/deck/theme/theme';
import { schemeSlots } from '@/lib/deck/theme/theme';
import { cleanXmlText } from '../../package/escape-xml';
import { childrenOf, createElement } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import { formatWithLocale } from './local-format';

const emuPerPoint = 12700;
/** A sixty-thousandth of a degree (ECMA-376 part 1, 20.1.10.3), which nobody sees. */
const leastRotation = '1';

/** An element whose whole content is its attribute `val`. */
export function valueOf(name: string, value: string | number | boolean): XmlElement {
  return createElement(name, { val: typeof value === 'boolean' ? (value ? '1' : '0') : String(value) });
}

/** Puts elements in the place of all children of their names. */
export function replaceChildren(parent: XmlElement, children: readonly XmlElement[]): void {
  const names = new Set(children.map(({ name }) => name));
  for (const former of childrenOf(parent)) if (names.has(former.name)) former.remove();
  parent.append(...children);
}

export function solidFill({ color, opacity = 1 }: Fill): XmlElement {
  const alpha = opacity === 1 ? [] : [valueOf('a:alpha', Math.round(opacity * 100_000))];
  return createElement('a:solidFill', {}, [createElement('a:schemeClr', { val: schemeSlots[color] }, alpha)]);
}

/** An outline; without a stroke one that is not drawn. */
export function outline(stroke?: {
  fill: Fill;
  widthPt: number;
  isDashed?: boolean;
  /** Whether it ends where it ends, and not half its width behind that. */
  isFlat?: boolean;
}): XmlElement {
  if (!stroke) return createElement('a:ln', {}, [createElement('a:noFill')]);
  const { fill, widthPt, isDashed = false, isFlat = isDashed } = stroke;
  return createElement('a:ln', { w: String(Math.round(widthPt * emuPerPoint)), cap: isFlat ? 'flat' : 'rnd' }, [
    solidFill(fill),
    ...(isDashed ? [valueOf('a:prstDash', 'dash')] : []),
    createElement('a:round'),
  ]);
}

export interface ChartTextOptions {
  sizePt: number;
  color: ColorRole;
  language: string;
  bold?: boolean;
  /** Whether the text stays on one line. */
  oneLine?: boolean;
  /** Names that must not touch: LibreOffice leaves some out only where the text is turned, be it by nothing. */
  spaced?: boolean;
}

/** How a text of a chart is set (`c:txPr`): upright, in the theme's body font. */
export function textProperties({
  language,
  oneLine = false,
  spaced = false,
  ...options
}: ChartTextOptions): XmlElement {
  const run = runProperties('a:defRPr', {}, options);
  const paragraph = createElement('a:p', {}, [
    createElement('a:pPr', {}, [run]),
    createElement('a:endParaRPr', { lang: language }),
  ]);
  const body = createElement('a:bodyPr', {
    rot: spaced ? leastRotation : '0',
    vert: 'horz',
    ...(oneLine ? { wrap: 'none' } : {}),
  });
  return createElement('c:txPr', {}, [body, createElement('a:lstStyle'), paragraph]);
}

/** Words of the chart's own in place of what a label would say (`c:tx`). */
export function writtenText(
  text: string,
  { language, ...options }: Pick<ChartTextOptions, 'sizePt' | 'color' | 'language' | 'bold'>,
): XmlElement {
  const run = createElement('a:r', {}, [
    runProperties('a:rPr', { lang: language }, options),
    createElement('a:t', {}, [cleanXmlText(text)]),
  ]);
  return createElement('c:tx', {}, [
    createElement('c:rich', {}, [
      createElement('a:bodyPr', { rot: '0', vert: 'horz', wrap: 'none' }),
      createElement('a:lstStyle'),
      createElement('a:p', {}, [run]),
    ]),
  ]);
}

/** A title of the chart or of an axis where the scene has it, as the place of its corner in the chart's box. */
export function titleOf(
  { text, box, sizePt }: ChartCaption,
  { element, language }: { element: ChartElement; language: string },
): XmlElement {
  return createElement('c:title', {}, [
    writtenText(text, { sizePt, color: 'muted', language }),
    manualLayout(element.box, { x: box.x - captionPadIn.x, y: box.y - captionPadIn.y }),
    valueOf('c:overlay', true),
    noShape(),
  ]);
}

/** A place as shares of the chart's box (`c:manualLayout`, ECMA-376 part 1, 21.2.2.95). */
export function manualLayout(
  chart: Box,
  place: Pick<Box, 'x' | 'y'> & Partial<Pick<Box, 'w' | 'h'>>,
  target: readonly XmlElement[] = [],
): XmlElement {
  const shares = {
    x: (place.x - chart.x) / chart.w,
    y: (place.y - chart.y) / chart.h,
    ...(place.w === undefined ? {} : { w: place.w / chart.w }),
    ...(place.h === undefined ? {} : { h: place.h / chart.h }),
  };
  return createElement('c:layout', {}, [
    createElement('c:manualLayout', {}, [
      ...target,
      valueOf('c:xMode', 'edge'),
      valueOf('c:yMode', 'edge'),
      ...Object.entries(shares).map(([name, share]) => valueOf(`c:${name}`, Number(share.toFixed(6)))),
    ]),
  ]);
}

/** Neither a fill nor an edge. */
export function noShape(): XmlElement {
  return createElement('c:spPr', {}, [createElement('a:noFill'), outline()]);
}

function runProperties(
  name: 'a:defRPr' | 'a:rPr',
  attributes: Record<string, string>,
  { sizePt, color, bold = false }: Pick<ChartTextOptions, 'sizePt' | 'color' | 'bold'>,
): XmlElement {
  const fonts = [
    createElement('a:latin', { typeface: '+mn-lt' }),
    createElement('a:ea', { typeface: '+mn-ea' }),
    createElement('a:cs', { typeface: '+mn-cs' }),
  ];
  return createElement(name, { ...attributes, sz: String(Math.round(sizePt * 100)), b: bold ? '1' : '0' }, [
    solidFill({ color }),
    ...fonts,
  ]);
}

/** A number format of the chart's own, whatever its cells have. */
export function numberFormat(code: string, language: string): XmlElement {
  return createElement('c:numFmt', { formatCode: formatWithLocale(code, language), sourceLinked: '0' });
}

/** What cells with text were when the chart was drawn. */
export function stringCache(texts: readonly string[]): XmlElement {
  return createElement('c:strCache', {}, [
    valueOf('c:ptCount', texts.length),
    ...texts.map((text, index) => cachedPoint(index, text)),
  ]);
}

export function cachedPoint(index: number, text: string): XmlElement {
  return createElement('c:pt', { idx: String(index) }, [createElement('c:v', {}, [text])]);
}
