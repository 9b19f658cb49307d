import { z } from 'zod';
import type { ColorRole } from '@/lib/deck/theme/theme';

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

/** As long as Office takes; signs that mean something in a theme (`+mn-lt`) or in a list of families are none of a name. */
const familyName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'&-]{0,30}$/u;

/** Any family by its name; one that is not measured gets room for being wider than its nearest twin. */
const fontSchema = z
  .string()
  .trim()
  .regex(familyName, { error: 'must be the name of one font family, such as Calibri, of at most 31 characters' })
  .optional();

/**
 * What a template of an organization changes of the built-in one it varies. Colours that are
 * not given follow from those that are; fonts stay as they are.
 */
export const brandSchema = z.strictObject({
  colors: colorsSchema.default({}),
  fonts: z.strictObject({ heading: fontSchema, body: fontSchema }).default({}),
});

export type Brand = z.infer<typeof brandSchema>;
