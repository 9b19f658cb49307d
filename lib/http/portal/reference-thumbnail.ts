import { AppError } from '@/lib/contracts/app-error';
import { getReferenceThumbnail } from '@/lib/services/artifacts/get-reference-thumbnail';
import { pictureResponse } from './picture-response';

export interface ReferenceThumbnailParams {
  job_id: string;
  /** `1` for the first. */
  number: string;
}

/** A reference image of a job, small, for the people of the organization. */
export function referenceThumbnail(
  request: Request,
  { job_id: jobId, number }: ReferenceThumbnailParams,
): Promise<Response> {
  return pictureResponse(request, async (ctx) => {
    if (!/^[1-9]\d?$/.test(number))
      throw new AppError({ code: 'not_found', message: 'Reference images are called 1, 2 and so on.' });
    return {
      picture: await getReferenceThumbnail({ ctx, input: { jobId, number: Number(number) } }),
      contentType: 'image/webp',
    };
  });
}
