import { referenceThumbnail, type ReferenceThumbnailParams } from '@/lib/http/portal/pictures';

export async function GET(
  request: Request,
  { params }: { params: Promise<ReferenceThumbnailParams> },
): Promise<Response> {
  return referenceThumbnail(request, await params);
}
