import type { ErrorCode, FailedJob, Job } from './types';

/** What everything that the client throws on purpose has in common. An abort throws the signal's own reason. */
export abstract class ClientError extends Error {}

export interface ApiErrorDetails {
  /** `unexpected_answer` for one that is not of this interface, such as the page of a proxy. */
  code: ErrorCode | 'unexpected_answer';
  status: number;
  message: string;
  requestId?: string;
  /** JSON path of the one field at fault. */
  param?: string;
  retryAfterSeconds?: number;
}

/** The service, or something in front of it, answered with an error. Branch on `code`. */
export class ApiError extends ClientError {
  override readonly name = 'ApiError';
  readonly code: ApiErrorDetails['code'];
  readonly status: number;
  readonly requestId: string | undefined;
  readonly param: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor({ code, status, message, requestId, param, retryAfterSeconds }: ApiErrorDetails) {
    super(`${message} (${code}, HTTP ${status}${requestId ? `, request ${requestId}` : ''})`);
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.param = param;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer came: the connection failed, broke off, or took too long. */
export class ConnectionError extends ClientError {
  override readonly name = 'ConnectionError';
}

/** The generation failed. Nothing was charged; `job.error` says why. */
export class JobFailedError extends ClientError {
  override readonly name = 'JobFailedError';

  constructor(readonly job: FailedJob) {
    super(`Job ${job.job_id} failed: ${job.error.message} (${job.error.code})`);
  }
}

/** The job was not finished in time. It goes on: `waitForJob(error.jobId)` can wait for it again. */
export class JobTimeoutError extends ClientError {
  override readonly name = 'JobTimeoutError';

  constructor(
    readonly jobId: string,
    /** As it was last seen; undefined when no poll was answered. */
    readonly job: Job | undefined,
    timeoutMs: number,
    options?: ErrorOptions,
  ) {
    super(`Job ${jobId} was not finished after ${timeoutMs / 1_000} seconds; it goes on.`, options);
  }
}
