import type { Theme } from '@/lib/deck/theme/theme';
import { findThemes } from '@/lib/templates/find-theme';
import { GenerationFailure } from './generation-failure';

/** The theme that a template's name stands for; it may have gone since the job was accepted. */
export function findTheme(name: string): Theme {
  const [theme] = findThemes(name);
  if (!theme) throw new GenerationFailure('template_unavailable', name);
  return theme;
}
