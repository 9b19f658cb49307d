import type { Mark } from '@/lib/languages/lexicon';

/** Features are numbers below it: two that share one are rare enough. */
export const size = 1 << 18;

/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value ^= value >>> 15;
  return value & (size - 1);
}

const sorts = ['number', 'month', 'weekday', 'scale', 'language'];

/** Numbers, months and languages are each one sort; icons say nothing of what a word is for. */
export function meaningOf({ meaning }: Mark): string {
  const [sort = ''] = meaning.split('.', 1);
  if (sort === 'icon') return '';
  return sorts.includes(sort) ? sort : meaning;
}
