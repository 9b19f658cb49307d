import type { NamedActor } from '@/lib/services/audit/name-actors';

const nameless = {
  user: 'Somebody who is gone',
  api_key: 'A key that is gone',
  system: 'System',
} as const satisfies Record<NamedActor['type'], string>;

export function actorName({ type, name }: NamedActor): string {
  return name ?? nameless[type];
}
