import { AppError } from '@/lib/contracts/app-error';
import { entryKinds, readLedger, type ListedEntry } from '@/lib/services/credits/list-ledger';
import { getUsage } from '@/lib/services/usage/get-usage';
import { listSpending, type SpendingRow } from '@/lib/services/usage/spending';
import { dayOf, readDayRange, readUsagePeriod } from '@/lib/services/usage/usage-period';
import { answerSameSite } from './answer-person';
import { csvResponse, type CsvCell } from './csv-response';

const spendingColumns = {
  'Day (UTC)': ({ day }) => day,
  Source: ({ apiKeyId }) => (apiKeyId === null ? 'Portal' : 'API key'),
  Key: ({ keyName }) => keyName,
  'Key id': ({ apiKeyId }) => apiKeyId,
  Type: ({ outputType }) => outputType,
  Jobs: ({ jobs }) => jobs,
  Credits: ({ credits }) => credits,
} satisfies Record<string, (row: SpendingRow) => CsvCell>;

const ledgerColumns = {
  'Time (UTC)': ({ createdAt }) => createdAt.toISOString(),
  Entry: ({ kind }) => kind,
  Credits: ({ amount }) => amount,
  'Balance after': ({ balance }) => balance,
  'Job id': ({ jobId }) => jobId,
  Type: ({ outputType }) => outputType,
  Prompt: ({ summary }) => summary,
  Key: ({ keyName }) => keyName,
  Person: ({ personName }) => personName,
  'Entry id': ({ id }) => id,
} satisfies Record<string, (row: ListedEntry) => CsvCell>;

/** What was spent in a period by day, key and type: a row for each that is not nothing. */
export function exportSpending(request: Request): Promise<Response> {
  return answerSameSite(request, async ({ ctx }, query) => {
    const period = readUsagePeriod(query, new Date());
    const { spending } = await getUsage({ ctx, input: { from: period.from, to: period.to } });
    const span = `${period.days[0]}-to-${period.days.at(-1)}`;
    return csvResponse({
      fileName: `deckwright-spent-${span}.csv`,
      columns: spendingColumns,
      rows: listSpending(spending),
    });
  });
}

/** The ledger, whole or as filtered. */
export function exportLedger(request: Request): Promise<Response> {
  return answerSameSite(request, async ({ ctx }, query) => {
    const { kind, from, to } = query;
    const known = entryKinds.find((each) => each === kind);
    if (kind && !known)
      throw new AppError({
        code: 'invalid_request',
        message: `An entry is one of ${entryKinds.join(', ')}.`,
        param: 'kind',
      });
    const rows = readLedger({ ctx, input: { kind: known, ...readDayRange({ from, to }) } });
    const span = [from && `from-${from}`, `to-${to || dayOf(new Date())}`].filter(Boolean).join('-');
    return csvResponse({
      fileName: `deckwright-ledger-${known ? `${known}s-` : ''}${span}.csv`,
      columns: ledgerColumns,
      rows,
    });
  });
}
