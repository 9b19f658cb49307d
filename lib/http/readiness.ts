let isDraining = false;

/** From now on this process says that it is not ready; whoever comes all the same is served. */
export function beginDraining(): void {
  isDraining = true;
}

/** Where load balancers ask whether to send requests here. */
export const READY_PATH = '/api/ready';

/** What they are told. */
export function answerReady(): Response {
  const headers = { 'Cache-Control': 'no-store' };
  return isDraining
    ? Response.json({ status: 'draining' }, { status: 503, headers })
    : Response.json({ status: 'ready' }, { headers });
}
