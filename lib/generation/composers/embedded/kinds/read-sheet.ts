import { splitLabel } from '../analyse/split-head';
import { visualLength } from '../analyse/shorten';
import { listOf } from '../plan/portion';
import type { KindReader } from './draft';

/** Fewer entries read better as cards. */
const fewestRows = 6;
const mostRows = 10;
const longestDetail = 90;

/** Many short labelled entries, such as the terms of a contract: a table of two columns, read at one look. */
export const readSheet: KindReader = (portion, context) => {
  const items = listOf(portion)?.items ?? [];
  if (items.length < fewestRows || items.length > mostRows) return null;
  const entries = items.map((item) => (item.children.length > 0 ? null : splitLabel(item.text)));
  const rows = entries.flatMap((entry) =>
    entry?.detail == null || visualLength(entry.detail) > longestDetail ? [] : [[entry.head, entry.detail]],
  );
  if (rows.length !== items.length) return null;
  return {
    body: { kind: 'table', columns: [{ label: context.words.item }, { label: context.words.detail }], rows },
    title: null,
    fit: 0.73,
  };
};
