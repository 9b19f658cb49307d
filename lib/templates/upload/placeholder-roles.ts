import type { PlaceholderRole } from '@/lib/deck/scene/placeholder-role';
import type { LayoutName } from '@/lib/deck/theme/theme';
import { textOfShape } from './sample-slides';
import type { Frame } from './shapes';
import { turnOf } from './template-text';
import type { ReadLayout, ReadPlaceholder, SlideSize } from './template-tree';

export const isTitlePlaceholder = ({ type }: ReadPlaceholder): boolean => type === 'title' || type === 'ctrTitle';
/** For words or content of any kind. */
export const isForContent = ({ type }: ReadPlaceholder) => type === 'obj' || type === 'body';
const areaOf = ({ frame }: ReadPlaceholder) => frame.cx * frame.cy;

/** Whether a place holds a line that runs up or down, such as a label along the edge of a slide. */
const isLineAlongEdge = (one: ReadPlaceholder, { cx }: SlideSize): boolean =>
  turnOf(one) !== undefined && one.frame.cx < cx * lineShare;

/** Places that are lower than this share of the slide hold a line beside what a slide is about. */
const lineShare = 0.09;

/** Places for what slides are about, from the top: those for a line alone are none, but for headings of columns. */
export function contentsOf({ placeholders, master }: ReadLayout): ReadPlaceholder[] {
  const all = placeholders
    .filter((one) => isForContent(one) && !isLineAlongEdge(one, master.slideSize))
    .sort((one, other) => one.frame.y - other.frame.y || one.frame.x - other.frame.x);
  const isLine = ({ frame }: ReadPlaceholder) => frame.cy < master.slideSize.cy * lineShare;
  const isBeside = (one: ReadPlaceholder) =>
    all.some((other) => other !== one && Math.abs(other.frame.y - one.frame.y) < one.frame.cy && isLine(other));
  return all.filter((one) => !isLine(one) || (isBeside(one) && all.length >= 4));
}

/** The same without notes: what is much smaller than the largest, and above or below nothing that is larger, says something of that. */
export function mainContentsOf(layout: ReadLayout): ReadPlaceholder[] {
  const all = contentsOf(layout);
  const most = Math.max(...all.map(areaOf));
  const isNote = (one: ReadPlaceholder) =>
    areaOf(one) < most * noteShare &&
    !all.some((other) => areaOf(other) > areaOf(one) && isInColumnOf(one.frame, other.frame));
  return all.filter((one) => !isNote(one));
}

const noteShare = 0.35;

/** Whether most of a place stands above or below another one. */
const isInColumnOf = (one: Frame, other: Frame): boolean =>
  Math.min(one.x + one.cx, other.x + other.cx) - Math.max(one.x, other.x) > one.cx / 2;

