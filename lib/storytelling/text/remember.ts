import type { Speech } from '@/lib/reading/data/told-number';

/** The same line is looked at in many runs: what is read of it is kept as long as the deck is told. */
export function remembered<Value>(read: (text: string, speech: Speech) => Value): typeof read {
  const known = new WeakMap<Speech, Map<string, Value>>();
  return (text, speech) => {
    const values = known.get(speech) ?? new Map<string, Value>();
    known.set(speech, values);
    if (!values.has(text)) values.set(text, read(text, speech));
    return values.get(text) as Value;
  };
}
