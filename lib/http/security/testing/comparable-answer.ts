const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Counters say how often this caller has called, and nothing of what was asked for. */
const counters = /^ratelimit-(remaining|reset)$/;

/** Everything that a caller sees of an answer, without what differs from call to call: ids and counters. */
export async function comparableAnswer(response: Response, ...names: string[]): Promise<string> {
  const headers = [...response.headers].filter(([name]) => !counters.test(name)).sort(([a], [b]) => a.localeCompare(b));
  const seen = [response.status, ...headers, await response.text()].map(String).join('\n');
  return names.reduce((text, name) => text.replaceAll(name, '<name>'), seen.replaceAll(uuid, '<id>'));
}
