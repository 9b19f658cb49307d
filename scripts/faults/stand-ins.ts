import {
  startOpenAiServer,
  type ModelCall,
  type ModelReply,
} from '@/lib/generation/composers/model/testing/openai-server';
import { s3Key, startS3Server } from '@/lib/platform/blob-store/testing/s3-server';
import { redisServerPath, startRedisServer } from '@/lib/platform/rate-limiter/testing/redis-server';
import { createSemaphore, type Semaphore } from '@/lib/platform/semaphore/create-semaphore';
import { startSearxng } from '@/lib/services/web/testing/searxng-server';
import { article, startPages } from '@/lib/services/web/testing/pages-server';
import { startSmallInngest } from '@/inngest/testing/small-inngest';
import type { ServiceName } from './outside-services';

/** A service of ours in the place of an outside one. */
export interface StandIn {
  port: number;
  /** The settings by which ours finds it at another port of this machine. */
  settings: (port: number) => Record<string, string>;
  /** Tells it where the service is that calls it. */
  meet?: (url: string) => Promise<void>;
  close: () => Promise<unknown>;
}

const portOf = (url: string) => Number(new URL(url).port);
const at = (port: number) => `http://127.0.0.1:${port}`;

/** Of all but PostgreSQL, which is the real one; null where a program for it is missing. */
export const startStandIn: Record<Exclude<ServiceName, 'postgres'>, () => Promise<StandIn | null>> = {
  async model() {
    const { baseUrl, close } = await startOpenAiServer(answerAsModel);
    return {
      port: portOf(baseUrl),
      settings: (port) => ({ MODEL: 'compatible:stand-in', OPENAI_COMPATIBLE_BASE_URL: `${at(port)}/v1` }),
      close,
    };
  },
  async files() {
    const { endpoint, close } = await startS3Server('faults');
    return {
      port: portOf(endpoint),
      settings: (port) => ({
        S3_BUCKET: 'faults',
        S3_ENDPOINT: at(port),
        S3_ACCESS_KEY_ID: s3Key.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3Key.secretAccessKey,
        S3_FORCE_PATH_STYLE: '1',
        // Else callers would be the ones who meet its faults.
        S3_PRESIGNED_DOWNLOADS: '0',
      }),
      close,
    };
  },
  async search() {
    const pages = await startPages({ '/tides': { body: article('Tides', tides) } });
    const results = [{ title: 'Tides', url: `${pages.origin}/tides`, content: tides[0] ?? '' }];
    const { port, close } = await startSearxng(() => results);
    return {
      port,
      settings: (proxied) => ({
        WEB_SEARCH: 'searxng',
        SEARXNG_URL: at(proxied),
        WEB_FETCH_ALLOWED_NETWORKS: '127.0.0.0/8',
      }),
      close: () => Promise.all([close(), pages.server.close()]),
    };
  },
  async redis() {
    const path = redisServerPath();
    if (path === undefined) return null;
    const server = await startRedisServer(path);
    return {
      port: portOf(server.url),
      settings: (port) => ({ REDIS_URL: `redis://127.0.0.1:${port}` }),
      close: () => server.stop(),
    };
  },
  async inngest() {
    const server = await startSmallInngest(inngestKey);
    return {
      port: portOf(server.url),
      settings: (port) => ({
        JOB_ENGINE: 'inngest',
        INNGEST_EVENT_KEY: 'event-key',
        INNGEST_SIGNING_KEY: inngestKey,
        INNGEST_BASE_URL: at(port),
      }),
      meet: (url) => server.register(() => callsTo(url)),
      close: () => server.close(),
    };
  },
};

const inngestKey = '0123456789abcdef';

/** As many calls as Inngest makes at a time for one organization, so that no other waits for it. */
const callsAtOnce = { units: 4, mostWaiting: Infinity, longestWaitMs: 600_000 };

/** Its calls of our functions, over HTTP. */
function callsTo(url: string): (request: Request) => Promise<Response> {
  const turns = new Map<string, Semaphore>();
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'POST' ? await request.text() : undefined;
    const [, organization = ''] = /"organizationId":"([^"]+)"/.exec(body ?? '') ?? [];
    const turn = turns.get(organization) ?? createSemaphore(callsAtOnce);
    turns.set(organization, turn);
    const { method, headers } = request;
    return turn.run(1, () => fetch(`${url}${pathname}${search}`, { method, headers, body }));
  };
}

const tides = [
  'Tides are the rise and fall of the sea, made by the pull of the moon and the sun on the water of the earth.',
  'Sailors read the tables of the tides before they leave a harbour, for a ship needs water below its keel.',
  'Where a coast narrows, the water has less room and rises higher than on an open shore beside it.',
];

const slides = [
  { kind: 'title', title: 'Reading the tides', message: 'Tides decide when ships sail' },
  { kind: 'bullets', title: 'The tables decide when ships sail', message: 'Whoever sails reads the tables first' },
  { kind: 'statement', title: 'A narrow coast sees more water', message: 'Water rises where it has less room' },
];

const written: Record<string, unknown> = {
  title: { subtitle: null, author: null, date: null, notes: 'Welcome.' },
  bullets: {
    lead: null,
    ordered: false,
    items: ['Read the tables', 'Mind the moon', 'Leave with the water'].map((text) => ({
      text,
      detail: null,
      icon: null,
      children: null,
    })),
    notes: 'Say it.',
  },
  statement: { statement: 'Water rises where it has less room', attribution: null, support: null, notes: 'Say it.' },
};

/** Plans a deck of three slides or one slide, and writes them: always the same, without a figure. */
function answerAsModel({ schemaName, text, body }: ModelCall): ModelReply {
  const passages = text.includes('<passage-');
  if (schemaName !== 'outline') {
    const slide = written[schemaName.replace(/_slide$/, '')] as object;
    return { content: JSON.stringify({ ...slide, ...(passages ? { citations: [] } : { source: null }) }) };
  }
  const asked = JSON.stringify(body).includes('One slide.') ? slides.slice(2) : slides;
  const planned = asked.map((slide) => ({ ...slide, section: null, material: [], ...(passages && { passages: [] }) }));
  return {
    content: JSON.stringify({
      thought: 'Sailors read tables.',
      title: 'Reading the tides',
      author: null,
      slides: planned,
    }),
  };
}
