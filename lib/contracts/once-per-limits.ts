import type { RequestLimits } from './request-limits';

/** Building a schema takes a hundred times as long as parsing by it, so each set of limits gets one. */
export function oncePerLimits<Schema>(build: (limits: RequestLimits) => Schema): (limits: RequestLimits) => Schema {
  const built = new WeakMap<RequestLimits, Schema>();
  return (limits) => {
    const known = built.get(limits);
    if (known) return known;
    const schema = build(limits);
    built.set(limits, schema);
    return schema;
  };
}
