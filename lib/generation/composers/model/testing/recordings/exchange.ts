import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ModelQuestion } from './model-question';
import type { ModelSaid } from './recorded-answer';
import type { Manner } from './recorded-request';

/** By the ending of its file, what an answer is. */
const endings: Record<string, ModelSaid['finish']> = {
  'answer.txt': 'stop',
  'cut.txt': 'length',
  'refusal.txt': 'refusal',
};

export interface ExchangeOptions {
  /** Questions stand in `calls` in it. */
  folder: string;
  /** How often it looks, and how long a file must have rested to be whole. */
  pollMs?: number;
}

export interface ExchangedQuestion {
  request: string;
  manner: Manner;
  question: ModelQuestion;
}

/**
 * A folder in which questions wait for somebody who answers in place of a model: `calls/NAME.request.json` is a
 * question, `calls/NAME.answer.txt` its answer. One that was cut off at its limit is `NAME.cut.txt`, one that declines
 * in the protocol's own field `NAME.refusal.txt`. What is answered moves to `calls/answered`.
 */
export async function openExchange({ folder, pollMs = 500 }: ExchangeOptions) {
  const calls = join(folder, 'calls');
  const answered = join(calls, 'answered');
  await mkdir(answered, { recursive: true });

  async function put(name: string, text: string): Promise<void> {
    const file = join(calls, `${name}.request.json`);
    // An answer that waits belongs to this question when it was asked before a session ended.
    const isSame = (await readIfThere(file)) === text;
    if (!isSame)
      await Promise.all(Object.keys(endings).map((ending) => rm(join(calls, `${name}.${ending}`), { force: true })));
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  }

  async function take(name: string): Promise<ModelSaid | null> {
    for (const [ending, finish] of Object.entries(endings)) {
      const file = join(calls, `${name}.${ending}`);
      const found = await stat(file).catch(() => null);
      if (!found || found.size === 0 || Date.now() - found.mtimeMs < pollMs) continue;
      const answer = await readFile(file, 'utf8');
      for (const each of [ending, 'request.json'])
        await rename(join(calls, `${name}.${each}`), join(answered, `${name}.${each}`));
      return { finish, answer };
    }
    return null;
  }

  return {
    /** Waits for as long as it takes; `asked` learns the question's name once it can be read. */
    async ask(exchanged: ExchangedQuestion, asked: (name: string) => void = () => undefined): Promise<ModelSaid> {
      const name = exchangeNameOf(exchanged);
      await put(name, textOf(name, exchanged));
      asked(name);
      for (;;) {
        const said = await take(name);
        if (said) return said;
        await setTimeout(pollMs);
      }
    },
  };
}

function exchangeNameOf({ request, manner, question }: ExchangedQuestion): string {
  return `${request}.${manner}.${question.name}`;
}

function textOf(name: string, { request, manner, question }: ExchangedQuestion): string {
  const { kind, system, messages, schema, version } = question;
  const asked = {
    ...{ name, request, manner, call: question.name, kind, version },
    answerInto: `${name}.answer.txt`,
    ...{ system, messages: messages.sent, schemaName: schema.name, schema: schema.definition },
  };
  return `${JSON.stringify(asked, null, 2)}\n`;
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
}
