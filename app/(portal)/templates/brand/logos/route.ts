import { readBrandLogo } from '@/lib/http/portal/brand';

export async function POST(request: Request): Promise<Response> {
  return readBrandLogo(request);
}
