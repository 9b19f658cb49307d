import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const production = contentSecurityPolicy({ nonce: 'bm9uY2U=', isDevelopment: false });

it('runs scripts by nonce alone', () => {
  expect(production).toContain("script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic';");
  expect(production.match(/script-src [^;]*/)?.[0]).not.toMatch(/unsafe/);
});

it('names no other host, and lets no page frame this one', () => {
  expect(production).not.toMatch(/https?:|\*/);
  expect(production).toContain("frame-ancestors 'none'");
  expect(production).toContain("base-uri 'none'");
});

it('allows more only while one develops', () => {
  expect(production).not.toMatch(/unsafe-eval|ws:/);
  expect(contentSecurityPolicy({ nonce: 'x', isDevelopment: true })).toMatch(/unsafe-eval.*ws:/);
});
