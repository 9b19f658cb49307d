import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { type BlobStore, readBlob } from '@/lib/platform/blob-store/blob-store';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { sharedWords, tellingWords } from '@/lib/reading/passages/telling-words';
import { chooseTheme } from '@/lib/templates/choose-theme';
import {
  findThemes,
  openOwnTemplate,
  themeOfBrand,
  type OpenedTemplate,
  type OwnTemplate,
} from '@/lib/templates/own-template';
import { UploadError } from '@/lib/templates/upload/upload-error';
import { GenerationFailure } from './generation-failure';
import { type AcceptedTemplate, type GenerationJob, type Run } from './generation-job';

export interface ChosenTemplate {
  accepted: AcceptedTemplate;
  theme: Theme;
  /** A plain sentence; empty where the request named it. */
  reason: string;
  /** Who chose: a match may be coloured by a picture, what people chose may not. */
  by: 'request' | 'organization' | 'match';
}

/**
 * The template of a job: what its request named, else the organization's default, else the best match: among the
 * organization's own where it has any, since built-in ones would be strangers beside them.
 *
 * @param recent names of the templates of the organization's last files
 */
export async function chooseTemplate(
  { job, reading }: Pick<Run, 'job' | 'reading'>,
  slideKinds: readonly SlideKind[],
  recent: readonly string[],
  blobs: BlobStore,
): Promise<ChosenTemplate> {
  if (job.template)
    return {
      accepted: job.template,
      theme: (await openTemplate(job.template, blobs)).theme,
      reason: '',
      by: 'request',
    };
  const usual = job.defaultTemplate && (await tryToOpen(job.defaultTemplate, blobs))?.theme;
  if (job.defaultTemplate && usual)
    return {
      accepted: job.defaultTemplate,
      theme: usual,
      reason: `Your organization's default template: ${usual.name}.`,
      by: 'organization',
    };
  const among = await chooseAmong(job.ownTemplates ?? [], reading, blobs);
  if (among) return among;
  const { prompt, promptLanguage, instructions } = reading;
  const { audience, tone } = instructions;
  const { theme, reason } = chooseTheme({ prompt, language: promptLanguage, audience, tone, slideKinds, recent });
  const gone = job.defaultTemplate ? "Your organization's default template can't be used any more. " : '';
  return { accepted: { id: theme.name, own: null }, theme, reason: `${gone}${reason}`, by: 'match' };
}

/** A tag was chosen for this, a name tells a little, and what sample slides say tells least. */
const worths = { tag: 4, name: 2, word: 1 };
const mostWords = 4;

/** The own template that most speaks for, the oldest of equals; undefined where there is none that can be used. */
async function chooseAmong(
  templates: readonly AcceptedTemplate[],
  { prompt, promptLanguage: tag, instructions }: Run['reading'],
  blobs: BlobStore,
): Promise<ChosenTemplate | undefined> {
  const wanted = tellingWords([prompt, instructions.audience, instructions.tone].join(' '), tag);
  const shared = (text: string) => sharedWords(wanted, tellingWords(text, tag));
  const scored = templates.map((template) => {
    const { name = '', tags, words } = template.own ?? {};
    const met = (tags ?? []).filter((one) => shared(one) > 0);
    const score =
      met.length * worths.tag + shared(name) * worths.name + Math.min(mostWords, shared(words ?? '')) * worths.word;
    return { template, met, score };
  });
  for (const { template, met, score } of scored.sort((one, other) => other.score - one.score)) {
    const theme = (await tryToOpen(template, blobs))?.theme;
    if (!theme) continue;
    const why =
      met.length > 0
        ? `Chosen among your organization's templates for its tags (${met.join(', ')})`
        : score > 0
          ? "Chosen among your organization's templates for its name and sample slides"
          : "Nothing in the request asks for a certain look, so it has the oldest of your organization's templates";
    return {
      accepted: { ...template, own: template.own && { ...template.own, words: null } },
      theme,
      reason: `${why}: ${theme.name}.`,
      by: 'organization',
    };
  }
  return undefined;
}

/** Without opening it: files of strangers are opened where they harm nobody. */
export async function assertTemplateIsThere({ id, own }: AcceptedTemplate, blobs: BlobStore): Promise<void> {
  const isThere = own?.fileKey
    ? (await blobs.head(own.fileKey)) !== null
    : (own ? themeOfBrand(own) : findThemes(id)[0]) !== undefined;
  if (!isThere) throw new GenerationFailure('template_unavailable', id);
}

/** The very template that a name stood for at acceptance; it may have gone since. */
export async function openTemplate(accepted: AcceptedTemplate, blobs: BlobStore): Promise<OpenedTemplate> {
  const opened = await tryToOpen(accepted, blobs);
  if (!opened) throw new GenerationFailure('template_unavailable', accepted.id);
  return opened;
}

/** The theme that is known before any slide is written: the one that was named, or the organization's default. */
export async function openKnownTemplate(
  { template, defaultTemplate }: Pick<GenerationJob, 'template' | 'defaultTemplate'>,
  blobs: BlobStore,
): Promise<Theme | undefined> {
  const known = template ?? defaultTemplate;
  return known ? (await tryToOpen(known, blobs))?.theme : undefined;
}

/** Undefined where it was deleted, what it varies has gone, or its file can't be read any more. */
async function tryToOpen({ id, own }: AcceptedTemplate, blobs: BlobStore): Promise<OpenedTemplate | undefined> {
  if (!own) {
    const [theme] = findThemes(id);
    return theme && { theme };
  }
  try {
    return await openOnce(own, blobs);
  } catch (error) {
    if (error instanceof UploadError) return undefined;
    throw error;
  }
}

/** Files that were opened last, by all that is known of them: a job opens its own at each step, and keys name bytes that never change. */
const opened = new Map<string, Promise<OpenedTemplate | undefined>>();
const mostOpened = 4;

async function openOnce(own: OwnTemplate, blobs: BlobStore): Promise<OpenedTemplate | undefined> {
  const open = () =>
    openOwnTemplate(own, { readFile: (key) => readFile(blobs, key), drawing: { drawPixels, shrinkPicture } });
  const key = JSON.stringify({ ...own, words: null });
  const known = opened.get(key) ?? open();
  opened.delete(key);
  opened.set(key, known);
  const [oldest] = opened.keys();
  if (opened.size > mostOpened && oldest !== undefined) opened.delete(oldest);
  try {
    return await known;
  } catch (error) {
    opened.delete(key);
    throw error;
  }
}

async function readFile(blobs: BlobStore, key: string): Promise<Uint8Array> {
  const blob = await readBlob(blobs, key);
  if (!blob) throw new UploadError('unreadable', 'The file of the template is no longer there.');
  return blob.bytes;
}
