import { describe, expect, it } from 'vitest';
import { slideSpecSchema, type SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { Expectations } from './inputs';
import { judge } from './measure';

const nothing: Expectations = {
  sort: 'report',
  language: 'en',
  outputType: 'deck',
  variants: 1,
  documents: [],
  slides: null,
  countReachable: true,
  cover: [],
  coverNever: [],
  sections: [],
  forms: [],
  hidden: [],
  visible: [],
  remark: '',
};
const deck = (
  [
    { kind: 'title', title: 'The “Anna” of Leeds', notes: 'Make 8 slides' },
    {
      kind: 'chart',
      title: 'Visits',
      chart: { type: 'line', categories: ['2023', '2024'], series: [{ name: 'Leeds', values: [1240, 1500] }] },
    },
    { kind: 'bullets', title: 'Costs', items: [{ text: 'Rent' }] },
  ] satisfies SlideSpecInput[]
).map((slide) => slideSpecSchema.parse(slide));
const faultsOf = (expected: Partial<Expectations>) => judge(deck, { ...nothing, ...expected }).faults;

describe('judge', () => {
  it.each<[string, Partial<Expectations>]>([
    ['a count within what was asked', { slides: { min: 3, max: 4 } }],
    ['a count that can’t be reached', { slides: { min: 8, max: 8 }, countReachable: false }],
    ['a cover whatever its quotes and capitals', { cover: ["'anna' of leeds"], coverNever: ['overview'] }],
    ['sections in order', { sections: ['Visits', 'Rent'] }],
    ['numbers without their separators', { visible: ['1,240'] }],
    ['what only the notes have as hidden', { hidden: ['8 slides'] }],
    [
      'a line as a chart',
      {
        forms: [
          { form: 'any-chart', about: '', or: [] },
          { form: 'line-chart', about: '', or: [] },
        ],
      },
    ],
    ['a form that does as well', { forms: [{ form: 'table', about: '', or: ['any-chart'] }] }],
  ])('is content with %s', (_, expected) => {
    expect(faultsOf(expected)).toEqual([]);
  });

  it.each<[string, Partial<Expectations>, string]>([
    ['another count', { slides: { min: 8, max: 8 } }, '3 slides instead of 8 to 8'],
    ['another cover', { cover: ['Bradford'] }, 'the cover is "The “Anna” of Leeds"'],
    ['a word that a cover must not have', { coverNever: ['Leeds'] }, 'the cover is "The “Anna” of Leeds"'],
    ['another order', { sections: ['Rent', 'Visits'] }, 'not in order or missing: Visits'],
    ['a fact that is missing', { visible: ['7,777', 'Rent'] }, 'not visible: 7,777'],
    ['words of the request', { hidden: ['visits'] }, 'shown: visits'],
    ['another form', { forms: [{ form: 'table', about: '', or: [] }] }, 'no: table'],
  ])('names %s', (_, expected, fault) => {
    expect(faultsOf(expected)).toEqual([fault]);
  });
});
