import { z } from 'zod';
import type { Provider } from '../provider';

const result = z.object({ title: z.string().nullish(), url: z.string(), content: z.string().nullish() });

/** docs.tavily.com, "POST /search". */
export const tavily: Provider = {
  baseUrl: 'https://api.tavily.com',
  request: ({ text, most }, key) => ({
    path: '/search',
    headers: { authorization: `Bearer ${key}` },
    body: {
      query: text,
      max_results: Math.min(most, 20),
      search_depth: 'basic',
      topic: 'general',
      include_answer: false,
      include_raw_content: false,
      include_images: false,
    },
  }),
  answer: z
    .object({ results: z.array(result) })
    .transform(({ results }) =>
      results.map(({ title, url, content }) => ({ title: title ?? '', url, snippet: content ?? '' })),
    ),
};
