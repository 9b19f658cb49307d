import { Table, TableHead, Th } from '@/components/ui/table';
import { MemberRow, type ShownMember, type Viewer } from './member-row';

export interface MembersTableProps {
  members: readonly ShownMember[];
  viewer: Viewer;
  now: Date;
}

export function MembersTable({ members, viewer, now }: MembersTableProps) {
  return (
    <Table label="Members">
      <TableHead>
        <tr>
          <Th>Person</Th>
          <Th className="hidden sm:table-cell">Role</Th>
          <Th className="hidden xl:table-cell">Member since</Th>
          <Th className="hidden sm:table-cell">Last seen</Th>
          {viewer.managedRoles.length > 0 && (
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          )}
        </tr>
      </TableHead>
      <tbody>
        {members.map((member) => (
          <MemberRow key={member.userId} member={member} viewer={viewer} now={now} />
        ))}
      </tbody>
    </Table>
  );
}
