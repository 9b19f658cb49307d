import { AppError } from '@/lib/contracts/app-error';
import type { Brand } from '@/lib/templates/brand';
import type { Logos } from '@/lib/templates/brand-frame';
import { brandTheme } from '@/lib/templates/brand-theme';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { findBrandFault, findFooterFault } from '@/lib/templates/find-brand-fault';
import type { FontFace } from '@/lib/templates/fonts/read-font';
import { familiesOf, findThemes } from '@/lib/templates/own-template';
import type { Context } from '../context';
import type { Within } from '../transaction';
import { freeNameLike } from './list-templates';

/** Throws what keeps slides in a brand from being read: a base that is not there, two colours, a line that is too long. */
export function assertPresentable(
  { base: baseName, brand, logos }: { base: string; brand: Brand; logos: Logos },
  faces: readonly FontFace[],
): void {
  const base = baseThemeOf(baseName);
  const color = findBrandFault(base, brand);
  if (color) throw refusal(`brand.colors.${color.color}`, color.message);
  const theme = brandTheme(base, { name: baseName, description: '', brand, logos, families: familiesOf(brand, faces) });
  const footer = findFooterFault(theme, brand);
  if (footer) throw refusal('brand.footer', footer);
}

/** Throws where there is no built-in template of the name. */
export function baseThemeOf(name: string) {
  const [base] = findThemes(name);
  if (base) return base;
  const names = builtinThemes.map((theme) => JSON.stringify(theme.name)).join(', ');
  throw refusal('base', `No built-in template is named ${JSON.stringify(name)}. There are ${names}.`);
}

function refusal(param: string, message: string): AppError {
  return new AppError({ code: 'invalid_request', message: `${param}: ${message}`, param });
}

/** For templates whose name must lead to them. */
export async function assertNameIsFree(ctx: Within<Context>, of: { id: string; name: string }): Promise<void> {
  const free = await freeNameLike(ctx, of);
  if (free === null) return;
  throw new AppError({
    code: 'conflict',
    message: `name: Another template is named “${of.name}”. “${free}” is free.`,
    param: 'name',
  });
}
