import type { Role } from '@/lib/services/context';

const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** As "5 people: 1 owner, 4 members". */
export function describeCounts({ owner, admin, member }: Record<Role, number>): string {
  const groups = [countOf(owner, 'owner'), countOf(admin, 'admin'), countOf(member, 'member')].filter(
    (group) => !group.startsWith('0 '),
  );
  return `${countOf(owner + admin + member, 'person', 'people')}: ${groups.join(', ')}`;
}
