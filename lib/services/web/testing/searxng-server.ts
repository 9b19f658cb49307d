import { startCountingServer, type CountingServer } from '@/lib/platform/guarded-fetch/testing/counting-server';

export interface FoundResult {
  title: string;
  url: string;
  content: string;
}

/** A SearXNG that finds what it is given; its queries are the `paths`. */
export function startSearxng(results: () => readonly FoundResult[]): Promise<CountingServer> {
  return startCountingServer('127.0.0.1', (request, response) => {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams.get('q');
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        query,
        number_of_results: 0,
        results: results().map((result) => ({ ...result, engine: 'test', score: 1 })),
        answers: [],
        suggestions: [],
        unresponsive_engines: [],
      }),
    );
  });
}
