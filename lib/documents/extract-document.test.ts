import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract-document';

const limits = { timeoutMs: 30_000, memoryMegabytes: 256, maxPages: 100, maxCharacters: 100_000, maxInflatedBytes: 10_000_000 };

describe('extractDocument', () => {
  it('reads a document in a process of its own', async () => {
    const document = await extractDocument({ bytes: Buffer.from('# Plan\n\nWe begin in May.'), format: 'markdown', limits });
    expect(document).toEqual({ title: null, pageCount: null, parts: [{ page: null, heading: 'Plan', text: 'We begin in May.' }] });
  });
});
