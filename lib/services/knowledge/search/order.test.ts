import { describe, expect, it } from 'vitest';
import { diversify, fuse, type Candidate } from './candidates';
import { scoreCandidates } from './find-by-words';

const candidate = (id: string, over: Partial<Candidate> = {}): Candidate => ({
  id,
  documentId: id,
  documentName: `${id}.pdf`,
  documentTitle: null,
  format: 'pdf',
  position: 0,
  page: 1,
  heading: '',
  text: `text of ${id}`,
  ...over,
});
const ids = (candidates: readonly { id: string }[]) => candidates.map(({ id }) => id).join('');

describe('fuse', () => {
  it('puts first what several searches find, and loses nothing', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => candidate(id)) as [
      Candidate,
      Candidate,
      Candidate,
      Candidate,
    ];
    expect(
      ids(
        fuse([
          [a, b, c],
          [c, d],
        ]),
      ),
    ).toBe('cabd');
    expect(fuse([[], []])).toEqual([]);
  });
});

describe('diversify', () => {
  it('gives no page and no document all the places while others have something to say', () => {
    const ofOne = [1, 2, 3, 4, 5, 6].map((number) =>
      candidate(`p${number} `, { documentId: 'one', page: 7, position: number }),
    );
    const found = diversify([...ofOne, candidate('b'), candidate('c')], 5);
    expect(ids(found)).toBe('p1 p2 bcp3 ');
  });

  it('says nothing twice', () => {
    expect(
      ids(diversify([candidate('a', { text: 'same' }), candidate('b', { text: 'same' }), candidate('c')], 5)),
    ).toBe('ac');
  });
});

describe('scoreCandidates', () => {
  const concept = (word: string, prefixes: string[] = [], isGeneral = false) => ({
    word,
    lexemes: [word],
    prefixes,
    isGeneral,
  });
  const worded = (id: string, { heading = [], text = [] }: { heading?: string[]; text?: string[] }) => ({
    ...candidate(id),
    words: [...heading, ...text],
    headingWords: heading,
    textWords: text,
  });

  it('counts a rare word more than a common one', () => {
    const found = scoreCandidates(
      [worded('common', { text: ['plan'] }), worded('rare', { text: ['ostend'] })],
      [concept('plan'), concept('ostend')],
      [0.1, 0.04],
    );
    expect(ids(found)).toBe('rarecommon');
  });

  it('counts a heading more than text, and a whole word more than a beginning', () => {
    const concepts = [concept('plan', ['plan'])];
    expect(
      ids(scoreCandidates([worded('t', { text: ['plan'] }), worded('h', { heading: ['plan'] })], concepts, [0.1])),
    ).toBe('ht');
    expect(
      ids(scoreCandidates([worded('b', { text: ['planet'] }), worded('w', { text: ['plan'] })], concepts, [0.1])),
    ).toBe('wb');
  });

  it('leaves out what has too little of the topic, and what has but a word that says what kind of text is asked for', () => {
    const rules = concept('rules', [], true);
    const found = (text: string[], concepts = [concept('travel'), concept('hotels'), concept('trains'), rules]) =>
      ids(scoreCandidates([worded('a', { text })], concepts, [0.05, 0.05, 0.05, 0.2]));
    expect(found(['travel', 'hotels'])).toBe('a');
    expect(found(['rules'])).toBe('');
    expect(found(['travel'])).toBe('');
    expect(found(['rules'], [rules])).toBe('a');
  });
});
