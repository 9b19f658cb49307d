import { createHash } from 'node:crypto';
import { validate } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { logoGrounds, type LogoGround, type StoredBrand } from '@/lib/templates/brand';
import type { Logos } from '@/lib/templates/brand-frame';
import { findThemes, readBrand, readLogos } from '@/lib/templates/own-template';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { inTransaction, prismaOf } from '../transaction';
import { assertNameIsFree, assertPresentable } from './assert-presentable';
import { openLogos, showLogo, storeLogos, type ShownLogo } from './brand-logos';
import { brandFields } from './create-template';
import { thumbnailKeyOf } from './get-thumbnail';
import { facesOf } from './own-fonts';

const inputSchema = z.strictObject({
  ...brandFields,
  templateId: z.string(),
  /** As it was when somebody began to change it. */
  version: z.string(),
});

/** A new logo, the one that is there already, or none. */
export type ChangedLogos = Partial<Record<LogoGround, Uint8Array | 'kept'>>;

export type ChangeBrandInput = z.input<typeof inputSchema> & { logos?: ChangedLogos };

/**
 * Gives a template that varies a built-in one another brand, for owners and admins. Name and id may stay; jobs in progress
 * finish on the brand that they began with, whose logos stay in the store until the template is deleted.
 */
export async function changeBrand({
  ctx,
  input,
}: Call<Context, ChangeBrandInput>): Promise<{ id: string; name: string; version: string }> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { logos: sent = {}, ...rest } = input;
  const { templateId: id, version, base, brand, needsFreeName, ...words } = parseInput(inputSchema, rest);
  const { organizationId } = ctx;
  const before = await findBranded(ctx, id);
  if (before.version !== version) throw changedMeanwhile();
  const kept = logoGrounds.filter((ground) => sent[ground] === 'kept' && before.brand.logos[ground]);
  const logos: Logos = {
    ...(await readKept(before.brand, kept)),
    ...(await openLogos(ctx, onlyNew(sent))),
  };
  assertPresentable({ base, brand, logos }, await facesOf(ctx));
  const after: StoredBrand = { ...brand, logos: await storeLogos({ organizationId, id }, logos) };
  const row = await inTransaction(ctx, async (ctx) => {
    const prisma = await prismaOf(ctx);
    await prisma.$queryRaw`select from organizations where id = ${organizationId}::uuid for no key update`;
    if ((await findBranded(ctx, id)).version !== version) throw changedMeanwhile();
    if (needsFreeName) await assertNameIsFree(ctx, { id, name: words.name });
    const changed = await prisma.template.update({
      where: { id, organizationId },
      data: { ...words, baseTemplate: base, brand: after },
    });
    await writeAuditEntry(ctx, { action: 'template.changed', targetId: id, detail: { name: words.name } });
    return changed;
  });
  await getBlobStore().delete([thumbnailKeyOf({ organizationId, id })]);
  return { id, name: words.name, version: versionOf(row) };
}

/** A template that varies a built-in one, as somebody changes it. */
export interface BrandedTemplateDetails {
  id: string;
  name: string;
  description: string;
  tags: string[];
  base: string;
  brand: Omit<StoredBrand, 'logos'>;
  logos: Partial<Record<LogoGround, ShownLogo>>;
  version: string;
}

export async function getBrand({
  ctx,
  input: { templateId },
}: Call<Context, { templateId: string }>): Promise<BrandedTemplateDetails> {
  const { brand: stored, baseTemplate, ...row } = await findBranded(ctx, templateId);
  const { logos: _, ...brand } = stored;
  const shown = Object.entries(await readKept(stored, logoGrounds)).map(([ground, logo]) => [ground, showLogo(logo)]);
  return { ...row, base: baseTemplate, brand, logos: Object.fromEntries(shown) as BrandedTemplateDetails['logos'] };
}

async function findBranded(ctx: Context, id: string) {
  const { organizationId } = ctx;
  const { template } = await prismaOf(ctx);
  const row = validate(id) ? await template.findFirst({ where: { id, organizationId, fileKey: null } }) : null;
  const brand = row && readBrand(row.brand);
  if (!row || !brand || row.baseTemplate === null || findThemes(row.baseTemplate).length === 0)
    throw new AppError({ code: 'not_found', message: 'There is no such template.' });
  const { name, description, tags, baseTemplate } = row;
  return { id, name, description, tags, baseTemplate, brand, version: versionOf(row) };
}

/** Changes with all that somebody may change. */
function versionOf(row: {
  name: string;
  description: string;
  tags: string[];
  baseTemplate: string | null;
  brand: unknown;
}): string {
  const { name, description, tags, baseTemplate, brand } = row;
  const print = JSON.stringify([name, description, tags, baseTemplate, brand]);
  return createHash('sha256').update(print).digest('hex').slice(0, 16);
}

function onlyNew(sent: ChangedLogos): Partial<Record<LogoGround, Uint8Array>> {
  return Object.fromEntries(Object.entries(sent).filter(([, logo]) => logo !== 'kept')) as Partial<
    Record<LogoGround, Uint8Array>
  >;
}

function readKept({ logos }: StoredBrand, grounds: readonly LogoGround[]): Promise<Logos> {
  const asked = Object.fromEntries(grounds.map((ground) => [ground, logos[ground]]));
  return readLogos({ logos: asked }, async (key) => {
    const blob = await readBlob(getBlobStore(), key);
    if (blob) return blob.bytes;
    throw new AppError({ code: 'not_found', message: 'A logo of this template is no longer there. Upload it again.' });
  });
}

function changedMeanwhile(): AppError {
  return new AppError({
    code: 'conflict',
    message: 'Somebody else changed this template at the same time. Reload the page, then repeat your change.',
  });
}
