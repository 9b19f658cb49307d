import { operations, type OperationId } from '@/lib/contracts/operations/operations';
import type { Handler, Method, Route } from './handler';
import { downloadRoute } from './routes/download';
import { generateRoute, statusRoute } from './routes/jobs';
import { openapiRoute } from './routes/openapi';
import { listTemplatesRoute, templateThumbnailRoute } from './routes/templates';
import { unknownPathRoute } from './serve';

/** Every operation's route; one without a row does not compile. */
export const routes = {
  generate: generateRoute,
  status: statusRoute,
  download: downloadRoute,
  'list-templates': listTemplatesRoute,
  'template-thumbnail': templateThumbnailRoute,
  openapi: openapiRoute,
} as const satisfies Record<OperationId, Route>;

export interface Found {
  handler: Handler;
  params: Record<string, string>;
}

const parameter = /^\{(\w+)\}$/;

const rows = operations.map(({ id, path }) => ({ template: path.split('/'), route: routes[id] as Route }));

/**
 * What answers a request line.
 *
 * @param path as it was sent, without the query and before any decoding: an escaped slash is no
 *   slash, and a segment of dots is a segment like any other.
 */
export function findRoute(method: string, path: string): Found {
  // One slash at the end is forgiven; a redirect would be no answer of the interface.
  const segments = (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
  for (const { template, route } of rows) {
    const params = match(template, segments);
    if (params) return { handler: handlerOf(route, method), params };
  }
  return { handler: handlerOf(unknownPathRoute, method), params: {} };
}

function match(template: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (template.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? '';
    const name = parameter.exec(part)?.[1];
    if (name === undefined ? segment !== part : segment === '') return null;
    if (name !== undefined) params[name] = decode(segment);
  }
  return params;
}

/** A segment that can't be decoded stays as it is: no id looks like that. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function handlerOf(route: Route, method: string): Handler {
  return Object.hasOwn(route, method) ? route[method as Method] : route.other;
}
