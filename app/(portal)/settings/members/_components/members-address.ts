import type { Role } from '@/lib/services/context';
import { roles } from '@/lib/services/roles';

export interface MembersFilter {
  search?: string;
  role?: Role;
  after?: string;
}

const uuid = /^[0-9a-f-]{36}$/i;
const longestSearch = 200;

/** Reads the address leniently: what makes no sense there filters nothing. */
export function readMembersAddress(query: Readonly<Record<string, string | string[] | undefined>>): MembersFilter {
  const textOf = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const after = textOf('after');
  return {
    search: textOf('q').trim().slice(0, longestSearch) || undefined,
    role: roles.find((role) => role === textOf('role')),
    after: uuid.test(after) ? after : undefined,
  };
}

export function membersAddress({ search, role, after }: MembersFilter): string {
  const query = new URLSearchParams(
    Object.entries({ q: search, role, after }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return query.size > 0 ? `/settings/members?${query}` : '/settings/members';
}
