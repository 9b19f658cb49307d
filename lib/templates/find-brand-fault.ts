import { layOver } from '@/lib/deck/quality/contrast';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';
import { brandColorRoles, type Brand, type BrandColor } from './brand';
import { footerFill } from './brand-frame';
import { brandTheme } from './brand-theme';
import { contrastFaults, leastTextContrast, type ContrastFault } from './text-contrast';

/** Why slides in a brand would be hard to read. */
export interface BrandFault {
  /** The colour to change. */
  color: BrandColor;
  message: string;
  /** A shade of it near by that passes; null where there is none. */
  shade: string | null;
}

/** The worst of the contrasts that a brand brings to a built-in theme by a colour it names; undefined when all are sufficient. */
export function findBrandFault(base: Theme, brand: Brand): BrandFault | undefined {
  const theme = themeOf(base, brand);
  const faults = contrastFaults(theme);
  const fault = faults.find((one) => givenOf(one, brand) !== undefined) ?? faults[0];
  if (!fault) return undefined;
  const color = givenOf(fault, brand) ?? nameOf(fault.text);
  const [text, background] = [describe(fault.text, theme), describe(fault.background, theme)];
  const rule = `has a contrast of ${fault.ratio.toFixed(1)} : 1; text needs ${leastTextContrast} : 1 (WCAG 2.2, level AA).`;
  const shade = shadesNear(theme.colors[brandColorRoles[color]]).find((candidate) =>
    passes(base, brand, color, candidate),
  );
  return {
    color,
    message: `${text} on ${background} ${rule}${shade ? ` A shade near by that passes: ${shade}.` : ''}`,
    shade: shade ?? null,
  };
}

/** Why the line at the foot of slides can't be shown in a theme; undefined where it fits. */
export function findFooterFault(theme: Theme, { footer = '' }: Brand): string | undefined {
  const fill = footerFill(theme);
  if (fill <= 1) return undefined;
  const characters = Math.max(1, Math.floor([...footer].length / fill));
  return `is too wide for its place at the foot of slides. About ${characters} characters fit.`;
}

function themeOf(base: Theme, brand: Brand): Theme {
  return brandTheme(base, { name: base.name, description: base.description, brand });
}

/** The colour of a pair that the brand names; undefined where both follow from others. */
function givenOf({ text, background }: ContrastFault, { colors }: Brand): BrandColor | undefined {
  return [text, background].map(nameOf).find((name) => colors[name] !== undefined);
}

function nameOf(role: ColorRole): BrandColor {
  const names = Object.keys(brandColorRoles) as BrandColor[];
  return names.find((name) => brandColorRoles[name] === role) ?? 'text';
}

function describe(role: ColorRole, theme: Theme): string {
  return `${nameOf(role)} ${theme.colors[role]}`;
}

const steps = 20;

/** Shades on the way to black and to white, the nearest first. */
function shadesNear(hex: string): string[] {
  return Array.from({ length: steps }, (_, index) => (index + 1) / steps).flatMap((share) => [
    layOver('000000', share, hex),
    layOver('FFFFFF', share, hex),
  ]);
}

function passes(base: Theme, brand: Brand, color: BrandColor, shade: string): boolean {
  const role = brandColorRoles[color];
  const faults = contrastFaults(themeOf(base, { ...brand, colors: { ...brand.colors, [color]: shade } }));
  return faults.every(({ text, background }) => text !== role && background !== role);
}
