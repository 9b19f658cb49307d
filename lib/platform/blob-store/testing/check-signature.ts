// Signature Version 4 as Amazon describes it ("Authenticating requests (AWS Signature Version 4)" of the S3 API
// reference), checked the way a service does, without the SDK that signs.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  target: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface SigningKey {
  accessKeyId: string;
  secretAccessKey: string;
}

interface Claim {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  payloadHash: string;
  expiresSeconds?: number;
}

const allowedSkewMs = 15 * 60_000;

/** The code of the error that S3 would answer with; undefined when the request is signed as it should be. */
export function findSignatureFault(request: SignedRequest, key: SigningKey): string | undefined {
  const url = new URL(request.target, 'http://host');
  const claim = url.searchParams.has('X-Amz-Signature') ? claimOfQuery(url.searchParams) : claimOfHeaders(request);
  if (!claim) return 'AccessDenied';
  const [accessKeyId, day = '', region = '', service = '', end] = claim.credential.split('/');
  if (accessKeyId !== key.accessKeyId) return 'InvalidAccessKeyId';
  if (end !== 'aws4_request' || service !== 's3' || !claim.date.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (!claim.signedHeaders.split(';').includes('host')) return 'AccessDenied';
  const age = Date.now() - timeOf(claim.date);
  if (claim.expiresSeconds === undefined ? Math.abs(age) > allowedSkewMs : age >= claim.expiresSeconds * 1000)
    return claim.expiresSeconds === undefined ? 'RequestTimeTooSkewed' : 'AccessDenied';
  if (/^[0-9a-f]{64}$/.test(claim.payloadHash) && claim.payloadHash !== sha256(request.body))
    return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/${service}/${end}`;
  const text = ['AWS4-HMAC-SHA256', claim.date, scope, sha256(canonicalRequest(request, url, claim))].join('\n');
  const signingKey = [day, region, service, end].reduce<Buffer>(
    (previous, part) => hmac(previous, part),
    Buffer.from(`AWS4${key.secretAccessKey}`),
  );
  return isEqual(hmac(signingKey, text).toString('hex'), claim.signature) ? undefined : 'SignatureDoesNotMatch';
}

function claimOfQuery(query: URLSearchParams): Claim | undefined {
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') return undefined;
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    date: query.get('X-Amz-Date') ?? '',
    payloadHash: 'UNSIGNED-PAYLOAD',
    expiresSeconds: Number(query.get('X-Amz-Expires')),
  };
}

function claimOfHeaders({ headers }: SignedRequest): Claim | undefined {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    String(headers.authorization),
  );
  if (!parts) return undefined;
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  const payloadHash = String(headers['x-amz-content-sha256']);
  return { credential, signedHeaders, signature, date: String(headers['x-amz-date']), payloadHash };
}

function canonicalRequest({ method, headers }: SignedRequest, url: URL, claim: Claim): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const signed = claim.signedHeaders
    .split(';')
    .map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}\n`,
    )
    .join('');
  return [method, url.pathname, query, signed, claim.signedHeaders, claim.payloadHash].join('\n');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
