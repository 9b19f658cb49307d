import { footerSizePt } from '@/lib/deck/layout/blocks/size-limits';
import { backgroundsAt } from '@/lib/deck/quality/background-at';
import { contrastRatio, leastFieldContrast } from '@/lib/deck/quality/contrast';
import type { Box, ImageAsset, ImageElement, SceneSlide } from '@/lib/deck/scene/scene';
import { safeShare } from '@/lib/deck/text/break-lines';
import { measureTextWidthIn } from '@/lib/deck/text/measure-text';
import { footerBoxes } from '@/lib/deck/theme/footer-boxes';
import { layoutNames, type LayoutName, type TemplateField, type Theme, type ThemeLayout } from '@/lib/deck/theme/theme';
import { logoGrounds, type LogoGround, type LogoLook } from './brand';
import { logoPlaces } from './logo-places';

/** A logo as decks have it: a PNG without margins. */
export interface Logo extends LogoLook {
  bytes: Uint8Array;
}

/** By the ground that each is for. */
export type Logos = Partial<Record<LogoGround, Logo>>;

/** Sections have no logo, since they show a few words and nothing else; a blank layout is for what fills it. */
const placesByLayout: Readonly<Record<LayoutName, 'front' | 'content' | null>> = {
  cover: 'front',
  section: null,
  content: 'content',
  'two-content': 'content',
  comparison: 'content',
  'title-only': 'content',
  blank: null,
  'content-caption': 'content',
  'picture-caption': 'content',
  quote: 'content',
  statement: 'content',
  figures: 'content',
  agenda: 'content',
  chart: 'content',
  table: 'content',
  steps: 'content',
  cards: 'content',
  team: 'content',
  closing: 'front',
};

/** The logo of one layout. */
interface PlacedLogo {
  layout: LayoutName;
  /** What it stands on, six hexadecimal digits. */
  groundHex: string;
  /** What kind of ground that is. */
  ground: LogoGround;
  /** Which of the brand's logos it is; null where none is seen on this ground. */
  shown: LogoGround | null;
  box: Box;
}

/**
 * A theme whose covers and closing slides show a logo, and slides about something a small one, as ornaments of their
 * layouts. On each ground stands the logo that is for it; words make room for it. The theme itself without a logo.
 *
 * @param base name of the built-in template that the theme varies
 */
export function withLogos(theme: Theme, base: string, logos: Logos): Theme {
  const placed = new Map(placeLogos(theme, base, logos).map((one) => [one.layout, one]));
  if (placed.size === 0) return theme;
  const layouts = layoutNames.map((name) => {
    const { shown = null, box } = placed.get(name) ?? {};
    return [name, shown && box ? withLogo(theme.layouts[name], shown, box) : theme.layouts[name]];
  });
  const pictures = logoGrounds.flatMap((ground) => {
    const logo = logos[ground];
    return logo ? [assetOf(ground, logo)] : [];
  });
  return {
    ...theme,
    layouts: Object.fromEntries(layouts) as Theme['layouts'],
    pictures: new Map(pictures.map((asset) => [asset.id, asset])),
  };
}

/** What people should know of logos that are not seen, or hardly: a sentence each. */
export function logoNotes(theme: Theme, base: string, logos: Logos): string[] {
  const placed = placeLogos(theme, base, logos);
  const missing = new Set(placed.filter(({ shown }) => shown === null).map(({ ground }) => ground));
  const faint = placed.filter(({ shown, groundHex }) => {
    const logo = shown && logos[shown];
    return logo && !logo.isOpaque && contrastRatio(logo.hex, groundHex) < hardlySeen;
  });
  return [
    ...[...missing].map((ground) => `No logo is seen on ${ground} grounds; add one that is for them.`),
    ...[...new Set(faint.map(({ shown }) => shown))].map(
      (ground) => `The logo for ${ground} grounds is hard to see on this one. Is it the one for other grounds?`,
    ),
  ];
}

const hardlySeen = 1.6;

function placeLogos(theme: Theme, base: string, logos: Logos): PlacedLogo[] {
  const places = logoPlaces[base];
  if (places === undefined || logoGrounds.every((ground) => logos[ground] === undefined)) return [];
  return layoutNames.flatMap((layout) => {
    const at = placesByLayout[layout];
    if (at === null) return [];
    const { box: room, align } = places[at];
    const groundHex = groundOf(theme, theme.layouts[layout], room);
    if (groundHex === null) return [];
    const ground = contrastRatio(groundHex, 'FFFFFF') < contrastRatio(groundHex, '000000') ? 'light' : 'dark';
    const shown = logoFor(ground, groundHex, logos);
    const logo = logos[shown ?? ground] ?? { widthPx: 1, heightPx: 1 };
    const scale = Math.min(room.w / logo.widthPx, room.h / logo.heightPx);
    const [w, h] = [logo.widthPx * scale, logo.heightPx * scale];
    const x = align === 'start' ? room.x : room.x + room.w - w;
    return [{ layout, groundHex, ground, shown, box: { x, y: room.y + (room.h - h) / 2, w, h } }];
  });
}

