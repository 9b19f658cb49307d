import type { FaultManner, FaultMode } from './fault-proxy';

/** What callers ask of the service. */
export const callKinds = ['health', 'ready', 'templates', 'generate', 'picture', 'status', 'download'] as const;
export type CallKind = (typeof callKinds)[number];

/** A service that ours asks, and what may become of callers while it is away. */
export interface OutsideService {
  title: string;
  /** Which of the modes lasts six times as long. */
  longMode: FaultMode;
  manner: FaultManner;
  /** Calls that may be answered with 503 meanwhile; all others are to go on as usual. */
  needed: readonly CallKind[];
  /** Whether what has been begun may break off: a file that is passed on while it is read. */
  mayBreakDownloads?: boolean;
  /** Codes with which a job may fail that was under way meanwhile. */
  jobFailures: readonly string[];
}

const everythingStored: readonly CallKind[] = ['ready', 'templates', 'generate', 'picture', 'status', 'download'];
const unavailable = { code: 503, type: 'application/json' };

export const outsideServices = {
  model: {
    title: 'language model',
    longMode: 'hung',
    manner: {
      slowMs: 2_000,
      refuse: refuseHttp({ ...unavailable, body: '{"error":{"message":"Overloaded","type":"server_error"}}' }),
    },
    needed: [],
    jobFailures: ['provider_unavailable'],
  },
  files: {
    title: 'blob store',
    longMode: 'hung',
    manner: {
      slowMs: 1_000,
      refuse: refuseHttp({
        code: 500,
        type: 'application/xml',
        body: '<?xml version="1.0"?><Error><Code>InternalError</Code><Message>We are sorry.</Message></Error>',
      }),
    },
    needed: ['ready', 'picture', 'download'],
    mayBreakDownloads: true,
    jobFailures: ['provider_unavailable'],
  },
  search: {
    title: 'web search',
    longMode: 'hung',
    manner: { slowMs: 2_000, refuse: refuseHttp({ code: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }) },
    needed: [],
    jobFailures: [],
  },
  redis: {
    title: 'Redis',
    longMode: 'hung',
    // What it says to a new connection passes: names, the version, the scripts that it has.
    manner: { slowMs: 300, refuse: refuseCommands, sparedBytes: 5_200 },
    needed: ['generate', 'picture'],
    jobFailures: [],
  },
  postgres: {
    title: 'PostgreSQL',
    longMode: 'hung',
    manner: { slowMs: 60, refuse: refuseSql, sparedBytes: 1_000 },
    needed: everythingStored,
    jobFailures: [],
  },
  inngest: {
    title: 'Inngest',
    longMode: 'gone',
    manner: { slowMs: 2_000, refuse: refuseHttp({ ...unavailable, body: '{"error":"unavailable"}' }) },
    needed: [],
    jobFailures: [],
  },
} as const satisfies Record<string, OutsideService>;

export type ServiceName = keyof typeof outsideServices;
export const serviceNames = Object.keys(outsideServices) as ServiceName[];
export const serviceOf = (name: ServiceName): OutsideService => outsideServices[name];

/** A service in one mode for so long. */
export interface Strike {
  service: ServiceName;
  mode: FaultMode;
  seconds: number;
}

const longTimes = 6;

/** Each service through all modes, one after the other. */
export function planStrikes(services: readonly ServiceName[], modes: readonly FaultMode[], seconds: number): Strike[] {
  return services.flatMap((service) =>
    modes.map((mode) => ({
      service,
      mode,
      seconds: mode === serviceOf(service).longMode ? seconds * longTimes : seconds,
    })),
  );
}

/** A whole answer that says no, for whatever was asked. */
function refuseHttp({ code, type, body }: { code: number; type: string; body: string }): () => string {
  const head = [`HTTP/1.1 ${code} Refused`, `Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`];
  return () => [...head, 'Connection: close', '', body].join('\r\n');
}

/** What PostgreSQL says to those who come while it starts, and to those who were there when it is ended. */
function refuseSql(_: Buffer, isFirst: boolean): Buffer {
  const [state, message] = isFirst
    ? ['57P03', 'the database system is starting up']
    : ['57P01', 'terminating connection due to administrator command'];
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${state}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(length.length + fields.length);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

/** What Redis says to each command while it reads its files. */
export function refuseCommands(asked: Buffer): string {
  const commands = String(asked).match(/^\*\d+\r$/gm) ?? [''];
  return commands.map(() => '-LOADING Redis is loading the dataset in memory\r\n').join('');
}
