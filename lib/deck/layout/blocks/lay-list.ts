import { listLevel, type BulletMark } from '../../scene/bullet-signs';
import type { Paragraph } from '../../scene/scene';
import type { BulletItem } from '../../spec/slide-spec';
import type { ParagraphDraft, DraftOptions } from './draft';
import { draft, draftOfRuns, textRun } from './draft';
import type { TextContext } from './fit';
import { firstFitting, fitDrafts, measureDrafts } from './fit';
import { sizesAbove, usualLeastPt } from './size-limits';
import { headingLength } from './split-heading';

/** How a list looks, whatever its size. */
export interface ListLook {
  direction: 'ltr' | 'rtl';
  /** The sign in front of items without numbers. */
  mark: BulletMark;
  ordered?: boolean;
  firstNumber?: number;
  color?: DraftOptions['color'];
  /** Space between items as a share of their size; half when absent. */
  spacing?: number;
  /** Items stand without bullets, as plain paragraphs. */
  plain?: boolean;
}

export interface ListOptions extends Omit<ListLook, 'mark'> {
  widthIn: number;
  heightIn: number;
  /** Descending. */
  sizesPt: readonly number[];
}

export interface LaidList {
  sizePt: number;
  paragraphs: readonly Paragraph[];
  heightIn: number;
  /** What did not fit at the smallest size; an item may have been divided. */
  rest: readonly BulletItem[];
  /** Items that stand here, whole or in part. */
  count: number;
}

/** Paragraphs of a list at one size: items with bullets or numbers, children one level deeper. */
export function listDrafts(items: readonly BulletItem[], sizePt: number, look: ListLook): ParagraphDraft[] {
  const { direction, mark, color, ordered, firstNumber = 1, plain, spacing } = look;
  const own = listLevel(sizePt, 0, { ordered, spacing });
  const below = listLevel(sizePt, 1, { ordered });
  const indentIn = plain ? 0 : own.indentIn;
  const isOfTerms = items.every((item) => headingLength(item.text) > 0);
  return items.flatMap((item, index) => [
    itemDraft(item.text, isOfTerms, direction, {
      sizePt,
      color,
      lineSpacing: own.lineSpacing,
      indentIn,
      spaceBeforePt: index === 0 ? 0 : own.spaceBeforePt,
      bullet: plain ? undefined : ordered ? { kind: 'number', startAt: firstNumber + index } : { kind: mark },
    }),
    ...(item.children ?? []).map((child) =>
      draft(child, direction, {
        sizePt: below.sizePt,
        color: color === 'onAccent' ? color : below.color,
        lineSpacing: below.lineSpacing,
        level: 1,
        indentIn: plain ? 0.22 : indentIn,
        spaceBeforePt: below.spaceBeforePt,
        bullet: { kind: mark },
      }),
    ),
  ]);
}

/** In a list of terms the one before each colon stands in bold, so that the list can be looked through. */
function itemDraft(text: string, isOfTerms: boolean, direction: 'ltr' | 'rtl', options: DraftOptions): ParagraphDraft {
  const length = isOfTerms ? headingLength(text) : 0;
  if (length === 0) return draft(text, direction, options);
  return draftOfRuns(
    [textRun(text.slice(0, length), { ...options, bold: true }), textRun(text.slice(length), options)],
    direction,
    options,
  );
}

/** The largest size at which the whole list fits; null when it does not fit at any. */
export function fitWholeList(
  context: TextContext,
  items: readonly BulletItem[],
  options: ListOptions,
): LaidList | null {
  const look = lookOf(context, options);
  return firstFitting(sizesAbove(context.theme, options.sizesPt), (sizePt): LaidList | null => {
    const fitted = fitDrafts(context, listDrafts(items, sizePt, look), options);
    return (
      fitted && { sizePt, paragraphs: fitted.paragraphs, heightIn: fitted.heightIn, rest: [], count: items.length }
    );
  });
}

function lookOf({ theme }: TextContext, options: ListOptions): ListLook {
  return { ...options, mark: theme.style.bullet };
}

/**
 * Fills a box with as much of a list as it holds at the smallest size. At least one line is
 * always placed, so that continuing slide by slide comes to an end.
 */
export function fillList(context: TextContext, items: readonly BulletItem[], options: ListOptions): LaidList {
  const sizePt = sizesAbove(context.theme, options.sizesPt).at(-1) ?? usualLeastPt;
  const look = lookOf(context, options);
  const at = (list: readonly BulletItem[]) => measureDrafts(context, listDrafts(list, sizePt, look), options.widthIn);
  let count = 0;
  while (count < items.length && at(items.slice(0, count + 1)).heightIn <= options.heightIn) count += 1;
  if (count > 0) {
    const { paragraphs, heightIn } = at(items.slice(0, count));
    return { sizePt, paragraphs, heightIn, rest: items.slice(count), count };
  }
  const [head, tail] = divideItem(context, items[0] ?? { text: '' }, sizePt, options);
  const { paragraphs, heightIn } = at([head]);
  return { sizePt, paragraphs, heightIn, rest: [tail, ...items.slice(1)], count: 1 };
}

/** Divides one item that is higher than the box: between its children, else between its lines. */
function divideItem(
  context: TextContext,
  item: BulletItem,
  sizePt: number,
  options: ListOptions,
): [BulletItem, BulletItem] {
  const look = lookOf(context, options);
  const fits = (part: BulletItem) =>
    measureDrafts(context, listDrafts([part], sizePt, look), options.widthIn).heightIn <= options.heightIn;
  const children = item.children ?? [];
  for (let kept = children.length - 1; kept > 0; kept -= 1) {
    const head = { text: item.text, children: children.slice(0, kept) };
    if (fits(head)) return [head, { text: children[kept]!, children: children.slice(kept + 1) }];
  }
  if (children.length > 0 && fits({ text: item.text }))
    return [{ text: item.text }, { text: children[0]!, children: children.slice(1) }];
  const lines =
    measureDrafts(context, listDrafts([{ text: item.text }], sizePt, look), options.widthIn).paragraphs[0]?.lines ?? [];
  // No line is lower than its letters, so that more lines than this need not be tried.
  const most = Math.floor((options.heightIn * 72) / sizePt);
  let kept = Math.max(1, Math.min(lines.length - 1, most));
  while (kept > 1 && !fits({ text: joinLines(lines.slice(0, kept)) })) kept -= 1;
  return [{ text: joinLines(lines.slice(0, kept)) }, { text: joinLines(lines.slice(kept)), children }];
}

function joinLines(lines: readonly string[]): string {
  return lines.join('').trim();
}
