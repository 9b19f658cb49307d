import { referenceImage, type ReferenceImageParams } from '@/lib/http/portal/pictures';

export async function GET(_request: Request, { params }: { params: Promise<ReferenceImageParams> }): Promise<Response> {
  return referenceImage(await params);
}
