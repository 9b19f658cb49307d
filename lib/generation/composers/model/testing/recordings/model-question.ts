import { createHash } from 'node:crypto';
import type { ModelCall } from '../openai-server';

export interface QuestionMessage {
  role: string;
  text: string;
}

/** One call of the model, as its answer is recorded. */
export interface ModelQuestion {
  /** The same in every run of the request, such as "plan", "slide-03", or "slide-03.2" when it was sent back. */
  name: string;
  /** 1 when it is asked for the first time. */
  round: number;
  /** Such as "slide". */
  kind: string;
  system: string;
  messages: { sent: QuestionMessage[]; hash: string };
  /** Its name tells what is asked for, such as "metrics_slide". */
  schema: { name: string; definition: unknown };
  /** Of the words of ours that it is asked with, and of the schema; what stands in them as data does not count. */
  version: string;
}

/**
 * Reads a call that came in.
 * @param ordinal how many calls of that name there were, this one included
 */
export function readModelQuestion(call: ModelCall, ordinal: number): ModelQuestion {
  const sent = messagesOf(call.body);
  const system = textsOf(sent, 'system');
  const plain = withoutIds(sent);
  const name = callNameOf(call);
  const schema = { name: call.schemaName, definition: call.schema };
  const version = { system: textsOf(plain, 'system'), asked: textsOf(templatesOf(plain), 'user'), schema };
  return {
    name: ordinal === 1 ? name : `${name}.${ordinal}`,
    round: ordinal,
    kind: name.replace(/-\d+$/, ''),
    system,
    messages: { sent: sent.filter(({ role }) => role !== 'system'), hash: hashOf(plain) },
    schema,
    version: hashOf(version),
  };
}

/** What the address says that is asked, else the name of the schema. */
export function callNameOf({ path, schemaName }: Pick<ModelCall, 'path' | 'schemaName'>): string {
  const [, named] = /^\/v1\/(.+?)\/(?:chat\/completions|responses)$/.exec(path) ?? [];
  return named ?? (schemaName.replaceAll('_', '-') || 'text');
}

function messagesOf({ messages }: Record<string, unknown>): QuestionMessage[] {
  if (!Array.isArray(messages)) throw new Error('Recordings are made in the chat protocol; this call has no messages.');
  return (messages as { role: string; content: unknown }[]).map(({ role, content }) => ({
    role,
    text: typeof content === 'string' ? content : JSON.stringify(content),
  }));
}

function textsOf(messages: readonly QuestionMessage[], role: string): string {
  return messages.flatMap((message) => (message.role === role ? [message.text] : [])).join('\n\n');
}

const mark = /<([a-z]+)-([0-9a-z]{6,})(?=[ >])/g;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Marks and ids that are drawn anew, or follow from the data, are the same in all calls. */
function withoutIds(messages: readonly QuestionMessage[]): QuestionMessage[] {
  const marks = new Set(messages.flatMap(({ text }) => [...text.matchAll(mark)].map(([, , each = '']) => each)));
  return messages.map(({ role, text }) => ({
    role,
    text: [...marks].reduce((plain, each) => plain.replaceAll(`-${each}`, '-#'), text).replace(uuid, '#'),
  }));
}

/** Data between marks is left out: without the words of a request, its prompt is our own words alone. */
function templatesOf(messages: readonly QuestionMessage[]): QuestionMessage[] {
  return messages.map(({ role, text }) => ({ role, text: text.replace(/<([a-z]+-#)>[\s\S]*?<\/\1>/g, '<$1>') }));
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
