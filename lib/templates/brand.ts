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

/** Longer than this is no line at the foot of a slide but a sentence; whether it fits is measured. */
const mostFooterCharacters = 80;

const footerSchema = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .refine((text) => [...text].length <= mostFooterCharacters && !/\p{C}/u.test(text), {
    error: `must be one line of at most ${mostFooterCharacters} characters`,
  })
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/**
 * What a template of an organization changes of the built-in one it varies. Colours that are
 * not given follow from those that are; fonts stay as they are. The footer is a line at the foot of
 * each slide, such as "Confidential".
 */
export const brandSchema = z.strictObject({
  colors: colorsSchema.default({}),
  fonts: z.strictObject({ heading: fontSchema, body: fontSchema }).default({}),
  footer: footerSchema,
});

export type Brand = z.infer<typeof brandSchema>;

/** The grounds that a brand has a logo for, each. */
export const logoGrounds = ['light', 'dark'] as const;
export type LogoGround = (typeof logoGrounds)[number];

export const logoLookSchema = z.strictObject({
  widthPx: z.int().min(1).max(4000),
  heightPx: z.int().min(1).max(4000),
  /** The mean of what is seen of it. */
  hex: z.string().regex(/^[0-9A-F]{6}$/),
  /** Whether it brings a ground of its own. */
  isOpaque: z.boolean(),
});

/** What of a logo decides where it stands and on which grounds. */
export type LogoLook = z.infer<typeof logoLookSchema>;

const storedLogoSchema = logoLookSchema.extend({
  /** Where the picture stands in the blob store, a PNG. */
  key: z.string(),
});

/** A brand as it is kept. Keys of the store are this service's own matter: nobody names them. */
export const storedBrandSchema = brandSchema.extend({
  logos: z.strictObject({ light: storedLogoSchema.optional(), dark: storedLogoSchema.optional() }).default({}),
});

export type StoredBrand = z.infer<typeof storedBrandSchema>;
