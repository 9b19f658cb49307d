import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ExtractionError } from './extracted-document';
import { openPageReader, type PageReader } from './open-page-reader';
import { buildPdf, pdfLines } from './testing/build-pdf';
import { testLimits } from './testing/corpus';

const misbehaving = join(import.meta.dirname, 'testing', 'misbehaving-pages.ts');
let reader: PageReader;
afterEach(() => reader.close());

const open = (limits: Partial<typeof testLimits> = {}, entry?: string) =>
  (reader = openPageReader({ entry, limits: { ...testLimits, ...limits }, lifeMs: 60_000 }));
const outcome = (reading: Promise<{ title: string }>) =>
  reading.then(
    ({ title }) => title,
    (error: unknown) => (error instanceof ExtractionError ? error.code : String(error)),
  );
const misread = (url: string) => outcome(reader.read(Buffer.alloc(0), { kind: 'html', url, title: '' }));

describe('the reader of pages', () => {
  it('reads pages, texts and PDFs one after the other, the broken among them', async () => {
    open({ maxPages: 1 });
    const read = (kind: 'html' | 'text' | 'pdf', bytes: Buffer) =>
      reader.read(bytes, { kind, url: 'https://a.example/', title: 'Found' });
    const [page, text, pdf, broken, empty] = await Promise.allSettled([
      read('html', Buffer.from('<title>Tides</title><h1>Tides</h1><p>Water rises — twice a day.</p>')),
      read('text', Buffer.from('Water falls.\n\n<b>Twice</b> a day.')),
      // Of two pages one may be read, and is.
      read('pdf', buildPdf({ pages: [pdfLines(['Water stands.']), pdfLines(['And more.'])] })),
      read('pdf', Buffer.from('no PDF')),
      read('html', Buffer.alloc(0)),
    ]);
    expect(page).toMatchObject({
      value: {
        title: 'Tides',
        passages: [{ position: 0, page: null, heading: 'Tides', text: 'Water rises — twice a day.' }],
      },
    });
    expect(text).toMatchObject({
      value: { title: 'Found', passages: [{ text: 'Water falls.\n<b>Twice</b> a day.' }] },
    });
    expect(pdf).toMatchObject({ value: { title: 'Found', passages: [{ page: 1, text: 'Water stands.' }] } });
    expect(broken).toMatchObject({ reason: { code: 'unreadable' } });
    expect(empty).toMatchObject({ value: { title: 'a.example', passages: [] } });
  });

  it('has one process for all pages, and a new one behind a page that was its end', async () => {
    open({ timeoutMs: 3_000, maxCharacters: 1_000 }, misbehaving);
    const read = await Promise.all(
      ['read', 'read', 'spin', 'read', 'talk', 'fall', 'stammer', 'read', 'read'].map(misread),
    );
    expect(read).toEqual([
      expect.stringMatching(/^\d+$/),
      read[0],
      'timeout',
      expect.stringMatching(/^\d+$/),
      'too_large',
      'crashed',
      'crashed',
      expect.stringMatching(/^\d+$/),
      read[7],
    ]);
    expect(new Set([read[0], read[3], read[7]]).size).toBe(3);
  });

  it('holds up nobody while a page does not end, and ends with whoever asked', async () => {
    open({}, misbehaving);
    const reading = [misread('spin'), misread('read')];
    // Turns of this process go on; were the page read in it, there would be none.
    for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    reader.close();
    expect(await Promise.all(reading)).toEqual(['crashed', 'crashed']);
  });
});
