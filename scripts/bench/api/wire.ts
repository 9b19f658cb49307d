export const connections = 32;

export const generateBody = JSON.stringify({
  prompt: 'A 10-slide plan for the second half of the year: goals, budget, people, risks.',
  output_type: 'deck',
});

/** A request's bytes on the wire. */
export function wire(line: string, key?: string, body?: string): string {
  const fields = [
    'Host: 127.0.0.1',
    ...(key ? [`Authorization: Bearer ${key}`] : []),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
  ];
  return `${line} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n${body ?? ''}`;
}
