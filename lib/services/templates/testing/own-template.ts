import type { Context } from '../../context';
import { createTemplate, type CreateTemplateInput } from '../create-template';

export const brand = {
  colors: { text: '2A1A12', background: 'FFFDF8', accent: '9C3D2E' },
  fonts: { heading: 'Georgia' },
} as const;

/** A template of the organization's own; its id. */
export async function createOwnTemplate(ctx: Context, input: Partial<CreateTemplateInput> = {}): Promise<string> {
  const { id } = await createTemplate({ ctx, input: { name: 'House style', base: 'Meridian', brand, ...input } });
  return id;
}
