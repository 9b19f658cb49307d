import { setTimeout as sleep } from 'node:timers/promises';

/** Calls again while the answer is that it was too soon, after the pause that it asks for. */
export async function patiently(call: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await call();
    if (response.status !== 429) return response;
    await sleep(Number(response.headers.get('retry-after')) * 1_000);
  }
}
