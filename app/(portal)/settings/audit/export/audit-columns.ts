import { describeAuditEntry } from '@/lib/services/audit/describe-audit-entry';
import type { AuditRow } from '@/lib/services/audit/list-audit-entries';

/** What stands in the columns of the file. */
export const auditColumns = {
  'Time (UTC)': ({ createdAt }: AuditRow) => createdAt.toISOString(),
  Change: (entry: AuditRow) =>
    describeAuditEntry(entry)
      .map(({ text }) => text)
      .join(''),
  Action: ({ action }: AuditRow) => action,
  By: ({ actor }: AuditRow) => actor.type,
  Name: ({ actor }: AuditRow) => actor.name,
  'E-mail': ({ actor }: AuditRow) => actor.email,
  'Actor id': ({ actor }: AuditRow) => actor.id,
  'Target id': ({ targetId }: AuditRow) => targetId,
  Detail: ({ detail }: AuditRow) => JSON.stringify(detail),
  'Entry id': ({ id }: AuditRow) => id,
};
