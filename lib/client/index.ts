export { createClient, type Client, type ClientOptions, type GenerateOptions } from './create-client';
export { ApiError, ClientError, ConnectionError, JobFailedError, JobTimeoutError } from './errors';
export type { DownloadOptions } from './files';
export type {
  CompletedJob,
  DownloadItem,
  ErrorCode,
  FailedJob,
  GenerateRequest,
  Job,
  JobError,
  ReferenceImage,
  Template,
} from './types';
export type { WaitOptions } from './jobs';
