import { z } from 'zod';
import { choice, optional, text, webAddress } from './setting';

const modelName = z.string().regex(/^(embedded|(openai|anthropic|compatible):\S+)$/);
const address = (about: string) => optional(about, 'an address that begins with http:// or https://', webAddress);
const key = (about: string) => optional(about, 'text without white space', z.string().regex(/^\S+$/));

export const providerSettings = {
  JOB_ENGINE: choice(['embedded', 'inngest'], 'embedded', 'Who runs the jobs: a worker process beside the server, or Inngest.'),
  INNGEST_EVENT_KEY: key('Event key; required with JOB_ENGINE=inngest.'),
  INNGEST_SIGNING_KEY: key('Signing key; required with JOB_ENGINE=inngest.'),
  INNGEST_BASE_URL: address("A self-hosted Inngest server; Inngest's cloud when empty."),
  BLOB_READ_WRITE_TOKEN: key('Token of a private Vercel Blob store; files stay in DATA_DIR/blobs when empty.'),
  VERCEL_BLOB_API_URL: address("Another address for Vercel Blob's API, for tests."),
  MODEL: { ...text('embedded', 'Who composes the slides: embedded, or provider:model with the provider openai, anthropic or compatible.'), schema: z.string().default('embedded').pipe(modelName), expects: 'embedded, openai:MODEL, anthropic:MODEL or compatible:MODEL' },
  OPENAI_API_KEY: key('Required with MODEL=openai:…'),
  OPENAI_BASE_URL: address("Another address for OpenAI's API."),
  ANTHROPIC_API_KEY: key('Required with MODEL=anthropic:…'),
  OPENAI_COMPATIBLE_BASE_URL: address('A server that speaks the OpenAI protocol (Ollama, vLLM, LM Studio); required with MODEL=compatible:…'),
  OPENAI_COMPATIBLE_API_KEY: key('Its key, if it wants one.'),
  REDIS_URL: optional('A Redis for rate limits; they are kept in PostgreSQL when empty.', 'an address such as redis://host:6379', z.url({ protocol: /^rediss?$/ })),
};
