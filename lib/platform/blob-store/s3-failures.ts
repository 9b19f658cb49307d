import { BlobStoreError } from './blob-store';

interface S3Failure {
  name?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

const checkKeys = 'check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';
const checkRegion = 'check S3_REGION and S3_ENDPOINT';
const checkEndpoint = 'check S3_ENDPOINT, and that the service runs';

/** By the error's name or code: what the operator is to look at. */
const advice: Record<string, string> = {
  InvalidAccessKeyId: checkKeys,
  SignatureDoesNotMatch: checkKeys,
  CredentialsProviderError: `${checkKeys}, or the role of this machine`,
  ExpiredToken: 'S3_SESSION_TOKEN has expired',
  InvalidToken: 'check S3_SESSION_TOKEN',
  AccessDenied: 'the key needs s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject in it',
  NoSuchBucket: 'make the bucket, or check S3_BUCKET',
  RequestTimeTooSkewed: 'set the clock of this machine',
  PermanentRedirect: checkRegion,
  AuthorizationHeaderMalformed: checkRegion,
  IllegalLocationConstraintException: checkRegion,
  ENOTFOUND: `${checkEndpoint}; a service without a host name for each bucket needs S3_FORCE_PATH_STYLE=1`,
  EAI_AGAIN: checkEndpoint,
  ECONNREFUSED: checkEndpoint,
  TimeoutError: checkEndpoint,
};

/** What services call a store that is full or a quota that is used up; Amazon's knows neither. */
const fullNames = ['XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'QuotaExceeded', 'InsufficientStorage'];
const insufficientStorage = 507;

export function explainS3Failure(error: unknown, bucket: string): never {
  if (error instanceof BlobStoreError) throw error;
  const { name = '', code = '', message = 'unknown failure', $metadata } = error as S3Failure;
  const status = $metadata?.httpStatusCode;
  if (fullNames.includes(name) || status === insufficientStorage)
    throw new BlobStoreError(
      'no-space',
      `No space is left for files in the S3 bucket ${bucket}: make room there, or raise its quota.`,
      { cause: error },
    );
  const hint = advice[name] ?? advice[code];
  const what = [name, status].filter(Boolean).join(' ');
  throw new BlobStoreError(
    'unavailable',
    `The S3 bucket ${bucket} failed: ${message} (${what})${hint ? `; ${hint}.` : '.'}`,
    {
      cause: error,
    },
  );
}

/** An object that is not there; a missing bucket is another matter, where the answer says so. */
export function nullWhenAbsent(error: unknown): null {
  const { name, $metadata } = error as S3Failure;
  if ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket') return null;
  throw error;
}
