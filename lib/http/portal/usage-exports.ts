import { AppError } from '@/lib/contracts/app-error';
import { filterOfView, ledgerViews, readLedger, type ListedEntry } from '@/lib/services/credits/list-ledger';
import { getUsage } from '@/lib/services/usage/get-usage';
import { listSpending, type SpendingRow } from '@/lib/services/usage/spending';
import { momentsOf, readDayRange } from '@/lib/services/day-range';
import { dayOf, readUsagePeriod } from '@/lib/services/usage/usage-period';
import { answerSameSite } from './answer-person';
import { readerZone } from './reader-zone';
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
  Title: ({ title }) => title,
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
    const view = ledgerViews.find((each) => each === kind);
    if (kind && !view)
      throw new AppError({
        code: 'invalid_request',
        message: `What to see is one of ${ledgerViews.join(', ')}.`,
        param: 'kind',
      });
    const moments = momentsOf(readDayRange({ from, to }), await readerZone());
    const rows = readLedger({ ctx, input: { ...filterOfView(view), ...moments } });
    const shown = view === undefined ? '' : view === 'all' ? 'every-movement-' : `${view}s-`;
    const span = [from && `from-${from}`, `to-${to || dayOf(new Date())}`].filter(Boolean).join('-');
    return csvResponse({
      fileName: `deckwright-ledger-${shown}${span}.csv`,
      columns: ledgerColumns,
      rows,
    });
  });
}
