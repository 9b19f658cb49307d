import { isFields } from './find-object';

/** What models write where there is nothing to write. */
const nothing = /^(?:null|none|n\/?a|undefined|nil|-)?$/i;

/** Properties that hold nothing are absent. Entries of lists stay, since cells may be blank and series may have gaps. */
export function dropEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEmpty);
  if (!isFields(value)) return value;
  const kept = Object.entries(value).filter(
    ([, inner]) => inner !== null && !(typeof inner === 'string' && nothing.test(inner.trim())),
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, dropEmpty(inner)]));
}
