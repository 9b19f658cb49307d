import type { Fill, Paragraph, TableElement } from '../../scene/scene';
import { tableLook } from '../../theme/table-look';
import type { ColorRole } from '../../theme/theme';
import type { CardContext } from './card-types';
import type { ParagraphDraft } from './draft';
import { draft, draftOfRuns, textRun } from './draft';

export interface TableColumn {
  label: string;
  align: Paragraph['align'];
  /** Further lines of the head; a figure is larger than the label, a tag as bold as it. */
  below?: readonly { text: string; as: 'figure' | 'note' | 'tag' }[];
}

/** A sign before words, and the colour of the tint that both stand on. */
export interface CellSign {
  color: ColorRole;
  tint?: Fill;
}

export interface TableContent {
  name: string;
  altText: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
  totalRow: boolean;
  /** Bold first column: it names the rows. */
  boldFirst: boolean;
  /** The first column is set apart: it says by what the others are compared. */
  rowHeads?: boolean;
  /** Those of this slide and of the further ones that the table goes on over: all have the same columns. */
  allRows?: readonly (readonly string[])[];
  /** The table on the slide that this one goes on from. */
  previous?: TableElement;
  /** Index of the column that stands out. */
  highlight?: number;
  /** Index of the row that stands out. */
  highlightRow?: number;
  /** The colour of a sign that a cell begins with, by its text; such words are bold on a tint. */
  signs?: ReadonlyMap<string, CellSign>;
}

/** WCAG 2.2, 1.4.3: from this size bold signs are large. */
export const leastSignPt = 14;

/** A hyphen in the place of a minus, before a number or its currency. */
const hyphenMinus = /^(\(?)-(?=[\p{Nd}.\p{Sc}])/u;

/** A number with the sign that no line breaks behind. */
export const withMinus = (text: string): string => text.replace(hyphenMinus, '$1−');

/** What a cell shows: in columns of numbers a real minus, and a dash for what is not known. */
function shownIn({ align }: Partial<TableColumn>, text: string): string {
  if (align !== 'end') return text;
  return text.trim() === '' ? '–' : withMinus(text);
}

export function cellDraft(
  context: CardContext,
  content: TableContent,
  given: string,
  column: number,
  kind: TableElement['rows'][number]['kind'],
  sizePt: number,
  inRow = false,
) {
  const text = kind === 'header' ? given : shownIn(content.columns[column] ?? {}, given);
  const standsOut = column === content.highlight || inRow;
  const look = tableLook(context.theme.style.table).rows[kind];
  const bold = look.bold || standsOut || (content.boldFirst && column === 0);
  const options = {
    sizePt,
    bold,
    color: kind === 'header' ? headColor(context, content, column) : standsOut ? ('accent' as const) : look.color,
    align: content.columns[column]?.align ?? 'start',
    lineSpacing: 1,
  };
  // Bold and not small it is a large sign, which is seen at less contrast than words.
  const sign = kind === 'header' || sizePt < leastSignPt ? undefined : content.signs?.get(text);
  const behind = (one: ParagraphDraft) => (isBehindEnd(content, column) ? { ...one, startIn: behindEndIn } : one);
  if (!sign) return behind(draft(text, context.direction, options));
  const [mark = '', ...rest] = Array.from(text);
  const runs = [
    textRun(mark, { ...options, bold: true, color: sign.color }),
    textRun(rest.join(''), { ...options, bold: options.bold || sign.tint !== undefined }),
  ];
  return rest.length > 0
    ? behind(draftOfRuns(runs, context.direction, options))
    : draftOfRuns([{ ...runs[0]!, sizePt: Math.round(sizePt * signShare) }], context.direction, {
        ...options,
        lineSpacing: signSpacing,
      });
}

/** The head of a column that stands out is filled. */
function headColor({ theme }: CardContext, { highlight }: TableContent, column: number): ColorRole {
  return column === highlight ? 'onAccent' : tableLook(theme.style.table).rows.header.color;
}

/** Signs with their words that begin where the numbers before them end would look like a part of those. */
const behindEndIn = 0.24;

function isBehindEnd({ columns, signs }: TableContent, column: number): boolean {
  return signs !== undefined && columns[column - 1]?.align === 'end' && columns[column]?.align === 'start';
}

const figureShare = 1.4;

/** Fonts of signs have taller lines than those of words, which rows are not to grow by. */
const signSpacing = 0.85;
/** Signs that stand alone are this much larger than words. */
const signShare = 1.25;

/** The paragraphs of a head, the first of which is its label. */
export function headDrafts(
  context: CardContext,
  content: TableContent,
  column: number,
  sizePt: number,
): ParagraphDraft[] {
  const { label = '', below = [], align = 'start' } = content.columns[column] ?? {};
  const color = headColor(context, content, column);
  const style = (as: 'figure' | 'note' | 'tag') =>
    as === 'figure'
      ? { ...context.theme.style.numerals, sizePt: Math.round(sizePt * figureShare) }
      : { sizePt, bold: as === 'tag' };
  return [
    cellDraft(context, content, label, column, 'header', sizePt),
    ...below.map(({ text, as }) => draft(text, context.direction, { ...style(as), color, align, lineSpacing: 1 })),
  ];
}

/** The head and all cells of a column. */
export function cellsOf(context: CardContext, content: TableContent, column: number, sizePt: number): ParagraphDraft[] {
  return [
    ...headDrafts(context, content, column, sizePt),
    ...content.rows.map((row, index) =>
      cellDraft(
        context,
        content,
        row[column] ?? '',
        column,
        content.totalRow ? 'total' : 'body',
        sizePt,
        index === content.highlightRow,
      ),
    ),
  ];
}
