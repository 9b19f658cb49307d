import type { Box, Paragraph, SceneElement, ShapeElement, TextElement } from '../scene/scene';
import { heightSlack, measureParagraphs } from '../text/measure-paragraphs';
import type { TextContext } from './blocks/fit';

/** Edges closer than this are one edge, in inches. */
const toleranceIn = 0.01;

/**
 * The elements of a slide with the texts of each group in as few bodies as can be, so that a heading that gets longer
 * moves what stands below it: texts that stand below one another are the paragraphs of one body, and a panel that they
 * stand on is the body's own shape. Every line stays where it was. The parts of a group follow one another.
 */
export function joinTexts(elements: readonly SceneElement[], context: TextContext): SceneElement[] {
  const done = new Set<string>();
  return elements.flatMap((element) => {
    const { group } = element;
    if (group === undefined) return [element];
    if (done.has(group)) return [];
    done.add(group);
    return joinGroup(
      group,
      elements.filter((other) => other.group === group),
      context,
    );
  });
}

/** The elements as parts of one thing. */
export function asGroup(group: string, elements: readonly SceneElement[]): SceneElement[] {
  return elements.map((element) => ({ ...element, group }));
}

function joinGroup(group: string, given: readonly SceneElement[], context: TextContext): SceneElement[] {
  const parts = given.map((part) => withoutRole(part, given));
  const bodies = columnsOf(parts).flatMap((texts): Body[] => {
    const panel = panelOf(texts, parts);
    if ((!panel && texts.length === 1) || texts.some(({ placeholder }) => placeholder === 'title')) return [];
    const last = texts.at(-1)!;
    const body = bodyOf(group, texts, { context, bottom: bottomOf(panel ?? last) });
    return [{ text: panel ? onPanel(panel, body) : body, of: panel ? [panel, ...texts] : texts }];
  });
  const placed = new Set<Body>();
  return parts.flatMap((part) => {
    const body = bodies.find(({ of }) => of.includes(part));
    const ground = body ?? bodies.find(({ text }) => overlaps(part.box, text.box) && standsBeside(part, text, bodies));
    // What a body makes room for with its margins stands on it, and is drawn after it.
    const first = ground && !placed.has(ground) ? [ground.text] : [];
    if (ground) placed.add(ground);
    if (body) return first;
    const on = ground ? ground.text.name : bodies.find(({ of }) => of.some(({ name }) => name === part.on))?.text.name;
    return [...first, on ? { ...part, on } : part];
  });
}

/** On a panel a text is no placeholder: programs group none, and some draw none but rectangles. A title stays one. */
function withoutRole(part: SceneElement, parts: readonly SceneElement[]): SceneElement {
  if (part.type !== 'text' || part.placeholder === 'none' || part.placeholder === 'title') return part;
  const isOnPanel = parts.some(({ type, name }) => type === 'shape' && name === part.on);
  return isOnPanel ? { ...part, placeholder: 'none' } : part;
}

/** A text and the elements that it takes the place of. */
interface Body {
  text: TextElement;
  of: readonly SceneElement[];
}

/** Whether an ornament, which is not the text's own ground, stands on nothing, on that ground, or on what the text is made of. */
function standsBeside({ type, name, on }: SceneElement, text: TextElement, bodies: readonly Body[]): boolean {
  if (type === 'text' || name === text.on) return false;
  return on === undefined || on === text.on || bodies.some(({ of }) => of.some((one) => one.name === on));
}

function overlaps(one: Box, other: Box): boolean {
  return beside(one, other) && one.y < other.y + other.h - toleranceIn && other.y < one.y + one.h - toleranceIn;
}

/** Whether a text is nothing but words: neither a shape nor painted. */
function isBare(element: SceneElement): element is TextElement {
  return (
    element.type === 'text' &&
    element.geometry === undefined &&
    element.fill === undefined &&
    element.stroke === undefined
  );
}

