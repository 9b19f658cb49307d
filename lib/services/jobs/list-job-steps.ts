import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';

export interface ListedStep {
  name: string;
  attempt: number;
  startedAt: Date;
  /** Null for a step that is running, or whose last attempt failed. */
  finishedAt: Date | null;
}

/** The steps of a job in the order in which they began; empty for another organization's job. */
export async function listJobSteps({ ctx, input }: Call<Context, { jobId: string }>): Promise<ListedStep[]> {
  return getPrisma().jobStep.findMany({
    where: { jobId: input.jobId, job: { organizationId: ctx.organizationId } },
    orderBy: [{ startedAt: 'asc' }, { name: 'asc' }],
    select: { name: true, attempt: true, startedAt: true, finishedAt: true },
  });
}
