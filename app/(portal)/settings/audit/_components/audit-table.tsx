import { KeyRound, type LucideIcon, Server, User } from 'lucide-react';
import { ExactTime, ZoneName } from '@/components/portal/reader-time';
import { Table, TableHead, Td, Th, Tr } from '@/components/ui/table';
import { describeAuditEntry } from '@/lib/services/audit/audit-actions';
import type { AuditRow, NamedActor } from '@/lib/services/audit/list-audit-entries';

export function AuditTable({ entries }: { entries: readonly AuditRow[] }) {
  return (
    <Table label="Audit log">
      <TableHead>
        <tr>
          <Th>What</Th>
          <Th className="hidden sm:table-cell">Who</Th>
          <Th className="hidden sm:table-cell">
            When (<ZoneName />)
          </Th>
        </tr>
      </TableHead>
      <tbody>
        {entries.map((entry) => (
          <AuditTableRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function AuditTableRow({ entry }: { entry: AuditRow }) {
  const { actor, createdAt, targetId } = entry;
  return (
    <Tr>
      <Td className="w-full [overflow-wrap:anywhere]" title={targetId ? `Id: ${targetId}` : undefined}>
        <Sentence entry={entry} />
        <span className="mt-0.5 flex flex-wrap gap-x-2 text-muted sm:hidden">
          <Actor actor={actor} /> · <ExactTime date={createdAt} />
        </span>
      </Td>
      <Td className="hidden max-w-56 sm:table-cell">
        <Actor actor={actor} />
      </Td>
      <Td className="hidden whitespace-nowrap text-muted tabular-nums sm:table-cell">
        <ExactTime date={createdAt} to="second" />
      </Td>
    </Tr>
  );
}

function Sentence({ entry }: { entry: AuditRow }) {
  return describeAuditEntry(entry).map(({ text, isValue }, index) =>
    isValue ? (
      <bdi key={index} className="font-medium">
        {text}
      </bdi>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}

const icons = { user: User, api_key: KeyRound, system: Server } as const satisfies Record<
  NamedActor['type'],
  LucideIcon
>;
const kinds = {
  user: 'Person',
  api_key: 'API key',
  system: 'The operator’s command or the service itself',
} as const satisfies Record<NamedActor['type'], string>;

function Actor({ actor }: { actor: NamedActor }) {
  const Icon = icons[actor.type];
  return (
    <span className="flex min-w-0 items-center gap-2" title={actor.email ?? kinds[actor.type]}>
      <Icon role="img" aria-label={kinds[actor.type]} className="size-4 shrink-0 text-muted" />
      <bdi className="truncate">{actorName(actor)}</bdi>
    </span>
  );
}

const nameless = {
  user: 'Somebody who is gone',
  api_key: 'A key that is gone',
  system: 'System',
} as const satisfies Record<NamedActor['type'], string>;

export function actorName({ type, name }: NamedActor): string {
  return name ?? nameless[type];
}
