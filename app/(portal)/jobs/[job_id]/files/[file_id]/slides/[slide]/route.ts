import { slidePreview, type SlidePreviewParams } from '@/lib/http/portal/pictures';

export async function GET(request: Request, { params }: { params: Promise<SlidePreviewParams> }): Promise<Response> {
  return slidePreview(request, await params);
}
