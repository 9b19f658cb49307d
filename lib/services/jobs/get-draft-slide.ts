import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { drawDraft } from '@/lib/generation/pipeline/draw-draft';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import { createSemaphore } from '@/lib/platform/semaphore/create-semaphore';
import type { Call, Context } from '../context';
import { listRecentTemplates } from '../templates/list-recent-templates';
import { loadJob } from './load-job';

const widthPx = 640;

/** People who watch large jobs must not keep everybody else waiting. */
const drawing = createSemaphore({ units: 1, mostWaiting: 100, longestWaitMs: 15_000 });

/** A written slide of a job that is not finished, as a PNG 640 pixels wide. */
export async function getDraftSlide({
  ctx,
  input,
}: Call<Context, { jobId: string; slide: number }>): Promise<Uint8Array> {
  if (!validate(input.jobId)) throw noSuchDraft();
  const job = await loadJob({ ctx, input: { jobId: input.jobId } });
  const recent = await listRecentTemplates({ ctx, input: {} });
  return drawing.run(1, async () => {
    const svg = await drawDraft(getBlobStore(), job, input.slide, recent);
    if (svg === null) throw noSuchDraft();
    return rasterizeSvg(svg, { widthPx });
  });
}

function noSuchDraft(): AppError {
  return new AppError({ code: 'not_found', message: 'This slide is not written yet.' });
}
