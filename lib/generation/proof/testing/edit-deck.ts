import { openPackage, slidePathsOf } from '@/lib/pptx/package/open-package';
import type { Part, Relationship } from '@/lib/pptx/package/part';
import { relationshipTypes } from '@/lib/pptx/package/vocabulary';
import { writePackage } from '@/lib/pptx/package/write-package';
import { allocatePartPath } from '@/lib/pptx/assemble/assemble';
import { childOf, childrenOf, createElement, descendantsOf, parseXml, pathOf, serializeXml } from '@/lib/pptx/xml/tree';
import type { XmlElement } from '@/lib/pptx/xml/tree';
import { frameOf, type Frame } from './edit-slide';

/** A file that is open for edits: its parts with what they refer to. */
export interface OpenDeck {
  parts: Map<string, Part>;
  root: readonly Relationship[];
  /** Paths of the slides, in order. */
  slides: string[];
}

export function openDeck(file: Uint8Array): OpenDeck {
  const opened = openPackage(file);
  const parts = [...opened.parts].map(([path, bytes]): [string, Part] => [
    path,
    { bytes, contentType: opened.contentTypeOf(path) ?? '', relationships: opened.relationshipsOf(path) },
  ]);
  return { parts: new Map(parts), root: opened.relationshipsOf(''), slides: slidePathsOf(opened) };
}

export function saveDeck({ parts, root }: OpenDeck): Uint8Array {
  return writePackage(parts, root);
}

/** Changes the XML of a part. */
function editPart({ parts }: OpenDeck, path: string, change: (root: XmlElement) => void): void {
  const part = parts.get(path);
  if (part === undefined) throw new Error(`The file has no ${path}.`);
  const root = parseXml(part.bytes);
  change(root);
  parts.set(path, { ...part, bytes: serializeXml(root) });
}

const themePath = 'ppt/theme/theme1.xml';
const masterPath = 'ppt/slideMasters/slideMaster1.xml';

/** "Design, Variants, Colors": another palette for the theme, by the names of its slots. */
export function changePalette(deck: OpenDeck, colors: Readonly<Record<string, string>>): void {
  editPart(deck, themePath, (root) => {
    for (const slot of childrenOf(descendantsOf(root, 'a:clrScheme')[0]!)) {
      const color = colors[slot.localName];
      if (color === undefined) continue;
      slot.takeChildren();
      slot.append(createElement('a:srgbClr', { val: color }));
    }
  });
}

/** "Design, Variants, Fonts": another family for headings and text. */
export function changeFonts(deck: OpenDeck, family: string): void {
  editPart(deck, themePath, (root) => {
    const schemes = ['a:majorFont', 'a:minorFont'].flatMap((name) => descendantsOf(root, name));
    for (const latin of schemes.flatMap((scheme) => childrenOf(scheme, 'a:latin'))) latin.set('typeface', family);
  });
}

/** A larger title in another colour, on the master. */
export function enlargeTitles(deck: OpenDeck, factor: number, color: string): void {
  editPart(deck, masterPath, (root) => {
    const run = pathOf(root, 'p:txStyles', 'p:titleStyle', 'a:lvl1pPr', 'a:defRPr')!;
    run.set('sz', String(Math.round((Number(run.get('sz')) * factor) / 100) * 100));
    childOf(run, 'a:solidFill')?.replaceWith(
      createElement('a:solidFill', {}, [createElement('a:srgbClr', { val: color })]),
    );
  });
}

/** Paths of the layouts by what their type is called (ECMA-376 part 1, 19.7.15); those of no known type by their names. */
function layoutsOf({ parts }: OpenDeck): Map<string, string> {
  const layouts = [...parts].filter(([path]) => /^ppt\/slideLayouts\/[^/]+\.xml$/.test(path));
  return new Map(
    layouts.map(([path, { bytes }]) => {
      const root = parseXml(bytes);
      const type = root.get('type') ?? 'cust';
      return [type === 'cust' ? (childOf(root, 'p:cSld')?.get('name') ?? '') : type, path];
    }),
  );
}

/** The layout that a part names, or the master that a layout names. */
function linked({ parts }: OpenDeck, path: string, type: string): string {
  const target = parts.get(path)?.relationships.find((one) => one.type === type)?.target;
  if (target === undefined) throw new Error(`${path} has no ${type}.`);
  return target;
}

export function layoutTypeOf(deck: OpenDeck, slide: string): string {
  const path = linked(deck, slide, relationshipTypes.slideLayout);
  return [...layoutsOf(deck)].find(([, one]) => one === path)?.[0] ?? '';
}

interface Place {
  node: XmlElement;
  ph: XmlElement;
  frame: Frame | undefined;
}

const ofKind: Readonly<Record<string, string>> = { ctrTitle: 'title', title: 'title', pic: 'picture' };
const kindOf = ({ ph }: Pick<Place, 'ph'>): string => {
  const type = ph.get('type') ?? 'obj';
  return ofKind[type] ?? (['dt', 'ftr', 'sldNum'].includes(type) ? type : 'content');
};

