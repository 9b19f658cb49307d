import { z } from 'zod';
import { contractSettings } from './contract-settings';
import { providerSettings } from './provider-settings';
import { whole, choice, optional, webAddress, onOff, origin, required, textSetting } from './setting';

const secret = z.string().min(32);
const secretList = z.string().refine((list) => list.split(',').every((key) => key.trim().length >= 32));
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ });

const serverSettings = {
  PORT: whole(3000, 'Port of the web process.', { min: 1, max: 65_535 }),
  HOST: textSetting(
    '127.0.0.1',
    'Address the web process listens on; 0.0.0.0 for every network interface.',
    'an address or host name',
  ),
  TRUSTED_PROXY_HOPS: whole(
    0,
    'Reverse proxies of yours in front of the service. As many entries of X-Forwarded-For are believed, from the right; with 0 the header counts for nothing.',
    { min: 0, max: 10 },
  ),
  PUBLIC_BASE_URL: optional(
    'Origin under which callers reach the service, without a path; http://localhost:PORT when empty. Download URLs begin with it.',
    'an origin such as https://slides.example.com, without a path',
    origin,
  ),
  NEXTAUTH_URL: optional(
    'Origin of the sign-in pages; PUBLIC_BASE_URL when empty.',
    'an origin such as https://slides.example.com, without a path',
    origin,
  ),
  DATA_DIR: textSetting(
    '.data',
    'Folder of everything that is kept on this machine: database, files, generated secrets.',
    'a folder',
  ),
  DATABASE_URL: optional(
    'A PostgreSQL 14 or newer of your own; the embedded one when empty. With it the three secrets below are required.',
    'an address such as postgresql://user:password@host:5432/name',
    postgresAddress,
  ),
  DATABASE_POOLER: choice(
    ['none', 'transaction'],
    'none',
    'What DATABASE_URL leads to: PostgreSQL itself (or a pooler that keeps a connection for a session), or a pooler in transaction mode, such as PgBouncer. Then no statement is prepared under a name and no setting is sent at the start; statement_timeout is for the role to have.',
  ),
  DIRECT_DATABASE_URL: optional(
    'The same database without the pooler, for what needs a session of its own: migrations, the worker, which listens, and rate limits (four connections a web process; none with REDIS_URL). DATABASE_URL when empty; required with DATABASE_POOLER=transaction.',
    'an address such as postgresql://user:password@host:5432/name',
    postgresAddress,
  ),
  DATABASE_POOL_SIZE: whole(10, 'Connections that each process opens at most.', { min: 2, max: 500 }),
  DATABASE_QUERY_TIMEOUT_SECONDS: whole(
    20,
    'How long a statement may take before it is given up and its request answered with 503.',
    { min: 1, max: 3600 },
  ),
  DEMO: onOff(
    true,
    'Whether the first start on an empty embedded database makes a demo organization and prints its sign-in and API key.',
  ),
  NEXTAUTH_SECRET: required(
    'Signs the sessions of the portal. Generated into DATA_DIR/secrets.json with the embedded database.',
    'at least 32 characters that nobody can guess',
    secret,
  ),
  KEY_PEPPER: required(
    'Goes into the hash of each API key. Changing it makes every key invalid. Generated like NEXTAUTH_SECRET.',
    'at least 32 characters that nobody can guess',
    secret,
  ),
  DOWNLOAD_SIGNING_KEYS: required(
    'Sign download URLs; several keys separated by commas: the first signs, all are accepted. Generated like NEXTAUTH_SECRET.',
    'one or more keys of at least 32 characters, separated by commas',
    secretList,
  ),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info', 'How much is logged.'),
  WORKER_CONCURRENCY: whole(
    2,
    'Jobs that one embedded worker computes at a time, each in a process of its own. Those that wait for a model come on top, and as many again of organizations that have nothing under way.',
    { min: 1, max: 64 },
  ),
  WORKER_JOBS_MAX: whole(16, 'Jobs that one embedded worker has under way at most, those that wait for a model too.', {
    min: 1,
    max: 1_000,
  }),
  RENDER_PROCESSOR_SECONDS: whole(60, 'Processor time that one part of a job may compute before it is ended.', {
    min: 1,
    max: 3_600,
  }),
  RENDER_SECONDS: whole(120, 'Time that one part of a job may compute before it is ended.', { min: 1, max: 3_600 }),
  RENDER_MEMORY_MEGABYTES: whole(1_024, 'Memory of a process that computes; one that takes more is ended.', {
    min: 256,
    max: 65_536,
  }),
  LIVENESS_TIMEOUT_SECONDS: whole(
    10,
    'A web or worker process that gives no sign of life for so many seconds is ended and started again.',
    { min: 3, max: 3_600 },
  ),
  DRAIN_SECONDS: whole(
    0,
    'How many seconds a web process that is told to end goes on serving while it says that it is not ready, so that load balancers send their requests elsewhere first; 5 with "npm run web" when empty.',
    { min: 0, max: 600 },
  ),
  REDIS_SERVER_PATH: optional(
    'A redis-server for the tests of rate limits; searched for when empty.',
    'the path of a program',
  ),
  CHROMIUM_PATH: optional('A Chromium for the browser tests; searched for when empty.', 'the path of a program'),
};

