import { wordsIn } from '@/lib/languages/normal-form';
import { wordCount } from '../source/sentences';
import { termsOf } from './terms';

/** The words of texts that are compared with one thing after the other, each text read once. */
export class RememberedWords {
  readonly #terms = new Map<string, readonly string[]>();
  readonly #forms = new Map<string, ReadonlySet<string>>();
  readonly #counts = new Map<string, number>();

  constructor(readonly tag: string) {}

  termsIn(text: string): readonly string[] {
    return remembered(this.#terms, text, () => termsOf(text, this.tag));
  }

  isIn(form: string, text: string): boolean {
    return remembered(this.#forms, text, () => new Set(wordsIn(text).map((word) => word.form))).has(form);
  }

  countIn(text: string): number {
    return remembered(this.#counts, text, () => wordCount(text));
  }
}

function remembered<Value>(known: Map<string, Value>, text: string, find: () => Value): Value {
  const value = known.get(text) ?? find();
  known.set(text, value);
  return value;
}
