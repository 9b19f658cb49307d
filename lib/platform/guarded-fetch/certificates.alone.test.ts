import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuardedFetch } from './guarded-fetch';
import { readNetworks } from './networks';

const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
const names: unknown[] = [];
let server: Server | undefined;
let port = 0;

/** A certificate that nobody signed; null, with the reason printed, where there is no openssl to make one. */
function makeCertificate(): { key: Buffer; cert: Buffer } | null {
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=pages.example',
        '-addext',
        'subjectAltName=DNS:pages.example',
        '-keyout',
        join(folder, 'key'),
        '-out',
        join(folder, 'cert'),
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(join(folder, 'key')), cert: readFileSync(join(folder, 'cert')) };
  } catch (error) {
    console.warn(`Certificates are not tried: openssl can't make one (${String(error)}).`);
    return null;
  }
}

const certificate = makeCertificate();

beforeAll(async () => {
  if (!certificate) return;
  server = createServer(
    { ...certificate, SNICallback: (name, done) => (names.push(name), done(null)) },
    (_request, response) => void response.end('reached'),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

describe.skipIf(!certificate)('a certificate that nobody signed', () => {
  const read = (address: string) =>
    openGuardedFetch({ allowed: readNetworks('127.0.0.1/32'), resolve: async () => ['127.0.0.1'] })(address, {
      signal: new AbortController().signal,
    });

  it('is refused, though the name is right', async () => {
    await expect(read(`https://pages.example:${port}/`)).rejects.toMatchObject({ code: 'certificate-refused' });
    expect(names).toEqual(['pages.example']);
  });

  it('is refused even where the environment says to take any', async () => {
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    try {
      await expect(read(`https://pages.example.:${port}/`)).rejects.toMatchObject({ code: 'certificate-refused' });
      await expect(read(`https://127.0.0.1:${port}/`)).rejects.toMatchObject({ code: 'certificate-refused' });
    } finally {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    }
  });
});
