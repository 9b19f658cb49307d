import type { Marker, SourceSpan } from '../source/block';
import { labelIn } from './brief-label';
import { type BriefLanguage, partTitle } from './brief-title';
import { partedOutside, signsOutside } from '../source/brackets';

/** What a stretch of a brief is. */
export type BriefPiece = SourceSpan &
  (
    | {
        sort: 'head';
        title: string;
        /** Below that of parts, where it is none of them. */ level?: number;
        marker?: Marker;
      }
    | { sort: 'told' }
    /** One of several that are told. */
    | { sort: 'item' }
    | { sort: 'table'; head: string[]; rows: string[][] }
    /** As the tagger reads it. */
    | { sort: 'read' }
    /** Says that material follows, and nothing of it. */
    | { sort: 'announced' }
    | { sort: 'asked'; part?: string; /** What the last slides are to be. */ endings?: readonly string[] }
    | { sort: 'label' }
  );

const [colons, semicolons] = [':：', ';；؛'];

/** What stands between semicolons, with the name that it has. */
export interface Half extends SourceSpan {
  title: string | null;
  /** Where what is said of it begins. */
  value: number;
}

/** What semicolons part where each part has a name of its own; else all of it as one. */
export function labelledHalves(text: string, from: number, value: number, language: BriefLanguage): Half[] {
  const halves = partedOutside(text.slice(value - from), semicolons).map(({ start, end }) => ({
    start: value + start,
    end: value + end,
  }));
  return halves.reduce<Half[]>((all, { start, end }, at) => {
    const said = text.slice(start - from, end - from);
    const label = at === 0 ? null : labelIn(said, language);
    const last = all.at(-1);
    if (last !== undefined && (label === null || !signsOutside(said, colons).includes(label.value - 1)))
      return [...all.slice(0, -1), { ...last, end }];
    const title = label === null ? null : partTitle(label.text, language);
    return [...all, { start, end, title, value: start + (label?.value ?? 0) }];
  }, []);
}

export function headedPieces({ start, end, title, value }: Half, text: string, from: number): BriefPiece[] {
  return [
    { sort: 'head', title: title ?? '', start, end: start },
    { sort: 'told', start: value, end: withoutStopAt(text.slice(start - from, end - from), start, end) },
  ];
}

/** Where the value of a label ends: the stop behind it ends the sentence. */
export function withoutStopAt(text: string, start: number, end: number): number {
  const said = text.trimEnd();
  const isStop = said.endsWith('.') && !said.endsWith('..') && !/\p{L}\.\p{L}\.$/u.test(said);
  return isStop ? start + said.length - 1 : end;
}
