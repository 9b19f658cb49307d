import Form from 'next/form';
import { Button, LinkButton } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { roles } from '@/lib/services/roles';
import type { MembersFilter } from './members-address';
import { roleWords } from './roles';

const roleOptions = [
  { value: '', label: 'All roles' },
  ...roles.map((role) => ({ value: role as string, label: `${roleWords[role].label}s` })),
];

/** Keeps what is searched for in the address. */
export function MembersSearch({ search, role }: MembersFilter) {
  return (
    <Form
      action="/settings/members"
      role="search"
      aria-label="Members"
      className="flex flex-wrap items-end gap-3"
      key={`${search} ${role}`}
    >
      <TextField
        label="Name or e-mail"
        name="q"
        type="search"
        maxLength={200}
        defaultValue={search}
        dir="auto"
        fieldClassName="w-full sm:w-72"
      />
      <SelectField
        label="Role"
        name="role"
        defaultValue={role ?? ''}
        options={roleOptions}
        fieldClassName="flex-1 sm:w-36 sm:flex-none"
      />
      <Button type="submit" look="quiet">
        Search
      </Button>
      {(search ?? role) && (
        <LinkButton look="ghost" href="/settings/members">
          Clear
        </LinkButton>
      )}
    </Form>
  );
}
