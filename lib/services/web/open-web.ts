import type { FindPassages } from '@/lib/generation/sources/passage';

/** Finds passages on pages of the web; null where WEB_SEARCH names nobody to search it. */
export function openWeb(): FindPassages | null {
  return null;
}
