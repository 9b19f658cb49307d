import { closeRateLimiter, useRateLimiter } from '@/lib/platform/rate-limiter/get-rate-limiter';
import { createRedisRateLimiter } from '@/lib/platform/rate-limiter/redis-rate-limiter';
import { redisServerPath, startRedisServer } from '@/lib/platform/rate-limiter/testing/redis-server';

interface LimitStore {
  store: string;
  isThere: boolean;
  /** Makes it the store of this process; what it returns ends that. */
  open(): Promise<() => Promise<void>>;
}

const redisPath = redisServerPath();

/** The stores that rate limits can be kept in. */
export const limitStores: LimitStore[] = [
  { store: 'PostgreSQL', isThere: true, open: async () => closeRateLimiter },
  { store: 'Redis', isThere: redisPath !== undefined, open: () => openRedis(redisPath ?? '') },
];

async function openRedis(path: string): Promise<() => Promise<void>> {
  await closeRateLimiter();
  const server = await startRedisServer(path);
  useRateLimiter(createRedisRateLimiter(server.url));
  return async () => {
    await closeRateLimiter();
    await server.stop();
  };
}
