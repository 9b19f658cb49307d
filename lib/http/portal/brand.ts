import { AppError, type ActionResult } from '@/lib/contracts/app-error';
import type { Context } from '@/lib/services/context';
import { requireRole } from '@/lib/services/roles';
import { changeBrand } from '@/lib/services/templates/change-brand';
import { createTemplate, type CreateTemplateInput } from '@/lib/services/templates/create-template';
import { mostLogoBytes, readLogo, type ShownLogo } from '@/lib/services/templates/brand-logos';
import { previewBrand, type PreviewBrandInput } from '@/lib/services/templates/preview-brand';
import { toActionError } from './actions';
import { answerSameSite } from './answer-person';
import { readSentFile } from './read-sent-file';

const mostDraftBytes = 20_000;

/** Draws slides in a brand while somebody makes it; the body is the brand as JSON. What is wrong with it is an answer. */
export function previewBrandSlides(request: Request): Promise<Response> {
  return answerSameSite(request, ({ ctx }) => {
    requireRole(ctx.actor, ['owner', 'admin']);
    return answerWith(async () => {
      const bytes = await readSentFile(request, mostDraftBytes, 'A brand is a few lines.');
      return previewBrand({ ctx, input: parseDraft(bytes) });
    });
  });
}

/** Draws a file anew as a logo and gives it back; nothing is kept. */
export function readBrandLogo(request: Request): Promise<Response> {
  return answerSameSite(request, ({ ctx }) => {
    requireRole(ctx.actor, ['owner', 'admin']);
    return answerWith<ShownLogo>(async () => {
      const bytes = await readSentFile(request, mostLogoBytes, 'Save it with fewer pixels.');
      return readLogo({ ctx, input: { bytes } });
    });
  });
}

async function answerWith<T>(work: () => Promise<T>): Promise<Response> {
  const answer = await work().then(
    (value): ActionResult<T> => ({ ok: true, value }),
    (thrown: unknown): ActionResult<T> => ({ ok: false, error: toActionError(thrown) }),
  );
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
}

/** The verb looks at what it holds. */
function parseDraft(bytes: Uint8Array): PreviewBrandInput {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as PreviewBrandInput;
  } catch (cause) {
    throw new AppError({ code: 'invalid_request', message: 'This is no JSON.', cause });
  }
}

type SentLogo = { base64: string } | 'kept';

/** What the form of a brand sends; the verbs look at what it holds. */
export interface SentBrand extends Omit<CreateTemplateInput, 'logos' | 'needsFreeName'> {
  /** Of the template that is changed; a new one without. */
  changes?: { templateId: string; version: string };
  logos: Partial<Record<'light' | 'dark', SentLogo>>;
}

/** Keeps a brand under a name that leads to it alone. */
export async function saveBrand(
  ctx: Context,
  { changes, logos: sent, ...fields }: SentBrand,
): Promise<{ id: string; name: string }> {
  const logos = { light: logoOf(sent.light), dark: logoOf(sent.dark) };
  const input = { ...fields, needsFreeName: true };
  if (changes) return changeBrand({ ctx, input: { ...input, ...changes, logos } });
  return createTemplate({
    ctx,
    input: { ...input, logos: { light: newLogo(logos.light), dark: newLogo(logos.dark) } },
  });
}

function logoOf(sent: SentLogo | undefined): Uint8Array | 'kept' | undefined {
  if (sent === undefined || sent === 'kept') return sent;
  return Buffer.from(String(sent.base64), 'base64');
}

/** Nothing can be kept of what is not there yet. */
function newLogo(logo: Uint8Array | 'kept' | undefined): Uint8Array | undefined {
  return logo === 'kept' ? undefined : logo;
}
