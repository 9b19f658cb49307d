import { version } from 'uuid';
import { z } from 'zod';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { prismaOf } from '../transaction';
import type { RequestLogRow } from './request-log';

const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const;

const inputSchema = z.strictObject({
  limit: z.int().min(1).max(200).default(50),
  /** The last request of the page before. */
  before: z.uuid().optional(),
  apiKeyId: z.uuid().optional(),
  /** One status, or all of a class. */
  status: z.union([z.int().min(100).max(599), z.enum(statusClasses)]).optional(),
  errorCode: z.string().max(100).optional(),
  operation: z.string().max(100).optional(),
  requestId: z.uuid().optional(),
  jobId: z.uuid().optional(),
  /** Inclusive. */
  from: z.date().optional(),
  /** Exclusive. */
  to: z.date().optional(),
});

type Filters = z.output<typeof inputSchema>;

export type ListedRequest = Omit<RequestLogRow, 'organizationId'>;

/** A request is written down as of its beginning, so the one that made a job is older than the job. */
const longestRequestMs = 600_000;

const shown = {
  id: true,
  apiKeyId: true,
  operation: true,
  method: true,
  status: true,
  errorCode: true,
  durationMs: true,
  jobId: true,
  createdAt: true,
} as const;

/** The organization's calls of the API, newest first, as far as the request log reaches back. */
export async function listRequests({
  ctx,
  input,
}: Call<Context, z.input<typeof inputSchema>>): Promise<ListedRequest[]> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const filters = parseInput(inputSchema, input);
  const { organizationId } = ctx;
  const prisma = await prismaOf(ctx);
  return prisma.requestLogEntry.findMany({
    where: {
      AND: [{ organizationId, ...whereOf(filters) }, aboutJob(filters.jobId), await olderThan(ctx, filters.before)],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: filters.limit,
    select: shown,
  });
}

function whereOf({ apiKeyId, status, errorCode, operation, requestId, from, to }: Filters) {
  return {
    apiKeyId,
    status: statusRange(status),
    errorCode,
    operation,
    id: requestId,
    createdAt: { gte: from, lt: to },
  };
}

function statusRange(status: Filters['status']) {
  if (typeof status !== 'string') return status;
  const first = Number(status[0]) * 100;
  return { gte: first, lt: first + 100 };
}

/** A job has no index of its own; its id says since when it can have been spoken of (RFC 9562, section 5.7). */
function aboutJob(jobId: string | undefined) {
  if (jobId === undefined) return {};
  if (version(jobId) !== 7) return { jobId };
  const madeAtMs = Number.parseInt(jobId.replaceAll('-', '').slice(0, 12), 16);
  return { jobId, createdAt: { gte: new Date(madeAtMs - longestRequestMs) } };
}

/** Two calls of one millisecond are told apart by their ids. */
async function olderThan(ctx: Context, before: string | undefined) {
  if (before === undefined) return {};
  const prisma = await prismaOf(ctx);
  const last = await prisma.requestLogEntry.findFirst({
    where: { id: before, organizationId: ctx.organizationId },
    select: { createdAt: true },
  });
  // Swept in the meantime: what came before it is gone as well.
  const createdAt = last?.createdAt ?? new Date(0);
  // The first bound is one that an index can begin at.
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: before } }] };
}
