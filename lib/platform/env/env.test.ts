import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readDotenv } from './dotenv';
import { loadPartEnv, loadStartEnv } from './embedded-env';
import { loadEnv } from './env';
import { EnvError } from './env-error';
import { envExample } from './env-example';
import { settings } from './settings';

const secrets = { NEXTAUTH_SECRET: 's'.repeat(32), KEY_PEPPER: 'p'.repeat(32), DOWNLOAD_SIGNING_KEYS: 'd'.repeat(32) };
const folder = mkdtempSync(join(tmpdir(), 'deckwright-env-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function linesOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof EnvError) return error.lines;
    throw error;
  }
  return [];
}

describe('loadEnv', () => {
  it('has the defaults that the contract names', () => {
    expect(loadEnv(secrets)).toMatchObject({
      PORT: 3000,
      DATA_DIR: '.data',
      PROMPT_MAX_CHARACTERS: 100_000,
      BODY_MAX_BYTES: 40_000_000,
      VARIANT_COUNT_MAX: 4,
      REFERENCE_IMAGES_MAX: 5,
      IDEMPOTENCY_TTL_HOURS: 24,
      GENERATE_LIMIT_PER_MINUTE: 60,
      STATUS_LIMIT_PER_MINUTE: 600,
      AUTH_FAILURE_LIMIT_PER_MINUTE: 30,
      JOB_TIMEOUT_MINUTES: 15,
      DOWNLOAD_URL_TTL_MINUTES: 15,
      FILE_RETENTION_DAYS: 30,
      DECK_MAX_SLIDES: 50,
      API_KEYS_MAX_PER_ORGANIZATION: 50,
      JOB_ENGINE: 'embedded',
      DEMO: true,
    });
  });

  it('makes the public address from the port, without a trailing slash', () => {
    expect(loadEnv({ ...secrets, PORT: '8080' }).PUBLIC_BASE_URL).toBe('http://localhost:8080');
    expect(loadEnv({ ...secrets, PUBLIC_BASE_URL: 'https://slides.example.com/' })).toMatchObject({
      PUBLIC_BASE_URL: 'https://slides.example.com',
      NEXTAUTH_URL: 'https://slides.example.com',
    });
  });

  it('asks for the database’s own address where a pooler lends connections by the transaction', () => {
    const pooled = { ...secrets, DATABASE_POOLER: 'transaction' };
    expect(linesOf(() => loadEnv(pooled))).toEqual([
      'DIRECT_DATABASE_URL is missing and required, because DATABASE_POOLER is transaction; it must be the address of the same database without the pooler.',
    ]);
    expect(linesOf(() => loadEnv({ ...pooled, DIRECT_DATABASE_URL: 'postgresql://localhost/slides' }))).toEqual([]);
  });

  it('takes an empty variable as absent', () => {
    expect(loadEnv({ ...secrets, PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined });
  });

  it.each([
    ['PORT', 'abc', 'PORT is "abc"; it must be a whole number from 1 to 65535.'],
    ['PORT', '70000', 'PORT is "70000"; it must be a whole number from 1 to 65535.'],
    ['DEMO', 'maybe', 'DEMO is "maybe"; it must be 1 or 0.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, trace, silent.'],
    ['PROMPT_MAX_CHARACTERS', '-1', 'PROMPT_MAX_CHARACTERS is "-1"; it must be a whole number, 1 or more.'],
    [
      'MODEL',
      'gpt',
      'MODEL is "gpt"; it must be embedded, or PROVIDER:MODEL with the provider openai, anthropic, google, mistral, gateway or compatible.',
    ],
    [
      'WEB_FETCH_ALLOWED_NETWORKS',
      '10/8',
      'WEB_FETCH_ALLOWED_NETWORKS is "10/8"; it must be one or more networks such as 10.20.0.0/16, separated by commas.',
    ],
    [
      'EMBEDDING_MODEL',
      'words',
      'EMBEDDING_MODEL is "words"; it must be PROVIDER:MODEL with the provider openai, google, mistral, gateway or compatible.',
    ],
    ['JOB_ENGINE', 'cron', 'JOB_ENGINE is "cron"; it must be one of embedded, inngest.'],
  ])('names %s=%s and what it must be', (name, value, line) => {
    expect(linesOf(() => loadEnv({ ...secrets, [name]: value }))).toEqual([line]);
  });

  it('has a line for each wrong variable, and shows no secret and no address', () => {
    const lines = linesOf(() =>
      loadEnv({ ...secrets, PORT: 'x', KEY_PEPPER: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@h/d' }),
    );
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).not.toContain('hunter2');
  });

  it.each([
    [{ JOB_ENGINE: 'inngest' }, ['INNGEST_EVENT_KEY', 'INNGEST_SIGNING_KEY']],
    [{ MODEL: 'openai:gpt' }, ['OPENAI_API_KEY']],
    [{ MODEL: 'anthropic:claude' }, ['ANTHROPIC_API_KEY']],
    [{ MODEL: 'compatible:llama' }, ['OPENAI_COMPATIBLE_BASE_URL']],
    [
      { MODEL: 'google:gemini', VISION_MODEL: 'google:gemini', EMBEDDING_MODEL: 'mistral:embed' },
      ['GOOGLE_API_KEY', 'MISTRAL_API_KEY'],
    ],
    [{ WEB_SEARCH: 'searxng' }, ['SEARXNG_URL']],
    [{ WEB_SEARCH: 'tavily' }, ['TAVILY_API_KEY']],
    [{ GITHUB_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }, ['GITHUB_SECRET', 'GOOGLE_CLIENT_ID']],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, ['S3_BUCKET']],
    [{ S3_BUCKET: 'decks', S3_ACCESS_KEY_ID: 'id' }, ['S3_SECRET_ACCESS_KEY']],
    [{ S3_BUCKET: 'decks', S3_SECRET_ACCESS_KEY: 'secret' }, ['S3_ACCESS_KEY_ID']],
    [{ S3_BUCKET: 'decks', BLOB_READ_WRITE_TOKEN: 'token' }, ['S3_BUCKET']],
    [{ DECK_MAX_SLIDES: '3' }, ['DECK_DEFAULT_MAX_SLIDES']],
  ])('says what %o makes necessary', (given, names) => {
    expect(linesOf(() => loadEnv({ ...secrets, ...given })).map((line) => line.split(' ')[0])).toEqual(names);
  });
});

describe('loadStartEnv', () => {
  it('makes the secrets once, readable by their owner alone', () => {
    const dataDir = join(folder, 'made');
    const first = loadStartEnv({ DATA_DIR: dataDir });
    expect(loadStartEnv({ DATA_DIR: dataDir }).env.KEY_PEPPER).toBe(first.env.KEY_PEPPER);
    expect(first.source.KEY_PEPPER).toBe(first.env.KEY_PEPPER);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('wants them given with a DATABASE_URL', () => {
    const lines = linesOf(() => loadStartEnv({ DATABASE_URL: 'postgresql://u:p@h/d', DATA_DIR: join(folder, 'none') }));
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['NEXTAUTH_SECRET', 'KEY_PEPPER', 'DOWNLOAD_SIGNING_KEYS']);
    expect(lines[0]).toContain('DATABASE_URL is set');
  });

  it('does not replace secrets that were damaged', () => {
    const dataDir = join(folder, 'damaged');
    loadStartEnv({ DATA_DIR: dataDir });
    writeFileSync(join(dataDir, 'secrets.json'), '{');
    expect(linesOf(() => loadStartEnv({ DATA_DIR: dataDir }))[0]).toContain('secrets.json');
  });
});

describe('loadPartEnv', () => {
  it('says what several machines must share, each in a line', () => {
    const lines = linesOf(() => loadPartEnv({ PORT: 'x' }));
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'PORT',
      'NEXTAUTH_SECRET',
      'KEY_PEPPER',
      'DOWNLOAD_SIGNING_KEYS',
    ]);
    expect(lines[0]).toContain('npm start');
    expect(lines[2]).toContain('same on every machine');
  });

  it('takes what is complete', () => {
    const given = { ...secrets, DATABASE_URL: 'postgresql://u:p@h/d' };
    expect(loadPartEnv(given).DATABASE_URL).toBe('postgresql://u:p@h/d');
  });
});

it('reads .env.local before .env, and the real environment before both', () => {
  writeFileSync(join(folder, '.env'), 'PORT=1\nHOST=a\nMODEL=x\n');
  writeFileSync(join(folder, '.env.local'), 'PORT=2\nHOST=b\n');
  expect(readDotenv(folder, { PORT: '3' })).toEqual({ PORT: '3', HOST: 'b', MODEL: 'x' });
});

describe('.env.example', () => {
  const committed = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');

  it('lists exactly the settings there are', () => {
    const names = [...committed.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=\S*$/gm)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(Object.keys(settings).toSorted());
  });

  it('is what scripts/write-env-example.ts writes', () => {
    expect(committed).toBe(envExample());
  });
});
