import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ModelSaid } from './recorded-answer';
import { RecordingError, startRecordedModel, type RecordedModel, type RecordedModelOptions } from './recorded-model';

let folder: string;
const open: RecordedModel[] = [];
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'recordings-'))));
afterEach(async () => {
  await Promise.all(open.splice(0).map((model) => model.close()));
  rmSync(folder, { recursive: true });
});

async function start(options: Partial<RecordedModelOptions> = {}) {
  const model = await startRecordedModel({ request: { name: 'tea', folder }, manner: 'capable', ...options });
  open.push(model);
  return model;
}

const saying =
  (answer: string, finish: ModelSaid['finish'] = 'stop'): RecordedModelOptions['ask'] =>
  async () => ({ finish, answer });

/** What a service that asks for `call` reads: a whole body, or the events of a stream. */
async function ask(
  { baseUrl }: RecordedModel,
  { call = 'plan', system = 'You plan.', data = 'Tea', mark = '1a2b3c4d', stream = false } = {},
) {
  const content = `<request-${mark}>${data}</request-${mark}> Be brief.`;
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content },
  ];
  const response = await fetch(`${baseUrl}/${call}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ messages, stream }),
  });
  return response.text();
}

const contentOf = (body: string) =>
  (JSON.parse(body) as { choices: { message: { content: string } }[] }).choices[0]?.message.content;

describe('a recorded answer', () => {
  it('is kept beside its request by manner and name, and said again word for word', async () => {
    const answer = 'Sure, here it is:\n{"title": "Tea"}\nAnything else?';
    await ask(await start({ ask: saying(answer), manner: 'small' }));
    expect(readdirSync(join(folder, 'small'))).toEqual(['plan.json']);
    const replayed = await start({ manner: 'small' });
    expect(contentOf(await ask(replayed, { mark: '00ff00ff00' }))).toBe(answer);
    expect(() => replayed.assertComplete()).not.toThrow();
  });

  it('ends as it was recorded', async () => {
    await ask(await start({ ask: saying('{"title": "Te', 'length') }));
    expect(await ask(await start())).toContain('"finish_reason":"length"');
    await ask(await start({ ask: saying('I would rather not.', 'refusal'), isAnew: true }));
    expect(await ask(await start())).toContain('"refusal":"I would rather not."');
  });

  it('is not asked for again while it fits, unless all is recorded anew', async () => {
    await ask(await start({ ask: saying('first') }));
    expect(contentOf(await ask(await start({ ask: saying('second') })))).toBe('first');
    expect(contentOf(await ask(await start({ ask: saying('second'), isAnew: true })))).toBe('second');
  });

  it('is dropped when nobody asks for it any more', async () => {
    const before = await start({ ask: saying('first') });
    await ask(before);
    await ask(before, { call: 'slide-02' });
    const after = await start({ ask: saying('second') });
    await ask(after);
    expect(after.surplus()).toEqual(['slide-02']);
    after.dropSurplus();
    expect(readdirSync(join(folder, 'capable'))).toEqual(['plan.json']);
  });
});

describe('a replay', () => {
  it.each([
    ['missing', { call: 'slide-01' }, 'slide-01 has no recorded answer'],
    ['stale', { system: 'You plan well.' }, 'plan is asked with another prompt or schema'],
    ['about other data', { data: 'Coffee' }, 'plan is asked about other data'],
  ])('fails on an answer that is %s, and says what records it', async (_, asked, says) => {
    await ask(await start({ ask: saying('{"title": "Tea"}') }));
    const model = await start();
    expect(contentOf(await ask(model, asked))).toBe('');
    // The service asks once more, which is another gap for nobody.
    await ask(model, asked);
    const failure = caught(() => model.assertComplete());
    expect(failure.gaps).toHaveLength(1);
    expect(failure.message).toContain(`tea (capable): ${says}`);
    expect(failure.message).toContain('npm run recordings -- record tea --manner capable --only-stale');
  });

  it('says again what was said of a deck that is laid out otherwise now, and names it', async () => {
    await ask(await start({ ask: saying('{"changes": []}') }), { call: 'review' });
    const model = await start();
    expect(contentOf(await ask(model, { call: 'review', data: 'Slide 2 found: too many words' }))).toBe(
      '{"changes": []}',
    );
    expect(model.drifted).toEqual(['review']);
    expect(() => model.assertComplete()).not.toThrow();
    await ask(model, { call: 'review', system: 'You review well.' });
    expect(() => model.assertComplete()).toThrow(RecordingError);
  });

  it('fails when an answer is sent back that was not when it was recorded', async () => {
    await ask(await start({ ask: saying('{"title": "Tea"}') }));
    const model = await start();
    await ask(model);
    await ask(model);
    expect(caught(() => model.assertComplete()).message).toContain('tea (capable): plan.2 has no recorded answer');
  });
});

describe('while somebody thinks about an answer', () => {
  it('the stream stays alive', async () => {
    const slow = async () => {
      await setTimeout(60);
      return { finish: 'stop' as const, answer: '{}' };
    };
    const body = await ask(await start({ ask: slow, keepAliveMs: 10 }), { stream: true });
    expect(body).toMatch(/^: waiting\n\n/);
    expect(body).toMatch(/"content":"\{\}"[\s\S]*data: \[DONE\]\n\n$/);
  });
});

it('keeps with each answer the hash of its prompt and of all that was sent', async () => {
  await ask(await start({ ask: saying('{}') }));
  const kept: unknown = JSON.parse(readFileSync(join(folder, 'capable/plan.json'), 'utf8'));
  const hash = expect.stringMatching(/^[0-9a-f]{16}$/) as string;
  expect(kept).toEqual({ version: hash, messages: hash, finish: 'stop', answer: '{}' });
});

function caught(work: () => void): RecordingError {
  try {
    work();
  } catch (error) {
    if (error instanceof RecordingError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}
