import { z } from 'zod';
import type { JobStatus, OutputType } from '@/lib/contracts/job';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';

const inputSchema = z.strictObject({
  limit: z.int().min(1).max(100).default(20),
  /** The last job of the page before. */
  before: z.uuid().optional(),
});

export interface ListedJob {
  id: string;
  status: JobStatus;
  outputType: OutputType;
  prompt: string;
  errorCode: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** The organization's jobs, newest first. */
export async function listJobs({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<ListedJob[]> {
  const { limit, before } = parseInput(inputSchema, input);
  return getPrisma().job.findMany({
    // Version 7 ids sort by time, so the id alone says which jobs came before.
    where: { organizationId: ctx.organizationId, id: before ? { lt: before } : undefined },
    orderBy: { id: 'desc' },
    take: limit,
    select: {
      id: true,
      status: true,
      outputType: true,
      prompt: true,
      errorCode: true,
      createdAt: true,
      finishedAt: true,
    },
  });
}
