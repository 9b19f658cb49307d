import { type Theme, themeCookie } from '@/components/ui/theme';

const yearSeconds = 365 * 24 * 60 * 60;

/** Changes the colours at once, and tells the server for the pages to come. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}
