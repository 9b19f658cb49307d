'use server';

import type { Estimate } from '@/components/portal/new/use-estimate';
import type { ActionResult } from '@/lib/contracts/action-result';
import type { OutputType } from '@/lib/contracts/job';
import { runAction } from '@/lib/http/portal/run-action';
import { createPortalJob } from '@/lib/services/jobs/create-portal-job';
import { estimateCharge } from '@/lib/services/jobs/estimate-charge';
import { readForm } from './_form/read-form';

export async function generateAction(form: FormData): Promise<ActionResult<{ jobId: string }>> {
  return runAction(async ({ ctx }) => {
    const { jobId } = await createPortalJob({ ctx, input: await readForm(form) });
    return { jobId };
  });
}

export async function estimateAction(input: {
  prompt: string;
  outputType: OutputType;
}): Promise<ActionResult<Estimate>> {
  return runAction(({ ctx }) => estimateCharge({ ctx, input }));
}
