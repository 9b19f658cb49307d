import { describe, expect, it } from 'vitest';
import { jobListInput, readJobsAddress } from './jobs-address';
import { jobsHref, jobsQuery } from './jobs-href';

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
    const address = readJobsAddress(params);
    expect(Object.fromEntries(new URLSearchParams(jobsQuery(address)))).toEqual(params);
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
    expect(jobsQuery(readJobsAddress(params))).toBe('');
  });

  it('has one place in the list', () => {
    expect(readJobsAddress({ older: id, newer: id }).cursor).toEqual({ older: id });
    expect(jobsHref({}, { newer: id })).toBe(`/jobs?newer=${id}`);
    expect(jobsHref({})).toBe('/jobs');
  });
});
