import type { Theme } from '@/lib/deck/theme/theme';
import { findThemes } from '@/lib/templates/find-theme';
import { themeOfOwn } from '@/lib/templates/own-template';
import { GenerationFailure } from './generation-failure';
import type { AcceptedTemplate } from './generation-job';

/** The theme of the very template that a name stood for at acceptance; it may have gone since. */
export function findTheme({ id, own }: AcceptedTemplate): Theme {
  const theme = own ? themeOfOwn(own) : findThemes(id)[0];
  if (!theme) throw new GenerationFailure('template_unavailable', id);
  return theme;
}
