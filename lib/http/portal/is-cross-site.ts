/**
 * Whether a browser sent this on behalf of another site: by Fetch Metadata, which tells a sibling domain too, and by the
 * Origin header, as Next.js compares it for its actions, which it would answer with 500.
 */
export function isCrossSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  return origin !== null && hostOf(origin) !== ownHost(headers);
}

/** Null for the origin of a sandboxed frame, which is `null`, and for what is none. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** As the browser wrote it: a proxy that changes Host says what it was. */
function ownHost(headers: Headers): string | undefined {
  return headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host') || undefined;
}
