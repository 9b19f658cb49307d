/**
 * Whether a browser sent this on behalf of another site (Fetch Metadata). Next.js compares the origins of its own
 * actions; this refuses beside it what comes from a sibling domain or from nowhere that can be told.
 */
export function isCrossSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  return headers.get('origin') === 'null';
}
