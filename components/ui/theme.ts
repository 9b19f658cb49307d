export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Read by the server, so that a page is sent in the chosen colours and never flashes in others. */
export const themeCookie = 'theme';

/** Anything else means what the system says. */
export function readTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}