function placesOn(root: XmlElement): Place[] {
  return ['p:sp', 'p:pic', 'p:graphicFrame']
    .flatMap((name) => descendantsOf(root, name))
    .flatMap((node) => {
      const ph = descendantsOf(childrenOf(node)[0]!, 'p:ph')[0];
      const frame = frameOf(pathOf(node, 'p:spPr', 'a:xfrm') ?? childOf(node, 'p:xfrm'));
      return ph === undefined ? [] : [{ node, ph, frame }];
    })
    .sort((one, other) => Number(one.ph.get('idx') ?? 0) - Number(other.ph.get('idx') ?? 0));
}

/** The placeholders of a layout with their frames, which may be the master's. */
function placesOfLayout(deck: OpenDeck, layout: string): Place[] {
  const master = placesOn(parseXml(deck.parts.get(linked(deck, layout, relationshipTypes.slideMaster))!.bytes));
  return placesOn(parseXml(deck.parts.get(layout)!.bytes)).map((place) => ({
    ...place,
    frame: place.frame ?? master.find((one) => kindOf(one) === kindOf(place))?.frame,
  }));
}

const isSame = (one: Place, other: Place) =>
  kindOf(one) === kindOf(other) && (one.ph.get('idx') ?? '0') === (other.ph.get('idx') ?? '0');

/** "Insert, Header & Footer, Apply to All": a footer on every slide whose layout has one, over what a slide had in its own. */
export function showFooters(deck: OpenDeck, text: string): void {
  for (const slide of deck.slides) {
    const layout = placesOfLayout(deck, linked(deck, slide, relationshipTypes.slideLayout));
    const wanted = layout.find((place) => kindOf(place) === 'ftr');
    if (wanted === undefined) continue;
    editPart(deck, slide, (root) => {
      for (const { node, ph } of placesOn(root)) if (ph.get('type') === 'ftr') node.remove();
      const run = createElement('a:r', {}, [
        createElement('a:rPr', { lang: 'en-US' }),
        createElement('a:t', {}, [text]),
      ]);
      const body = createElement('p:txBody', {}, [
        createElement('a:bodyPr'),
        createElement('a:lstStyle'),
        createElement('a:p', {}, [run]),
      ]);
      const properties = createElement('p:nvSpPr', {}, [
        createElement('p:cNvPr', { id: '9999', name: 'Footer Placeholder' }),
        createElement('p:cNvSpPr'),
        createElement('p:nvPr', {}, [createElement('p:ph', Object.fromEntries(wanted.ph.attributes))]),
      ]);
      descendantsOf(root, 'p:spTree')[0]!.append(
        createElement('p:sp', {}, [properties, createElement('p:spPr'), body]),
      );
    });
  }
}

/**
 * What PowerPoint does with a slide that gets another layout: each placeholder becomes the next one of its kind there;
 * one that has no match stays where it was.
 *
 * @param keepsFrames whether a placeholder that was moved by hand stays where it is, as on a copied slide
 */
function refill(root: XmlElement, before: readonly Place[], after: readonly Place[], keepsFrames: boolean): void {
  const free = new Set(after);
  const pairs = placesOn(root).map((place) => ({ place, match: [...free].find((one) => isSame(one, place)) }));
  for (const { match } of pairs) if (match) free.delete(match);
  for (const { place, match } of pairs) {
    const fits = (one: Place) =>
      kindOf(one) === kindOf(place) || (kindOf(place) === 'picture' && kindOf(one) === 'content');
    const next = match ?? [...free].find(fits);
    if (next) free.delete(next);
    const old = before.find((one) => isSame(one, place));
    if (next === undefined) setFrame(place.node, place.frame ?? old?.frame);
    else {
      for (const name of ['type', 'sz', 'idx']) {
        const value = next.ph.get(name);
        if (value === undefined) place.ph.unset(name);
        else place.ph.set(name, value);
      }
      if (keepsFrames) continue;
      if (place.node.name === 'p:graphicFrame') {
        setFrame(place.node, next.frame);
        scaleColumns(place.node, (next.frame?.cx ?? 1) / (place.frame?.cx ?? next.frame?.cx ?? 1));
      } else if (place.node.name === 'p:pic') setFrame(place.node, fitInto(place.frame, next.frame));
      else pathOf(place.node, 'p:spPr', 'a:xfrm')?.remove();
    }
  }
}

/** A picture as large as it can be in another frame without being stretched. */
function fitInto(picture: Frame | undefined, frame: Frame | undefined): Frame | undefined {
  if (picture === undefined || frame === undefined) return frame;
  const scale = Math.min(frame.cx / picture.cx, frame.cy / picture.cy);
  const [cx, cy] = [Math.round(picture.cx * scale), Math.round(picture.cy * scale)];
  return { x: frame.x + Math.round((frame.cx - cx) / 2), y: frame.y + Math.round((frame.cy - cy) / 2), cx, cy };
}

