import type { GetObjectCommandOutput, S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import {
  type BlobContent,
  type BlobStore,
  BlobStoreError,
  type ByteRange,
  checkKey,
  checkPrefix,
  quoted,
} from './blob-store';
import { explainS3Failure, nullWhenAbsent } from './s3-failures';

export interface S3Options {
  bucket: string;
  region: string;
  /** Of a service other than Amazon's. */
  endpoint?: string;
  /** Where callers reach the same service, when that is another address. */
  publicEndpoint?: string;
  /** Without them the SDK looks in its own places: variables, files, the role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
  forcePathStyle: boolean;
  /** Whether callers are sent to the bucket; else this service passes the files on. */
  presignsDownloads: boolean;
  /**
   * To a connection, to the head of an answer once all was sent, for sending each 1,000 bytes on a slow line, and between
   * two pieces of an answer, which a slow reader of a download holds up.
   */
  timeouts?: { connectMs: number; answerMs: number; sendMsPerKilobyte: number; silenceMs: number };
}

/** Attempts in all; the waits between them are the SDK's. */
const attempts = 3;
const deletionsAtOnce = 16;
/** All attempts together end while whoever asked for a file still waits. */
const defaultTimeouts = { connectMs: 5_000, answerMs: 8_000, sendMsPerKilobyte: 4, silenceMs: 120_000 };

/** A private bucket of Amazon S3, or of another service that speaks its protocol. */
export function createS3BlobStore(options: S3Options): BlobStore {
  const { bucket: Bucket, timeouts = defaultTimeouts } = options;
  const open = openOnce(options);
  const failing = <T>(work: Promise<T>): Promise<T> => work.catch((error: unknown) => explainS3Failure(error, Bucket));

  const store: BlobStore = {
    place: `the S3 bucket ${Bucket}${options.endpoint ? ` of ${new URL(options.endpoint).host}` : ''}`,

    async put(key, bytes, { contentType }) {
      const object = { Bucket, Key: checkKey(key), Body: bytes, ContentType: contentType };
      const { client, sdk } = await open();
      const requestTimeout = timeouts.answerMs + (bytes.byteLength / 1_000) * timeouts.sendMsPerKilobyte;
      const { ETag = '' } = await failing(client.send(new sdk.PutObjectCommand(object), { requestTimeout }));
      return { size: bytes.byteLength, etag: quoted(ETag) };
    },

    async get(key, { range } = {}): Promise<BlobContent | null> {
      const object = { Bucket, Key: checkKey(key), Range: range && `bytes=${range.start}-${range.end}` };
      const { client, sdk } = await open();
      const found = await failing(client.send(new sdk.GetObjectCommand(object)).catch(nullWhenAbsent));
      return found && contentOf(found, range);
    },

    async head(key) {
      const object = { Bucket, Key: checkKey(key) };
      const { client, sdk } = await open();
      const found = await failing(client.send(new sdk.HeadObjectCommand(object)).catch(nullWhenAbsent));
      return found && { ...descriptionOf(found), size: found.ContentLength ?? 0 };
    },

    async delete(keys) {
      const objects = keys.map((key) => ({ Bucket, Key: checkKey(key) }));
      const { client, sdk } = await open();
      // One by one: not every service that speaks the protocol knows how to delete many, or takes the same checksum for it.
      for (let start = 0; start < objects.length; start += deletionsAtOnce) {
        const some = objects.slice(start, start + deletionsAtOnce);
        await failing(Promise.all(some.map((object) => client.send(new sdk.DeleteObjectCommand(object)))));
      }
    },

    async list(prefix) {
      const keys: string[] = [];
      const asked = { Bucket, Prefix: checkPrefix(prefix) };
      const { client, sdk } = await open();
      let place: string | undefined;
      do {
        const page = await failing(client.send(new sdk.ListObjectsV2Command({ ...asked, ContinuationToken: place })));
        keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
        place = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (place);
      return keys.sort();
    },

    async listFolders(folder, { limit, after }) {
      const Prefix = checkPrefix(folder);
      const asked = { Bucket, Prefix, Delimiter: '/', MaxKeys: limit, ContinuationToken: after ?? undefined };
      const { client, sdk } = await open();
      const page = await failing(client.send(new sdk.ListObjectsV2Command(asked)));
      const paths = (page.CommonPrefixes ?? []).flatMap((found) => found.Prefix ?? []);
      const names = paths.map((path) => path.slice(Prefix.length, -1));
      return { names, next: page.IsTruncated ? (page.NextContinuationToken ?? null) : null };
    },

    async probe() {
      const { client, sdk } = await open();
      // A HEAD of the bucket would do too, but its answer has no body to say what is wrong.
      await failing(client.send(new sdk.ListObjectsV2Command({ Bucket, MaxKeys: 1 })));
    },
  };
  if (!options.presignsDownloads) return store;
  return {
    ...store,
    async presign(key, { expiresAt, contentType, contentDisposition }) {
      const object = {
        Bucket,
        Key: checkKey(key),
        ResponseContentType: contentType,
        ResponseContentDisposition: contentDisposition ?? `attachment; filename="${key.split('/').at(-1)}"`,
        ResponseCacheControl: 'private, no-store',
      };
      const signingDate = new Date();
      const expiresIn = Math.floor((expiresAt.getTime() - signingDate.getTime()) / 1000);
      if (expiresIn < 1) throw new BlobStoreError('unavailable', 'An address that has expired was to be signed.');
      const { publicClient, sdk } = await open();
      const command = new sdk.GetObjectCommand(object);
      return failing(sdk.getSignedUrl(publicClient, command, { expiresIn, signingDate }));
    },
  };
}

interface Opened {
  sdk: typeof import('./s3-sdk').sdk;
  client: S3Client;
  /** The same for the addresses that callers are given. */
  publicClient: S3Client;
}

/** The SDK is large, so it is loaded at the first use. */
function openOnce(options: S3Options): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return () => (opened ??= open(options));
}

async function open(options: S3Options): Promise<Opened> {
  const { sdk } = await import('./s3-sdk');
  const client = new sdk.S3Client(configOf(options));
  const { publicEndpoint } = options;
  const publicClient = publicEndpoint ? new sdk.S3Client(configOf({ ...options, endpoint: publicEndpoint })) : client;
  return { sdk, client, publicClient };
}

function configOf({ region, endpoint, credentials, forcePathStyle, timeouts = defaultTimeouts }: S3Options) {
  return {
    region,
    endpoint,
    credentials,
    forcePathStyle,
    maxAttempts: attempts,
    // Not all of them answer it.
    expectContinueHeader: false,
    // Only some of the services that speak the protocol know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connectMs,
      requestTimeout: timeouts.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.silenceMs,
    },
  } satisfies S3ClientConfig;
}

interface Described {
  ETag?: string;
  ContentType?: string;
}

function descriptionOf({ ETag = '', ContentType = 'application/octet-stream' }: Described) {
  return { etag: quoted(ETag), contentType: ContentType };
}

function contentOf(found: GetObjectCommandOutput, range?: ByteRange): BlobContent {
  const { Body, ContentLength, ContentRange } = found;
  const whole = range ? Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1]) : ContentLength;
  if (!Body || whole === undefined || Number.isNaN(whole))
    throw new BlobStoreError('unavailable', 'The S3 service answered a read without the bytes or their number.');
  return {
    ...descriptionOf(found),
    size: whole,
    stream: Body.transformToWebStream() as ReadableStream<Uint8Array>,
  };
}
