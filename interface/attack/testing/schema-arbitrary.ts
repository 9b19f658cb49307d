import fc from 'fast-check';
import { jsonOf, type Json, type Member } from './json-text';
import { nastyText } from './nasty';

/** As much of JSON Schema as the requests of the interface are described with. */
export interface Schema {
  $ref?: string;
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  enum?: readonly unknown[];
  examples?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

type Resolve = (reference: string) => Schema;

/**
 * Values by a schema, most of them such as it allows: everything in it that has a shape is made so;
 * what it says beyond that (which fields go together) is left to chance.
 *
 * @param known values that no schema can describe, by the name of their field; used beside those by the schema
 */
export function schemaArbitrary(
  schema: Schema,
  resolve: Resolve,
  known: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<Json> {
  const visit = (inner: Schema): fc.Arbitrary<Json> => schemaArbitrary(inner, resolve, known);
  if (schema.$ref !== undefined) return visit(resolve(schema.$ref));
  if (schema.enum) return fc.constantFrom(...schema.enum).map(jsonOf);
  switch (schema.type) {
    case 'object':
      return objectArbitrary(schema, (name, inner) =>
        known[name] ? fc.oneof(known[name].map(jsonOf), visit(inner)) : visit(inner),
      );
    case 'array': {
      const { items = {}, minItems = 0, maxItems = minItems + 3 } = schema;
      return fc.array(visit(items), { minLength: minItems, maxLength: maxItems }).map((values) => ({ items: values }));
    }
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 10 }).map(jsonOf);
    case 'boolean':
      return fc.boolean().map(jsonOf);
    case 'string':
      return withExamples(schema, textArbitrary(schema).map(jsonOf));
    case undefined:
      return nastyText.map(jsonOf);
  }
}

function objectArbitrary(
  { properties = {}, required = [] }: Schema,
  visit: (name: string, schema: Schema) => fc.Arbitrary<Json>,
): fc.Arbitrary<Json> {
  const members = Object.entries(properties).map(([name, inner]): fc.Arbitrary<Member | null> => {
    const member = visit(name, inner).map((value): Member => [name, value]);
    return required.includes(name) ? member : fc.option(member, { freq: 2 });
  });
  return fc.tuple(...members).map((found) => ({ members: found.filter((member) => member !== null) }));
}

function textArbitrary({ pattern }: Schema): fc.Arbitrary<string> {
  if (pattern === undefined) return nastyText;
  return fc.oneof(nastyText, fc.stringMatching(new RegExp(pattern), { size: 'small' }));
}

function withExamples({ examples = [] }: Schema, arbitrary: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return examples.length === 0 ? arbitrary : fc.oneof(arbitrary, fc.constantFrom(...examples).map(jsonOf));
}
