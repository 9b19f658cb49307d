import type { LoadPlan } from './load-generator';
import type { Stage } from './stage';
import { connections, generateBody, wire } from './wire';

/** One server's path under load; its figures are compared with those of others of the same rounds. */
export interface Scenario extends Omit<LoadPlan, 'durationMs'> {
  name: string;
}

/** Each connection has a key of its own, as callers do, and polls jobs of it. */
export function scenariosOf({ ports, tenant, jobs }: Stage): Scenario[] {
  const polls = (lists: string[][]) =>
    tenant.keys.map(({ key }, index) => (lists[index] ?? []).map((job) => wire(`GET /api/v1/status/${job}`, key)));
  const generates = tenant.keys.map(({ key }) => [wire('POST /api/v1/generate', key, generateBody)]);
  const same = (request: string) => Array.from({ length: connections }, () => [request]);
  return [
    // Inngest's address while Inngest is not used: a route handler that returns a status and nothing else.
    { name: 'empty Next.js handler', port: ports.main, requests: same(wire('GET /api/inngest')), expectedStatus: 404 },
    { name: 'status', port: ports.main, requests: polls(jobs.few), expectedStatus: 200 },
    { name: 'status, bare', port: ports.bare, requests: same(wire('GET /status')), expectedStatus: 200 },
    { name: 'generate', port: ports.main, requests: generates, expectedStatus: 200 },
    {
      name: 'generate, bare',
      port: ports.bare,
      requests: same(wire('POST /generate', undefined, generateBody)),
      expectedStatus: 200,
    },
    { name: 'status, few jobs', port: ports.fewJobs, requests: polls(jobs.few), expectedStatus: 200 },
    { name: 'status, many jobs', port: ports.manyJobs, requests: polls(jobs.many), expectedStatus: 200 },
  ];
}
