const longest = 80;

/** A name that Windows, macOS and Linux all take: the deck's title, and the variant where there are several. */
export function fileNameOf(title: string, variant: number | null): string {
  const readable = title
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = [...readable].slice(0, longest).join('').replace(/[. ]+$/, '');
  const name = short || 'Presentation';
  return variant === null || variant === 1 ? `${name}.pptx` : `${name} ${variant}.pptx`;
}
