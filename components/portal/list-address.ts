import { AppError } from '@/lib/contracts/app-error';
import { cutText } from '@/lib/text/cut/cut-text';

/** As a page is given them. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** What a parameter says; undefined where it makes no sense. The text is never empty and has no space around it. */
type ReadParam = (text: string) => string | undefined;
type Params = Readonly<Record<string, ReadParam>>;
type Values<P extends Params> = { [Name in keyof P]?: NonNullable<ReturnType<P[Name]>> };

/** What somebody typed, cut where it is longer than the list takes. */
export const freeText =
  (longest = Infinity) =>
  (given: string) =>
    cutText(given, longest);

export const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (given: string) =>
    values.find((value) => value === given);

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Of a row, as which it is a cursor, or of what rows belong to. */
export const rowId = (given: string) => (uuid.test(given) ? given : undefined);

/** As `2026-11-21`. */
export const isoDay = (given: string) =>
  /^\d{4}-\d\d-\d\d$/.test(given) && new Date(given).toJSON()?.startsWith(given) ? given : undefined;

export interface ListDeclaration<F extends Params, C extends Params, R> {
  path: string;
  /** In the order in which the address has them. */
  filters: F;
  /** Places in the list, of which the first that is given counts. */
  cursors: C;
  /** Filters that mean something only together, such as two days; throws an AppError with what is wrong with them. */
  range?: { of: readonly (keyof F & string)[]; read: (filters: Values<F>) => R };
}

export interface ListAddress<F extends Params, C extends Params, R> {
  filters: Values<F>;
  cursor: Values<C>;
  /** Undefined where it is at fault; its filters are left out then. */
  range: R | undefined;
  /** Why a part of what was asked for doesn't count, where it needs words. */
  fault: string | null;
  isFiltered: boolean;
  /** Every filter by its name, for the fields of a form, which still say what is at fault; empty where the address says nothing. */
  fields: Record<keyof F & string, string>;
  /** The question mark and what follows it; empty for the beginning of everything. */
  query: string;
  /** The same list with some filters changed, from its beginning unless a cursor is among the changes. */
  href: (changes?: { [Name in keyof F | keyof C]?: string }, path?: string) => string;
}

/**
 * Reads the addresses of a list, which anybody may have written, and writes those of its links. What makes no sense in
 * an address is as if it weren't there; of a parameter that is repeated the first counts.
 */
export function listAddress<F extends Params, C extends Params, R = undefined>(declaration: ListDeclaration<F, C, R>) {
  const { path, filters: readers, cursors, range: together } = declaration;
  const names = Object.keys(readers);

  function read(params: SearchParams): ListAddress<F, C, R> {
    const asked = readAll(readers, params);
    const { range, fault } = readRange(asked, together?.read);
    const filters = fault === null ? asked : without(asked, together?.of ?? []);
    const cursor = firstOf(readAll(cursors, params));
    return {
      filters,
      cursor,
      range,
      fault,
      isFiltered: Object.keys(filters).length > 0,
      fields: Object.fromEntries(names.map((name) => [name, asked[name] ?? ''])) as Record<keyof F & string, string>,
      query: hrefOf('', { ...filters, ...cursor }),
      href: (changes = {}, to = path) =>
        hrefOf(to, inOrder([...names, ...Object.keys(cursors)], { ...filters, ...changes })),
    };
  }

  return { path, read };
}

/** An address with what is set of these, in their order. */
export function hrefOf(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1])),
  ).toString();
  return query ? `${path}?${query}` : path;
}

function readAll<P extends Params>(readers: P, params: SearchParams): Values<P> {
  const pairs = Object.entries(readers).map(([name, readParam]) => {
    const given = params[name];
    const first = (Array.isArray(given) ? given[0] : given)?.trim();
    return [name, first ? readParam(first) : undefined];
  });
  return Object.fromEntries(pairs.filter(([, value]) => value)) as Values<P>;
}

function readRange<A, R>(
  asked: A,
  read: ((asked: A) => R) | undefined,
): { range: R | undefined; fault: string | null } {
  try {
    return { range: read?.(asked), fault: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { range: undefined, fault: error.message };
  }
}

function without<V extends object>(values: V, names: readonly string[]): V {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as V;
}

function firstOf<V extends object>(values: V): V {
  return Object.fromEntries(Object.entries(values).slice(0, 1)) as V;
}

function inOrder(names: readonly string[], values: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
