import { signInSettings } from '@/lib/services/accounts/providers';
import type { RequestView } from './request-view';
import { pathHeader } from './web-process-headers';

export const homePath = '/jobs';

/** Nobody is sent back to a page that is about getting in, nor to what is no page. */
const noDestination = /^\/(signin|signup|api)(\/|$)/;

/** Browsers take a backslash for a slash, and drop tabs and line ends: either would make a path another site's address. */
const suspicious = /[\\\p{Cc}]/u;
const maxCharacters = 1_000;

/** A path of this site to go to after signing in; the list of jobs for whatever isn't one. */
export function safeReturnPath(text: unknown): string {
  return ownPath(text) ?? homePath;
}

/** `text` as a path of this site, with its query; undefined for addresses of other sites and for nonsense. */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || text.startsWith('//')) return undefined;
  if (suspicious.test(text) || text.length > maxCharacters || !URL.canParse(text, nowhere)) return undefined;
  const url = new URL(text, nowhere);
  if (url.origin !== nowhere || url.pathname.startsWith('//') || noDestination.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

const nowhere = 'http://nowhere.invalid';

/** Where the sign-in page leads on to. The library, when a provider fails, says it as an address of this site. */
export function readReturnPath({ next, callbackUrl }: { next?: unknown; callbackUrl?: unknown }): string {
  const { origin } = signInSettings();
  const isOurs = typeof callbackUrl === 'string' && callbackUrl.startsWith(`${origin}/`);
  return safeReturnPath(next ?? (isOurs ? callbackUrl.slice(origin.length) : undefined));
}

/** The sign-in page, which sends people back to where they wanted to go. */
export function signInPath(wanted?: string): string {
  const next = safeReturnPath(wanted);
  return next === homePath ? '/signin' : `/signin?${new URLSearchParams({ next })}`;
}

/** Where the person wanted to go, as far as the web process says. Next.js adds a parameter of its own when it loads a part of a page. */
export function wantedPath({ headers }: RequestView): string | undefined {
  const told = ownPath(headers.get(pathHeader));
  if (told === undefined) return undefined;
  const url = new URL(told, nowhere);
  url.searchParams.delete('_rsc');
  return url.pathname + url.search;
}
