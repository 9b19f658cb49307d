import Form from 'next/form';
import { freeText, listAddress, oneOf, rowId } from '@/components/portal/list-address';
import { Button, LinkButton } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { roles } from '@/lib/services/roles';
import { roleWords } from './roles';

const roleOptions = [
  { value: '', label: 'All roles' },
  ...roles.map((role) => ({ value: role as string, label: `${roleWords[role].label}s` })),
];

export const membersAddress = listAddress({
  path: '/settings/members',
  filters: { q: freeText(200), role: oneOf(roles) },
  cursors: { after: rowId },
});

/** Keeps what is searched for in the address. */
export function MembersSearch({ address }: { address: ReturnType<typeof membersAddress.read> }) {
  const { q, role } = address.filters;
  return (
    <Form
      action={membersAddress.path}
      role="search"
      aria-label="Members"
      className="flex flex-wrap items-end gap-3"
      key={`${q} ${role}`}
    >
      <TextField
        label="Name or e-mail"
        name="q"
        type="search"
        maxLength={200}
        defaultValue={q}
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
      <Button type="submit" variant="quiet">
        Search
      </Button>
      {address.isFiltered && (
        <LinkButton variant="ghost" href={membersAddress.path}>
          Clear
        </LinkButton>
      )}
    </Form>
  );
}
