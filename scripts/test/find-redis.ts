import { redisServerPath } from '@/lib/platform/rate-limiter/testing/redis-server';
import { say } from '../prepare/say.mjs';
import { installWithApt } from './install-with-apt';

/** A redis-server for the tests of rate limits, or one that apt installs. Without one those tests are skipped. */
export async function findRedis(): Promise<string | undefined> {
  const found = redisServerPath();
  if (found) return found;
  await installWithApt('redis-server').catch((error: Error) => say(error.message));
  const installed = redisServerPath();
  if (!installed)
    say('Rate limits on Redis are not tested: there is no redis-server. Install one, or set REDIS_SERVER_PATH.');
  return installed;
}
