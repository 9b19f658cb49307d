import { exportLedger } from '@/lib/http/portal/usage-exports';

export async function GET(request: Request): Promise<Response> {
  return exportLedger(request);
}
