import { z } from 'zod';
import { getCompute } from '@/lib/generation/compute/compute';
import { drawBrandTask, type DrawnBrand } from '@/lib/generation/templates/draw-brand';
import { brandSchema, logoLookSchema } from '@/lib/templates/brand';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { baseThemeOf } from './assert-presentable';
import { facesOf } from './own-fonts';

const inputSchema = z.strictObject({
  base: z.string(),
  brand: brandSchema,
  /** What is known of the logos; their pictures stay with whoever asks. */
  logos: z.strictObject({ light: logoLookSchema.optional(), dark: logoLookSchema.optional() }).default({}),
});

/** Slides in a brand, and what people should know of it. */
export type PreviewedBrand = DrawnBrand;
export type PreviewBrandInput = z.input<typeof inputSchema>;

/** Draws the commonest slides in a brand that nobody has kept, for owners and admins, and says what of it can't be kept. */
export async function previewBrand({ ctx, input }: Call<Context, PreviewBrandInput>): Promise<PreviewedBrand> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { base, brand, logos } = parseInput(inputSchema, input);
  baseThemeOf(base);
  const { organizationId } = ctx;
  return getCompute().run(drawBrandTask, { base, brand, logos, faces: await facesOf(ctx) }, { organizationId });
}
