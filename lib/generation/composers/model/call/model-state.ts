import { createSemaphore, type Semaphore } from '@/lib/platform/semaphore/create-semaphore';

/** How a server is made to answer with an object, the strictest first. */
export const answerForms = ['schema', 'json', 'text'] as const;

export type AnswerForm = (typeof answerForms)[number];

/** What one process knows of a model; shared by all jobs. */
export interface ModelState {
  gate: Semaphore;
  /** The strictest form that the server is known to take. */
  form: AnswerForm;
  /** Whether it has taken a schema: what it then refuses is that one schema. */
  takesSchemas: boolean;
  /** The strictest form for objects whose schema it does not take, by their names. */
  looserForms: Map<string, AnswerForm>;
  /** Whether the server is known not to stream. */
  isWhole: boolean;
  /** Whether the server is known not to have a role for rules. */
  isMerged: boolean;
  /** When the model answered last, by `performance.now()`; -Infinity before the first answer. */
  answeredAt: number;
  /** Decks of which it has answered for a slide, the newest last. */
  served: Set<string>;
  /** The server asked not to be called before, by `performance.now()`. */
  quietUntil: number;
  /** Letters of the shortest prompt that it could not read whole. */
  tooLong: number;
}

const states = new Map<string, ModelState>();
/** A job ends long before. */
const longestWaitMs = 3_600_000;

export function modelStateOf({
  name,
  address,
  concurrency,
}: {
  name: string;
  address: string;
  concurrency: number;
}): ModelState {
  const key = JSON.stringify([name, address, concurrency]);
  const known = states.get(key);
  if (known) return known;
  const gate = createSemaphore({ units: concurrency, mostWaiting: 100_000, longestWaitMs });
  const state: ModelState = {
    gate,
    form: 'schema',
    takesSchemas: false,
    looserForms: new Map(),
    isWhole: false,
    isMerged: false,
    answeredAt: -Infinity,
    served: new Set(),
    quietUntil: -Infinity,
    tooLong: Infinity,
  };
  states.set(key, state);
  return state;
}
