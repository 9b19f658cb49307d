import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';

export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** Read by the server, so that a page is sent in the chosen colours and never flashes in others. */
export const colorSchemeCookie = 'theme';

/** Anything else means what the system says. */
export function readColorScheme(value: string | undefined): ColorScheme {
  return colorSchemes.find((scheme) => scheme === value) ?? 'system';
}

export const colorSchemeLabels = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} as const satisfies Record<ColorScheme, { label: string; Icon: LucideIcon }>;

const yearSeconds = 365 * 24 * 60 * 60;

/** Changes the colours at once, and leaves a cookie for the pages to come. */
export function chooseColorScheme(scheme: ColorScheme): void {
  document.documentElement.dataset.theme = scheme;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${colorSchemeCookie}=${scheme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}
