import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { createOpenapiDocument } from '@/lib/contracts/openapi/create-openapi-document';
import { operations } from '@/lib/contracts/operations/operations';
import { exampleInstallation } from '@/lib/services/requests/request-settings';

type Operation = (typeof operations)[number];

interface HeaderObject {
  required: boolean;
  schema: { type: string };
}

interface AnswerObject {
  headers: Record<string, { $ref: string }>;
  content?: Record<string, { schema?: object }>;
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, AnswerObject> }>>;
  components: { headers: Record<string, HeaderObject>; schemas: Record<string, object> };
}

const document = createOpenapiDocument(exampleInstallation()) as unknown as Document;
const id = 'openapi';
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: id, ...document });

/** The operation that a path leads to, with or without its parameters filled in. */
export function operationAt(path: string): Operation | undefined {
  const segments = path
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .split('/');
  return operations.find(({ path: template }) => {
    const parts = template.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith('{') ? segments[index] !== '' : part === segments[index]))
    );
  });
}

/** The documented answers of an operation, by status code. */
export function answersOf({ path, method }: Operation): Record<string, AnswerObject> {
  return document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
}

export function headerOf({ $ref }: { $ref: string }): HeaderObject {
  const header = document.components.headers[$ref.split('/').at(-1) ?? ''];
  if (!header) throw new Error(`The document has no ${$ref}.`);
  return header;
}

const compiled = new WeakMap<object, ValidateFunction>();

/** What is wrong with a value by a schema of the document; empty when nothing is. */
export function faultsOf(value: unknown, schema: object): string {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(rebased(schema));
    compiled.set(schema, validate);
  }
  return validate(value) ? '' : ajv.errorsText(validate.errors, { dataVar: 'value' });
}

export const errorSchema = { $ref: '#/components/schemas/Error' };

/** References within the document, as seen from outside of it. */
function rebased(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${id}#/`)) as object;
}
