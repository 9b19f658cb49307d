import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { SceneSlide } from '@/lib/deck/scene/scene';
import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import { familyName } from '@/lib/deck/text/own-fonts';
import type { Theme } from '@/lib/deck/theme/theme';
import { renderSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import { drawSlide } from '@/lib/preview/draw-slide';
import {
  brandColorRoles,
  logoGrounds,
  type Brand,
  type BrandColor,
  type LogoGround,
  type LogoLook,
} from '@/lib/templates/brand';
import { logoIdOf, logoNotes, type Logos } from '@/lib/templates/brand-frame';
import { brandTheme } from '@/lib/templates/brand-theme';
import { findBrandFault, findFooterFault } from '@/lib/templates/find-brand-fault';
import type { FontFace } from '@/lib/templates/fonts/read-font';
import { familiesOf, findThemes } from '@/lib/templates/own-template';
import { brandSample } from '@/lib/templates/sample-deck';
import type { Task } from '../compute/compute';
import { fontWarnings } from './understand-template';

/** A brand while somebody makes it. */
export interface BrandDraft {
  /** Name of a built-in template. */
  base: string;
  brand: Brand;
  /** What is known of its logos; their pictures stay where they are. */
  logos: Partial<Record<LogoGround, LogoLook>>;
  /** The organization's own. */
  faces: readonly FontFace[];
}

/** Why a brand can't be kept as it is. */
export interface BrandDraftFault {
  /** Path of the field in the brand, such as `colors.accent`. */
  field: string;
  message: string;
  /** What would pass in its place. */
  shade: string | null;
}

/** A slide in a brand. The logo is not in the picture: it is where whoever shows that has it. */
export interface DrawnBrandSlide {
  kind: SlideKind;
  /** A PNG, 800 pixels wide, in an address of its own. */
  address: string;
  /** Which logo stands on it, and where, in shares of the slide. */
  logo: { ground: LogoGround; x: number; y: number; w: number; h: number } | null;
}

/** The commonest slides in a brand, and what people should know of it. */
export interface DrawnBrand {
  slides: DrawnBrandSlide[];
  /** All of them, six hexadecimal digits each: those that the brand names, and what follows from them. */
  colors: Record<BrandColor, string>;
  fonts: { heading: string; body: string };
  fault: BrandDraftFault | null;
  notes: string[];
}

const widthPx = 800;
const noBytes = new Uint8Array();

/** Draws slides of a real scene in a brand that nobody has kept yet. */
export const drawBrandTask: Task<BrandDraft, DrawnBrand> = {
  name: 'draw-brand',
  async work({ base, brand, logos: looks, faces }) {
    const [builtin] = findThemes(base);
    if (!builtin) throw new RangeError(`No built-in template is named ${base}.`);
    const logos: Logos = {};
    for (const ground of logoGrounds) {
      const look = looks[ground];
      if (look) logos[ground] = { ...look, bytes: noBytes };
    }
    const families = familiesOf(brand, faces);
    const theme = brandTheme(builtin, { name: base, description: '', brand, logos, families });
    const { scene } = layOutDeck(brandSample, theme, { maxSlides: brandSample.slides.length, images: new Map() });
    const { heading, body } = theme.fonts;
    return {
      slides: await Promise.all(scene.slides.map((slide) => drawWithoutLogo(slide, scene.direction, theme))),
      colors: Object.fromEntries(
        Object.entries(brandColorRoles).map(([name, role]) => [name, theme.colors[role]]),
      ) as DrawnBrand['colors'],
      fonts: { heading: familyName(heading), body: familyName(body) },
      fault: faultOf(builtin, theme, brand),
      notes: [...logoNotes(theme, base, logos), ...fontWarnings(theme)],
    };
  },
};

function faultOf(base: Theme, theme: Theme, brand: Brand): BrandDraftFault | null {
  const color = findBrandFault(base, brand);
  if (color) return { field: `colors.${color.color}`, message: color.message, shade: color.shade };
  const footer = findFooterFault(theme, brand);
  return footer === undefined ? null : { field: 'footer', message: footer, shade: null };
}

async function drawWithoutLogo(slide: SceneSlide, direction: 'ltr' | 'rtl', theme: Theme): Promise<DrawnBrandSlide> {
  const layout = theme.layouts[slide.layout];
  const logo = layout.decor.find((element) => element.type === 'image');
  const decor = layout.decor.filter((element) => element.type !== 'image');
  const layouts = { ...theme.layouts, [slide.layout]: { ...layout, decor } };
  const png = await renderSvg(drawSlide({ slide, direction, theme: { ...theme, layouts } }).svg, { widthPx });
  const { w, h } = theme.canvas;
  return {
    kind: slide.kind,
    address: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
    logo: logo
      ? {
          ground: logo.imageId === logoIdOf('light') ? 'light' : 'dark',
          x: logo.box.x / w,
          y: logo.box.y / h,
          w: logo.box.w / w,
          h: logo.box.h / h,
        }
      : null,
  };
}
