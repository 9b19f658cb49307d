import { z } from 'zod';
import type { Provider } from '../provider';

const result = z.object({ title: z.string().nullish(), url: z.string(), content: z.string().nullish() });

/** docs.searxng.org, "Search API"; answers 403 unless its settings name `json` among `search.formats`. */
export const searxng: Provider = {
  baseUrl: null,
  request: ({ text, language }) => {
    const parameters = new URLSearchParams({
      q: text,
      format: 'json',
      language: language.split('-')[0] ?? '',
      categories: 'general',
      safesearch: '1',
      pageno: '1',
    });
    return { path: `/search?${parameters}` };
  },
  answer: z
    .object({ results: z.array(result) })
    .transform(({ results }) =>
      results.map(({ title, url, content }) => ({ title: title ?? '', url, snippet: content ?? '' })),
    ),
};
