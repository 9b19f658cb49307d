import type { Role } from '@/lib/services/context';

export const roleWords = {
  owner: { label: 'Owner', may: 'Everything, including who the owners are.' },
  admin: { label: 'Admin', may: 'Manage API keys, templates, members and invitations; read the audit log.' },
  member: { label: 'Member', may: 'Make decks; see every job, the usage and who is a member.' },
} as const satisfies Record<Role, { label: string; may: string }>;
