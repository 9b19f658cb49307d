import { templatePicture, type TemplatePictureParams } from '@/lib/http/portal/pictures';

export async function GET(request: Request, { params }: { params: Promise<TemplatePictureParams> }): Promise<Response> {
  return templatePicture(request, await params);
}
