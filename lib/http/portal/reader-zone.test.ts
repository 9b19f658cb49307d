import { expect, it, vi } from 'vitest';
import { readerZone } from './reader-zone';

const sent = vi.hoisted(() => ({ zone: undefined as string | undefined }));
vi.mock('./sign-in/request-view', () => ({
  currentRequest: () => Promise.resolve({ cookies: { get: () => sent.zone && { value: sent.zone } } }),
}));

it.each([
  ['Pacific/Honolulu', 'Pacific/Honolulu'],
  [undefined, 'UTC'],
  ['Atlantis/Capital', 'UTC'],
  ['%E0%A4%A', 'UTC'],
])('takes the cookie %j for %s', async (cookie, zone) => {
  sent.zone = cookie;
  expect(await readerZone()).toBe(zone);
});
