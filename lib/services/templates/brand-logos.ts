import { createHash } from 'node:crypto';
import { AppError } from '@/lib/contracts/app-error';
import { getCompute } from '@/lib/generation/compute/compute';
import { readLogoTask } from '@/lib/generation/pictures/read-logo';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { ProcessDeath } from '@/lib/platform/compute/process-death';
import { logoGrounds, type LogoGround, type LogoLook, type StoredBrand } from '@/lib/templates/brand';
import type { Logo, Logos } from '@/lib/templates/brand-frame';
import type { Call, Context } from '../context';
import { requireRole } from '../roles';
import { templateFolderOf } from './get-thumbnail';

export const mostLogoBytes = 2_000_000;

/** Logos as they are sent, by the ground that each is for: PNG, JPEG or SVG. */
export type SentLogos = Partial<Record<LogoGround, Uint8Array>>;

/** A logo as decks would have it, for whoever makes a brand. */
export interface ShownLogo extends LogoLook {
  /** A PNG, in an address of its own. */
  address: string;
}

/** Reads a file as a logo and keeps nothing of it, for owners and admins. */
export async function readLogo({ ctx, input }: Call<Context, { bytes: Uint8Array }>): Promise<ShownLogo> {
  requireRole(ctx.actor, ['owner', 'admin']);
  return showLogo(await openLogo(ctx, input.bytes, 'file'));
}

export function showLogo({ bytes, ...look }: Logo): ShownLogo {
  return { ...look, address: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}` };
}

/** Where strangers' files harm nobody. */
export async function openLogos(ctx: Context, sent: SentLogos): Promise<Logos> {
  const logos: Logos = {};
  for (const ground of logoGrounds) {
    const bytes = sent[ground];
    if (bytes) logos[ground] = await openLogo(ctx, bytes, `logos.${ground}`);
  }
  return logos;
}

async function openLogo({ organizationId }: Context, bytes: Uint8Array, param: string): Promise<Logo> {
  const refuse = (message: string) => new AppError({ code: 'invalid_request', message, param });
  if (bytes.length === 0) throw refuse('The logo’s file is empty.');
  if (bytes.length > mostLogoBytes) throw refuse(`The logo is larger than ${mostLogoBytes / 1_000_000} MB.`);
  try {
    const read = await getCompute().run(readLogoTask, bytes, { organizationId });
    if ('logo' in read) return read.logo;
    throw refuse(`This file can’t be a logo. ${read.message}`);
  } catch (error) {
    if (error instanceof ProcessDeath) throw refuse('This file takes more time or memory to draw than a logo may.');
    throw error;
  }
}

/** Puts logos into the blob store under what is in them, so that what a job began with stays; the row that names them is the caller's. */
export async function storeLogos(
  of: { organizationId: string; id: string },
  logos: Logos,
): Promise<StoredBrand['logos']> {
  const stored: StoredBrand['logos'] = {};
  for (const ground of logoGrounds) {
    const logo = logos[ground];
    if (!logo) continue;
    const { bytes, ...look } = logo;
    const key = `${templateFolderOf(of)}/${createHash('sha256').update(bytes).digest('hex')}.png`;
    await getBlobStore().put(key, bytes, { contentType: 'image/png' });
    stored[ground] = { ...look, key };
  }
  return stored;
}
