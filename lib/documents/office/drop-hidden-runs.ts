import { parseXml, serializeXml, type XmlElement } from '@/lib/pptx/xml/tree';
import type { Archive } from '../archive/open-archive';
import { belowByName, childByName } from './open-parts';

const textParts = /^word\/(document|footnotes|endnotes)\d*\.xml$/i;
const stylesPart = /^word\/styles\.xml$/i;

/** A text document without the runs that are hidden (ECMA-376 part 1, 17.3.2.41), by themselves or by their style. */
export function dropHiddenRuns(archive: Archive): Archive {
  const hiddenStyles = new Set(
    [...archive].flatMap(([name, bytes]) =>
      stylesPart.test(name) && bytes.includes('vanish') ? namesOfHidden(parseXml(bytes)) : [],
    ),
  );
  return new Map(
    [...archive].map(([name, bytes]) => [
      name,
      textParts.test(name) && (hiddenStyles.size > 0 || bytes.includes('vanish'))
        ? withoutHidden(bytes, hiddenStyles)
        : bytes,
    ]),
  );
}

function namesOfHidden(styles: XmlElement): string[] {
  return belowByName(styles, 'style').flatMap((style) =>
    isOn(childByName(style, 'rPr', 'vanish')) ? (valueOf(style, 'styleId') ?? []) : [],
  );
}

function withoutHidden(bytes: Buffer, hiddenStyles: ReadonlySet<string>): Buffer {
  const root = parseXml(bytes);
  for (const paragraph of belowByName(root, 'p')) {
    const style = valueOf(childByName(paragraph, 'pPr', 'pStyle'), 'val') ?? '';
    const isHiddenByStyle = hiddenStyles.has(style);
    for (const run of belowByName(paragraph, 'r')) if (isHidden(run, hiddenStyles, isHiddenByStyle)) run.remove();
  }
  return Buffer.from(serializeXml(root));
}

/** What the run says itself counts more than its own style, and that more than the paragraph's. */
function isHidden(run: XmlElement, hiddenStyles: ReadonlySet<string>, isHiddenByStyle: boolean): boolean {
  const properties = childByName(run, 'rPr');
  const own =
    childByName(properties, 'vanish') ?? childByName(properties, 'specVanish') ?? childByName(properties, 'webHidden');
  if (own !== undefined) return isOn(own);
  const style = valueOf(childByName(properties, 'rStyle'), 'val');
  return isHiddenByStyle || (style !== undefined && hiddenStyles.has(style));
}

/** An on/off property is on unless it says that it is off. */
function isOn(property: XmlElement | undefined): boolean {
  return property !== undefined && !['0', 'false', 'off'].includes(valueOf(property, 'val') ?? '1');
}

function valueOf(element: XmlElement | undefined, name: string): string | undefined {
  return element && [...element.attributes].find(([key]) => key === name || key.endsWith(`:${name}`))?.[1];
}
