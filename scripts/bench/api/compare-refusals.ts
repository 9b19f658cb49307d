import { v7 as uuidv7 } from 'uuid';
import { percentile } from '../figure';
import type { Stage } from './stage';
import { wire } from './wire';

const durationMs = 3_000;

/** How long the 404 of a foreign job takes, relative to that of an id that nobody has. */
export async function compareRefusals({ load, ports, tenant, foreignJob }: Stage): Promise<number> {
  const key = tenant.keys[0]?.key;
  // One connection asks for the one and the other in turn: both meet the same moments.
  const requests = [[foreignJob, uuidv7()].map((job) => wire(`GET /api/v1/status/${job}`, key))];
  const { latencies } = await load.run({ port: ports.main, requests, durationMs, expectedStatus: 404 });
  const [foreign = 0, unknown = 0] = [0, 1].map((turn) =>
    percentile(
      latencies.filter((_, index) => index % 2 === turn),
      0.5,
    ),
  );
  return foreign / unknown;
}
