import { findFreePort } from '@/lib/platform/database/embedded/free-port';

/** Of a service whose data lies in this folder, on a port that is free. */
export async function environmentFor(dataDir: string): Promise<Record<string, string | undefined>> {
  const port = String(await findFreePort());
  return {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_BASE_URL: `http://127.0.0.1:${port}`,
    DEMO: '1',
    LOG_LEVEL: 'warn',
    JOB_ENGINE: 'embedded',
    MODEL: undefined,
  };
}
