import { cookies, headers } from 'next/headers';

/** What is read of a request here; a NextRequest is one. */
export interface RequestView {
  headers: Pick<Headers, 'get'>;
  cookies: { get: (name: string) => { value: string } | undefined };
}

/** The request that is being answered, for pages and server actions. */
export async function currentRequest(): Promise<RequestView> {
  return { headers: await headers(), cookies: await cookies() };
}
