import { z } from 'zod';
import type { Provider } from '../provider';

const result = z.object({ title: z.string().nullish(), url: z.string(), highlights: z.array(z.string()).nullish() });

/** exa.ai/docs, "POST /search". */
export const exa: Provider = {
  baseUrl: 'https://api.exa.ai',
  request: ({ text, most }, key) => ({
    path: '/search',
    headers: { 'x-api-key': key },
    body: { query: text, numResults: Math.min(most, 25), type: 'auto', contents: { highlights: true } },
  }),
  answer: z
    .object({ results: z.array(result) })
    .transform(({ results }) =>
      results.map(({ title, url, highlights }) => ({
        title: title ?? '',
        url,
        snippet: (highlights ?? []).join(' … '),
      })),
    ),
};
