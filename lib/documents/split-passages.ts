import type { ExtractedDocument } from './extracted-document';

export interface DocumentPassage {
  /** From 0, in reading order. */
  position: number;
  page: number | null;
  heading: string;
  text: string;
}

const mostCharacters = 1_200;

/** Cuts a document into passages that can be found and cited; every word is in exactly one of them. */
export function splitPassages(document: ExtractedDocument): DocumentPassage[] {
  const passages: DocumentPassage[] = [];
  for (const { page, heading, text } of document.parts) {
    let taken = '';
    const flush = () => {
      if (taken !== '') passages.push({ position: passages.length, page, heading, text: taken });
      taken = '';
    };
    for (const line of text.split('\n')) {
      if (taken.length + line.length > mostCharacters) flush();
      taken = taken === '' ? line : `${taken}\n${line}`;
    }
    flush();
  }
  return passages;
}
