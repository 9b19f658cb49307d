import { generateText, jsonSchema, NoObjectGeneratedError, Output, type LanguageModel, type ModelMessage } from 'ai';
import type { z } from 'zod';
import { GenerationFailure } from '../../pipeline/generation-failure';
import { providerFailure } from './provider-failure';
import { dropNullProperties, toStrictSchema } from './strict-schema';

export interface Question<T> {
  model: LanguageModel;
  /** Lower-case letters and underscores; some providers show it to the model. */
  name: string;
  schema: z.ZodType<T>;
  system: string;
  prompt: string;
  /** What the schema can't say, such as which pictures exist; sentences, empty when all is well. */
  check?: (value: T) => string[];
  /** What the first answer is sent back for, but the second one is taken with; sentences. */
  wish?: (value: T) => string[];
  signal?: AbortSignal;
}

export type Answer<T> =
  | { outcome: 'valid'; value: T }
  /** `json` is what was answered, as far as it is JSON. */
  | { outcome: 'invalid'; problems: string[]; json?: unknown };

/** A call that takes longer is given up and tried again later. */
const callTimeoutMs = 120_000;

/**
 * Asks for an object of the schema and, when the answer does not fit, once more with a list
 * of what was wrong with it. The model gets no tools.
 * @throws GenerationFailure when the provider does not answer or refuses.
 */
export async function askModel<T>(question: Question<T>): Promise<Answer<T>> {
  const messages: ModelMessage[] = [{ role: 'user', content: question.prompt }];
  const first = await call(question, messages);
  const answer = read(question, first);
  const problems = answer.outcome === 'valid' ? (question.wish?.(answer.value) ?? []) : answer.problems;
  if (answer.outcome === 'valid' && problems.length === 0) return answer;
  messages.push({ role: 'assistant', content: first || '(empty)' }, { role: 'user', content: complaint(problems) });
  const second = read(question, await call(question, messages));
  return second.outcome === 'invalid' && answer.outcome === 'valid' ? answer : second;
}

async function call<T>(question: Question<T>, messages: ModelMessage[]): Promise<string> {
  const timeout = AbortSignal.timeout(callTimeoutMs);
  try {
    const result = await generateText({
      model: question.model,
      system: question.system,
      messages,
      output: Output.object({ schema: jsonSchema(toStrictSchema(question.schema)), name: question.name }),
      abortSignal: question.signal ? AbortSignal.any([question.signal, timeout]) : timeout,
    });
    if (result.finishReason === 'content-filter') throw new GenerationFailure('content_rejected', 'the provider filtered the content');
    return result.text;
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return error.text ?? '';
    throw providerFailure(error);
  }
}

function read<T>(question: Question<T>, text: string): Answer<T> {
  const json = parseJson(text);
  if (json === undefined) return { outcome: 'invalid', problems: ['The answer is not JSON.'] };
  const parsed = question.schema.safeParse(dropNullProperties(json));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the object'}: ${issue.message}`);
    return { outcome: 'invalid', problems, json };
  }
  const problems = question.check?.(parsed.data) ?? [];
  return problems.length > 0 ? { outcome: 'invalid', problems, json } : { outcome: 'valid', value: parsed.data };
}

/** Small models like to wrap the object in a code fence or a sentence. */
function parseJson(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  try {
    return JSON.parse(text.slice(start, end + 1)) as unknown;
  } catch {
    return undefined;
  }
}

function complaint(problems: string[]): string {
  const list = problems.slice(0, 20).map((problem) => `- ${problem}`);
  return `That object is not valid:\n${list.join('\n')}\nAnswer with the whole corrected object.`;
}
