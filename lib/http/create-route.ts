import { methods, type Handler, type Method, type Route } from './handler';
import { MethodError } from './method-error';
import { serve } from './serve';

/** A handler for every method: those given, HEAD as GET unless it is given, and an error that lists them for the rest. */
export function createRoute(path: string, given: Partial<Record<Method, Handler>>): Route {
  const handlers = given.GET ? { HEAD: ignoringRange(given.GET), ...given } : given;
  const allow = methods.filter((method) => handlers[method]).join(', ');
  const refuse = serve({ route: path, operation: null }, async ({ request }) => {
    throw new MethodError(request.method, allow);
  });
  const entries = methods.map((method) => [method, handlers[method] ?? refuse] as const);
  return { ...Object.fromEntries(entries), other: refuse } as Route;
}

/** Ranges are defined for GET alone (RFC 9110, section 14.2). */
function ignoringRange(handler: Handler): Handler {
  return (request, context) => {
    if (!request.headers.has('range')) return handler(request, context);
    const { method, url, body } = request;
    const headers = new Headers([...request.headers]);
    headers.delete('range');
    return handler({ method, url, body, headers }, context);
  };
}
