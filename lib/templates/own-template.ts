import type { Theme } from '@/lib/deck/theme/theme';
import type { UploadedLooks } from '@/lib/pptx/write-pptx';
import { brandSchema } from './brand';
import { brandTheme } from './brand-theme';
import { builtinThemes } from './builtin-themes';
import type { FontFace } from './fonts/read-font';
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
    const theme = themeOfBrand(own);
    return theme && { theme };
  }
  const { name, description } = own;
  const file = Buffer.from(await readFile(own.fileKey));
  const fonts = own.fontsKey ? (JSON.parse(Buffer.from(await readFile(own.fontsKey)).toString()) as FontFace[]) : [];
  const { theme, template, scale } = await openUpload(file, { name, description, tags: [] }, drawing, {
    choices: own.layoutChoices ?? {},
    fonts,
  });
  return { theme, upload: { template, scale } };
}

/** The theme of an own template that varies a built-in one; undefined for files, and where its base is gone or its brand can't be read any more. */
export function themeOfBrand({ name, description, baseTemplate, brand }: OwnTemplate): Theme | undefined {
  const base = baseTemplate === null ? undefined : findThemes(baseTemplate)[0];
  const parsed = brandSchema.safeParse(brand);
  return base && parsed.success ? brandTheme(base, { name, description, brand: parsed.data }) : undefined;
}

/** Built-in themes of exactly this name (case-sensitive); empty when there is none. */
export function findThemes(name: string): readonly Theme[] {
  return builtinThemes.filter((theme) => theme.name === name);
}
