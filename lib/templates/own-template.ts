import type { Theme } from '@/lib/deck/theme/theme';
import type { UploadedLooks } from '@/lib/pptx/write-pptx';
import { logoGrounds, storedBrandSchema, type StoredBrand } from './brand';
import type { Logos } from './brand-frame';
import { brandTheme, type BrandedTemplate } from './brand-theme';
import { builtinThemes } from './builtin-themes';
import { ownFamilies, type FontFace } from './fonts/read-font';
import type { DrawingTools } from './upload/artwork/ground';
import { openUpload, type LayoutChoices } from './upload/open-upload';

/** A template of an organization: a built-in one, varied by a brand, or a file of its own. */
export interface OwnTemplate {
  name: string;
  description: string;
  /** Name of the built-in template; null for a file. */
  baseTemplate: string | null;
  /** As it was stored, by this version or another. */
  brand: unknown;
  /** Where the file stands in the blob store; absent or null for a varied one. */
  fileKey?: string | null;
  /** Which of its layouts people chose for a role. */
  layoutChoices?: LayoutChoices | null;
  /** Where the faces of the organization's own fonts stand in the blob store; null where it has none. */
  fontsKey?: string | null;
  /** What people say it suits. */
  tags?: readonly string[] | null;
  /** What the slides of the file say. */
  words?: string | null;
}

/** What decks are laid out by, and, where it is a file, what they are put onto. */
export interface OpenedTemplate {
  theme: Theme;
  upload?: UploadedLooks;
}

/**
 * An own template, ready for use; undefined when its base is gone, or its brand can't be read any more.
 *
 * @param tools what gives a file of the blob store, and what draws
 * @throws {UploadError} when the file can't be read as a template any more
 */
export async function openOwnTemplate(
  own: OwnTemplate,
  { readFile, drawing }: { readFile: (key: string) => Promise<Uint8Array>; drawing: DrawingTools },
): Promise<OpenedTemplate | undefined> {
  if (!own.fileKey) {
    const theme = await openBrand(own, readFile);
    return theme && { theme };
  }
  const { name, description } = own;
  const file = Buffer.from(await readFile(own.fileKey));
  const fonts = await readFaces(own, readFile);
  const { theme, template, scale } = await openUpload(file, { name, description, tags: [] }, drawing, {
    choices: own.layoutChoices ?? {},
    fonts,
  });
  return { theme, upload: { template, scale } };
}

/** The theme of one that varies a built-in template, with its logos, and measured by the organization's own fonts. */
export async function openBrand(
  own: OwnTemplate,
  readFile: (key: string) => Promise<Uint8Array>,
): Promise<Theme | undefined> {
  const brand = readBrand(own.brand);
  if (!brand) return undefined;
  const families = familiesOf(brand, await readFaces(own, readFile));
  return themeOfBrand(own, { logos: await readLogos(brand, readFile), families });
}

/** Of the organization's own fonts. */
async function readFaces(
  { fontsKey }: OwnTemplate,
  readFile: (key: string) => Promise<Uint8Array>,
): Promise<readonly FontFace[]> {
  return fontsKey ? (JSON.parse(Buffer.from(await readFile(fontsKey)).toString()) as FontFace[]) : [];
}

/**
 * The theme of an own template that varies a built-in one; undefined for files, and where its base is gone or its brand
 * can't be read any more.
 *
 * @param read what of it stands elsewhere: without, its colours and fonts are right, and its logos are left out
 */
export function themeOfBrand(
  { name, description, baseTemplate, brand: stored }: OwnTemplate,
  read: Pick<BrandedTemplate, 'logos' | 'families'> = {},
): Theme | undefined {
  const base = baseTemplate === null ? undefined : findThemes(baseTemplate)[0];
  const brand = readBrand(stored);
  return base && brand && brandTheme(base, { name, description, brand, ...read });
}

/** As it was stored, by this version or another; undefined where it can't be read. */
export function readBrand(stored: unknown): StoredBrand | undefined {
  return storedBrandSchema.safeParse(stored).data;
}

/** The organization's own families of those that a brand asks for. */
export function familiesOf(
  { fonts }: Pick<StoredBrand, 'fonts'>,
  faces: readonly FontFace[],
): BrandedTemplate['families'] {
  return ownFamilies(
    faces,
    [fonts.heading, fonts.body].filter((name) => name !== undefined),
  );
}

export async function readLogos(
  { logos }: Pick<StoredBrand, 'logos'>,
  readFile: (key: string) => Promise<Uint8Array>,
): Promise<Logos> {
  const read: Logos = {};
  for (const ground of logoGrounds) {
    const logo = logos[ground];
    if (!logo) continue;
    const { key, ...look } = logo;
    read[ground] = { ...look, bytes: await readFile(key) };
  }
  return read;
}

/** Built-in themes of exactly this name (case-sensitive); empty when there is none. */
export function findThemes(name: string): readonly Theme[] {
  return builtinThemes.filter((theme) => theme.name === name);
}
