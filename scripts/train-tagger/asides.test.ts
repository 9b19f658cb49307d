import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wordTags } from '@/lib/reading/roles/tagging/tags';
import { readAsides, withAsides } from './asides';
import type { TaggedText } from './tagged-texts';

const folder = mkdtempSync(path.join(tmpdir(), 'asides-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function asidesOf(...lines: string[]): ReturnType<typeof readAsides> {
  writeFileSync(path.join(folder, 'en.txt'), lines.join('\n'));
  return readAsides(folder);
}

function textOf(text: string): TaggedText {
  return { id: 'en-001', cover: '-', count: '-', text, tags: new Uint8Array(text.length), hidden: [] };
}

function wordsOf({ text, tags }: TaggedText, tag: (typeof wordTags)[number]): string {
  return [...text].filter((_, at) => tags[at] === wordTags.indexOf(tag)).join('');
}

describe('withAsides', () => {
  it('puts a sentence where it may stand, each word with its tag', () => {
    const asides = asidesOf('E\t⟦x no ⟦no names⟧ please⟧');
    const found = withAsides(textOf('We moved to Wednesdays.\nSales rose by 4 %.'), asides, () => 0);
    expect(found?.text.split(/\n+/u)).toEqual(['We moved to Wednesdays.', 'Sales rose by 4 %.', 'no names please']);
    expect(found === null ? '' : wordsOf(found, 'banned')).toBe('names');
    expect(found === null ? '' : wordsOf(found, 'ban')).toBe('no  please');
  });

  it('leaves tables, code and records whole', () => {
    const asides = asidesOf('M\t⟦p not sure⟧');
    expect(withAsides(textOf('| Name | Age |\n| Ann | 7 |'), asides, () => 0)).toBeNull();
  });

  it('leaves a text without anybody’s words for its language as it is', () => {
    const text = textOf('La réunion est mardi prochain à la mairie avec les parents.');
    expect(withAsides({ ...text, id: 'xx-1' }, asidesOf('M\t⟦p not sure⟧'), () => 0)).toBeNull();
  });
});
