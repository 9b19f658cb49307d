import { openPageReader } from '@/lib/documents/open-page-reader';
import type { FindPassages } from '@/lib/generation/sources/find-passages';
import { getEnv, type Env } from '@/lib/platform/env/env';
import { openGuardedFetch } from '@/lib/platform/guarded-fetch/guarded-fetch';
import { readNetworks } from '@/lib/platform/guarded-fetch/networks';
import { openWebSearch } from '@/lib/platform/web-search/open-web-search';
import type { ProviderName } from '@/lib/platform/web-search/providers';
import { findOnWeb } from './find-on-web';
import { fetchLimits, pageLimits, pageReaderLifeMs } from './read-pages';

/** Where each provider's key and address stand. */
const settingsOf: Record<ProviderName, (env: Env) => { key?: string; baseUrl?: string }> = {
  tavily: (env) => ({ key: env.TAVILY_API_KEY }),
  brave: (env) => ({ key: env.BRAVE_API_KEY }),
  exa: (env) => ({ key: env.EXA_API_KEY }),
  searxng: (env) => ({ baseUrl: env.SEARXNG_URL }),
};

/** Finds passages on pages of the web; null where WEB_SEARCH names nobody to search it. */
export function openWeb(env: Env = getEnv()): FindPassages | null {
  if (env.WEB_SEARCH === 'none') return null;
  const { key = '', baseUrl } = settingsOf[env.WEB_SEARCH](env);
  return findOnWeb({
    search: openWebSearch({ provider: env.WEB_SEARCH, key, baseUrl: env.WEB_SEARCH_BASE_URL ?? baseUrl }),
    fetchGuarded: openGuardedFetch({ allowed: readNetworks(env.WEB_FETCH_ALLOWED_NETWORKS), limits: fetchLimits }),
    openReader: () => openPageReader({ limits: pageLimits, lifeMs: pageReaderLifeMs }),
  });
}