/** A table is as wide as its columns, whatever its frame says. */
function scaleColumns(node: XmlElement, factor: number): void {
  for (const column of descendantsOf(node, 'a:gridCol'))
    column.set('w', String(Math.round(Number(column.get('w')) * factor)));
}

function setFrame(node: XmlElement, frame: Frame | undefined): void {
  if (frame === undefined) return;
  const { x, y, cx, cy } = frame;
  const shape = childOf(node, 'p:spPr');
  const parts = [
    createElement('a:off', { x: String(x), y: String(y) }),
    createElement('a:ext', { cx: String(cx), cy: String(cy) }),
  ];
  const former = childOf(shape, 'a:xfrm') ?? childOf(node, 'p:xfrm');
  if (former) former.takeChildren();
  if (former) former.append(...parts);
  else shape?.prepend(createElement('a:xfrm', {}, parts));
}

/** "Home, Layout": gives where the title stands on the new layout. */
export function changeLayout(deck: OpenDeck, slide: string, type: string): Frame | undefined {
  const former = linked(deck, slide, relationshipTypes.slideLayout);
  const target = layoutsOf(deck).get(type);
  if (target === undefined) throw new Error(`The file has no layout ${type}.`);
  const after = placesOfLayout(deck, target);
  editPart(deck, slide, (root) => refill(root, placesOfLayout(deck, former), after, false));
  const part = deck.parts.get(slide)!;
  const relationships = part.relationships.map((one) =>
    one.type === relationshipTypes.slideLayout ? { ...one, target } : one,
  );
  deck.parts.set(slide, { ...part, relationships });
  return after.find((one) => kindOf(one) === 'title')?.frame;
}

/** Copies the slides of one file behind those of another, with what is on them, in the look of the other one; layouts of the same type or name are used. */
export function copySlides(from: OpenDeck, to: OpenDeck): void {
  const layouts = layoutsOf(to);
  const presentation = to.root.find(({ type }) => type === relationshipTypes.officeDocument)!.target;
  for (const slide of from.slides) {
    const layout = layouts.get(layoutTypeOf(from, slide)) ?? layouts.get('obj');
    if (layout === undefined) throw new Error('The other file has no layout with a title and content.');
    const copied = new Map<string, string>([[linked(from, slide, relationshipTypes.slideLayout), layout]]);
    const path = copyPart(slide, from, to, copied);
    const [before, after] = [
      placesOfLayout(from, linked(from, slide, relationshipTypes.slideLayout)),
      placesOfLayout(to, layout),
    ];
    editPart(to, path, (root) => refill(root, before, after, true));
    to.slides.push(path);
    addToList(to, presentation, path);
  }
  copyTableStyles(from, to);
}

/** A part and what it refers to, under names that are free there; notes stay behind, as they need a master of their own. */
function copyPart(path: string, from: OpenDeck, to: OpenDeck, copied: Map<string, string>): string {
  const known = copied.get(path);
  if (known !== undefined) return known;
  const [, prefix = '', suffix = ''] = /^(.*?)\d*(\.[^.]+)$/.exec(path) ?? [];
  const target = allocatePartPath(to.parts, prefix, suffix);
  copied.set(path, target);
  const part = from.parts.get(path)!;
  to.parts.set(target, part);
  const relationships = part.relationships
    .filter(({ type }) => type !== relationshipTypes.notesSlide)
    .map((one) => (one.external ? one : { ...one, target: copyPart(one.target, from, to, copied) }));
  to.parts.set(target, { ...part, relationships });
  return target;
}

function addToList(deck: OpenDeck, presentation: string, slide: string): void {
  const part = deck.parts.get(presentation)!;
  const id = `rId${Math.max(0, ...part.relationships.map((one) => Number(/\d+$/.exec(one.id)?.[0] ?? 0))) + 1}`;
  deck.parts.set(presentation, {
    ...part,
    relationships: [...part.relationships, { id, type: relationshipTypes.slide, target: slide }],
  });
  editPart(deck, presentation, (root) => {
    const list = childOf(root, 'p:sldIdLst') ?? createElement('p:sldIdLst');
    const size = childOf(root, 'p:sldSz');
    if (list.parent === undefined && size) root.insertBefore(list, size);
    const ids = childrenOf(list).map((one) => Number(one.get('id')));
    list.append(createElement('p:sldId', { id: String(Math.max(255, ...ids) + 1), 'r:id': id }));
  });
}

function copyTableStyles(from: OpenDeck, to: OpenDeck): void {
  const path = 'ppt/tableStyles.xml';
  const [source, target] = [from.parts.get(path), to.parts.get(path)];
  if (source === undefined || target === undefined) return;
  editPart(to, path, (root) => {
    const known = new Set(childrenOf(root).map((style) => style.get('styleId')));
    root.append(...childrenOf(parseXml(source.bytes)).filter((style) => !known.has(style.get('styleId'))));
  });
}
