import type { ActionError } from '@/lib/contracts/app-error';
import type { ShownLogo } from '@/lib/services/templates/brand-logos';
import type { BrandedTemplateDetails } from '@/lib/services/templates/change-brand';
import type { OwnGalleryTemplate } from '@/lib/services/templates/list-template-gallery';
import type { PreviewBrandInput } from '@/lib/services/templates/preview-brand';

export type BrandColorName = OwnGalleryTemplate['changes']['colors'][number]['role'];
export type LogoGroundName = OwnGalleryTemplate['changes']['logos'][number];

/** A logo of the form: whether it is the one that the template has already. */
export type DraftLogo = ShownLogo & { isKept: boolean };

/** A brand as the fields of the form hold it: what is empty follows from the rest. */
export interface BrandDraftFields {
  name: string;
  description: string;
  /** With commas between them. */
  tags: string;
  base: string;
  colors: Partial<Record<BrandColorName, string>>;
  headingFont: string;
  bodyFont: string;
  footer: string;
  /** Undefined where one was taken away. */
  logos: Partial<Record<LogoGroundName, DraftLogo | undefined>>;
}

export function emptyBrandDraft(base: string): BrandDraftFields {
  return {
    name: '',
    description: '',
    tags: '',
    base,
    colors: {},
    headingFont: '',
    bodyFont: '',
    footer: '',
    logos: {},
  };
}

export function brandDraftOf({ brand, logos, ...rest }: BrandedTemplateDetails): BrandDraftFields {
  const kept = Object.entries(logos).map(([ground, logo]) => [ground, { ...logo, isKept: true }]);
  return {
    name: rest.name,
    description: rest.description,
    tags: rest.tags.join(', '),
    base: rest.base,
    colors: brand.colors,
    headingFont: brand.fonts.heading ?? '',
    bodyFont: brand.fonts.body ?? '',
    footer: brand.footer ?? '',
    logos: Object.fromEntries(kept) as BrandDraftFields['logos'],
  };
}

/** Without what is empty. */
export function brandOf({ colors, headingFont, bodyFont, footer }: BrandDraftFields): PreviewBrandInput['brand'] {
  const said = <T extends object>(fields: T) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
      ),
    );
  return { colors: said(colors), fonts: said({ heading: headingFont, body: bodyFont }), ...said({ footer }) };
}

/** What slides in it are drawn by; the pictures of its logos stay here. */
export function previewOf(draft: BrandDraftFields): PreviewBrandInput {
  const looks = Object.entries(draft.logos).flatMap(([ground, logo]) => {
    if (!logo) return [];
    const { widthPx, heightPx, hex, isOpaque } = logo;
    return [[ground, { widthPx, heightPx, hex, isOpaque }]];
  });
  return { base: draft.base, brand: brandOf(draft), logos: Object.fromEntries(looks) as PreviewBrandInput['logos'] };
}

/** What is wrong with one field of the form. */
export interface FieldFault {
  /** Such as `name`, `colors.accent` or `logos.dark`. */
  field: string;
  message: string;
  shade?: string | null;
}

/** By the field that a verb names; undefined for what concerns the whole. */
export function fieldFaultOf({ message, param = '' }: ActionError): FieldFault | undefined {
  const field = param.replace(/^brand\./, '');
  if (!/^(?:name|description|tags|base|footer|(?:colors|fonts|logos)\.\w+|tags\.\d+)$/.test(field)) return undefined;
  const words = message.startsWith(`${param}: `) ? message.slice(param.length + 2) : message;
  return { field: field.replace(/^tags\..*/, 'tags'), message: asSentence(words) };
}

/** Messages begin where the name of a field would stand before them. */
export function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
