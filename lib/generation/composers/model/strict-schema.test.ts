import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reviewSchema } from './answer/read-review';
import { outlineSchema, schemaOfKind, slideKinds } from './outline-schema';
import { openModel } from './open-model';
import { askPatiently } from './call/ask-patiently';
import { dropNullProperties, toStrictSchema } from './strict-schema';
import { startOpenAiServer } from './testing/openai-server';

interface Node {
  type?: string | string[];
  enum?: unknown[];
  nullable?: boolean;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Node;
  anyOf?: Node[];
  description?: string;
}

function* objectsIn(node: Node): Generator<Node> {
  if (node.properties) yield node;
  for (const inner of [
    ...Object.values(node.properties ?? {}),
    ...(node.anyOf ?? []),
    ...(node.items ? [node.items] : []),
  ])
    yield* objectsIn(inner);
}

/** Every schema within a schema, and how many objects and lists it stands in. */
function* nodesIn(node: Node, level = 1): Generator<{ node: Node; level: number }> {
  yield { node, level };
  for (const inner of [...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : [])])
    yield* nodesIn(inner, level + 1);
  for (const option of node.anyOf ?? []) yield* nodesIn(option, level);
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

  const outlineForm = {
    kinds: slideKinds,
    mostSlides: 60,
    hasPassages: true,
    hasAngles: true,
    hasSections: true,
    hasPermission: true,
  } as const;
  const sent = [
    ...slideKinds.map((kind) => [kind, toStrictSchema(schemaOfKind(kind, { hasPassages: true }))] as const),
    ['outline', toStrictSchema(outlineSchema(outlineForm))] as const,
    ['review', toStrictSchema(reviewSchema)] as const,
  ];

  /** OpenAI: keywords, 10 levels, 1,000 enum values, an object at the root; Anthropic: 16 properties of several types, none optional, no large list of items. */
  it.each(sent)('keeps to what the strict modes document for %s', (_, schema) => {
    const nodes = [...nodesIn(schema)];
    const known = ['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'enum', 'description'];
    expect(nodes.flatMap(({ node }) => Object.keys(node)).filter((keyword) => !known.includes(keyword))).toEqual([]);
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    for (const { node } of nodes) expect(node.type !== undefined || node.anyOf !== undefined).toBe(true);
    expect(Math.max(...nodes.map(({ level }) => level))).toBeLessThanOrEqual(10);
    expect(nodes.flatMap(({ node }) => node.enum ?? []).length).toBeLessThan(100);
    expect(nodes.filter(({ node }) => node.anyOf !== undefined || Array.isArray(node.type)).length).toBeLessThanOrEqual(
      15,
    );
  });

  /** OpenAI takes 120,000 letters of names and values and 5,000 properties, Azure and earlier versions 15,000 and 100; how descriptions count nobody says. */
  it.each(sent)('has few letters and few properties for %s, descriptions and all', (_, schema) => {
    const nodes = [...nodesIn(schema)].map(({ node }) => node);
    const said = nodes.flatMap((node) => [
      ...Object.keys(node.properties ?? {}),
      ...(node.enum ?? []).map(String),
      node.description ?? '',
    ]);
    expect(said.join('').length).toBeLessThan(15_000);
    expect(nodes.flatMap((node) => Object.keys(node.properties ?? {})).length).toBeLessThanOrEqual(100);
  });

  it.each(slideKinds)('says what each property of a %s slide means', (kind) => {
    const undescribed = [...objectsIn(toStrictSchema(schemaOfKind(kind, { hasPassages: true })))].flatMap((object) =>
      Object.entries(object.properties ?? {}).filter(
        ([name, { description, anyOf = [] }]) =>
          name !== 'kind' && !description && anyOf.every((option) => !option.description),
      ),
    );
    expect(undescribed.map(([name]) => name)).toEqual([]);
  });

  /** Gemini's own dialect knows no union with null, no list of types and no constant. */
  it('arrives at Gemini in its dialect', async () => {
    const server = await startOpenAiServer(() => ({ status: 400, message: 'API key not valid' }));
    const opened = openModel({
      provider: 'google',
      modelId: 'gemini-2.5-flash',
      apiKey: 'k',
      baseUrl: server.baseUrl,
      timeoutMs: 5000,
      concurrency: 20,
    });
    for (const [name, schema] of sent) {
      await askPatiently({
        opened,
        request: () => ({ system: 's', messages: [{ role: 'user', content: 'u' }], object: { name, schema } }),
      }).catch(() => undefined);
      const { responseSchema } = server.calls.at(-1)?.body.generationConfig as { responseSchema: Node };
      const nodes = [...nodesIn(responseSchema)];
      const known = ['type', 'properties', 'required', 'items', 'anyOf', 'enum', 'description', 'nullable'];
      expect(nodes.flatMap(({ node }) => Object.keys(node)).filter((keyword) => !known.includes(keyword))).toEqual([]);
      expect(
        nodes.filter(({ node }) => Array.isArray(node.type) || node.type === 'null' || node.anyOf !== undefined),
      ).toEqual([]);
      expect(nodes.filter(({ node }) => node.type === undefined)).toEqual([]);
    }
    expect(server.calls).toHaveLength(sent.length);
    await server.close();
  });

  it('makes what is optional nullable and undoes that in the answer', () => {
    const schema = z.object({
      a: z.string().optional(),
      b: z.object({ c: z.number().default(1) }),
      values: z.array(z.number().nullable()),
    });
    expect(toStrictSchema(schema)).toMatchObject({
      properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    });
    expect(schema.parse(dropNullProperties({ a: null, b: { c: null }, values: [1, null] }))).toEqual({
      b: { c: 1 },
      values: [1, null],
    });
  });

  it('tells the bounds that it drops', () => {
    expect(toStrictSchema(z.array(z.string()).length(4))).toMatchObject({ description: 'Exactly 4 items.' });
    expect(toStrictSchema(z.array(z.string()).max(3).describe('Names'))).toMatchObject({
      description: 'Names. At most 3.',
    });
  });
});
