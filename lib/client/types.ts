import type { components } from './generated/openapi';

type Schemas = components['schemas'];

export type GenerateRequest = Schemas['GenerateRequest'];
export type ReferenceImage = Schemas['ReferenceImage'];
export type Job = Schemas['Job'];
export type JobError = Schemas['JobError'];
export type DownloadItem = Schemas['DownloadItem'];
export type Template = Schemas['Template'];
export type ErrorCode = Schemas['Error']['error']['code'];

export type CompletedJob = Job & { status: 'completed'; downloads: DownloadItem[]; error: null };
export type FailedJob = Job & { status: 'failed'; downloads: null; error: JobError };

export function isCompleted(job: Job): job is CompletedJob {
  return job.status === 'completed';
}

export function isFailed(job: Job): job is FailedJob {
  return job.status === 'failed';
}
