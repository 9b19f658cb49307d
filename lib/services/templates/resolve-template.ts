import { AppError } from '@/lib/contracts/app-error';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { findThemes } from '@/lib/templates/own-template';
import type { Call, Context } from '../context';
import { closestNames } from './closest-names';
import { findOwnTemplates, type OwnTemplateRow } from './find-own-templates';

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
