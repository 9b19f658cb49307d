/**
 * The request that server actions and pages are answering, for tests that call them without Next.js:
 *
 *     vi.mock('next/headers', async () => (await import('@/lib/http/portal/testing/action-request')).nextHeaders);
 */
interface SetCookie {
  value: string;
  maxAge?: number;
  httpOnly?: boolean;
  secure?: boolean;
  sameSite?: string;
}

export const actionRequest = { headers: new Headers(), cookies: new Map<string, SetCookie>() };

/** Another browser, which has been nowhere yet. */
export function openNewBrowser(headers: Record<string, string> = {}): void {
  actionRequest.headers = new Headers(headers);
  actionRequest.cookies = new Map();
}

export const nextHeaders = {
  headers: async () => actionRequest.headers,
  cookies: async () => ({
    get: (name: string) => actionRequest.cookies.get(name),
    set(name: string, value: string, options: Omit<SetCookie, 'value'> = {}) {
      if (options.maxAge === 0) actionRequest.cookies.delete(name);
      else actionRequest.cookies.set(name, { value, ...options });
    },
  }),
};
