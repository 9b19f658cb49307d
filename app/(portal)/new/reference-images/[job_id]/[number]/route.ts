import { referenceImage, type ReferenceImageParams } from '@/lib/http/portal/reference-image';

export async function GET(request: Request, { params }: { params: Promise<ReferenceImageParams> }): Promise<Response> {
  return referenceImage(request, await params);
}
