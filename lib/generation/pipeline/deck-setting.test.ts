import { describe, expect, it, vi } from 'vitest';
import { measureRoom } from '@/lib/deck/room/measure-room';
import { createEmbeddedComposer } from '../composers/create-embedded-composer';
import { findThemes } from '@/lib/templates/own-template';
import { readPrompt } from '@/lib/reading/read-prompt';
import { deckSettingOf } from './deck-setting';
import type { AcceptedTemplate, Run } from './generation-job';

const builtin = (id: string): AcceptedTemplate => ({ id, own: null });
const reading = readPrompt({ prompt: 'Our year in freight', outputType: 'deck', variantCount: 1 });

function runOf(job: Partial<Run['job']>, name: 'model' | 'embedded' = 'model') {
  const compute = vi.fn((task: Parameters<Run['compute']>[0], input: unknown) =>
    task.work(input as never, {} as never),
  );
  return {
    compute,
    run: {
      job: { template: null, defaultTemplate: null, acceptedAt: new Date('2026-03-04T05:06:07Z'), ...job },
      reading,
      compute,
      services: { composer: { ...createEmbeddedComposer(), name } },
    } as unknown as Run,
  };
}

describe('what is known of a deck before it is written', () => {
  it('is the day, and the template that was named, with the room that it has', async () => {
    const setting = await deckSettingOf(
      runOf({ template: builtin('Clarity'), defaultTemplate: builtin('Ledger') }).run,
    );
    const [clarity] = findThemes('Clarity');
    expect(setting?.today).toEqual(new Date('2026-03-04T05:06:07Z'));
    expect(setting?.template).toMatchObject({ name: 'Clarity', composition: 'poster' });
    expect(await setting?.roomOf('statement')).toEqual(
      measureRoom('statement', [clarity ?? expect.fail()], { language: reading.language, direction: 'ltr' }),
    );
  });

  it('is the organization’s default where none was named, and no template without one', async () => {
    expect((await deckSettingOf(runOf({ defaultTemplate: builtin('Ledger') }).run))?.template?.name).toBe('Ledger');
    expect((await deckSettingOf(runOf({}).run))?.template).toBeNull();
  });

  it('has the least room of all built-in templates where any can be chosen', async () => {
    const any = await (await deckSettingOf(runOf({}).run))?.roomOf('closing');
    const one = await (await deckSettingOf(runOf({ template: builtin('Meridian') }).run))?.roomOf('closing');
    expect(any?.title).toBeLessThanOrEqual(one?.title ?? 0);
    expect(any?.fields[0]?.words.usual).toBeLessThan(one?.fields[0]?.words.usual ?? 0);
  });

  it('is measured once for all slides of a kind', async () => {
    const { run, compute } = runOf({ template: builtin('Folio') });
    const setting = await deckSettingOf(run);
    await Promise.all([setting?.roomOf('quote'), setting?.roomOf('quote')]);
    await (await deckSettingOf(run))?.roomOf('quote');
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('stays unknown where it can’t be measured, and is asked for again', async () => {
    const { run, compute } = runOf({ template: builtin('Civic') });
    compute.mockRejectedValueOnce(new Error('gone'));
    expect((await deckSettingOf(run))?.template).toBeNull();
    expect((await deckSettingOf(run))?.template?.name).toBe('Civic');
  });

  it('is nothing to a composer that arranges what there is', async () => {
    expect(await deckSettingOf(runOf({}, 'embedded').run)).toBeUndefined();
  });
});
