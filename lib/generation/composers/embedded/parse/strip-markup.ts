const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  laquo: '«',
  raquo: '»',
  middot: '·',
  bull: '•',
  times: '×',
  deg: '°',
};

/** Named and numbered character references; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text
    .replace(/&#(x[0-9a-f]{1,6}|\d{1,7});/gi, (whole, code: string) => {
      const point = code.startsWith('x') || code.startsWith('X') ? parseInt(code.slice(1), 16) : Number(code);
      const allowed = point >= 32 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
      return allowed ? String.fromCodePoint(point) : whole;
    })
    .replace(/&([a-z]{2,6});/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole);
}

const rules: readonly (readonly [RegExp, string])[] = [
  [/!\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1'],
  [/\[([^\]\n]{1,300})\]\((?:[^()\s]{1,500})(?:\s+"[^"\n]{0,200}")?\)/g, '$1'],
  [/<((?:https?:\/\/|mailto:)[^>\s]{1,500})>/g, '$1'],
  [/<\/?[a-z][a-z0-9]{0,12}(?:\s[^<>\n]{0,300})?\/?>/gi, ''],
  [/(\*\*|__)(?=\S)([^\n]{1,400}?)(?<=\S)\1/g, '$2'],
  [/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,400}?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1'],
  [/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]{1,400}?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '$1'],
  [/~~([^~\n]{1,400})~~/g, '$1'],
  [/`{1,2}([^`\n]{1,400})`{1,2}/g, '$1'],
  [/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1'],
  [/\*\*|__(?=\s|$)/g, ''],
];

/** Inline Markdown and HTML as plain words on one line; the words themselves never change. */
export function stripMarkup(text: string): string {
  let plain = text;
  for (const [pattern, replacement] of rules) plain = plain.replace(pattern, replacement);
  return decodeEntities(plain).replace(/\s+/gu, ' ').trim();
}

/** The addresses behind the links of a text, with the words that carry them. */
export function readLinks(text: string): string[] {
  return [...text.matchAll(/(?<!!)\[([^\]\n]{1,300})\]\(([^()\s]{1,500})(?:\s+"[^"\n]{0,200}")?\)/g)].map(
    (match) => `${stripMarkup(match[1] ?? '')}: ${match[2] ?? ''}`,
  );
}
