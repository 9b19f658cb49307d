import nextAuth from 'next-auth';
import { authOptions } from '../auth-options';
import type { RequestView } from '../request-view';
import { seal } from '../sealed';

type ApiHandler = (request: object, response: object, options: ReturnType<typeof authOptions>) => Promise<void>;

interface AuthAnswer {
  status: number;
  location: string | undefined;
  body: unknown;
  /** As they were sent, with their attributes. */
  setCookies: string[];
}

/** Keeps cookies and follows no redirects; sends what it is told straight to the sign-in library, without a server. */
export function openBrowser({
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
} = {}) {
  const cookies = new Map<string, string>();
  const headers = new Headers({ 'user-agent': userAgent });
  const view = (): RequestView => ({
    headers,
    cookies: { get: (name) => (cookies.has(name) ? { value: cookies.get(name) ?? '' } : undefined) },
  });

  async function send(method: 'GET' | 'POST', path: string, form: Record<string, string> = {}): Promise<AuthAnswer> {
    const url = new URL(path, 'http://localhost:3000');
    const query = { ...Object.fromEntries(url.searchParams), nextauth: url.pathname.split('/').slice(3) };
    const answer: AuthAnswer = { status: 200, location: undefined, body: undefined, setCookies: [] };
    const request = {
      method,
      query,
      body: form,
      cookies: Object.fromEntries(cookies),
      headers: Object.fromEntries(headers),
    };
    await (nextAuth as ApiHandler)(request, responseFor(answer), authOptions(view()));
    for (const cookie of answer.setCookies) keep(cookie);
    return answer;
  }

  function keep(cookie: string): void {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
    if (value === '') cookies.delete(name);
    else cookies.set(name, decodeURIComponent(value));
  }

  async function csrfToken(): Promise<string> {
    return ((await send('GET', '/api/auth/csrf')).body as { csrfToken: string }).csrfToken;
  }

  return {
    cookies,
    send,
    view,
    /** The address at the provider, as after a click on its button. */
    async leaveFor(provider: string, callbackUrl = '/jobs'): Promise<string> {
      const { location } = await send('POST', `/api/auth/signin/${provider}`, {
        csrfToken: await csrfToken(),
        callbackUrl,
      });
      return location ?? '';
    },
    /** The path at which the person arrives who agrees at the provider. */
    async comeBack(address: string): Promise<string> {
      const agreed = await fetch(address, { redirect: 'manual' });
      const back = new URL(agreed.headers.get('location') ?? '');
      return pathOf(await send('GET', back.pathname + back.search));
    },
    async signInWithPassword(email: string, password: string): Promise<AuthAnswer> {
      return send('POST', '/api/auth/callback/password', { csrfToken: await csrfToken(), email, password });
    },
    /** As the account page does before it sends somebody to a provider. */
    async wantToConnect(provider: string, sessionId: string): Promise<void> {
      cookies.set('connect-provider', await seal('connect', { provider, sessionId }, 60));
    },
  };
}

function pathOf({ location = '' }: AuthAnswer): string {
  const url = new URL(location, 'http://localhost:3000');
  return url.pathname + url.search;
}

function responseFor(answer: AuthAnswer) {
  const finish = (body: unknown) => void (answer.body = body);
  const response = {
    status: (status: number) => ((answer.status = status), response),
    getHeader: (name: string) => (name.toLowerCase() === 'set-cookie' ? answer.setCookies : undefined),
    setHeader(name: string, value: string | string[]) {
      if (name.toLowerCase() === 'set-cookie') answer.setCookies = [value].flat();
      if (name.toLowerCase() === 'location') answer.location = String(value);
      return response;
    },
    json: finish,
    send: finish,
    end: () => undefined,
  };
  return response;
}
