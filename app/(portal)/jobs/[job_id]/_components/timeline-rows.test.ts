import { describe, expect, it } from 'vitest';
import { formatDuration, timelineOf } from './timeline-rows';

const at = (seconds: number) => new Date(Date.UTC(2026, 4, 4, 10, 0, 0) + seconds * 1_000);
const job = { createdAt: at(0), startedAt: at(2), finishedAt: at(10) };

describe('timelineOf', () => {
  it('says how long a job waited, and its steps in the words of people', () => {
    const steps = [
      { name: 'start', attempt: 1, startedAt: at(1.9), finishedAt: at(2) },
      { name: 'design', attempt: 3, startedAt: at(4), finishedAt: at(9) },
      { name: 'something-new', attempt: 1, startedAt: at(9), finishedAt: null },
    ];
    const { rows } = timelineOf(job, { steps, isTaken: false, goingOn: null, now: at(99) });
    expect(rows.map(({ label, attempts, endMs }) => [label, attempts, endMs === null])).toEqual([
      ['Waited for a worker', 1, false],
      ['Set credits aside', 1, false],
      ['Laid out and checked every slide', 3, false],
      ['something-new', 1, true],
    ]);
    expect(rows[0]?.endMs).toBe(at(1.9).getTime());
  });

  it('shows slides that were written at the same time as one row', () => {
    const steps = [
      { name: 'plan', attempt: 1, startedAt: at(2), finishedAt: at(3) },
      { name: 'write-slide-1', attempt: 1, startedAt: at(3), finishedAt: at(7) },
      { name: 'write-slide-2', attempt: 2, startedAt: at(3), finishedAt: at(8) },
      { name: 'write', attempt: 1, startedAt: at(8), finishedAt: at(9) },
    ];
    const { rows } = timelineOf(job, { steps, isTaken: false, goingOn: null, now: at(99) });
    expect(rows.map(({ label }) => label)).toEqual([
      'Waited for a worker',
      'Planned the slides',
      'Wrote 2 slides',
      'Put the slides together',
    ]);
    expect(rows[2]).toMatchObject({
      attempts: 2,
      endMs: at(8).getTime(),
      parts: [{ label: 'Wrote slide 1' }, { label: 'Wrote slide 2' }],
    });
  });

  it('says what goes on at this moment, since the last step ended', () => {
    const steps = [{ name: 'plan', attempt: 1, startedAt: at(2), finishedAt: at(3) }];
    const running = { ...job, finishedAt: null };
    expect(timelineOf(running, { steps, isTaken: true, goingOn: 'Writing slide 1 of 8', now: at(5) })).toMatchObject({
      endMs: at(5).getTime(),
      rows: [
        { label: 'Waited for a worker', endMs: at(2).getTime() },
        { label: 'Planned the slides' },
        { label: 'Writing slide 1 of 8', startMs: at(3).getTime(), endMs: null },
      ],
    });
  });

  it('says that a job still waits', () => {
    const waiting = { ...job, startedAt: null, finishedAt: null };
    expect(timelineOf(waiting, { steps: [], isTaken: false, goingOn: 'Next in line', now: at(5) })).toMatchObject({
      endMs: at(5).getTime(),
      rows: [{ label: 'Waiting for a worker', endMs: null }],
    });
  });

  it('says what goes on before any step is known', () => {
    const taken = { ...job, startedAt: null, finishedAt: null };
    const input = { steps: [], isTaken: true, goingOn: 'Reading your prompt', now: at(5) };
    expect(timelineOf(taken, input).rows).toMatchObject([
      { label: 'Waited for a worker', endMs: at(5).getTime() },
      { label: 'Reading your prompt', endMs: null },
    ]);
  });

  it('says how long a job waited that was cancelled before it began', () => {
    const cancelled = { ...job, startedAt: null };
    expect(timelineOf(cancelled, { steps: [], isTaken: false, goingOn: null, now: at(99) }).rows).toMatchObject([
      { endMs: at(10).getTime() },
    ]);
  });
});

it.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [3_449, '3.4 s'],
  [59_999, '1 min 0 s'],
  [125_000, '2 min 5 s'],
  [7_380_000, '2 h 3 min'],
])('formatDuration(%i) is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
