import type { Role } from '@/lib/services/context';

export interface RoleChoiceProps {
  /** Those that the person who chooses may give. */
  roles: readonly Role[];
  chosen: Role;
  /** What went wrong with it. */
  error?: string;
}

/** Each role with what it may do; the form's field is `role`. */
export function RoleChoice({ roles, chosen, error }: RoleChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">Role</legend>
      {roles.map((role) => (
        <label
          key={role}
          className="flex items-start gap-3 rounded-card border border-line p-3 hover:bg-surface has-checked:border-accent"
        >
          <input
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === chosen}
            aria-label={roleWords[role].label}
            aria-describedby={`may-${role}`}
            className="mt-1 size-4 shrink-0 accent-(--accent)"
          />
          <span className="flex min-w-0 flex-col">
            <span className="font-medium">{roleWords[role].label}</span>
            <span id={`may-${role}`} className="text-sm text-muted">
              {roleWords[role].may}
            </span>
          </span>
        </label>
      ))}
      {!roles.includes('owner') && <p className="text-sm text-muted">Only owners can make somebody an owner.</p>}
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export const roleWords = {
  owner: { label: 'Owner', may: 'Everything, including who the owners are.' },
  admin: { label: 'Admin', may: 'Manage API keys, templates, members and invitations; read the audit log.' },
  member: { label: 'Member', may: 'Make decks; see every job, the usage and who is a member.' },
} as const satisfies Record<Role, { label: string; may: string }>;
