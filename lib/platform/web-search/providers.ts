import { z } from 'zod';
import type { SearchQuery, SearchResult } from './web-search';

interface ProviderRequest {
  /** Joined to the provider's address. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; GET without it. */
  body?: Record<string, unknown>;
}

/** How one provider is spoken to. */
interface Provider {
  /** Null for one that everybody runs at an address of their own. */
  baseUrl: string | null;
  request(query: SearchQuery, key: string): ProviderRequest;
  /** Reads its answer; whatever it adds is ignored. */
  answer: z.ZodType<SearchResult[]>;
}

const tavilyResult = z.object({ title: z.string().nullish(), url: z.string(), content: z.string().nullish() });

/** docs.tavily.com, "POST /search". */
const tavily: Provider = {
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
    .object({ results: z.array(tavilyResult) })
    .transform(({ results }) =>
      results.map(({ title, url, content }) => ({ title: title ?? '', url, snippet: content ?? '' })),
    ),
};

const searxngResult = z.object({ title: z.string().nullish(), url: z.string(), content: z.string().nullish() });

/** docs.searxng.org, "Search API"; answers 403 unless its settings name `json` among `search.formats`. */
const searxng: Provider = {
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
    .object({ results: z.array(searxngResult) })
    .transform(({ results }) =>
      results.map(({ title, url, content }) => ({ title: title ?? '', url, snippet: content ?? '' })),
    ),
};

const exaResult = z.object({ title: z.string().nullish(), url: z.string(), highlights: z.array(z.string()).nullish() });

/** exa.ai/docs, "POST /search". */
const exa: Provider = {
  baseUrl: 'https://api.exa.ai',
  request: ({ text, most }, key) => ({
    path: '/search',
    headers: { 'x-api-key': key },
    body: { query: text, numResults: Math.min(most, 25), type: 'auto', contents: { highlights: true } },
  }),
  answer: z.object({ results: z.array(exaResult) }).transform(({ results }) =>
    results.map(({ title, url, highlights }) => ({
      title: title ?? '',
      url,
      snippet: (highlights ?? []).join(' … '),
    })),
  ),
};

const braveResult = z.object({ title: z.string().nullish(), url: z.string(), description: z.string().nullish() });

/** Brave's own codes where they are not the language's; others it refuses with 422. */
const languageCodes: Record<string, string> = { ja: 'jp', zh: 'zh-hans', pt: 'pt-br' };
const knownLanguages = new Set(
  'ar bg bn ca cs da de el en es et eu fi fr gl gu he hi hr hu is it kn ko lt lv ml mr ms nb nl pa pl ro ru sk sl sr sv ta te th tr uk vi'.split(
    ' ',
  ),
);

/** api-dashboard.search.brave.com, "GET /res/v1/web/search": at most 400 characters, 50 words and 20 results. */
const brave: Provider = {
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
  answer: z.object({ web: z.object({ results: z.array(braveResult) }).nullish() }).transform(({ web }) =>
    (web?.results ?? []).map(({ title, url, description }) => ({
      title: title ?? '',
      url,
      snippet: description ?? '',
    })),
  ),
};

function languageParameter(tag: string): { search_lang?: string } {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  const code = languageCodes[language] ?? (knownLanguages.has(language) ? language : undefined);
  return code === undefined ? {} : { search_lang: code };
}

export const searchProviders = { tavily, brave, exa, searxng } satisfies Record<string, Provider>;

export type ProviderName = keyof typeof searchProviders;
