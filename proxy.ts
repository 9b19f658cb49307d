import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { contentSecurityPolicy } from '@/lib/http/content-security-policy';
import { isCrossSite } from '@/lib/http/portal/is-cross-site';

const header = 'Content-Security-Policy';
const harmless = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what other sites make a browser send, and gives each page a policy with a nonce of its own; Next.js reads it
 * from the request and marks its scripts.
 */
export function proxy(request: NextRequest): NextResponse {
  if (!harmless.includes(request.method) && isCrossSite(request.headers))
    return new NextResponse('This was sent from another site. Open the portal and try again there.', { status: 403 });
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy({ nonce, isDevelopment: process.env.NODE_ENV === 'development' });
  const headers = new Headers(request.headers);
  headers.set(header, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(header, policy);
  return response;
}

export const config = {
  // Pages alone: the interface and pictures of slides have policies of their own, static files need none.
  matcher: ['/((?!api/|_next/|images/|.*\\.(?:svg|png|ico|js|css|json)$).*)'],
};
