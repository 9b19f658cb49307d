import { AppError } from '@/lib/contracts/app-error';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { findThemes } from '@/lib/templates/own-template';
import type { Call, Context } from '../context';
import { findOwnTemplates, type OwnTemplateRow } from './list-templates';

/**
 * The template that a name stands for, compared exactly and case-sensitively with those that
 * ship and the organization's own: the name of a built-in one, or the id of an own one.
 */
export async function resolveTemplate({ ctx, input: { name } }: Call<Context, { name: string }>): Promise<string> {
  // Compared here, because a database can't be asked for every text that a caller can send.
  const own = await findOwnTemplates(ctx);
  const matches = [
    ...findThemes(name).map((theme) => ({ id: theme.name, toldApartBy: `the built-in one: ${theme.description}` })),
    ...own.filter((row) => row.name === name).map((row) => ({ id: row.id, toldApartBy: describeOwn(row) })),
  ];
  const [match] = matches;
  if (!match) throw noSuchTemplate(name, own);
  if (matches.length > 1)
    throw ambiguous(
      name,
      matches.map(({ toldApartBy }) => toldApartBy),
    );
  return match.id;
}

function describeOwn({ id, description }: OwnTemplateRow): string {
  return `one of your organization's own, ${id}${description ? `: ${description}` : ''}`;
}

function ambiguous(name: string, described: readonly string[]): AppError {
  const list = described.map((one, index) => `(${index + 1}) ${one}`).join(' ');
  const advice =
    "only a name that one template has can be used. Give your organization's own other names, or leave template_name out.";
  return new AppError({
    code: 'ambiguous_template_name',
    message: `${described.length} templates are named ${JSON.stringify(name)}; ${advice} They are: ${list}`,
    param: 'template_name',
  });
}

function noSuchTemplate(name: string, own: readonly OwnTemplateRow[]): AppError {
  const offers = closestNames(
    name,
    [...builtinThemes, ...own].map((template) => template.name),
  );
  return new AppError({
    code: 'not_found',
    message: `No accessible template is named ${JSON.stringify(name)}. The closest: ${offers.map((offer) => JSON.stringify(offer)).join(', ')}.`,
    param: 'template_name',
  });
}

const offered = 3;

/** The names most like the wanted one, best first: what a message offers instead of a typo. */
export function closestNames(wanted: string, names: readonly string[]): string[] {
  const distances = new Map(names.map((name) => [name, distance(wanted.toLowerCase(), name.toLowerCase())]));
  return [...distances]
    .sort(([, a], [, b]) => a - b)
    .slice(0, offered)
    .map(([name]) => name);
}

/** Levenshtein's distance, one row at a time. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 0; column < to.length; column += 1) {
      const substituted = (previous[column] ?? 0) + (to[column] === letter ? 0 : 1);
      const removed = (previous[column + 1] ?? 0) + 1;
      const added = (current[column] ?? 0) + 1;
      current.push(Math.min(substituted, removed, added));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
