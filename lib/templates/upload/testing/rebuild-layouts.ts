import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import type { Scene, TextElement } from '@/lib/deck/scene/scene';
import { deckSpecSchema, type DeckSpecInput } from '@/lib/deck/spec/deck-spec';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { openUpload, type OpenedUpload } from '../open-upload';
import { buildUpload, editEntry, type UploadEntries } from './build-upload';

const layouts = {
  cover: 1,
  section: 2,
  content: 3,
  comparison: 5,
  titleOnly: 6,
  caption: 8,
  picture: 9,
  quote: 10,
} as const;
export const partOf = (name: keyof typeof layouts) => `ppt/slideLayouts/slideLayout${layouts[name]}.xml`;

export interface Place {
  /** Attributes of `p:ph`. */
  ph: string;
  /** Left, top, width and height in inches. */
  at: readonly [number, number, number, number];
  /** Degrees clockwise about its middle. */
  turn?: number;
  /** Attributes of its text, each behind a space. */
  text?: string;
  prompt?: string;
  sizePt?: number;
  /** Six hexadecimal digits. */
  color?: string;
}

function placeXml(
  { ph, at, turn, text = '', prompt = 'Click to edit', sizePt = 20, color }: Place,
  id: number,
): string {
  const [x, y, cx, cy] = at.map((inches) => Math.round(inches * 914_400));
  const fill = color ? `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>` : '';
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Place ${id}"/><p:cNvSpPr/><p:nvPr><p:ph ${ph}/></p:nvPr></p:nvSpPr>` +
    `<p:spPr><a:xfrm${turn ? ` rot="${turn * 60_000}"` : ''}><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm></p:spPr>` +
    `<p:txBody><a:bodyPr${text}/><a:lstStyle><a:lvl1pPr><a:defRPr sz="${sizePt * 100}">${fill}</a:defRPr></a:lvl1pPr></a:lstStyle>` +
    `<a:p><a:r><a:rPr lang="en-US"/><a:t>${prompt}</a:t></a:r></a:p></p:txBody></p:sp>`
  );
}

export const rectangle = (at: Place['at'], color: string, id = 70): string => {
  const [x, y, cx, cy] = at.map((inches) => Math.round(inches * 914_400));
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Drawn ${id}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr><a:xfrm>` +
    `<a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` +
    `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill></p:spPr></p:sp>`
  );
};

/** A layout with other places than those for footers, and with nothing drawn but what is given. */
export function rebuild(
  entries: UploadEntries,
  name: keyof typeof layouts,
  places: readonly Place[],
  { drawn = '', ground }: { drawn?: string; ground?: string } = {},
): void {
  editEntry(entries, partOf(name), (xml) => {
    const kept = (xml.match(/<p:sp>.*?<\/p:sp>/gs) ?? []).filter((one) => /type="(?:dt|ftr|sldNum)"/.test(one));
    const shapes = [drawn, ...places.map((place, index) => placeXml(place, 80 + index)), ...kept].join('');
    const plain = xml
      .replace(/<p:(sp|cxnSp|pic|grpSp)>.*<\/p:\1>/gs, '')
      .replace('</p:spTree>', `${shapes}</p:spTree>`);
    const bare = plain.replace(/(<\/p:grpSpPr>).*?(?=<p:sp>)/s, '$1');
    return ground
      ? bare.replace(
          /<p:bgPr>.*?<a:effectLst/s,
          `<p:bgPr><a:solidFill><a:srgbClr val="${ground}"/></a:solidFill><a:effectLst`,
        )
      : bare;
  });
}

export async function opened(change: (entries: UploadEntries) => void): Promise<OpenedUpload> {
  return openUpload(
    await buildUpload(change),
    { name: 'House', description: '', tags: [] },
    { drawPixels, shrinkPicture },
  );
}

export function laid(
  { theme }: OpenedUpload,
  slides: DeckSpecInput['slides'],
): { scene: Scene; blocking: readonly unknown[] } {
  const spec = deckSpecSchema.parse({ title: 'Deck', language: 'en', direction: 'ltr', slides });
  const { scene } = layOutDeck(spec, theme, { maxSlides: 20, images: new Map() });
  return { scene, blocking: inspectScene(scene, theme, new Map()).blocking };
}

export function textOf(scene: Scene, name: string): TextElement {
  const found = scene.slides[0]!.elements.find((element) => element.type === 'text' && element.name === name);
  if (found?.type !== 'text') throw new Error(`There is no ${name}.`);
  return found;
}

export const said = ({ paragraphs }: TextElement) =>
  paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');
