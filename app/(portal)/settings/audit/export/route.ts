import { answerSameSite } from '@/lib/http/portal/answer-same-site';
import { csvResponse } from '@/lib/http/portal/csv-response';
import { readAuditEntries } from '@/lib/services/audit/read-audit-entries';
import { readAuditAddress } from '../_components/audit-address';
import { auditColumns } from './audit-columns';

export function GET(request: Request): Promise<Response> {
  return answerSameSite(request, ({ ctx }, query) => {
    const { action, actor } = readAuditAddress(query);
    const day = new Date().toISOString().slice(0, 10);
    return csvResponse({
      fileName: `deckwright-audit-until-${day}.csv`,
      columns: auditColumns,
      rows: readAuditEntries({ ctx, input: { action, actor } }),
    });
  });
}
