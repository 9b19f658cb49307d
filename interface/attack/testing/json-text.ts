/** JSON as a text can say it: names that repeat, numbers that no double holds, halves of surrogate pairs. */
export type Json = { token: string } | { items: readonly Json[] } | { members: readonly Member[] };
export type Member = readonly [name: string, value: Json];

export function writeJson(json: Json): string {
  if ('token' in json) return json.token;
  if ('items' in json) return `[${json.items.map(writeJson).join(',')}]`;
  return `{${json.members.map(([name, value]) => `${JSON.stringify(name)}:${writeJson(value)}`).join(',')}}`;
}

export function jsonOf(value: unknown): Json {
  if (Array.isArray(value)) return { items: value.map(jsonOf) };
  if (typeof value === 'object' && value !== null)
    return { members: Object.entries(value).map(([name, item]) => [name, jsonOf(item)]) };
  return { token: JSON.stringify(value) ?? 'null' };
}

/** A value with so many others around it. */
export function nested(depth: number, open = '[', close = ']'): Json {
  return { token: open.repeat(depth) + '1' + close.repeat(depth) };
}
