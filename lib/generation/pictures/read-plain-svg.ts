import { descendantsOf, parseXml, serializeXml, type XmlElement } from '@/lib/pptx/xml/tree';

/** Whatever draws plain shapes in plain colours; filters, patterns and pictures can cost more than anybody waits for. */
const drawn = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon clipPath mask linearGradient radialGradient stop ' +
    'style title desc metadata switch'
  ).split(' '),
);

/** What designers have to do about elements that are often there. */
const advice: Readonly<Record<string, string>> = {
  text: 'It has words in a font. Turn them into outlines in the program that drew it.',
  image: 'It holds a picture. Upload that as a PNG.',
  script: 'It holds a program. Save it without.',
};

const [mostElements, mostUses] = [5000, 200];
/** An SVG that can be drawn as a logo, with nothing in it but what was looked at. */
export type PlainSvg = { svg: string; ratio: number } | { message: string };

/**
 * Reads a stranger's SVG as a tree of plain shapes that leads nowhere: no program, no address outside, no words in fonts,
 * and no references that unfold without end. What is written back is that tree, so that nothing else is ever drawn.
 *
 * @param bytes UTF-8
 * @returns with its width over its height, or what is wrong with it, as a sentence
 */
export function readPlainSvg(bytes: Uint8Array): PlainSvg {
  const root = rootOf(bytes);
  if (root?.name !== 'svg' || root.get('xmlns') !== svgNamespace) return { message: 'It can’t be read as an SVG.' };
  for (const element of descendantsOf(root)) if (element.name.includes(':')) element.remove();
  const all = [root, ...descendantsOf(root)];
  if (all.length > mostElements)
    return { message: `It has more than ${mostElements} parts. Simplify it, or upload a PNG.` };
  const strange = all.find(({ name }) => !drawn.has(name));
  if (strange) {
    const usual = `It has a part that is more than a logo needs (“${strange.name}”). Upload it as a PNG.`;
    return { message: advice[strange.name] ?? usual };
  }
  if (all.some(leadsOut))
    return { message: 'It refers to something outside of itself. Save it with everything in it, or upload a PNG.' };
  if (unfolds(all)) return { message: 'Its parts repeat one another too often. Simplify it, or upload a PNG.' };
  const ratio = ratioOf(root);
  if (ratio === null) return { message: 'It says no size. Save it with a width and a height, or a view box.' };
  return { svg: new TextDecoder().decode(serializeXml(root)), ratio };
}

const svgNamespace = 'http://www.w3.org/2000/svg';

function rootOf(bytes: Uint8Array): XmlElement | null {
  try {
    return parseXml(bytes);
  } catch {
    return null;
  }
}

function leadsOut(element: XmlElement): boolean {
  const attributes = [...element.attributes];
  const texts = [...attributes.map(([, value]) => value), element.name === 'style' ? element.text : ''];
  return (
    attributes.some(([name, value]) => /(?:^|:)href$/i.test(name) && !value.trim().startsWith('#')) ||
    texts.some((text) => /@import|url\((?!\s*['"]?\s*#)/i.test(text))
  );
}

/** A use of what uses others doubles with each step. */
function unfolds(elements: readonly XmlElement[]): boolean {
  const uses = elements.filter(({ name }) => name === 'use');
  if (uses.length > mostUses) return true;
  const used = new Set(uses.map((use) => (use.get('href') ?? use.get('xlink:href') ?? '').trim().slice(1)));
  return elements.some(
    (element) =>
      used.has(element.get('id') ?? '') &&
      (element.name === 'use' || element.name === 'svg' || descendantsOf(element, 'use').length > 0),
  );
}

/** Width over height, by the size that it says or by its view box; null where it says neither. */
function ratioOf(root: XmlElement): number | null {
  const [width, height] = ['width', 'height'].map((name) => lengthOf(root.get(name)));
  if (width && height) return width / height;
  const [, , boxWidth = 0, boxHeight = 0] = (root.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : null;
}

function lengthOf(value = ''): number | null {
  const [, digits] = /^\s*([\d.]+)(?:px|pt|mm|cm|in)?\s*$/.exec(value) ?? [];
  const length = Number(digits);
  return length > 0 ? length : null;
}
