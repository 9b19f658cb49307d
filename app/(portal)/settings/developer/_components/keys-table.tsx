import { Table, TableHead, Th } from '@/components/ui/table';
import type { UsageOfKeys } from '@/lib/services/api-keys/get-key-usage';
import type { ManagedKey, Rotation } from '@/lib/services/api-keys/list-managed-keys';
import { KeyRow } from './key-row';

export interface KeysTableProps {
  label: string;
  keys: readonly ManagedKey[];
  usage: UsageOfKeys;
  rotations: readonly Rotation[];
  now: Date;
  /** Whether the viewer gets the actions of live keys. */
  canManage: boolean;
  isEligible: boolean;
}

/** A table where there is room, a list of cards in a narrow place. */
export function KeysTable({ label, keys, usage, rotations, now, canManage, isEligible }: KeysTableProps) {
  return (
    <div className="@container">
      <Table label={label} className="@max-2xl:block">
        <TableHead className="@max-2xl:sr-only">
          <tr>
            <Th>Key</Th>
            <Th className="px-3">State</Th>
            <Th className="px-3">Requests, {usage.dayCount} days</Th>
            <Th className="px-3">Last used</Th>
            {canManage && (
              <Th className="px-3">
                <span className="sr-only">Actions</span>
              </Th>
            )}
          </tr>
        </TableHead>
        <tbody className="@max-2xl:block">
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              subject={key}
              usage={usage.byKey[key.id]}
              replaces={rotations.find(({ successor }) => successor.id === key.id)?.old.name}
              replacedBy={rotations.find(({ old }) => old.id === key.id)?.successor.name}
              now={now}
              canManage={canManage}
              isEligible={isEligible}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}
