const longest = 80;

/** A name that Windows, macOS and Linux all take: the deck's title, and the variant where there are several. */
export function fileNameOf(title: string, variant: number | null): string {
  const readable = title
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = shorten(readable).replace(/[. ]+$/, '') || 'Presentation';
  return variant === null || variant === 1 ? `${name}.pptx` : `${name} ${variant}.pptx`;
}

/** The same in the letters that a key of the blob store may have: what a file is called where the store itself serves it. */
export function storedNameOf(title: string, variant: number | null): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._]+/g, ' ')
    .replace(/^[^A-Za-z0-9]+/, '');
  return fileNameOf(plain, variant).replaceAll(' ', '-');
}

/** Whole characters, and whole words where the text has any. */
function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const cut = characters.slice(0, longest).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut;
}
