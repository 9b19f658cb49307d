import { uploadFontFile } from '@/lib/http/portal/upload-template';

export async function POST(request: Request): Promise<Response> {
  return uploadFontFile(request);
}
