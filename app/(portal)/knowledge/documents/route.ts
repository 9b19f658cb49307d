import { uploadDocument } from '@/lib/http/portal/upload-document';

export async function POST(request: Request): Promise<Response> {
  return uploadDocument(request);
}
