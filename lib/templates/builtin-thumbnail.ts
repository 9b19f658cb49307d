/** Where the picture of a built-in template is served: a file below `public`, named in lower case. */
export function builtinThumbnailPath(name: string): string {
  return `/templates/${encodeURIComponent(name.toLowerCase())}.png`;
}
