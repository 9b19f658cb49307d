import { z } from 'zod';
import { fontFamilies, type ColorRole } from '@/lib/deck/theme/theme';

/** What each colour of a brand is on a slide. The names are those of PowerPoint's own dialogs where it has one. */
export const brandColorRoles = {
  text: 'ink',
  muted_text: 'muted',
  background: 'canvas',
  surface: 'surface',
  accent: 'accent',
  accent2: 'second',
  accent3: 'series3',
  accent4: 'series4',
  accent5: 'series5',
  hairline: 'quiet',
} as const satisfies Record<string, ColorRole>;

export type BrandColor = keyof typeof brandColorRoles;

const hexColor = z
  .string()
  .regex(/^#?[0-9a-f]{6}$/i, { error: 'must be a colour of six hexadecimal digits, such as 9C3D2E' })
  .transform((color) => color.replace('#', '').toUpperCase());

const colorsSchema = z.strictObject({
  text: hexColor.optional(),
  muted_text: hexColor.optional(),
  background: hexColor.optional(),
  surface: hexColor.optional(),
  accent: hexColor.optional(),
  accent2: hexColor.optional(),
  accent3: hexColor.optional(),
  accent4: hexColor.optional(),
  accent5: hexColor.optional(),
  hairline: hexColor.optional(),
} satisfies Record<BrandColor, z.ZodType>);

/** Any of the families whose widths the engine knows. */
const fontSchema = z.enum(fontFamilies).optional();

/**
 * What a template of an organization changes of the built-in one it varies. Colours that are
 * not given follow from those that are; fonts stay as they are.
 */
export const brandSchema = z.strictObject({
  colors: colorsSchema.default({}),
  fonts: z.strictObject({ heading: fontSchema, body: fontSchema }).default({}),
});

export type Brand = z.infer<typeof brandSchema>;
