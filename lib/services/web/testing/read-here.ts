import type { PageReader } from '@/lib/documents/open-page-reader';
import { readWebPage } from '@/lib/documents/read-web-page';
import { pageLimits } from '../read-pages';

/** Reads pages in the process of the test, which has no time to start one for each. */
export function readHere(): PageReader {
  return { read: (bytes, page) => readWebPage(Buffer.from(bytes), page, pageLimits), close: () => undefined };
}
