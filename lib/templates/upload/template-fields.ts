import type { Box } from '@/lib/deck/scene/scene';
import type { FieldRole } from '@/lib/deck/scene/placeholder-role';
import type { ColorRole, FieldStyle, LayoutName, TemplateField, Theme } from '@/lib/deck/theme/theme';
import type { Ground } from './artwork/ground';
import { placeOf } from './placed-by-slides';
import { placesByRole } from './placeholder-roles';
import { commonest, isPrompt, textOfShape, type SamplePlaceholder, type SampleSlide } from './sample-slides';
import { anchorOf, levelOf, sideOf, turnOf } from './template-text';
import type { ReadLayout, ReadPlaceholder } from './template-tree';
import { areaOf, commonOf, gapIn, isFront, numberOf, type Units } from './places';
import { contrastRatio, leastFieldContrast } from '@/lib/deck/quality/contrast';
import { placeFill } from './place-fill';
import { isStrong } from './surface-colors';
import { askedOn } from './title-place';
import { legibleRole, nearestRole, textRoles } from './upload-colors';

interface FieldContext {
  unit: Units;
  slides: readonly SampleSlide[];
  /** The role in which words are read in a place, asked for as the template has them. */
  colorIn: (place: ReadPlaceholder, box: Box) => { role: ColorRole; isRead: boolean; fill?: string };
}

/** A field, whether it is read where the layout has it, and what fills its own place. */
type DrawnField = TemplateField & { isRead: boolean; fill?: string };

/**
 * What the slides of a layout repeat beside their number: footers and labels in the words of layout and master, dates
 * where the slides of the file have one. What those slides say themselves is theirs and is repeated nowhere.
 */
function fieldsOfLayout(name: LayoutName, layout: ReadLayout, context: FieldContext): DrawnField[] {
  const roles = placesByRole(name, layout);
  // Covers say the day of the deck by themselves.
  const repeated = isFront(name) ? (['footer', 'label'] as const) : (['footer', 'date', 'label'] as const);
  return repeated.flatMap((role) => {
    const place = roles[role];
    if (!place || !isShown(role, place, layout, context.slides)) return [];
    const { beforeTitle, ...field } = fieldOf(role, place, layout, context);
    // Where the title stands large, it is not said again.
    return [beforeTitle === undefined || isFront(name) ? field : { ...field, beforeTitle }];
  });
}

/** How a layout sets what stands in a place for one line. */
function fieldStyle(place: ReadPlaceholder, layout: ReadLayout, unit: Units): FieldStyle {
  const level = levelOf(place, layout);
  const [sizePt, align] = [level.sizePt, sideOf(level)];
  const turnDeg = turnOf(place);
  return { sizePt: Math.round(sizePt * unit.share), align, ...(turnDeg && { turnDeg }) };
}

function fieldOf(
  role: FieldRole,
  place: ReadPlaceholder,
  layout: ReadLayout,
  { unit, slides, colorIn }: FieldContext,
): DrawnField {
  const style = fieldStyle(place, layout, unit);
  const box = asHighAsALine(unit.inner(place), style);
  const { role: color, ...read } = colorIn(place, box);
  const field = role === 'date' ? commonest(shownIn(place, layout, slides).map((one) => one.field)) : undefined;
  return {
    role,
    box,
    ...(role === 'footer' ? footerOf(place, layout, slides) : { text: role === 'date' ? '' : labelOf(place) }),
    ...(field && { field }),
    ...style,
    color,
    ...read,
    anchor: anchorOf(place),
  };
}

const ownWordsOf = ({ node }: ReadPlaceholder): string => textOfShape(node);

/** A label without those of its parts that are a call to write a day or a name. */
const labelOf = (place: ReadPlaceholder): string => {
  const own = ownWordsOf(place);
  const kept = own.split(/\s+[|·•]\s+/u).filter((part) => !callsForDetails.test(part));
  return kept.length === 0 ? own : kept.join('  |  ');
};

const callsForDetails =
  /^[[<]?(?:month|year|date|day|author|name|place|monat|jahr|datum|ort|mois|année|lieu|nom|mes|año|fecha|lugar|nombre|mese|anno|data|luogo|nome|ano)(?:[\s,./-]+(?:month|year|day|monat|jahr|mois|année|mes|año|mese|anno|ano|de|of))*[\]>]?$/iu;

/** A footer that a layout only makes room for says what the master's says. */
function wordsForFooter(place: ReadPlaceholder, { master }: ReadLayout): string {
  const own = ownWordsOf(place);
  return isPrompt(own) ? master.footer : own;
}

