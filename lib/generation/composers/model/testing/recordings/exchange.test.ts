import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openExchange } from './exchange';
import type { ModelQuestion } from './model-question';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'exchange-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const question = (system: string): ModelQuestion => ({
  ...{ name: 'plan', round: 1, kind: 'plan', system, version: 'v', schema: { name: 'outline', definition: {} } },
  messages: { sent: [{ role: 'user', text: 'Tea' }], hash: 'h' },
});
const pollMs = 20;
const fileOf = (name: string) => join(folder, 'calls', `tea.capable.${name}`);

async function ask(system = 'You plan.') {
  const { ask } = await openExchange({ folder, pollMs });
  return new Promise<{ answer: ReturnType<typeof ask> }>((resolve) => {
    const answer: ReturnType<typeof ask> = ask({ request: 'tea', manner: 'capable', question: question(system) }, () =>
      resolve({ answer }),
    );
  });
}

it.each([
  ['plan.answer.txt', 'stop'],
  ['plan.cut.txt', 'length'],
  ['plan.refusal.txt', 'refusal'],
])('takes %s for an answer that ended by "%s", and puts it away with its question', async (file, finish) => {
  const { answer } = await ask();
  expect(JSON.parse(readFileSync(fileOf('plan.request.json'), 'utf8'))).toMatchObject({
    ...{ call: 'plan', system: 'You plan.', messages: [{ role: 'user', text: 'Tea' }] },
    ...{ schemaName: 'outline', schema: {}, answerInto: 'tea.capable.plan.answer.txt' },
  });
  writeFileSync(fileOf(file), ' as it is \n');
  expect(await answer).toEqual({ finish, answer: ' as it is \n' });
  expect(existsSync(fileOf('plan.request.json'))).toBe(false);
  expect(existsSync(join(folder, `calls/answered/tea.capable.${file}`))).toBe(true);
});

it('waits for a file that is still being written', async () => {
  const { answer } = await ask();
  writeFileSync(fileOf('plan.answer.txt'), '');
  await setTimeout(3 * pollMs);
  writeFileSync(fileOf('plan.answer.txt'), '{"title": "Tea"}');
  expect(await answer).toEqual({ finish: 'stop', answer: '{"title": "Tea"}' });
});

it('keeps what was written for the same question before a session ended, and nothing that was written for another', async () => {
  const before = await ask();
  const text = readFileSync(fileOf('plan.request.json'), 'utf8');
  writeFileSync(fileOf('plan.answer.txt'), 'first');
  await before.answer;
  // As a session leaves it that ends before it takes the answer.
  writeFileSync(fileOf('plan.request.json'), text);
  writeFileSync(fileOf('plan.answer.txt'), 'kept');
  expect(await (await ask()).answer).toMatchObject({ answer: 'kept' });
  writeFileSync(fileOf('plan.request.json'), text);
  writeFileSync(fileOf('plan.answer.txt'), 'to another question');
  const other = await ask('You plan well.');
  expect(existsSync(fileOf('plan.answer.txt'))).toBe(false);
  writeFileSync(fileOf('plan.answer.txt'), 'anew');
  expect(await other.answer).toMatchObject({ answer: 'anew' });
});