/** Texts that stand below one another and end on one line, with nothing between them, from the top. */
function columnsOf(parts: readonly SceneElement[]): TextElement[][] {
  const columns: TextElement[][] = [];
  for (const text of parts.filter(isBare).sort((a, b) => a.box.y - b.box.y)) {
    const column = columns.find((above) => {
      const last = above[above.length - 1]!;
      return continues(last, text) && !parts.some((part) => isBetween(part, last, text));
    });
    if (column) column.push(text);
    else columns.push([text]);
  }
  return columns;
}

function continues(above: TextElement, text: TextElement): boolean {
  const [first, second] = [innerBox(above), innerBox(text)];
  return (
    above.placeholder === 'none' &&
    text.placeholder === 'none' &&
    above.on === text.on &&
    Math.abs(first.x + first.w - second.x - second.w) < toleranceIn &&
    above.box.y + above.box.h < text.box.y + toleranceIn
  );
}

function isBetween({ box }: SceneElement, above: TextElement, text: TextElement): boolean {
  return (
    beside(box, text.box) && box.y > above.box.y + above.box.h - toleranceIn && box.y + box.h < text.box.y + toleranceIn
  );
}

/** The panel of the group that these texts stand on, and no other text. */
function panelOf(texts: readonly TextElement[], parts: readonly SceneElement[]): ShapeElement | undefined {
  const [first] = texts;
  const isOther = (part: SceneElement) =>
    part.type === 'text' && part.on === first?.on && part.geometry === undefined && !texts.includes(part);
  if (parts.some(isOther)) return undefined;
  return parts.find(
    (part): part is ShapeElement =>
      part.type === 'shape' && part.name === first?.on && !part.rotationDeg && !part.flipVertical,
  );
}

function innerBox({ box, inset }: TextElement): Box {
  return {
    x: box.x + inset.left,
    y: box.y + inset.top,
    w: box.w - inset.left - inset.right,
    h: box.h - inset.top - inset.bottom,
  };
}

const freeAbove = { top: 0, middle: 0.5, bottom: 1 } as const;

interface Standing {
  text: TextElement;
  x: number;
  top: number;
  bottom: number;
}

/** Where the lines of a text stand, in inches, when they have so much of its width. */
function standing(text: TextElement, context: TextContext, share?: number): Standing {
  const inner = innerBox(text);
  const h = measuredIn(text.paragraphs, inner.w, context, share) / heightSlack;
  const top = inner.y + (inner.h - h) * freeAbove[text.anchor];
  return { text, x: inner.x, top, bottom: top + h };
}

const bottomOf = ({ box }: SceneElement): number => box.y + box.h;

/**
 * One text box for texts that stand below one another. A text fits its box by the measure that has something to spare,
 * and stands in it by the lines that programs show, unless a program that needs one more would push the last of them
 * below `bottom`, in inches.
 */
function bodyOf(
  group: string,
  texts: readonly TextElement[],
  room: { context: TextContext; bottom: number },
): TextElement {
  const [only] = texts;
  if (only && texts.length === 1) return only;
  const asShown = joined(group, texts, room.context, shownShare);
  return bottomOf(asShown) < room.bottom + toleranceIn ? asShown : joined(group, texts, room.context);
}

function joined(group: string, texts: readonly TextElement[], context: TextContext, share?: number): TextElement {
  const placed = texts.map((text) => standing(text, context, share));
  const x = Math.min(...placed.map((one) => one.x));
  const first = texts[0]!;
  const last = texts[texts.length - 1]!;
  const right = innerBox(first).x + innerBox(first).w;
  const paragraphs = placed.flatMap(({ text, x: ownX, top }, index) => {
    const above = placed[index - 1];
    const gapPt = above ? Math.max(0, top - above.bottom) * 72 : 0;
    return text.paragraphs.map((paragraph, number): Paragraph => ({
      ...paragraph,
      ...(ownX - x > toleranceIn ? { startIn: (paragraph.startIn ?? 0) + ownX - x } : {}),
      spaceBeforePt: number === 0 ? gapPt : paragraph.spaceBeforePt,
    }));
  });
  const top = placed[0]!.top - first.box.y;
  const heightIn = top + measuredIn(paragraphs, right - x, context);
  return {
    type: 'text',
    name: `${group} text`,
    placeholder: 'none',
    group,
    ...(first.on ? { on: first.on } : {}),
    box: { x, y: first.box.y, w: right - x, h: Math.max(heightIn, last.box.y + last.box.h - first.box.y) },
    inset: { left: 0, right: 0, top, bottom: 0 },
    anchor: 'top',
    paragraphs,
  };
}

