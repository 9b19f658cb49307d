import Form from 'next/form';
import { Button, LinkButton } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { auditActions } from '@/lib/services/audit/audit-actions';
import type { NamedActor } from '@/lib/services/audit/list-audit-entries';
import { auditAddress } from './audit-address';
import { actorName } from './audit-table';

const actions = Object.entries(auditActions).map(([value, { label }]) => ({ value, label }));

export interface AuditFiltersProps {
  address: ReturnType<typeof auditAddress.read>;
  actors: readonly NamedActor[];
}

/** What is filtered by stands in the address. */
export function AuditFilters({ address, actors }: AuditFiltersProps) {
  const { action, actor } = address.fields;
  // An action that has no words yet can still stand in the address.
  const known =
    action === '' || actions.some(({ value }) => value === action)
      ? actions
      : [...actions, { value: action, label: action }];
  const who = actors.map((one) => ({
    value: one.id ?? 'system',
    label: one.email ? `${actorName(one)} (${one.email})` : actorName(one),
  }));
  return (
    <Form
      action={auditAddress.path}
      aria-label="Filter the audit log"
      className="flex flex-wrap items-end gap-3"
      key={`${action} ${actor}`}
    >
      <SelectField
        label="What"
        name="action"
        defaultValue={action}
        options={[{ value: '', label: 'All changes' }, ...known]}
        fieldClassName="flex-1 basis-36 sm:w-52 sm:flex-none"
      />
      <SelectField
        label="Who"
        name="actor"
        defaultValue={actor}
        options={[{ value: '', label: 'Everybody' }, ...who]}
        fieldClassName="flex-1 basis-36 sm:w-64 sm:flex-none"
      />
      <Button type="submit" variant="quiet">
        Filter
      </Button>
      {address.isFiltered && (
        <LinkButton variant="ghost" href={auditAddress.path}>
          Clear
        </LinkButton>
      )}
    </Form>
  );
}
