import { z } from 'zod';
import { choice, onOff, optional, origin, required, text, whole } from './setting';

const secret = z.string().min(32);
const secretList = z.string().refine((list) => list.split(',').every((key) => key.trim().length >= 32));
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ });

export const serverSettings = {
  PORT: whole(3000, 'Port of the web process.', { min: 1, max: 65_535 }),
  HOST: text(
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
  DATA_DIR: text(
    '.data',
    'Folder of everything that is kept on this machine: database, files, generated secrets.',
    'a folder',
  ),
  DATABASE_URL: optional(
    'A PostgreSQL 14 or newer of your own; the embedded one when empty. With it the three secrets below are required.',
    'an address such as postgresql://user:password@host:5432/name',
    postgresAddress,
  ),
  DATABASE_POOL_SIZE: whole(10, 'Connections that each process opens at most.', { min: 2, max: 500 }),
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
  WORKER_CONCURRENCY: whole(2, 'Jobs that one embedded worker runs at a time.', { min: 1, max: 64 }),
  REDIS_SERVER_PATH: optional(
    'A redis-server for the tests of rate limits; searched for when empty.',
    'the path of a program',
  ),
  CHROMIUM_PATH: optional('A Chromium for the browser tests; searched for when empty.', 'the path of a program'),
};
