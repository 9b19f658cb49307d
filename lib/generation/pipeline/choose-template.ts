import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { chooseTheme } from '@/lib/templates/choose-theme';
import { findThemes, themeOfOwn } from '@/lib/templates/own-template';
import { GenerationFailure } from './generation-failure';
import { type AcceptedTemplate, type Run } from './generation-job';

export interface ChosenTemplate {
  accepted: AcceptedTemplate;
  theme: Theme;
  /** A plain sentence; empty where the request named it. */
  reason: string;
  /** Who chose: a match may be coloured by a picture, what people chose may not. */
  by: 'request' | 'organization' | 'match';
}

/**
 * The template of a job: what its request named, else the organization's default, else the best match.
 *
 * @param recent names of the templates of the organization's last files
 */
export function chooseTemplate(
  { job, reading }: Pick<Run, 'job' | 'reading'>,
  slideKinds: readonly SlideKind[],
  recent: readonly string[],
): ChosenTemplate {
  if (job.template) return { accepted: job.template, theme: findTheme(job.template), reason: '', by: 'request' };
  const usual = job.defaultTemplate && themeOf(job.defaultTemplate);
  if (job.defaultTemplate && usual)
    return {
      accepted: job.defaultTemplate,
      theme: usual,
      reason: `Your organization's default template: ${usual.name}.`,
      by: 'organization',
    };
  const { prompt, promptLanguage, instructions } = reading;
  const { audience, tone } = instructions;
  const { theme, reason } = chooseTheme({ prompt, language: promptLanguage, audience, tone, slideKinds, recent });
  const gone = job.defaultTemplate ? "Your organization's default template can't be used any more. " : '';
  return { accepted: { id: theme.name, own: null }, theme, reason: `${gone}${reason}`, by: 'match' };
}

/** Undefined where it was deleted, or what it varies has gone. */
function themeOf({ id, own }: AcceptedTemplate): Theme | undefined {
  return own ? themeOfOwn(own) : findThemes(id)[0];
}

/** The theme of the very template that a name stood for at acceptance; it may have gone since. */
export function findTheme({ id, own }: AcceptedTemplate): Theme {
  const theme = own ? themeOfOwn(own) : findThemes(id)[0];
  if (!theme) throw new GenerationFailure('template_unavailable', id);
  return theme;
}
