import type { Theme } from '@/lib/deck/theme/theme';
import { builtinThemes } from './builtin-themes';

/** Built-in themes of exactly this name (case-sensitive); empty when there is none. */
export function findThemes(name: string): readonly Theme[] {
  return builtinThemes.filter((theme) => theme.name === name);
}
