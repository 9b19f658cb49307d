import { logoGrounds, type BrandColor, type LogoGround } from '@/lib/templates/brand';
import { builtinThemes, builtinThumbnailPath } from '@/lib/templates/builtin-themes';
import { readBrand, themeOfBrand } from '@/lib/templates/own-template';
import type { TemplateFindings } from '@/lib/generation/templates/understand-template';
import type { Call, Context } from '../context';
import { signThumbnailUrl } from '../signed-links';
import { prismaOf } from '../transaction';

export interface GalleryTemplate {
  name: string;
  description: string;
  /** On the same host as the page. */
  thumbnailUrl: string;
  look: TemplateLook;
  /** Whether requests that name no template are made with it. */
  isDefault: boolean;
}

/** Colours as six hexadecimal digits. */
export interface TemplateLook {
  appearance: 'light' | 'dark';
  canvas: string;
  ink: string;
  /** Those that carry the message and the data, the main one first. */
  accents: string[];
  headingFont: string;
  bodyFont: string;
}

export interface OwnGalleryTemplate extends Omit<GalleryTemplate, 'look'> {
  id: string;
  /** Null where it is a file. */
  baseTemplate: string | null;
  /** The file's own name; null where it varies a built-in template. */
  fileName: string | null;
  /** Null where what is stored can't be read any more; no job can use it then. */
  look: TemplateLook | null;
  /** What it changes of the built-in one. */
  changes: {
    colors: { role: BrandColor; hex: string }[];
    fonts: { heading?: string; body?: string };
    footer: string | null;
    logos: LogoGround[];
  };
  /** Whether another template has the same name, so that no request can name it. */
  isAmbiguous: boolean;
  createdAt: Date;
}

export interface TemplateGallery {
  builtin: GalleryTemplate[];
  own: OwnGalleryTemplate[];
}

const ownColumns = {
  id: true,
  name: true,
  description: true,
  baseTemplate: true,
  brand: true,
  fileKey: true,
  fileName: true,
  understanding: true,
  createdAt: true,
} as const;

/** All that people need to choose among the templates of their organization by looking at them. */
export async function listTemplateGallery({ ctx }: Call<Context, Record<string, never>>): Promise<TemplateGallery> {
  const { organizationId } = ctx;
  const prisma = await prismaOf(ctx);
  const [rows, organization] = await Promise.all([
    prisma.template.findMany({
      where: { organizationId },
      select: ownColumns,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    }),
    prisma.organization.findUnique({ where: { id: organizationId }, select: { defaultTemplate: true } }),
  ]);
  const isDefault = (template: string) => organization?.defaultTemplate === template;
  const names = [...builtinThemes, ...rows].map(({ name }) => name);
  return {
    builtin: builtinThemes.map((theme) => ({
      name: theme.name,
      description: theme.description,
      thumbnailUrl: builtinThumbnailPath(theme.name),
      look: lookOf(theme),
      isDefault: isDefault(theme.name),
    })),
    own: rows.map((row) => {
      const { id, name, description, baseTemplate, fileName, createdAt } = row;
      const theme = row.fileKey === null ? themeOfBrand(row) : lookFound(row.understanding);
      const isAmbiguous = names.filter((other) => other === name).length > 1;
      const thumbnailUrl = signThumbnailUrl({ baseUrl: '', templateId: id });
      return {
        id,
        name,
        description,
        baseTemplate,
        fileName,
        createdAt,
        isAmbiguous,
        thumbnailUrl,
        look: theme ? lookOf(theme) : null,
        changes: changesOf(row.brand),
        isDefault: isDefault(id),
      };
    }),
  };
}

type Look = TemplateFindings['look'];

/** Stored by this service alone. */
function lookFound(understanding: unknown): Look | undefined {
  return (understanding as TemplateFindings | null)?.look;
}

function lookOf({ appearance, colors, fonts }: Look): TemplateLook {
  const { canvas, ink, accent, second, series3, series4, series5 } = colors;
  return {
    appearance,
    canvas,
    ink,
    accents: [accent, second, series3, series4, series5],
    headingFont: fonts.heading,
    bodyFont: fonts.body,
  };
}

function changesOf(stored: unknown): OwnGalleryTemplate['changes'] {
  const brand = readBrand(stored);
  if (!brand) return { colors: [], fonts: {}, footer: null, logos: [] };
  const { colors, fonts, footer = null, logos } = brand;
  return {
    // The schema knows no other names.
    colors: Object.entries(colors).map(([role, hex]) => ({ role: role as BrandColor, hex })),
    fonts,
    footer,
    logos: logoGrounds.filter((ground) => logos[ground] !== undefined),
  };
}
