import { getPool } from '@/lib/platform/database/pool';
import { getEnv } from '@/lib/platform/env/env';
import type { Call, Context } from '../context';

export interface AvailableSources {
  webSearch: boolean;
  knowledgeBase: boolean;
}

const hasDocuments = `select exists (select from knowledge_documents where organization_id = $1 and state = 'ready') as "knowledgeBase"`;

/** Which sources of content the organization can use besides the prompt. Asking for one that it has not is no error, but changes nothing. */
export async function availableSources({ ctx }: Call<Context, Record<string, never>>): Promise<AvailableSources> {
  const { rows } = await getPool().query<{ knowledgeBase: boolean }>(hasDocuments, [ctx.organizationId]);
  return { webSearch: getEnv().WEB_SEARCH !== 'none', knowledgeBase: rows[0]?.knowledgeBase ?? false };
}
