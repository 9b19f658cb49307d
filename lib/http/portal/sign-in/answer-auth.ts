import nextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { authOptions } from '../auth-options';
import { forgetConnectIntent } from './connect-intent';

type AuthContext = { params: Promise<{ nextauth: string[] }> };
type AuthHandler = (
  request: NextRequest,
  context: AuthContext,
  options: ReturnType<typeof authOptions>,
) => Promise<Response>;

/** Everything below /api/auth. */
export async function answerAuth(request: NextRequest, context: AuthContext): Promise<Response> {
  const [action] = (await context.params).nextauth;
  // With a logger of our own the library would let anybody write into it.
  if (action === '_log') return new Response(null, { status: 404 });
  const response = await (nextAuth as AuthHandler)(request, context, authOptions(request));
  return action === 'callback' ? forgetConnectIntent(request, response) : response;
}
