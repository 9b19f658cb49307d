import { answerSameSite } from '@/lib/http/portal/answer-person';
import { csvResponse } from '@/lib/http/portal/csv-response';
import { describeAuditEntry } from '@/lib/services/audit/audit-actions';
import { type AuditRow, readAuditEntries } from '@/lib/services/audit/list-audit-entries';
import { auditAddress } from '../_components/audit-address';

export function GET(request: Request): Promise<Response> {
  return answerSameSite(request, ({ ctx }, query) => {
    const { filters } = auditAddress.read(query);
    const day = new Date().toISOString().slice(0, 10);
    return csvResponse({
      fileName: `deckwright-audit-until-${day}.csv`,
      columns: auditColumns,
      rows: readAuditEntries({ ctx, input: filters }),
    });
  });
}

/** What stands in the columns of the file. */
const auditColumns = {
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