/** The one for the ground; where there is none, the other if it is seen there and has no ground of its own. */
function logoFor(ground: LogoGround, groundHex: string, logos: Logos): LogoGround | null {
  if (logos[ground]) return ground;
  const other = ground === 'light' ? 'dark' : 'light';
  const logo = logos[other];
  return logo && !logo.isOpaque && contrastRatio(logo.hex, groundHex) >= leastFieldContrast ? other : null;
}

const looks = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** The colour of a place; null where it has several, because an ornament stands there. */
function groundOf(theme: Theme, layout: ThemeLayout, box: Box): string | null {
  const slide = { elements: [] } as unknown as SceneSlide;
  const points = looks.flatMap((across) =>
    looks.map((down) => ({ x: box.x + box.w * across, y: box.y + box.h * down })),
  );
  const seen = backgroundsAt({ slide, layout, theme }, -1, box, points);
  const hexes = new Set(seen.map((ground) => (ground.type === 'color' ? ground.hex : null)));
  const [hex] = hexes;
  return hexes.size === 1 ? (hex ?? null) : null;
}

function assetOf(ground: LogoGround, { bytes, widthPx, heightPx }: Logo): ImageAsset {
  return { id: logoIdOf(ground), mimeType: 'image/png', bytes, widthPx, heightPx };
}

/** Among the pictures of a theme. */
export const logoIdOf = (ground: LogoGround): string => `logo-${ground}`;
/** Between a logo and words. */
const [besideIn, belowIn] = [0.25, 0.1];

function withLogo(layout: ThemeLayout, ground: LogoGround, box: Box): ThemeLayout {
  const logo: ImageElement = {
    type: 'image',
    name: 'Logo',
    imageId: logoIdOf(ground),
    altText: '',
    box,
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
  };
  const { title, body, footer } = layout;
  const label = clearOf(layout.eyebrow.box, box);
  // A label is one line: where it has to go lower it is no lower itself, and the title begins below it.
  const eyebrow = { ...label, h: layout.eyebrow.box.h };
  const isLower = eyebrow.y > layout.eyebrow.box.y;
  const heading = clearOf(title.box, box);
  return {
    ...layout,
    decor: [...layout.decor, logo],
    eyebrow: { ...layout.eyebrow, box: eyebrow },
    title: { ...title, box: isLower ? below(heading, eyebrow) : heading },
    body: { ...body, box: clearOf(body.box, box) },
    footer: footer && { ...footer, source: clearOf(footer.source, box) },
  };
}

/** A place for words without what a logo takes of it: shorter where that stands towards its end, lower where it stands on top. */
function clearOf(place: Box, logo: Box): Box {
  const meetsAcross = logo.x - besideIn < place.x + place.w && logo.x + logo.w + besideIn > place.x;
  const meetsDown = logo.y - belowIn < place.y + place.h && logo.y + logo.h + belowIn > place.y;
  if (!meetsAcross || !meetsDown) return place;
  return logo.x > place.x + place.w / 2 ? { ...place, w: logo.x - besideIn - place.x } : below(place, logo);
}

function below(place: Box, above: Box): Box {
  const y = Math.max(place.y, above.y + above.h + belowIn);
  return { ...place, y, h: place.y + place.h - y };
}

/** A theme whose slides repeat a line at their foot, in the place for it; the theme itself without one. */
export function withFooter(theme: Theme, text: string | undefined): Theme {
  if (text === undefined) return theme;
  const layouts = layoutNames.map((name) => {
    const layout = theme.layouts[name];
    const { footer } = layout;
    return [name, footer ? { ...layout, footer: { ...footer, fields: [fieldOf(theme, footer, text)] } } : layout];
  });
  return { ...theme, layouts: Object.fromEntries(layouts) as Theme['layouts'] };
}

function fieldOf(theme: Theme, { source, color }: NonNullable<ThemeLayout['footer']>, text: string): TemplateField {
  return {
    role: 'footer',
    box: footerBoxes(source).footer,
    text,
    color,
    sizePt: footerSizePt(theme),
    align: 'end',
    anchor: 'middle',
  };
}

/** How many times as wide as its place the line at the foot of slides is, where that is narrowest; up to 1 it fits. */
export function footerFill(theme: Theme): number {
  const fills = layoutNames.flatMap((name) =>
    (theme.layouts[name].footer?.fields ?? []).map(({ text, sizePt, box }) => {
      const style = { family: theme.fonts.body, sizePt };
      return measureTextWidthIn(text, style) / (box.w * safeShare);
    }),
  );
  return Math.max(0, ...fills);
}
