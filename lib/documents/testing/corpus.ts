import { describe, expect, it } from 'vitest';
import { formatOf, type DocumentFormat } from '../document-formats';
import { ExtractionError, type ExtractionErrorCode, type ExtractionLimits } from '../extracted-document';
import { readDocument } from '../read-document';
import { splitPassages } from '../split-passages';

export const testLimits: ExtractionLimits = {
  timeoutMs: 60_000,
  memoryMegabytes: 256,
  maxPages: 50,
  maxCharacters: 200_000,
  maxInflatedBytes: 5_000_000,
};

/** Page, heading and text of a part. */
export type ExpectedPart = readonly [page: number | null, heading: string, text: string];

export interface CorpusEntry {
  name: string;
  bytes: Uint8Array;
  /** Exactly what is read. */
  reads?: readonly ExpectedPart[];
  /** What is read among other things, and what is not. */
  has?: readonly string[];
  lacks?: readonly string[];
  title?: string | null;
  fails?: ExtractionErrorCode;
  /** The name under which it is uploaded has content of another kind. */
  isForeign?: boolean;
}

const fewest = 20;

/** Tries every document of a format: what is read, or why it can't be. */
export function testCorpus(format: DocumentFormat, extension: string, entries: readonly CorpusEntry[]): void {
  describe(`documents of the format ${format}`, () => {
    it('are enough to judge by, broken ones among them', () => {
      expect(entries.length).toBeGreaterThanOrEqual(fewest);
      expect(entries.filter(({ fails }) => fails !== undefined).length).toBeGreaterThanOrEqual(3);
    });

    it.each(entries)('$name', async (entry) => {
      expect(formatOf(`a document.${extension}`, entry.bytes)).toBe(entry.isForeign === true ? null : format);
      const reading = readDocument(Buffer.from(entry.bytes), format, testLimits);
      if (entry.fails !== undefined) return expectFailure(reading, entry.fails);
      const document = await reading;
      if (entry.reads !== undefined)
        expect(document.parts.map(({ page, heading, text }) => [page, heading, text])).toEqual(entry.reads);
      const all = document.parts.map(({ heading, text }) => `${heading}\n${text}`).join('\n');
      for (const words of entry.has ?? []) expect(all).toContain(words);
      for (const words of entry.lacks ?? []) expect(all).not.toContain(words);
      if (entry.title !== undefined) expect(document.title).toBe(entry.title);
      // No word is lost or said twice on the way to passages.
      expect(
        splitPassages(document)
          .map(({ text }) => text)
          .join('')
          .replace(/\s/g, ''),
      ).toBe(
        document.parts
          .map(({ text }) => text)
          .join('')
          .replace(/\s/g, ''),
      );
    });
  });
}

/** Errors that the reading process would not tell by name are told as `unreadable` there. */
async function expectFailure(reading: Promise<unknown>, code: ExtractionErrorCode): Promise<void> {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof ExtractionError ? error.code : 'unreadable').toBe(code);
}
