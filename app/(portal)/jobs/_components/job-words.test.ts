import { describe, expect, it } from 'vitest';
import { jobErrorCodes } from '@/lib/contracts/error-codes';
import { describeFailure, jobDuration, jobSize } from './job-words';

describe('the size of a job', () => {
  const base = { status: 'completed', variantCount: 1, fileCount: 1, slideCount: 1 } as const;
  it.each([
    [{ ...base, outputType: 'deck', slideCount: 8 }, 'Deck · 8 slides'],
    [{ ...base, outputType: 'deck' }, 'Deck · 1 slide'],
    [{ ...base, outputType: 'deck', status: 'pending', fileCount: 0, slideCount: 0 }, 'Deck'],
    [{ ...base, outputType: 'single_slide' }, 'Slide'],
    [
      { ...base, outputType: 'single_slide', status: 'processing', variantCount: 3, fileCount: 0, slideCount: 0 },
      'Slide · 3 variants',
    ],
    [{ ...base, outputType: 'single_slide', variantCount: 3, fileCount: 2, slideCount: 2 }, 'Slide · 2 variants'],
  ] as const)('%j', (job, words) => {
    expect(jobSize(job)).toBe(words);
  });
});

describe('the duration of a job', () => {
  const createdAt = new Date('2026-03-01T10:00:00Z');
  it.each([
    [940, '0.9 s'],
    [9_949, '9.9 s'],
    [9_960, '10 s'],
    [59_600, '1 min 0 s'],
    [125_000, '2 min 5 s'],
    [3_720_000, '1 h 2 min'],
    [-5, '0.0 s'],
  ])('%d ms: %s', (ms, words) => {
    expect(jobDuration({ createdAt, finishedAt: new Date(createdAt.getTime() + ms) })).toBe(words);
  });

  it('is not known before the end', () => {
    expect(jobDuration({ createdAt, finishedAt: null })).toBeUndefined();
  });
});

describe('the reason of a failure', () => {
  it('has words for each code, and for those that are not known', () => {
    const all = Object.keys(jobErrorCodes).map((code) => describeFailure(code).short);
    expect(new Set(all).size).toBe(all.length);
    expect(describeFailure('toString')).toBe(describeFailure('generation_failed'));
    expect(describeFailure(null)).toBe(describeFailure('generation_failed'));
  });
});
