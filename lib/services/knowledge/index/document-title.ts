import type { ExtractedDocument } from '@/lib/documents/extracted-document';
import { addressesReader } from '@/lib/generation/composers/embedded/grounding/addresses-reader';

/** What a document is called where it says so itself; null where it uses its title to speak to whoever reads it. */
export function documentTitle({ title }: Pick<ExtractedDocument, 'title'>): string | null {
  return title === null || addressesReader(title) ? null : title;
}
