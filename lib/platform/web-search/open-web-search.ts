import { askProvider, type AskLimits } from './ask-provider';
import { providers, type ProviderName } from './providers/providers';
import { WebSearchError, type SearchWeb } from './web-search';

export interface WebSearchOptions {
  provider: ProviderName;
  /** Empty for providers that want none. */
  key: string;
  /** Another address than the provider's own. */
  baseUrl?: string;
  limits?: Partial<AskLimits>;
}

/** A search of the web by one provider, whose address comes from the operator and nobody else. */
export function openWebSearch({ provider: name, key, baseUrl, limits }: WebSearchOptions): SearchWeb {
  const provider = providers[name];
  const base = baseUrl ?? provider.baseUrl;
  if (base === null) throw new Error(`Web search by ${name} needs its address.`);
  return async (query, signal) => {
    const { path, headers, body } = provider.request(query, key);
    const json = await askProvider({ address: `${base.replace(/\/+$/, '')}${path}`, headers, body }, signal, limits);
    const answer = provider.answer.safeParse(json);
    if (!answer.success)
      throw new WebSearchError(
        'unreadable',
        `the answer lacks ${answer.error.issues[0]?.path.join('.') || 'everything'}`,
      );
    return answer.data.slice(0, query.most);
  };
}
