import type { BulletItem } from '../spec/slide-spec';

/** A list as lines of plain text for the notes. */
export function outlineText(items: readonly BulletItem[]): string {
  return items
    .flatMap((item) => [`• ${item.text}`, ...(item.children ?? []).map((child) => `   – ${child}`)])
    .join('\n');
}
