import type { Theme } from '@/lib/deck/theme/theme';
import { brandSchema } from './brand';
import { brandTheme } from './brand-theme';
import { builtinThemes } from './builtin-themes';

/** A template of an organization: a built-in one, varied by a brand. */
export interface OwnTemplate {
  name: string;
  description: string;
  /** Name of the built-in template. */
  baseTemplate: string;
  /** As it was stored, by this version or another. */
  brand: unknown;
}

/** The theme of an own template; undefined when its base is gone or its brand can't be read any more. */
export function themeOfOwn({ name, description, baseTemplate, brand }: OwnTemplate): Theme | undefined {
  const [base] = findThemes(baseTemplate);
  const parsed = brandSchema.safeParse(brand);
  return base && parsed.success ? brandTheme(base, { name, description, brand: parsed.data }) : undefined;
}

/** Built-in themes of exactly this name (case-sensitive); empty when there is none. */
export function findThemes(name: string): readonly Theme[] {
  return builtinThemes.filter((theme) => theme.name === name);
}
