import { requestErrorCodes, type RequestErrorCode } from '@/lib/contracts/error-codes';
import { errorCodesOf } from '@/lib/contracts/openapi/answers';
import { answersOf, errorSchema, faultsOf, headerOf, operationAt } from './documented-answers';

/**
 * Fails unless the OpenAPI document describes this answer: its status for the operation, its media
 * type, its headers and its body. Leaves the answer unread.
 *
 * @param asked the method, and the path with or without its parameters filled in
 */
export async function expectDocumented(response: Response, asked: { method: string; path: string }): Promise<void> {
  const subject = `${asked.method} ${asked.path} answered ${response.status}`;
  const fault = await findFault(response, asked);
  if (fault) throw new Error(`${subject}, and ${fault}.`);
}

async function findFault(
  response: Response,
  { method, path }: { method: string; path: string },
): Promise<string | undefined> {
  const operation = operationAt(path);
  if (!operation) return findStrayFault(response, method);
  const isKnown = method === operation.method || (method === 'HEAD' && operation.method === 'GET');
  if (!isKnown && response.status !== 405) return 'the document has no such method there';
  const answers = answersOf(operation);
  const answer = answers[response.status];
  if (!answer) return `the document has only ${Object.keys(answers).join(', ')}`;
  return (
    findHeaderFault(response.headers, answer.headers) ??
    (await findBodyFault(response, answer.content, method === 'HEAD')) ??
    (await findCodeFault(response, method, errorCodesOf(operation)))
  );
}

/** Paths that the interface doesn't have are answered alike. */
async function findStrayFault(response: Response, method: string): Promise<string | undefined> {
  if (response.status !== 404) return 'the document has no such path';
  const content = { 'application/json': { schema: errorSchema } };
  return (await findBodyFault(response, content, method === 'HEAD')) ?? findCodeFault(response, method, ['not_found']);
}

function findHeaderFault(headers: Headers, documented: Record<string, { $ref: string }>): string | undefined {
  for (const [name, reference] of Object.entries(documented)) {
    const { required, schema } = headerOf(reference);
    const text = headers.get(name);
    if (text === null && required) return `has no ${name} header`;
    if (text === null) continue;
    const value = schema.type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
    const faults = faultsOf(value, schema);
    if (faults) return `its ${name} header is ${JSON.stringify(text)}: ${faults}`;
  }
  return undefined;
}

type Content = Record<string, { schema?: object }> | undefined;

async function findBodyFault(response: Response, content: Content, isHead: boolean): Promise<string | undefined> {
  if (!content) return response.body === null ? undefined : 'the document has no body there';
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const media = content[type];
  if (!media) return `its Content-Type is ${JSON.stringify(type)} instead of ${Object.keys(content).join(' or ')}`;
  if (!media.schema || isHead) return undefined;
  const body = await readJson(response).catch(() => undefined);
  if (body === undefined) return 'its body is not JSON';
  const faults = faultsOf(body, media.schema);
  return faults ? `its body ${JSON.stringify(body)} is off the schema: ${faults}` : undefined;
}

async function findCodeFault(
  response: Response,
  method: string,
  codes: readonly RequestErrorCode[],
): Promise<string | undefined> {
  if (response.status < 400 || method === 'HEAD') return undefined;
  const { error } = (await readJson(response)) as { error: { code: RequestErrorCode } };
  if (codes.includes(error.code) && requestErrorCodes[error.code].status === response.status) return undefined;
  return `its code is ${error.code}, which the document does not have there`;
}

async function readJson(response: Response): Promise<unknown> {
  return JSON.parse(await response.clone().text());
}