/** Whether a place is for the number of a part, as its prompt shows: "01", "2.", "IV", "1-1". */
export const isForNumeral = ({ node }: ReadPlaceholder): boolean =>
  /^(?:[\p{N}IVX#]{1,3}|\p{N}[-–./]\p{N})\.?$/u.test(textOfShape(node));

/** Places for a line. */
export function linePlacesOf(layout: ReadLayout): ReadPlaceholder[] {
  const contents = contentsOf(layout);
  return layout.placeholders.filter((one) => isForContent(one) && !contents.includes(one));
}

const isFooter = ({ type }: ReadPlaceholder) => type === 'dt' || type === 'ftr' || type === 'sldNum';

/** Text that runs down, and layouts that are made for it. */
export function isVertical(layout: ReadLayout): boolean {
  const lines = linePlacesOf(layout);
  const isDown = (one: ReadPlaceholder) =>
    one.turnDeg !== undefined || /vert|wordArt/i.test(one.textBody.get('vert') ?? '');
  return (
    /vert/i.test(layout.type) ||
    layout.placeholders.some((one) => !isFooter(one) && !lines.includes(one) && isDown(one))
  );
}

const saysSource = /source|footnote|quelle|fu(?:ß|ss)note|fuente|fonte|note de bas|出典|来源/i;
const saysLabel =
  /confidential|vertraulich|confidentiel|confidencial|riservato|vertrouwelijk|internal use|for internal|restricted|proprietary|classification|\bintern\b|©|copyright|社外秘|机密/i;

/** What a place for a line is for where its name or prompt says so: for no words of a slide. */
export const isForLine = (one: ReadPlaceholder): boolean =>
  saysLabel.test(textOfShape(one.node)) || saysSource.test(`${one.name} ${textOfShape(one.node)}`);

/** Which placeholders of a layout take what of a slide. */
export function placesByRole(name: LayoutName, layout: ReadLayout): Partial<Record<PlaceholderRole, ReadPlaceholder>> {
  const { placeholders } = layout;
  const contents = mainContentsOf(layout);
  const lines = linePlacesOf(layout);
  const isCover = name === 'cover' || name === 'section' || name === 'closing';
  const ofType = (wanted: string) => placeholders.find(({ type }) => type === wanted);
  const title = placeholders.find(isTitlePlaceholder);
  const label = lines.find((one) => saysLabel.test(textOfShape(one.node)));
  const across = lines.filter((one) => turnOf(one) === undefined);
  const source = across.find((one) => saysSource.test(`${one.name} ${textOfShape(one.node)}`));
  const words = [...contentsOf(layout), ...across].filter(
    (one) => !isForNumeral(one) && one !== label && one !== source,
  );
  const isAbove = ({ frame }: ReadPlaceholder) => title !== undefined && frame.y + frame.cy / 2 < title.frame.y;
  const subtitle = ofType('subTitle') ?? (isCover ? (words.find((one) => !isAbove(one)) ?? words[0]) : undefined);
  const others = words.filter((one) => one !== subtitle && !isAbove(one));
  const found: Partial<Record<PlaceholderRole, ReadPlaceholder | undefined>> = {
    title,
    subtitle,
    // What stands lowest of what a front says names who speaks, and when.
    byline: isCover && name !== 'section' ? others.sort((one, other) => other.frame.y - one.frame.y)[0] : undefined,
    eyebrow: isCover ? undefined : across.find((one) => isAbove(one) && one !== label && one !== source),
    numeral: name === 'section' ? placeholders.find((one) => isForContent(one) && isForNumeral(one)) : undefined,
    picture: picturePlaceOf(layout),
    'slide-number': ofType('sldNum'),
    footer: ofType('ftr'),
    date: ofType('dt'),
    label,
    source,
    ...(isCover ? {} : contentRoles(name, name === 'content-caption' ? contentsOf(layout) : contents)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, placeholder]) => placeholder !== undefined));
}

/** The largest place for a picture that a layout has. */
export function picturePlaceOf({ placeholders }: ReadLayout): ReadPlaceholder | undefined {
  const sizeOf = ({ frame: { cx, cy } }: ReadPlaceholder) => cx * cy;
  return placeholders.filter(({ type }) => type === 'pic').sort((one, other) => sizeOf(other) - sizeOf(one))[0];
}

function contentRoles(
  name: LayoutName,
  contents: readonly ReadPlaceholder[],
): Partial<Record<PlaceholderRole, ReadPlaceholder | undefined>> {
  const byColumn = [...contents].sort((one, other) => one.frame.x - other.frame.x || one.frame.y - other.frame.y);
  if (name === 'two-content') return { body: byColumn[0], second: byColumn[1] };
  if (name === 'comparison' && contents.length >= 4)
    return { heading: byColumn[0], body: byColumn[1], 'second-heading': byColumn[2], second: byColumn[3] };
  if (name === 'content-caption') {
    const bySize = [...contents].sort((one, other) => areaOf(other) - areaOf(one));
    return { body: bySize[0], caption: bySize[1] };
  }
  if (name === 'picture-caption') return { caption: contents[0] };
  return { body: [...contents].sort((one, other) => areaOf(other) - areaOf(one))[0] };
}
