import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { ModelContent } from '../openai-server';
import type { ModelQuestion } from './model-question';

/** What somebody said in place of a model, and how it ended. */
export const saidSchema = z.strictObject({
  /** `length` where it ran into a limit, `refusal` where the text says in the protocol's own field that the model declines. */
  finish: z.enum(['stop', 'length', 'refusal']),
  /** As the model gave it, whatever stands around its JSON. */
  answer: z.string(),
});
export type ModelSaid = z.infer<typeof saidSchema>;

const recordedSchema = saidSchema.extend({
  /** Of the prompt that was answered, as in `ModelQuestion`. */
  version: z.string(),
  /** Of all that was sent, as in `ModelQuestion`. */
  messages: z.string(),
});
export type RecordedAnswer = z.infer<typeof recordedSchema>;

/** The recorded answers of a folder by the name of their question; none where there is no folder. */
export function readRecordedAnswers(folder: string): Map<string, RecordedAnswer> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files
      .sort()
      .map((file) => [
        basename(file, '.json'),
        recordedSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
      ]),
  );
}

/** Whole or not at all, whenever the recording is ended. */
export function writeRecordedAnswer(folder: string, { name, version, messages }: ModelQuestion, said: ModelSaid): void {
  const answer: RecordedAnswer = { version, messages: messages.hash, ...said };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(`${file}.new`, `${JSON.stringify(answer, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** Answers to questions that nobody asks any more. */
export function dropRecordedAnswers(folder: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(folder, `${name}.json`), { force: true });
}

const contents: Record<ModelSaid['finish'], (answer: string) => ModelContent> = {
  stop: (content) => ({ content }),
  length: (content) => ({ content, finish: 'length' }),
  refusal: (refusal) => ({ content: '', refusal }),
};

/** How the protocol says it. */
export function contentOfSaid({ finish, answer }: ModelSaid): ModelContent {
  return contents[finish](answer);
}
