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
    expect(jobListInput(address, 'Pacific/Honolulu')).toEqual({
      text: 'alder & co %',
      status: 'failed',
      outputType: 'deck',
      source: id,
      from: new Date('2026-01-31T10:00Z'),
      to: new Date('2026-03-01T10:00Z'),
      olderThan: id,
      newerThan: undefined,
    });
  });

  it('says that days are in the wrong order, and goes on without them', () => {
    expect(jobsAddress.read({ status: 'failed', from: '2026-03-01', to: '2026-02-01' })).toMatchObject({
      filters: { status: 'failed' },
      fault: 'The first day is after the last one.',
      fields: { from: '2026-03-01', to: '2026-02-01' },
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