/**
 * What footers say: the words of the layout as far as the slides of the file say them, too. What those have in the place of
 * others is a call to write some, which the title of the deck answers, as it mostly does there.
 */
function footerOf(
  place: ReadPlaceholder,
  layout: ReadLayout,
  slides: readonly SampleSlide[],
): Pick<TemplateField, 'text' | 'beforeTitle'> {
  const own = wordsForFooter(place, layout);
  const [begin = '', sign = '', ...rest] = own.split(partsOfFooter);
  const title = slides[0]?.placeholders.find(({ type }) => placeOf(type) === 'title')?.text ?? '';
  if ([begin, ...rest].some((part) => isTitleOf(part, title)))
    return isTitleOf(begin, title) ? { text: '', beforeTitle: '' } : { text: begin, beforeTitle: sign };
  const said = shownIn(place, layout, slides).map(({ text }) => text);
  if (said.length === 0 || (!isPrompt(own) && said.some((text) => text.includes(own)))) return { text: own };
  const [first = '', ...others] = isPrompt(own) ? [] : own.split(partsOfFooter);
  const kept = said.some((text) => first !== '' && text.includes(first)) ? first : '';
  return { text: kept, beforeTitle: kept === '' ? '' : (others[0] ?? '') };
}

/** Whether words are the title of the deck that a file was saved from: they have most of its words, if not all. */
function isTitleOf(words: string, title: string): boolean {
  const [said, titled] = [words, title].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  const shared = [...titled!].filter((word) => said!.has(word)).length;
  return shared >= leastShared && shared >= titled!.size * mostOfTitle;
}

const [leastShared, mostOfTitle] = [2, 0.6];

/** The sign between the parts of a footer, with the spaces about it. */
const partsOfFooter = /(\s+[|·•–—/]+\s+|\s{2,})/u;

function isShown(role: FieldRole, place: ReadPlaceholder, layout: ReadLayout, slides: readonly SampleSlide[]): boolean {
  if (role === 'label') return !isPrompt(ownWordsOf(place));
  const among = slidesWith(place, layout, slides);
  // Without slides nobody has said what of it is wanted: words that stand there are.
  if (among.length === 0) return role === 'footer' && !isPrompt(wordsForFooter(place, layout));
  return among.filter(({ placeholders }) => placeholders.some(isFilled(place))).length * 2 >= among.length;
}

/** The slides of a file that tell what stands in a place: those of its layout, else of others that have such a place, else all. */
function slidesWith({ type }: ReadPlaceholder, layout: ReadLayout, slides: readonly SampleSlide[]): SampleSlide[] {
  const having = layout.master.layouts.filter(({ placeholders }) => placeholders.some((one) => one.type === type));
  const groups = [[layout], having].map((layouts) =>
    slides.filter((slide) => layouts.some(({ path }) => path === slide.layout)),
  );
  return groups.find((group) => group.length > 0) ?? [...slides];
}

const isFilled =
  ({ type }: ReadPlaceholder) =>
  (one: SamplePlaceholder): boolean =>
    one.type === type && one.text !== '';

function shownIn(place: ReadPlaceholder, layout: ReadLayout, slides: readonly SampleSlide[]): SamplePlaceholder[] {
  return slidesWith(place, layout, slides).flatMap(({ placeholders }) => placeholders.filter(isFilled(place)));
}

/** A number, whether it is read where the layout has it, and what fills its own place. */
interface DrawnNumber {
  box: Box;
  color: ColorRole;
  isRead: boolean;
  fill?: string;
  style?: FieldStyle;
}

interface FootContext {
  unit: Units;
  canvas: Theme['canvas'];
  colors: Theme['colors'];
  slides: readonly SampleSlide[];
  drawnOf: (layout: ReadLayout) => { ground: Ground };
}

