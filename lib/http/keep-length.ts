/**
 * Makes a Content-Length outlive Next.js, which drops every header spelled `content-length`
 * for fear that a handler passes on that of a response it has decoded. Ours is that of the
 * bytes we send. Spelled with capitals it is kept; header names are not case-sensitive.
 */
export function keepLength(response: Response): Response {
  const { headers } = response;
  if (!headers.has('content-length')) return response;
  const forEach = (visit: (value: string, name: string, parent: Headers) => void) => {
    for (const [name, value] of headers) visit(value, name === 'content-length' ? 'Content-Length' : name, headers);
  };
  Object.defineProperty(headers, 'forEach', { value: forEach, configurable: true });
  return response;
}
