import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in says of the person who comes to it next, and what it gets wrong. */
export interface StandInPerson {
  id: number;
  name: string | null;
  email: string;
  isVerified: boolean;
  fault?:
    'denies' | 'fails at the token' | 'fails at the profile' | 'signs with another key' | 'names another audience';
}

export interface OAuthStandIn {
  origin: string;
  person: StandInPerson;
  close: () => Promise<void>;
}

interface Grant {
  challenge: string;
  nonce: string | null;
  redirectUri: string;
  clientId: string;
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A server that speaks what GitHub (OAuth 2.0, RFC 6749, with PKCE, RFC 7636) and Google (OpenID Connect) do, and checks
 * what they check: the client's secret, the redirect address, and the code verifier. Codes work once.
 */
export async function startOAuthStandIn(person: StandInPerson): Promise<OAuthStandIn> {
  const grants = new Map<string, Grant>();
  const standIn: OAuthStandIn = {
    origin: '',
    person,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = createServer((request, response) => {
    answer(standIn, grants, request)
      .then(({ status = 200, headers, body }) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json', ...headers })
          .end(body === undefined ? undefined : JSON.stringify(body)),
      )
      .catch((error: unknown) => fail(response, error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

function fail(response: ServerResponse, error: unknown): void {
  response
    .writeHead(400, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ error: 'invalid_request', error_description: String(error) }));
}

async function answer(standIn: OAuthStandIn, grants: Map<string, Grant>, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', standIn.origin);
  const { person } = standIn;
  switch (url.pathname) {
    case '/.well-known/openid-configuration':
      return { body: discovery(standIn.origin) };
    case '/jwks':
      return {
        body: { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'stand-in', alg: 'RS256', use: 'sig' }] },
      };
    case '/authorize':
    case '/login/oauth/authorize':
      return authorize(person, grants, url.searchParams);
    case '/token':
    case '/login/oauth/access_token':
      return giveToken(standIn, grants, request);
    case '/api/v3/user':
      requireToken(request);
      return person.fault === 'fails at the profile'
        ? { status: 500, body: {} }
        : { body: { id: person.id, login: `login-${person.id}`, name: person.name, email: null } };
    case '/api/v3/user/emails':
      requireToken(request);
      return {
        body: [
          { email: 'old@example.com', primary: false, verified: true },
          { email: person.email, primary: true, verified: person.isVerified },
        ],
      };
    default:
      return { status: 404, body: {} };
  }
}

function discovery(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

/** Sends the person back with a code, as if they had agreed; or with an error, as if they had not. */
function authorize({ fault }: StandInPerson, grants: Map<string, Grant>, asked: URLSearchParams): Answer {
  const back = new URL(asked.get('redirect_uri') ?? '');
  back.searchParams.set('state', asked.get('state') ?? '');
  if (fault === 'denies') {
    back.searchParams.set('error', 'access_denied');
    return { status: 302, headers: { Location: back.href } };
  }
  if (asked.get('code_challenge_method') !== 'S256') throw new Error('no PKCE');
  const code = randomBytes(16).toString('hex');
  grants.set(code, {
    challenge: asked.get('code_challenge') ?? '',
    nonce: asked.get('nonce'),
    redirectUri: asked.get('redirect_uri') ?? '',
    clientId: asked.get('client_id') ?? '',
  });
  back.searchParams.set('code', code);
  return { status: 302, headers: { Location: back.href } };
}

async function giveToken(
  { origin, person }: OAuthStandIn,
  grants: Map<string, Grant>,
  request: IncomingMessage,
): Promise<Answer> {
  if (person.fault === 'fails at the token') return { status: 500, body: {} };
  const form = new URLSearchParams((await request.toArray()).join(''));
  const grant = grants.get(form.get('code') ?? '');
  grants.delete(form.get('code') ?? '');
  if (!grant || grant.redirectUri !== form.get('redirect_uri')) throw new Error('unknown code');
  const [id, secret] = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64')
    .toString()
    .split(':');
  if (id !== grant.clientId || secret !== 'the-secret') throw new Error('unknown client');
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (challenge !== grant.challenge) throw new Error('wrong code verifier');
  const idToken = request.url === '/token' ? { id_token: signIdToken(origin, person, grant) } : {};
  return { body: { access_token: 'an-access-token', token_type: 'bearer', scope: 'openid', ...idToken } };
}

function signIdToken(
  issuer: string,
  { id, name, email, isVerified, fault }: StandInPerson,
  { nonce, clientId }: Grant,
): string {
  const now = Math.floor(Date.now() / 1000);
  const audience = fault === 'names another audience' ? 'somebody-else' : clientId;
  const claims = {
    iss: issuer,
    aud: audience,
    sub: `google-${id}`,
    name,
    email,
    email_verified: isVerified,
    iat: now,
    exp: now + 300,
    ...(nonce ? { nonce } : {}),
  };
  const text = `${base64url({ alg: 'RS256', kid: 'stand-in', typ: 'JWT' })}.${base64url(claims)}`;
  const { privateKey } = fault === 'signs with another key' ? otherKeys : keys;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

function requireToken({ headers }: IncomingMessage): void {
  if (headers.authorization !== 'Bearer an-access-token') throw new Error('no access token');
}
