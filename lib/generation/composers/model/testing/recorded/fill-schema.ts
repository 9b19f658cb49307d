type Node = Record<string, unknown>;

/** A recording has nothing for a property that the schema insists on. */
export class UnfilledError extends Error {
  override name = 'UnfilledError';
}

/**
 * `value` as constrained decoding would have written it: every property of the schema, null where
 * there is nothing, and no others.
 * @throws UnfilledError where a property that can't be null is missing
 */
export function fillSchema(value: unknown, schema: unknown, path = 'the answer'): unknown {
  if (!isNode(schema)) return value;
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options)) return fillOption(value, options, path);
  if (Array.isArray(value)) return value.map((item, index) => fillSchema(item, schema.items, `${path}.${index}`));
  if (isNode(schema.properties) && isNode(value)) return fillObject(value, schema.properties, path);
  if (value === undefined) return emptyOf(schema, path);
  return value;
}

function fillObject(value: Node, properties: Node, path: string): Node {
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, fillSchema(value[name], property, `${path}.${name}`)]));
}

function fillOption(value: unknown, options: readonly unknown[], path: string): unknown {
  if (value === undefined || value === null) {
    if (options.some((option) => isNode(option) && option.type === 'null')) return null;
    throw new UnfilledError(`The recording has no ${path}.`);
  }
  return fillSchema(value, options.find((option) => suits(value, option)) ?? null, path);
}

/** An option of a union says by its constants which objects it is for. */
function suits(value: unknown, option: unknown): boolean {
  if (!isNode(option) || option.type === 'null') return false;
  if (!isNode(value)) return Array.isArray(value) === (option.type === 'array') && option.type !== 'object';
  if (!isNode(option.properties)) return false;
  return Object.entries(option.properties).every(([name, property]) => !isNode(property) || property.const === undefined || property.const === value[name]);
}

function emptyOf(schema: Node, path: string): unknown {
  const types = Array.isArray(schema.type) ? (schema.type as unknown[]) : [schema.type];
  if (types.includes('null')) return null;
  if (types.includes('array')) return [];
  if (types.includes('boolean')) return false;
  throw new UnfilledError(`The recording has no ${path}.`);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
