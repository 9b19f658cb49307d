import { createHash } from 'node:crypto';
import { v7 as uuidv7, validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { getCompute } from '@/lib/generation/compute/compute';
import { measureFontTask } from '@/lib/generation/templates/measure-font';
import { ProcessDeath } from '@/lib/platform/compute/process-death';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import type { FontFace } from '@/lib/templates/fonts/read-font';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { requireRole } from '../roles';
import { inTransaction, prismaOf, type Within } from '../transaction';
import { cleanFileName, type SentFile } from './template-files';

export const mostFontBytes = 10_000_000;
const mostFonts = 60;

export interface ListedFont {
  id: string;
  family: string;
  face: FontFace['face'];
  fileName: string;
}

/** The fonts of the organization's own whose text is measured, by family. */
export async function listFonts({ ctx }: Call<Context, object>): Promise<ListedFont[]> {
  const { ownFont } = await prismaOf(ctx);
  const rows = await ownFont.findMany({
    where: { organizationId: ctx.organizationId },
    select: { id: true, family: true, face: true, fileName: true },
    orderBy: [{ family: 'asc' }, { face: 'asc' }],
  });
  return rows.map((row) => ({ ...row, face: row.face as FontFace['face'] }));
}

/** What was measured of the organization's fonts. */
export async function facesOf(ctx: Context): Promise<FontFace[]> {
  const { ownFont } = await prismaOf(ctx);
  const { organizationId } = ctx;
  const rows = await ownFont.findMany({
    where: { organizationId },
    orderBy: { id: 'asc' },
    select: { measures: true },
  });
  return rows.map(({ measures }) => measures as unknown as FontFace);
}

/**
 * Measures a font file for the templates that ask for its family, for owners and admins. The file itself is not kept. A
 * file of the same family and form takes the place of the earlier one.
 */
export async function uploadFont({ ctx, input }: Call<Context, SentFile>): Promise<ListedFont> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const fileName = cleanFileName(input.fileName, 'font');
  const { organizationId } = ctx;
  const measured = await measure(organizationId, fileName, input.bytes);
  const { family, face } = measured;
  return inTransaction(ctx, async (ctx) => {
    const prisma = await prismaOf(ctx);
    // One after the other: each writes down all of them.
    await prisma.$queryRaw`select from organizations where id = ${organizationId}::uuid for no key update`;
    const key = { organizationId, family, face };
    const known = await prisma.ownFont.findUnique({ where: { organizationId_family_face: key } });
    if (!known && (await prisma.ownFont.count({ where: { organizationId } })) >= mostFonts)
      throw new AppError({
        code: 'conflict',
        message: `An organization has at most ${mostFonts} font files. Delete those of a family that no template asks for.`,
      });
    const values = { fileName, measures: { ...measured } };
    const row = await prisma.ownFont.upsert({
      where: { organizationId_family_face: key },
      create: { id: uuidv7(), ...key, ...values },
      update: values,
      select: { id: true },
    });
    await keepMeasures(ctx);
    await writeAuditEntry(ctx, { action: 'font.uploaded', targetId: row.id, detail: { name: family, fileName } });
    return { id: row.id, family, face, fileName };
  });
}

/** Text of its family is measured by a similar font from then on. */
export async function deleteFont({ ctx, input }: Call<Context, { fontId: string }>): Promise<{ name: string }> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { organizationId } = ctx;
  const { fontId: id } = input;
  return inTransaction(ctx, async (ctx) => {
    const prisma = await prismaOf(ctx);
    await prisma.$queryRaw`select from organizations where id = ${organizationId}::uuid for no key update`;
    const row = validate(id) ? await prisma.ownFont.findFirst({ where: { id, organizationId } }) : null;
    if (!row) throw new AppError({ code: 'not_found', message: 'There is no such font.' });
    await prisma.ownFont.deleteMany({ where: { id, organizationId } });
    await keepMeasures(ctx);
    await writeAuditEntry(ctx, { action: 'font.deleted', targetId: id, detail: { name: row.family } });
    return { name: row.family };
  });
}

async function measure(organizationId: string, fileName: string, bytes: Uint8Array): Promise<FontFace> {
  const refuse = (message: string) => new AppError({ code: 'invalid_request', message, param: 'file' });
  if (bytes.length === 0) throw refuse(`“${fileName}” is empty.`);
  if (bytes.length > mostFontBytes) throw refuse(`“${fileName}” is larger than ${mostFontBytes / 1_000_000} MB.`);
  try {
    const measured = await getCompute().run(measureFontTask, bytes, { organizationId });
    if ('face' in measured) return measured.face;
    throw refuse(measured.message);
  } catch (error) {
    if (error instanceof ProcessDeath) throw refuse('This font takes more time or memory to read than a font may.');
    throw error;
  }
}

/** Jobs read all of them from one place, whose name changes with them: those in progress finish on what they began with. */
async function keepMeasures(ctx: Within<Context>): Promise<void> {
  const { organizationId } = ctx;
  const faces = await facesOf(ctx);
  const bytes = Buffer.from(JSON.stringify(faces));
  const print = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const fontsKey = faces.length === 0 ? null : `organizations/${organizationId}/fonts/${print}.json`;
  if (fontsKey) await getBlobStore().put(fontsKey, bytes, { contentType: 'application/json' });
  const { organization } = await prismaOf(ctx);
  await organization.updateMany({ where: { id: organizationId }, data: { fontsKey } });
}