/** Programs use all of a width. */
const shownShare = 1;

function measuredIn(
  paragraphs: readonly Paragraph[],
  widthIn: number,
  { theme, language }: TextContext,
  share?: number,
): number {
  return measureParagraphs(paragraphs, { widthIn, fonts: theme.fonts, language, share }).heightIn;
}

/** A body as the panel's own text, which may get longer until it is as far from the panel's foot as from its sides. */
function onPanel(
  { name, box, on, group, geometry, cornerRadius, fill, stroke, flipHorizontal }: ShapeElement,
  body: TextElement,
): TextElement {
  const inner = innerBox(body);
  const left = inner.x - box.x;
  const right = box.x + box.w - inner.x - inner.w;
  const below = box.y + box.h - inner.y - inner.h;
  const bottom = body.anchor === 'top' ? Math.min(below, Math.max(left, right)) : below;
  return {
    ...body,
    ...{ name, box, on, group, geometry, cornerRadius, fill, stroke, flipHorizontal },
    inset: { left, right, top: inner.y - box.y, bottom },
  };
}

/** What a text keeps from what stands below it, in inches. */
const clearIn = 0.08;

/**
 * The elements with room for further lines in their texts, where the slide has it: a box reaches down to what stands
 * below it, or up to what stands above it where its text hangs from its foot.
 *
 * @param area the part of the slide that is not the frame's
 */
export function giveRoom(elements: readonly SceneElement[], area: Box): SceneElement[] {
  const isInside = ({ y, h }: Box) => y > area.y - toleranceIn && y + h < area.y + area.h + toleranceIn;
  return elements.map((element) => {
    if (!isBare(element) || element.placeholder !== 'none' || element.anchor === 'middle' || !isInside(element.box))
      return element;
    const { box } = element;
    const on = elements.find(({ name }) => name === element.on);
    // A chart is drawn on all of its own box.
    if (on?.type === 'chart') return element;
    const ground = on?.box ?? area;
    const others = elements
      .filter((other) => other !== element && other.name !== element.on && other.on !== element.name)
      .filter((other) => beside(other.box, box))
      .map((other) => other.box);
    const room =
      element.anchor === 'bottom' ? box.y - ceiling(box, others, ground) : floor(box, others, ground) - box.y - box.h;
    if (room <= 0) return element;
    const y = element.anchor === 'bottom' ? box.y - room : box.y;
    return { ...element, box: { ...box, y, h: box.h + room } };
  });
}

/**
 * The lowest line above a box, and the highest one below it, that its text keeps clear of. What a box already reaches
 * into, by the little that texts are measured with to spare, is still above or below it.
 */
function ceiling(box: Box, others: readonly Box[], ground: Box): number {
  const above = others.map(({ y, h }) => y + h).filter((y) => y < box.y + box.h - toleranceIn);
  return Math.max(ground.y, ...above.map((y) => y + clearIn));
}

function floor(box: Box, others: readonly Box[], ground: Box): number {
  const below = others.map(({ y }) => y).filter((y) => y > box.y + toleranceIn);
  return Math.min(ground.y + ground.h, ...below.map((y) => y - clearIn));
}

/** Whether two boxes share a part of the slide's width. */
function beside(one: Box, other: Box): boolean {
  return one.x < other.x + other.w - toleranceIn && other.x < one.x + one.w - toleranceIn;
}
