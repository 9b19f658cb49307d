import { z } from 'zod';
import { readNetworks } from '../guarded-fetch/networks';
import { choice, onOff, optional, textSetting, webAddress, whole } from './setting';

const modelProviders = 'openai, anthropic, google, mistral, gateway or compatible';
const named = (providers: string) => new RegExp(`^(?:${providers}):\\S+$`);
const modelName = z
  .string()
  .regex(new RegExp(`^embedded$|${named('openai|anthropic|google|mistral|gateway|compatible').source}`));
const visionName = z.string().regex(named('openai|anthropic|google|mistral|gateway|compatible'));
const embeddingName = z.string().regex(named('openai|google|mistral|gateway|compatible'));
const address = (about: string) => optional(about, 'an address that begins with http:// or https://', webAddress);
const key = (about: string) => optional(about, 'text without white space', z.string().regex(/^\S+$/));
const networks = z.string().refine((list) => areNetworks(list));

export const providerSettings = {
  JOB_ENGINE: choice(
    ['embedded', 'inngest'],
    'embedded',
    'Who runs the jobs: a worker process beside the server, or Inngest.',
  ),
  INNGEST_EVENT_KEY: key('Event key; required with JOB_ENGINE=inngest.'),
  INNGEST_SIGNING_KEY: key('Signing key; required with JOB_ENGINE=inngest.'),
  INNGEST_BASE_URL: address("A self-hosted Inngest server; Inngest's cloud when empty."),
  INNGEST_ORGANIZATION_CONCURRENCY: whole(
    4,
    "Steps of one organization's jobs that Inngest runs at a time; at most what your plan of Inngest allows.",
    { max: 1000 },
  ),
  INNGEST_ORGANIZATION_STARTS_PER_MINUTE: whole(
    60,
    'Jobs of one organization that Inngest begins in a minute; the others wait.',
    { max: 10_000 },
  ),
  S3_BUCKET: optional(
    'Bucket for files, of Amazon S3 or a service that speaks its protocol (MinIO, Ceph, R2 …). Several servers on one DATABASE_URL need it or Vercel Blob; files stay in DATA_DIR/blobs when both are empty.',
    'the name of a bucket, without a path',
    z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/),
  ),
  S3_REGION: textSetting('us-east-1', 'Region of the bucket; services other than Amazon’s say what they want here.'),
  S3_ENDPOINT: address('A service other than Amazon’s.'),
  S3_PUBLIC_ENDPOINT: address('The address under which callers reach that service, if it is another one.'),
  S3_ACCESS_KEY_ID: key(
    'Key of a user who may list the bucket and get, put and delete in it. When empty, the SDK of AWS looks in its own places, such as AWS_ variables and the role of the machine.',
  ),
  S3_SECRET_ACCESS_KEY: key('Its secret; required with S3_ACCESS_KEY_ID.'),
  S3_SESSION_TOKEN: key('The token that belongs to a temporary key.'),
  S3_FORCE_PATH_STYLE: onOff(
    false,
    'Whether the bucket stands in the path of addresses instead of the host name, as most services want that run on machines of your own.',
  ),
  S3_PRESIGNED_DOWNLOADS: onOff(
    true,
    'Whether downloads lead to the bucket by presigned addresses; 0 when callers can’t reach it, and this service passes the files on.',
  ),
  BLOB_READ_WRITE_TOKEN: key('Token of a private Vercel Blob store, for files, instead of S3.'),
  VERCEL_BLOB_API_URL: address("Another address for Vercel Blob's API, for tests."),
  MODEL: {
    ...textSetting(
      'embedded',
      `Who composes the slides: embedded, or provider:model with the provider ${modelProviders}.`,
    ),
    schema: z.string().default('embedded').pipe(modelName),
    expects: `embedded, or PROVIDER:MODEL with the provider ${modelProviders}`,
  },
  MODEL_REVIEW: choice(
    ['on', 'off'],
    'on',
    'Whether a model looks the decks that it wrote over once they are laid out, in one call more: where the quality report found something, and twice the time of the slowest call is left of the job, and 30 seconds. Its changes are kept where the report gets better.',
  ),
  VISION_MODEL: optional(
    'A model that describes reference images, named like MODEL; pictures are used without a description when empty. Where it is the same as MODEL, the review is shown the slides.',
    `PROVIDER:MODEL with the provider ${modelProviders}`,
    visionName,
  ),
  EMBEDDING_MODEL: optional(
    'A model for embeddings, named like MODEL, by which the knowledge base is also searched by meaning; by words alone when empty.',
    'PROVIDER:MODEL with the provider openai, google, mistral, gateway or compatible',
    embeddingName,
  ),
  MODEL_TIMEOUT_SECONDS: whole(
    90,
    'A call of a model that takes longer is given up and tried again. Longer than a server of your own needs to load the model.',
    { min: 1, max: 900 },
  ),
  MODEL_CONCURRENCY: whole(
    20,
    'Calls of a model that one process makes at a time. For a model on a machine of your own: as many as it answers at once.',
    { min: 1, max: 200 },
  ),
  MODEL_MAX_CALLS_PER_JOB: whole(
    200,
    'Calls of models that a job may make, retries and pictures included; 0 for any number. What is not written by then is written without a model, and the report says so.',
    { min: 0 },
  ),
  MODEL_MAX_TOKENS_PER_JOB: whole(
    2_000_000,
    'Tokens that models may read and write for a job; 0 for any number. No call begins after that; those under way are not cut off.',
    { min: 0 },
  ),
  OPENAI_API_KEY: key('Required with a model of openai:…'),
  OPENAI_BASE_URL: address("Another address for OpenAI's API."),
  ANTHROPIC_API_KEY: key('Required with a model of anthropic:…'),
  ANTHROPIC_BASE_URL: address("Another address for Anthropic's API."),
  GOOGLE_API_KEY: key('Key of the Gemini API; required with a model of google:…'),
  GOOGLE_BASE_URL: address('Another address for the Gemini API.'),
  MISTRAL_API_KEY: key('Required with a model of mistral:…'),
  MISTRAL_BASE_URL: address("Another address for Mistral's API."),
  AI_GATEWAY_API_KEY: key(
    'Key of the Vercel AI Gateway; required with a model of gateway:…, such as gateway:openai/gpt-5.',
  ),
  AI_GATEWAY_BASE_URL: address('Another address for the gateway.'),
  OPENAI_COMPATIBLE_BASE_URL: address(
    'A server that speaks the OpenAI protocol (Ollama, vLLM, LM Studio); required with a model of compatible:…',
  ),
  OPENAI_COMPATIBLE_API_KEY: key('Its key, if it wants one.'),
  WEB_SEARCH: choice(['none', 'tavily', 'brave', 'exa', 'searxng'], 'none', 'Where jobs that allow it search the web.'),
  TAVILY_API_KEY: key('Required with WEB_SEARCH=tavily.'),
  BRAVE_API_KEY: key('Required with WEB_SEARCH=brave.'),
  EXA_API_KEY: key('Required with WEB_SEARCH=exa.'),
  SEARXNG_URL: address('A SearXNG whose JSON format is on; required with WEB_SEARCH=searxng.'),
  WEB_SEARCH_BASE_URL: address("Another address for the search provider's API, for tests."),
  WEB_FETCH_ALLOWED_NETWORKS: optional(
    'Private networks whose pages may be read all the same, such as that of an intranet. Without it no private, loopback or link-local address is ever connected to.',
    'one or more networks such as 10.20.0.0/16, separated by commas',
    networks,
  ),
  REDIS_URL: optional(
    'A Redis for rate limits; they are kept in PostgreSQL when empty.',
    'an address such as redis://host:6379',
    z.url({ protocol: /^rediss?$/ }),
  ),
};

function areNetworks(list: string): boolean {
  try {
    readNetworks(list);
    return true;
  } catch {
    return false;
  }
}
