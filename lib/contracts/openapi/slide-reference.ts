import { z } from 'zod';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { common } from '@/lib/deck/spec/slide-common';

type Node = Record<string, unknown>;

const introduction = `# What slides may say

Written by \`npm run openapi\` from the schemas of slides; a test fails when it differs. The embedded composer fills these
fields, and a language model gets them, with the same descriptions, as the schema of its answer. No field says where
something stands: that is the layout's matter. Fields without "needed" may be absent.`;

/** Every kind of slide and every field of it, as a page of Markdown. */
export function slideReference(): string {
  const shared = fieldsOf(jsonOf(z.object(common)));
  const kinds = slideSpecSchema.options.map((option) => {
    const { properties, ...json } = jsonOf(option);
    const own = Object.entries(isNode(properties) ? properties : {}).filter(
      ([name]) => name !== 'kind' && !Object.hasOwn(common, name),
    );
    return [
      `## ${option.shape.kind.value}`,
      `${option.description ?? ''}.`,
      fieldsOf({ ...json, properties: Object.fromEntries(own) }),
    ].join('\n\n');
  });
  return `${[introduction, '## All kinds', shared, ...kinds].join('\n\n')}\n`;
}

function jsonOf(schema: z.ZodType): Node {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
}

function fieldsOf({ properties, required }: Node, indent = ''): string {
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(isNode(properties) ? properties : {})
    .map(([name, node]) => (isNode(node) ? fieldOf(name, node, needed.includes(name), indent) : ''))
    .join('\n');
}

function fieldOf(name: string, node: Node, isNeeded: boolean, indent: string): string {
  const said = typeof node.description === 'string' ? `: ${node.description}` : '';
  const line = `${indent}- \`${name}\` (${[typeOf(node), ...(isNeeded ? ['needed'] : [])].join(', ')})${said}`;
  const inner = innermost(node);
  const options = Array.isArray(inner.oneOf) ? inner.oneOf.filter(isNode) : [inner];
  const below = options
    .map((option) => fieldsOf(option, `${indent}  `))
    .filter((lines, index, all) => lines !== '' && options.length === 1 && all.indexOf(lines) === index);
  return [line, ...below].join('\n');
}

function innermost(node: Node): Node {
  return isNode(node.items) ? innermost(node.items) : node;
}

/** In the words of people. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

function typeOf(node: Node): string {
  if (isNode(node.items)) {
    const { minItems: least, maxItems: most } = node;
    const count = typeof least === 'number' && least === most ? ` of exactly ${least}` : '';
    return `list${count}: ${typeOf(node.items)}`;
  }
  if (Array.isArray(node.enum)) return `one of ${node.enum.map((value) => `\`${String(value)}\``).join(', ')}`;
  if (Array.isArray(node.oneOf))
    return `as slides of the kinds ${node.oneOf.map(kindOf).join(', ')}, with a \`heading\``;
  const options = Array.isArray(node.anyOf) ? node.anyOf.filter(isNode).map(typeOf) : [];
  if (options.length > 0) return options.join(' or ');
  const types: unknown[] = Array.isArray(node.type) ? node.type : [node.type];
  return types.map((type) => typeNames[String(type)] ?? String(type)).join(' or ');
}

function kindOf(option: unknown): string {
  const { properties } = isNode(option) ? option : {};
  const kind = isNode(properties) && isNode(properties.kind) ? properties.kind.const : '';
  return `\`${String(kind)}\``;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
