import { expect, it } from 'vitest';
import { answerReady, beginDraining } from './readiness';

it('a process is ready until it drains', async () => {
  expect([answerReady().status, await answerReady().json()]).toEqual([200, { status: 'ready' }]);
  beginDraining();
  expect([answerReady().status, await answerReady().json()]).toEqual([503, { status: 'draining' }]);
});
