import { expect } from 'vitest';
import { errorBodySchema } from '@/lib/contracts/error-body';
import { requestErrorCodes } from '@/lib/contracts/error-codes';
import { expectDocumented } from '@/lib/http/testing/expect-documented';

/** What only those who run the service should read: stacks, paths, names of what it is built with, statements. */
const internal = new RegExp(
  [
    String.raw`\bat (async )?\S+ \(`,
    String.raw`\.[cm]?[jt]s:\d`,
    'node_modules|node:internal|TypeError|RangeError|SyntaxError|ECONN|ENOENT',
    String.raw`postgres|prisma|graphile|\bpg_|\bzod|vips`,
    'select .+ from |insert into ',
  ].join('|'),
  'i',
);

/** Holds of every answer, whatever was asked: no defect, an id, the documented shape, nothing of the inside. */
export async function expectSound(response: Response, asked: { method: string; path: string }): Promise<void> {
  expect(response.status).toBeLessThan(500);
  await expectError(response, asked.method);
  await expectDocumented(response, asked);
}

/** Holds of errors also where no operation was reached. */
export async function expectError(response: Response, method = 'GET'): Promise<void> {
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  if (response.status < 400) return;
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  if (method === 'HEAD') return;
  const text = await response.clone().text();
  expect(text).not.toMatch(internal);
  const { error } = errorBodySchema.parse(JSON.parse(text));
  expect(error.request_id).toBe(response.headers.get('x-request-id'));
  expect(requestErrorCodes[error.code].status).toBe(response.status);
}
