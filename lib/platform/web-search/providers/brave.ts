import { z } from 'zod';
import type { Provider } from '../provider';

const result = z.object({ title: z.string().nullish(), url: z.string(), description: z.string().nullish() });

/** Brave's own codes where they are not the language's; others it refuses with 422. */
const languageCodes: Record<string, string> = { ja: 'jp', zh: 'zh-hans', pt: 'pt-br' };
const known = new Set(
  'ar bg bn ca cs da de el en es et eu fi fr gl gu he hi hr hu is it kn ko lt lv ml mr ms nb nl pa pl ro ru sk sl sr sv ta te th tr uk vi'.split(
    ' ',
  ),
);

/** api-dashboard.search.brave.com, "GET /res/v1/web/search": at most 400 characters, 50 words and 20 results. */
export const brave: Provider = {
  baseUrl: 'https://api.search.brave.com',
  request: ({ text, language, most }, key) => {
    const parameters = new URLSearchParams({
      q: text,
      count: String(Math.min(most, 20)),
      safesearch: 'moderate',
      text_decorations: 'false',
      result_filter: 'web',
      ...languageParameter(language),
    });
    return { path: `/res/v1/web/search?${parameters}`, headers: { 'x-subscription-token': key } };
  },
  answer: z
    .object({ web: z.object({ results: z.array(result) }).nullish() })
    .transform(({ web }) =>
      (web?.results ?? []).map(({ title, url, description }) => ({
        title: title ?? '',
        url,
        snippet: description ?? '',
      })),
    ),
};

function languageParameter(tag: string): { search_lang?: string } {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  const code = languageCodes[language] ?? (known.has(language) ? language : undefined);
  return code === undefined ? {} : { search_lang: code };
}
