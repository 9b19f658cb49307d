import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSignatureFault, type SignedRequest } from './check-signature';

// The examples of the S3 API reference, "Authenticating requests: using the Authorization header" and "using query parameters".
const key = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
const scope = '20130524/us-east-1/s3/aws4_request';
const byHeader: SignedRequest = {
  method: 'GET',
  target: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/${scope},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
  },
  body: Buffer.alloc(0),
};
const byQuery: SignedRequest = {
  method: 'GET',
  target: `/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=${encodeURIComponent(`${key.accessKeyId}/${scope}`)}&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404`,
  headers: { host: 'examplebucket.s3.amazonaws.com' },
  body: Buffer.alloc(0),
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2013-05-24T00:05:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a signature of version 4', () => {
  it.each([
    ['a header', byHeader],
    ['the query', byQuery],
  ])('is right in the reference’s example with %s', (_, request) => {
    expect(findSignatureFault(request, key)).toBeUndefined();
  });

  it.each<[string, SignedRequest, string]>([
    ['another path', { ...byHeader, target: '/test2.txt' }, 'SignatureDoesNotMatch'],
    ['another method', { ...byQuery, method: 'PUT' }, 'SignatureDoesNotMatch'],
    ['another query', { ...byQuery, target: `${byQuery.target}&versionId=1` }, 'SignatureDoesNotMatch'],
    ['another host', { ...byQuery, headers: { host: 'example.com' } }, 'SignatureDoesNotMatch'],
    ['other bytes', { ...byHeader, body: Buffer.from('x') }, 'XAmzContentSHA256Mismatch'],
    ['no signature', { ...byQuery, target: '/test.txt' }, 'AccessDenied'],
  ])('is wrong with %s', (_, request, code) => {
    expect(findSignatureFault(request, key)).toBe(code);
  });

  it('is wrong with another secret, and too late', () => {
    expect(findSignatureFault(byQuery, { ...key, secretAccessKey: 'x' })).toBe('SignatureDoesNotMatch');
    vi.setSystemTime('2013-05-25T00:00:00Z');
    expect(findSignatureFault(byQuery, key)).toBe('AccessDenied');
    expect(findSignatureFault(byHeader, key)).toBe('RequestTimeTooSkewed');
  });
});
