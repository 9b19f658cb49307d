const tracking =
  /^(?:utm_.+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|igshid|mc_cid|mc_eid|_hsenc|_hsmi|mkt_tok|ref_src|vero_id|oly_(?:anon|enc)_id|s_cid|cmpid)$/i;

/** An address as people are shown it: without credentials, fragment and what only tells where a visitor came from. */
export function cleanUrl(address: string | URL): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.hash = '';
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  // Deleting writes the whole query anew, so it happens only where there is something to delete.
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}
