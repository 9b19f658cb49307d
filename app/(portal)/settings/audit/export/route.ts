import { AppError } from '@/lib/contracts/app-error';
import { answerPerson } from '@/lib/http/portal/answer-person';
import { csvResponse } from '@/lib/http/portal/csv-response';
import { isCrossSite } from '@/lib/http/portal/is-cross-site';
import { readAuditEntries } from '@/lib/services/audit/read-audit-entries';
import { readAuditAddress } from '../_components/audit-address';
import { auditColumns } from './audit-columns';

export function GET(request: Request): Promise<Response> {
  const { action, actor } = readAuditAddress(Object.fromEntries(new URL(request.url).searchParams));
  return answerPerson(({ ctx }) => {
    if (isCrossSite(request.headers)) throw new AppError({ code: 'forbidden', message: 'Open this from the portal itself.' });
    const day = new Date().toISOString().slice(0, 10);
    return csvResponse({ fileName: `deckwright-audit-until-${day}.csv`, columns: auditColumns, rows: readAuditEntries({ ctx, input: { action, actor } }) });
  });
}
