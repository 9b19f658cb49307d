import { describe, expect, it } from 'vitest';
import { jobListInput, jobsAddress } from './jobs-address';

const id = '0198c0de-0000-7000-8000-000000000000';

describe('the address of the list of jobs', () => {
  it('says what is looked for, and is the same when it is written again', () => {
    const params = {
      q: 'alder & co %',
      status: 'failed',
      type: 'deck',
      key: id,
      from: '2026-01-31',
      to: '2026-02-28',
      older: id,
    };
    const address = jobsAddress.read(params);
    expect(Object.fromEntries(new URLSearchParams(address.query))).toEqual(params);
    expect(jobListInput(address)).toEqual({
      text: 'alder & co %',
      status: 'failed',
      outputType: 'deck',
      source: id,
      fromDate: '2026-01-31',
      toDate: '2026-02-28',
      olderThan: id,
      newerThan: undefined,
    });
  });

  it.each([
    { status: 'lost' },
    { status: '' },
    { type: ['poster'] },
    { key: "' or 1=1" },
    { from: '2026-02-30', to: 'yesterday' },
    { older: '1', newer: '2' },
    { q: 'x'.repeat(201) },
    { q: '   ' },
    { page: '7' },
  ])('leaves out what makes no sense: %j', (params) => {
    expect(jobsAddress.read(params).query).toBe('');
  });

  it('has one place in the list', () => {
    expect(jobsAddress.read({ older: id, newer: id }).cursor).toEqual({ older: id });
    expect(jobsAddress.read({}).href({ newer: id })).toBe(`/jobs?newer=${id}`);
    expect(jobsAddress.read({ older: id }).href()).toBe('/jobs');
  });
});
