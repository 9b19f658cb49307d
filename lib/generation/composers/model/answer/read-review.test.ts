import { describe, expect, it } from 'vitest';
import { readReview } from './read-review';

const read = (json: unknown) => {
  const reading = readReview(6, json);
  return 'value' in reading ? reading.value : reading.problems;
};
const change = (slides: unknown, by: unknown) => ({ changes: [{ why: 'w', slides, by }] });

describe('what is answered to a deck', () => {
  it.each([
    ['as it was asked for', change([3], ['{"title":"T"}'])],
    ['with objects in the place of their texts', change([3], [{ title: 'T' }])],
    ['with one of each', change(3, '{"title":"T"}')],
    ['with numbers as texts, and JSON in a fence', change(['3'], ['```json\n{"title":"T"}\n```'])],
    ['in an envelope', { review: change([3], ['{"title":"T"}']) }],
    ['as a list', change([3], ['{"title":"T"}']).changes],
    ['as one change alone', { changes: change([3], ['{"title":"T"}']).changes[0] }],
  ])('is read %s', (_, json) => {
    expect(read(json)).toEqual({ changes: [{ slides: [2], by: [{ title: 'T' }] }], problems: [] });
  });

  it.each([
    ['no changes', { changes: [] }],
    ['null', { changes: null }],
  ])('may be %s', (_, json) => expect(read(json)).toEqual({ changes: [], problems: [] }));

  it('may leave slides out, and join neighbours in any order', () => {
    expect(read(change([5, 4], []))).toMatchObject({ changes: [{ slides: [3, 4], by: [] }] });
  });

  it.each([
    ['slides that are not there', change([7], []), /from 1 to 6/],
    ['slide 0', change([0], []), /from 1 to 6/],
    ['slides that are not neighbours', change([1, 3], []), /side by side/],
    ['no slide', change([], []), /from 1 to 6/],
    ['words in the place of a slide', change([1], ['Make it shorter.']), /by\.0: is not the text of a JSON object/],
    ['the same slide twice', { changes: [change([1], []).changes[0], change([1, 2], []).changes[0]] }, /same slide/],
  ])('is sent back with %s', (_, json, problem) => {
    expect(read(json)).toMatchObject({ problems: [expect.stringMatching(problem)] });
  });

  it('has to have changes', () => expect(read({ verdict: 'good' })).toEqual([expect.stringContaining('is missing')]));
});
