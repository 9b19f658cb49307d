import { AppError } from '@/lib/contracts/app-error';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { Call, Context } from '../context';
import { closestNames } from './closest-names';

/** A template that the caller may use. */
interface AccessibleTemplate {
  name: string;
  /** Tells templates of the same name apart in the message of an ambiguous one. */
  origin: string;
}

/** The template that a name stands for: compared exactly and case-sensitively. */
export async function resolveTemplate({ input }: Call<Context, { name: string }>): Promise<string> {
  const accessible = listAccessible();
  const matches = accessible.filter((template) => template.name === input.name);
  const [match] = matches;
  if (!match) throw noSuchTemplate(input.name, accessible);
  if (matches.length > 1) throw ambiguous(input.name, matches);
  return match.name;
}

function listAccessible(): AccessibleTemplate[] {
  return builtinThemes.map(({ name }) => ({ name, origin: 'built-in' }));
}

function noSuchTemplate(name: string, accessible: readonly AccessibleTemplate[]): AppError {
  const offers = closestNames(
    name,
    accessible.map((template) => template.name),
  );
  return new AppError({
    code: 'not_found',
    message: `No accessible template is named ${JSON.stringify(name)}. The closest: ${offers.map(quote).join(', ')}.`,
    param: 'template_name',
  });
}

function ambiguous(name: string, matches: readonly AccessibleTemplate[]): AppError {
  const origins = matches.map((template) => template.origin).join(', ');
  return new AppError({
    code: 'ambiguous_template_name',
    message: `${matches.length} templates are named ${JSON.stringify(name)} (${origins}); rename all but one.`,
    param: 'template_name',
  });
}

function quote(name: string): string {
  return JSON.stringify(name);
}
