import { describe, expect, it } from 'vitest';
import { describeChanges, type SeenJob } from './live-jobs';

const job = (id: string, status: SeenJob['status'] = 'completed'): SeenJob => ({ id, status, title: `Plan ${id}` });

describe('what is said of the changes', () => {
  it.each([
    ['nothing new', [job('2')], [job('2')], ''],
    ['a job that arrived', [job('2')], [job('3', 'pending'), job('2')], '1 new job.'],
    ['the first ones', [], [job('2', 'pending'), job('1', 'pending')], '2 new jobs.'],
    ['a job that began', [job('2', 'pending')], [job('2', 'processing')], ''],
    [
      'jobs that ended',
      [job('3', 'processing'), job('2', 'pending')],
      [job('3', 'failed'), job('2')],
      '“Plan 3” has failed. “Plan 2” is completed.',
    ],
    [
      'many that ended',
      [job('3', 'pending'), job('2', 'pending'), job('1', 'pending')],
      [job('3'), job('2'), job('1')],
      '3 jobs have ended.',
    ],
    ['an older one that moved up', [job('3'), job('2')], [job('3'), job('1')], ''],
  ])('%s', (_name, before, after, words) => {
    expect(describeChanges(before, after)).toBe(words);
  });
});
