import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { Context } from '../context';
import { findOwnTemplates } from './list-templates';

/** A name that no other template has, like one that another has already; null where nobody else has it. */
export async function freeNameLike(ctx: Context, { id, name }: { id: string; name: string }): Promise<string | null> {
  const own = (await findOwnTemplates(ctx)).filter((template) => template.id !== id);
  const taken = new Set([...builtinThemes, ...own].map((template) => template.name));
  if (!taken.has(name)) return null;
  for (let number = 2; ; number += 1) {
    const candidate = `${name} ${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
