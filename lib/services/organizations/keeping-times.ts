import { getEnv } from '@/lib/platform/env/env';

export interface KeepingTimes {
  fileDays: number;
  requestLogDays: number;
  downloadLinkMinutes: number;
}

/** How long this installation keeps what it makes and notes. */
export function keepingTimes(): KeepingTimes {
  const { FILE_RETENTION_DAYS, REQUEST_LOG_RETENTION_DAYS, DOWNLOAD_URL_TTL_MINUTES } = getEnv();
  return {
    fileDays: FILE_RETENTION_DAYS,
    requestLogDays: REQUEST_LOG_RETENTION_DAYS,
    downloadLinkMinutes: DOWNLOAD_URL_TTL_MINUTES,
  };
}
