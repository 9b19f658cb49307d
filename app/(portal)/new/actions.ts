'use server';

import type { ActionResult } from '@/lib/contracts/app-error';
import { imageMimeTypes } from '@/lib/contracts/generate-request';
import type { OutputType } from '@/lib/contracts/job';
import { runAction } from '@/lib/http/portal/actions';
import { createPortalJob } from '@/lib/services/jobs/create-portal-job';
import { estimateCharge } from '@/lib/services/jobs/estimate-charge';
import type { Estimate } from './_components/estimate';

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

/** What the form sent, as the verb takes it; what is wrong with it the verb says. */
async function readForm(form: FormData): Promise<{ submissionId: string; request: unknown }> {
  const request = parse(form.get('request'));
  const files = form.getAll('image').filter((entry) => entry instanceof File);
  const images = await Promise.all(files.map(readImage));
  return {
    submissionId: String(form.get('submission')),
    request: images.length > 0 && typeof request === 'object' ? { ...request, reference_images: images } : request,
  };
}

async function readImage(file: File): Promise<{ data: string; mime_type: string }> {
  const data = Buffer.from(await file.arrayBuffer()).toString('base64');
  return { data, mime_type: imageMimeTypes.find((type) => type === file.type) ?? imageMimeTypes[0] };
}

function parse(value: FormDataEntryValue | null): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : null;
  } catch {
    return null;
  }
}