const key = (about: string) => optional(about, 'text without white space', z.string().regex(/^\S+$/));
const address = (about: string) =>
  optional(
    about,
    'an address that begins with http:// or https://',
    webAddress.transform((text) => text.replace(/\/+$/, '')),
  );

const portalSettings = {
  SIGN_UP: choice(
    ['open', 'invitation'],
    'open',
    'Who may make an account: everybody, who gets an organization of their own on the Free plan, or only people with an invitation.',
  ),
  SIGN_UP_CREDITS: whole(25, 'Credits that an organization begins with when somebody signs up.', {
    min: 0,
    max: 1_000_000,
  }),
  SIGN_IN_LIMIT_PER_ACCOUNT: whole(
    20,
    'Attempts to sign in to one account in 15 minutes, right ones included: from one client address, or from one browser that has signed in to it before.',
  ),
  SIGN_IN_LIMIT_PER_ACCOUNT_ANYWHERE: whole(
    100,
    'The same from all client addresses together, without browsers that have signed in to it before.',
  ),
  SIGN_IN_LIMIT_PER_ADDRESS: whole(
    300,
    'Attempts to sign in from one client address in 15 minutes, right ones included.',
  ),
  SIGN_UP_LIMIT_PER_ADDRESS: whole(30, 'Attempts to sign up from one client address in an hour.'),
  GITHUB_ID: key(
    'Client id of an OAuth app of GitHub, for signing in with GitHub. Its callback address is NEXTAUTH_URL/api/auth/callback/github.',
  ),
  GITHUB_SECRET: key('Its client secret; required with GITHUB_ID.'),
  GITHUB_BASE_URL: address('A GitHub Enterprise server; github.com when empty.'),
  GOOGLE_CLIENT_ID: key(
    'OAuth client id of Google, for signing in with Google. Its callback address is NEXTAUTH_URL/api/auth/callback/google.',
  ),
  GOOGLE_CLIENT_SECRET: key('Its client secret; required with GOOGLE_CLIENT_ID.'),
  GOOGLE_ISSUER_URL: address('Another issuer that speaks OpenID Connect in Google’s place, for tests.'),
};

const knowledgeSettings = {
  KNOWLEDGE_DOCUMENTS_MAX: whole(1000, 'Most documents in the knowledge base of an organization.'),
  KNOWLEDGE_DOCUMENT_MAX_BYTES: whole(25_000_000, 'Largest document.', { max: 29_000_000 }),
  KNOWLEDGE_DOCUMENT_MAX_PAGES: whole(2000, 'Most pages, slides or sheets of a document.'),
  KNOWLEDGE_DOCUMENT_MAX_CHARACTERS: whole(5_000_000, 'Most text of a document, in characters.'),
  KNOWLEDGE_DOCUMENT_MAX_INFLATED_BYTES: whole(
    400_000_000,
    'Largest size of a document that is an archive, such as DOCX, once it is unpacked.',
  ),
  KNOWLEDGE_WAIT_SECONDS: whole(60, 'How long a job waits for documents that are being read; 0 for not at all.', {
    min: 0,
    max: 600,
  }),
  EXTRACTION_TIMEOUT_SECONDS: whole(120, 'How long reading the text of a document may take.', { min: 1, max: 3600 }),
  EXTRACTION_MEMORY_MEGABYTES: whole(512, 'How much memory reading the text of a document may take.', {
    min: 128,
    max: 16_384,
  }),
};

/** Every environment variable the service reads, in the order of .env.example. */
export const settingGroups = [
  { title: 'The server', settings: serverSettings },
  { title: 'What does the work elsewhere', settings: providerSettings },
  { title: 'Accounts of the portal', settings: portalSettings },
  { title: 'The knowledge base', settings: knowledgeSettings },
  { title: 'Limits and lifetimes of the API', settings: contractSettings },
] as const;

export const settings = {
  ...serverSettings,
  ...providerSettings,
  ...portalSettings,
  ...knowledgeSettings,
  ...contractSettings,
};
