import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { documentFormats, formatNames, formatOf, type DocumentFormat } from './document-formats';
import { extractDocument } from './extract-document';
import { ExtractionError, extractionErrors } from './extracted-document';
import { buildDocx, linkedPicture, paragraph } from './testing/build-docx';
import { buildPdf, pdfLines } from './testing/build-pdf';
import { buildPptx, shape } from './testing/build-pptx';
import { buildXlsx } from './testing/build-xlsx';
import { testLimits } from './testing/corpus';

const words = 'The harbour opens in May.';
const documents: Record<DocumentFormat, Buffer> = {
  pdf: buildPdf({ pages: [pdfLines([words])] }),
  docx: buildDocx({ body: paragraph(words) }),
  pptx: buildPptx({ slides: [{ shapes: shape(words) }] }),
  xlsx: buildXlsx({ sheets: [{ name: 'S', rows: [[words]] }] }),
  markdown: Buffer.from(`**${words}**`),
  html: Buffer.from(`<p>${words}</p>`),
  text: Buffer.from(words),
};

describe('extractDocument', () => {
  it('reads every format, several at a time', async () => {
    const read = await Promise.all(
      formatNames.map((format) => extractDocument({ bytes: documents[format], format, limits: testLimits })),
    );
    expect(read.map(({ parts }) => parts.map(({ text }) => text))).toEqual(formatNames.map(() => [words]));
  });

  it('says what to do with what it can not read', async () => {
    const reading = extractDocument({ bytes: documents.docx, format: 'pdf', limits: testLimits });
    await expect(reading).rejects.toMatchObject({
      name: 'ExtractionError',
      code: 'unreadable',
      message: extractionErrors.unreadable,
    });
    await expect(reading).rejects.toBeInstanceOf(ExtractionError);
  });

  it('keeps the limits that it is given', async () => {
    const code = (limits: Partial<typeof testLimits>, format: DocumentFormat = 'docx') =>
      extractDocument({ bytes: documents[format], format, limits: { ...testLimits, ...limits } }).then(
        () => 'read',
        (error: ExtractionError) => error.code,
      );
    expect(
      await Promise.all([
        code({ maxCharacters: 10 }),
        code({ maxInflatedBytes: 500 }),
        code({ maxPages: 0 }, 'pdf'),
        code({ timeoutMs: 1 }),
      ]),
    ).toEqual(['too_large', 'too_large', 'too_many_pages', 'timeout']);
  });

  it('asks no address that a document names', async () => {
    let requests = 0;
    const server = createServer((_, response) => response.end(String((requests += 1))));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const html = `<link rel="stylesheet" href="${address}/a.css"><script src="${address}/b.js"></script><img src="${address}/c.png"><iframe src="${address}/d"></iframe><p>${words}</p>`;
    const docx = buildDocx({
      links: [
        { id: 'rP', type: 'image', target: `${address}/e.png`, isExternal: true },
        { id: 'rT', type: 'attachedTemplate', target: `${address}/f.dotm`, isExternal: true },
      ],
      body: paragraph(linkedPicture('rP')) + paragraph(words),
    });
    const pdf = buildPdf({ pages: [pdfLines([words])], extraObjects: [`<</S/URI/URI(${address}/g)>>`] });
    await Promise.all([
      extractDocument({ bytes: Buffer.from(html), format: 'html', limits: testLimits }),
      extractDocument({ bytes: docx, format: 'docx', limits: testLimits }),
      extractDocument({ bytes: pdf, format: 'pdf', limits: testLimits }),
    ]);
    server.close();
    expect(requests).toBe(0);
  });
});

describe('formatOf', () => {
  it.each(formatNames)('knows %s by name and content together', (format) => {
    for (const extension of documentFormats[format].extensions)
      expect(formatOf(`Plan.v2.${extension.toUpperCase()}`, documents[format])).toBe(format);
  });

  it.each([
    ['no extension', 'plan', documents.text],
    ['an extension that is not read', 'plan.doc', documents.text],
    ['a program', 'plan.txt', Buffer.from('7f454c4602010100', 'hex')],
    ['a PDF as a text', 'plan.txt', documents.pdf],
    ['a Word document as a sheet', 'plan.xlsx', documents.docx],
    ['a page as a PDF', 'plan.pdf', documents.html],
    ['a folder of that name', 'plan.pdf/x', documents.pdf],
  ])('knows no format of %s', (_, name, bytes) => expect(formatOf(name, bytes)).toBeNull());
});
