/** An address with what is set of these, in their order. */
export function hrefOf(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1])),
  ).toString();
  return query ? `${path}?${query}` : path;
}
