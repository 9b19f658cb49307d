import { ExtractionError } from './extracted-document';
import { PageProcess } from './process/page-process';
import type { PagesRequest } from './process/reader-messages';
import { readerProgram } from './process/reader-process';
import type { FoundPage, ReadWebPage } from './read-web-page';

export interface PageReader {
  /** @throws {ExtractionError} */
  read(bytes: Uint8Array, page: FoundPage): Promise<ReadWebPage>;
  /** Ends it, with what it is reading. */
  close(): void;
}

export interface PageReaderOptions extends PagesRequest {
  /** Path of the program that reads. */
  entry?: string;
}

/**
 * Reads the pages that a job has found, one after the other, in one process of their own: it starts at once, while they
 * are still being fetched. A page that takes more time or memory than it may ends it; the next page has a new one.
 */
export function openPageReader({ entry = readerProgram('pages-main'), limits, lifeMs }: PageReaderOptions): PageReader {
  const start = () => new PageProcess(entry, { limits, lifeMs });
  let current = start();
  let isClosed = false;
  let before: Promise<unknown> = Promise.resolve();
  const readNow = (bytes: Uint8Array, page: FoundPage) => {
    if (isClosed) throw new ExtractionError('crashed', { cause: new Error('the reader of pages was closed') });
    if (current.hasEnded) current = start();
    return current.read(bytes, page);
  };
  return {
    read(bytes, page) {
      const reading = before.then(() => readNow(bytes, page));
      before = reading.catch(() => undefined);
      return reading;
    },
    close() {
      isClosed = true;
      current.end();
    },
  };
}
