const prefix = /^\/api\/v1(?:\/|$)/i;

/**
 * Whether the path of a request line belongs to the interface: as it stands, or in a spelling that
 * a lenient server behind this one could still take for it (escapes, dots, doubled slashes).
 *
 * @param path begins with a slash
 */
export function isApiPath(path: string): boolean {
  return prefix.test(path) || prefix.test(plainPath(path));
}

function plainPath(path: string): string {
  const decoded = path.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const merged = decoded.replace(/[\\/]+/g, '/');
  // Resolves dot segments as a client would.
  return new URL(`http://host${merged}`).pathname;
}
