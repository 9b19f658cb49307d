import { describe, it } from 'vitest';
import { expectLinear, timeToTry } from '@/lib/testing/expect-linear';
import { someTexts } from '@/lib/testing/hostile-texts';
import { isFullRun } from '@/lib/testing/test-run';
import { ExtractionError } from './extracted-document';
import { readDocument } from './read-document';
import { readPage } from './read-web-page';
import { splitPassages } from './split-passages';
import { buildDocx, paragraph, run } from './testing/build-docx';
import { buildPptx, shape } from './testing/build-pptx';
import { testLimits } from './testing/corpus';

const limits = { ...testLimits, maxCharacters: 5_000_000, maxInflatedBytes: 400_000_000 };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The same text in files of each format; PDF has no text of its own to be hostile, only glyphs at places. */
const formats = {
  markdown: (text: string) => Buffer.from(text),
  html: (text: string) => Buffer.from(text),
  text: (text: string) => Buffer.from(text),
  docx: (text: string) => buildDocx({ body: paragraph(run(escaped(text))) }),
  pptx: (text: string) => buildPptx({ slides: [{ shapes: shape(escaped(text)) }] }),
};
type Format = keyof typeof formats;

/** The passages of a document; some of these texts hold nothing to read. */
async function passagesOf(text: string, format: Format): Promise<void> {
  try {
    splitPassages(await readDocument(formats[format](text), format, limits));
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
  }
}

/** A paragraph is read as a whole, up to some thousand lines. */
const sizes = { short: 10_000, long: 100_000, leastMs: 10 };

describe('reading a document takes time in proportion to the length of', timeToTry, () => {
  describe.each(someTexts(isFullRun ? 1 : 3))('%s', (_, make) => {
    it.each(Object.keys(formats) as Format[])('as %s', async (format) => {
      await expectLinear(make, (text) => passagesOf(text, format), sizes);
    });

    it('on a page of the web', async () => {
      await expectLinear(make, (text) => readPage(text, 'https://example.com/'), sizes);
    });
  });
});
