import { z } from 'zod';
import type { Reading } from '@/lib/reading/reading';
import type { ComposerCall } from '../composer';
import { askModel } from './ask-model';
import { ModelCallFailure } from './call/model-call-failure';
import type { OpenedModel } from './open-model';
import { queriesPrompt, queriesSystem } from './prompts/queries-prompt';

/** As many as a search answers within the time that sources have. */
const mostQueries = 5;
const longestQuery = 200;

const queriesSchema = z.object({ queries: z.array(z.string()).max(mostQueries) });

/**
 * What the model would search the web for. Empty where it gives nothing usable or does not answer: the topic is
 * searched for then, and the plan will tell what is wrong with the provider.
 */
export async function planQueriesWithModel(
  opened: OpenedModel,
  reading: Reading,
  { signal, spent, allowance }: ComposerCall,
): Promise<string[]> {
  try {
    const { value } = await askModel({
      ...{ opened, signal, spent, allowance, name: 'queries', schema: queriesSchema },
      ...{ system: queriesSystem(), prompt: queriesPrompt(reading, mostQueries) },
      read: readQueries,
    });
    return value ?? [];
  } catch (error) {
    if (!(error instanceof ModelCallFailure) || error.fault === 'aborted') throw error;
    return [];
  }
}

function readQueries(json: unknown): { value: string[] } | { problems: string[] } {
  const given = Array.isArray(json) ? { queries: json } : json;
  const read = z.object({ queries: z.array(z.coerce.string()) }).safeParse(given);
  if (!read.success) return { problems: ['queries: a list of texts'] };
  const queries = read.data.queries.map((query) => query.trim()).filter((query) => query !== '');
  return { value: queries.filter((query) => query.length <= longestQuery).slice(0, mostQueries) };
}
