import type { Box } from '@/lib/deck/scene/scene';
import type { LayoutName, TitleStyle } from '@/lib/deck/theme/theme';
import type { Ground } from './artwork/ground';
import { beginningsOf } from './front-places';
import { isFront } from './places';
import { anchorOf, levelOf, sideOf } from './template-text';
import type { ReadLayout, ReadPlaceholder } from './template-tree';
import { askedOn, isReadLarge, leastLargePt, wordsWithin, type LayoutContext } from './title-place';
import { legibleRole, nearestRole, textRoles } from './upload-colors';

/** What stands in the place of a body, which on fronts is a subtitle: where, in which role, and set how. */
export function bodyWords(
  name: LayoutName,
  place: Box,
  subtitle: ReadPlaceholder | undefined,
  {
    layout,
    title,
    ground,
    context: { unit, colors },
  }: { layout: ReadLayout; title: TitleStyle; ground: Ground; context: LayoutContext },
) {
  const said = subtitle && levelOf(subtitle, layout);
  const sizePt =
    said && wordsPt(name, Math.round(said.sizePt * unit.share), { titlePt: title.sizePt, heightIn: place.h });
  // Where no slide shows it, the words below a title begin where that does.
  const align = isFront(name) && (subtitle?.shown ?? []).length === 0 ? title.align : said?.align;
  const within = wordsWithin({
    box: place,
    align: align && sideOf({ align, isRightToLeft: said?.isRightToLeft ?? false }),
  });
  const hex = ground.colorOf(isFront(name) ? within : place);
  const asked = askedOn(
    nearestRole(colors, said?.color?.hex ?? colors.ink, textRoles),
    said?.color !== undefined,
    hex,
    colors,
  );
  const readIn = (box: Box) => ({ area: box, ...legibleRole(colors, asked, { ground, box }) });
  // Where something is drawn across the end of a place, the words of a front stand in the part that is clear of it.
  const parts = isFront(name) ? beginningsOf(place, subtitle ? anchorOf(subtitle) : 'top').map(readIn) : [];
  const whole = readIn(place);
  const read = whole.isRead ? whole : (parts.find(({ isRead }) => isRead) ?? whole);
  // Rather a little larger than on a panel.
  const largePt = Math.max(sizePt ?? 0, leastLargePt);
  const growsTo = read.isRead || place.h < (largePt * lineShare) / 72 ? leastLargePt : leastGrowingPt;
  const isLarge =
    isFront(name) &&
    !layout.isPieced &&
    !(read.isRead && read.role === asked) &&
    (sizePt ?? 0) >= growsTo &&
    isReadLarge(within, colors[asked], ground);
  const small = legibleRole(colors, asked, { ground, box: within });
  return {
    isLarge,
    smallColor: small.isRead ? small.role : undefined,
    ...(isLarge ? { area: within, role: asked, isRead: true } : layout.isPieced ? { ...whole, isRead: false } : read),
    style: subtitle
      ? { anchor: anchorOf(subtitle), align, sizePt: isLarge ? largePt : sizePt }
      : isFront(name)
        ? { align }
        : undefined,
  };
}

const leastGrowingPt = 12;

const lineShare = 1.2;

/** What stands below the title of a front is clearly smaller than that, unless it has a place for content to itself. */
function wordsPt(
  name: LayoutName,
  saidPt: number,
  { titlePt, heightIn }: { titlePt: number; heightIn: number },
): number {
  return isFront(name) && heightIn < contentIn
    ? Math.max(Math.min(saidPt, Math.round(titlePt * belowShare)), Math.min(saidPt, leastWordsPt))
    : saidPt;
}

const [belowShare, leastWordsPt, contentIn] = [0.62, 18, 2.6];
