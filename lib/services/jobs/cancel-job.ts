import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { jobErrorCodes } from '@/lib/contracts/error-codes';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { inTransaction } from '../transaction';
import { cancelRuns } from './job-engine';
import { failJob } from './job-life';
import { loadJob } from './load-job';

const inputSchema = z.strictObject({ jobId: z.uuid() });

/**
 * Ends a job that waits or runs; nothing is charged. Whoever works on it stops within a second or two, and what it
 * has made until then goes with its folder.
 *
 * @throws AppError `not_found`; `conflict` where it has ended already
 */
export async function cancelJob({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<void> {
  if (ctx.actor.type !== 'system') requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const { jobId } = parseInput(inputSchema, input);
  await loadJob({ ctx, input: { jobId } });
  const { meaning: message } = jobErrorCodes.cancelled;
  await inTransaction(ctx, async (ctx) => {
    const cancelled = await failJob({ ctx, input: { jobId, code: 'cancelled', message } });
    if (!cancelled) throw new AppError({ code: 'conflict', message: 'This job has ended already.' });
    await cancelRuns({ ctx, input: { jobIds: [jobId] } });
    await writeAuditEntry(ctx, { action: 'job.cancelled', targetId: jobId, detail: {} });
  });
}
