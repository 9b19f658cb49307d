import { z } from 'zod';

type Node = Record<string, unknown>;

/** Keywords that the strict modes of providers refuse; zod still checks what they meant. */
const refused = [
  '$schema',
  'default',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'format',
];

/**
 * The JSON schema of `schema` in the form that every provider's strict mode takes: all
 * properties required, the optional ones nullable, no others allowed. The lower bounds that
 * are dropped stand in the descriptions, behind what the fields mean, so that a model knows them.
 */
export function toStrictSchema(schema: z.ZodType): Node {
  return strict(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as Node);
}

function strict(node: Node): Node {
  const kept = Object.fromEntries(Object.entries(node).filter(([keyword]) => !refused.includes(keyword)));
  if (isNode(kept.items)) kept.items = strict(kept.items);
  for (const union of ['anyOf', 'oneOf'] as const) {
    if (Array.isArray(kept[union]))
      kept.anyOf = kept[union].map((option) => (isNode(option) ? strict(option) : option));
  }
  delete kept.oneOf;
  if (isNode(kept.properties)) Object.assign(kept, strictObject(kept.properties, node.required));
  const description = [node.description, boundOf(node)].filter((part) => typeof part === 'string').join('. ');
  return description ? { ...kept, description } : kept;
}

function strictObject(properties: Node, required: unknown): Node {
  const names = Array.isArray(required) ? required : [];
  const entries = Object.entries(properties).map(([name, property]) => {
    const inner = strict(isNode(property) ? property : {});
    return [name, names.includes(name) ? inner : nullable(inner)];
  });
  return { properties: Object.fromEntries(entries), required: Object.keys(properties), additionalProperties: false };
}

function nullable(node: Node): Node {
  return { anyOf: [node, { type: 'null' }] };
}

function boundOf(node: Node): string | undefined {
  if (typeof node.minItems !== 'number' && typeof node.maxItems !== 'number') return undefined;
  if (node.minItems === node.maxItems) return `Exactly ${String(node.minItems)} items.`;
  const least = typeof node.minItems === 'number' && node.minItems > 1 ? `At least ${node.minItems}. ` : '';
  const most = typeof node.maxItems === 'number' ? `At most ${node.maxItems}.` : '';
  return `${least}${most}`.trim() || undefined;
}

/**
 * Undoes the nullable properties: a property that is null is absent. Nulls in arrays stay,
 * because a chart's series may have gaps.
 */
export function dropNullProperties(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropNullProperties);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([name, inner]) => [name, dropNullProperties(inner)]),
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
