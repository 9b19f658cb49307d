export interface AuditFilter {
  action?: string;
  actor?: string;
  before?: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const system = 'system';

/** Reads the address leniently: what makes no sense there filters nothing. */
export function readAuditAddress(query: Readonly<Record<string, string | string[] | undefined>>): AuditFilter {
  const textOf = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const idOf = (name: string) => (uuid.test(textOf(name)) ? textOf(name) : undefined);
  return {
    action: textOf('action').slice(0, 100) || undefined,
    actor: textOf('actor') === system ? system : idOf('actor'),
    before: idOf('before'),
  };
}

export function auditAddress(filter: AuditFilter, path = '/settings/audit'): string {
  const { action, actor, before } = filter;
  const query = new URLSearchParams(
    Object.entries({ action, actor, before }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