/** What stands on every slide of a layout beside title, body and sources. */
export function footOf(
  name: LayoutName,
  layout: ReadLayout,
  context: FootContext,
  { body, words }: { body: Box; words: readonly Box[] },
): { number: DrawnNumber; fields: DrawnField[] } {
  const { unit, colors, slides, drawnOf } = context;
  const { ground } = drawnOf(layout);
  const colorIn = (place: ReadPlaceholder | undefined, box: Box) => {
    const hex = place && levelOf(place, layout).color?.hex;
    const said = hex === undefined ? 'muted' : nearestRole(colors, hex, textRoles);
    const fill = place && placeFill(place, layout);
    if (fill !== undefined) return { ...roleOnFill(colors, said, fill), fill };
    const behind = ground.colorOf(box);
    const isSaid = hex !== undefined && contrastRatio(colors[said], behind) >= leastFieldContrast;
    const asked = isStrong(behind) ? askedOn(said, isSaid, behind, colors) : said;
    const own = ground.legibleShare(box, colors[asked], leastFieldContrast) === 1;
    const best = own ? { role: asked, isRead: true } : legibleRole(colors, asked, { ground, box });
    return best.isRead ? best : legibleRole(colors, asked, { ground, box, least: leastFieldContrast });
  };
  const place = placesByRole(name, layout)['slide-number'];
  const style = place && fieldStyle(place, layout, unit);
  const own = numberOf(layout, context, { words: isFront(name) ? words : [], ground });
  const box = style && areaOf(own) > 0 ? asHighAsALine(own, style) : own;
  const { role: color, ...read } = colorIn(
    place,
    box.w > 0 ? (place && style ? digitsIn(box, place, style) : box) : body,
  );
  return {
    number: { box, color, ...read, ...(style && { style }) },
    fields: apart(
      fieldsOfLayout(name, layout, { unit, slides, colorIn }).map((field) => ({
        ...field,
        box: endingBefore(field, box),
      })),
    ).filter((field) => lengthOf(field) >= leastFieldIn),
  };
}

/** Programs let a line stand over the edges of a place that is a little lower. */
function asHighAsALine(box: Box, { sizePt, turnDeg }: FieldStyle): Box {
  if (turnDeg) return onItsSide(asHighAsALine(onItsSide(box), { sizePt, align: 'start' }));
  const by = Math.max(0, (sizePt * lineShare) / 72 - box.h);
  return { ...box, y: box.y - by / 2, h: box.h + by };
}

/** Across and down in the place of one another. */
const onItsSide = ({ x, y, w, h }: Box): Box => ({ x: y, y: x, w: h, h: w });

/** Along its words. */
const lengthOf = ({ box, turnDeg }: Pick<TemplateField, 'box' | 'turnDeg'>): number => (turnDeg ? box.h : box.w);

function endingBefore({ box, turnDeg }: Pick<TemplateField, 'box' | 'turnDeg'>, other: Box): Box {
  return turnDeg ? onItsSide(besideOther(onItsSide(box), onItsSide(other))) : besideOther(box, other);
}

const lineShare = 1.5;

/** Where the digits of a number stand, of a place that is mostly much larger, such as a disc that is drawn for it. */
function digitsIn(box: Box, place: ReadPlaceholder, { sizePt, align }: FieldStyle): Box {
  if (turnOf(place)) return box;
  const w = Math.min(box.w, (mostDigits * digitEm * sizePt) / 72);
  const h = Math.min(box.h, (lineShare * sizePt) / 72);
  return { x: box.x + (box.w - w) * alignShares[align], y: box.y + (box.h - h) / 2, w, h };
}

const [mostDigits, digitEm] = [2, 0.6];
const alignShares = { start: 0, center: 0.5, end: 1 } as const;

function roleOnFill(colors: Theme['colors'], asked: ColorRole, fill: string): { role: ColorRole; isRead: boolean } {
  const ratioOf = (role: ColorRole) => contrastRatio(colors[role], fill);
  const [best] = (['ink', 'canvas'] as const).toSorted((one, other) => ratioOf(other) - ratioOf(one));
  const role = ratioOf(asked) >= leastFieldContrast ? asked : best!;
  return { role, isRead: ratioOf(role) >= leastFieldContrast };
}

/** Of places for a line that reach into one another, the longer one ends beside the other. */
function apart(fields: readonly DrawnField[]): DrawnField[] {
  return fields.map((field) => {
    const isShorter = (other: DrawnField) => {
      const by = lengthOf(field) - lengthOf(other);
      return by > 0 || (by === 0 && fields.indexOf(other) < fields.indexOf(field));
    };
    const shorter = fields.filter((other) => other !== field && isShorter(other));
    return { ...field, box: shorter.reduce((box, other) => endingBefore({ ...field, box }, other.box), field.box) };
  });
}

/** Files may have places for a line reach into that of another one, as long as their own words are short. */
function besideOther(field: Box, number: Box): Box {
  if (areaOf(commonOf(field, number)) === 0) return field;
  const [left, right] = [number.x - gapIn - field.x, field.x + field.w - number.x - number.w - gapIn];
  return left >= right ? { ...field, w: left } : { ...field, x: field.x + field.w - right, w: right };
}

const leastFieldIn = 1;
