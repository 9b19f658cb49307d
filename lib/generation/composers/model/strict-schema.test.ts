import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaOfKind, slideKinds } from './outline-schema';
import { dropNullProperties, toStrictSchema } from './strict-schema';

interface Node {
  type?: string;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Node;
  anyOf?: Node[];
}

function* objectsIn(node: Node): Generator<Node> {
  if (node.properties) yield node;
  for (const inner of [...Object.values(node.properties ?? {}), ...(node.anyOf ?? []), ...(node.items ? [node.items] : [])]) yield* objectsIn(inner);
}

describe('strict schema', () => {
  it.each(slideKinds)('requires every property of a %s slide and allows no other', (kind) => {
    const objects = [...objectsIn(toStrictSchema(schemaOfKind(kind, { hasPassages: false })))];
    expect(objects.length).toBeGreaterThan(0);
    for (const object of objects) {
      expect(object.required).toEqual(Object.keys(object.properties ?? {}));
      expect(object.additionalProperties).toBe(false);
    }
  });

  it.each(slideKinds)('has no keyword that strict modes refuse in a %s slide', (kind) => {
    const text = JSON.stringify(toStrictSchema(schemaOfKind(kind, { hasPassages: false })));
    expect(text).not.toMatch(/"(default|minLength|minItems|minimum|oneOf|\$schema)"/);
    expect(text).not.toContain('"arrangement"');
  });

  it('makes what is optional nullable and undoes that in the answer', () => {
    const schema = z.object({ a: z.string().optional(), b: z.object({ c: z.number().default(1) }), values: z.array(z.number().nullable()) });
    expect(toStrictSchema(schema)).toMatchObject({ properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } } });
    expect(schema.parse(dropNullProperties({ a: null, b: { c: null }, values: [1, null] }))).toEqual({ b: { c: 1 }, values: [1, null] });
  });

  it('tells the bounds that it drops', () => {
    expect(toStrictSchema(z.array(z.string()).length(4))).toMatchObject({ description: 'Exactly 4 items.' });
  });
});
