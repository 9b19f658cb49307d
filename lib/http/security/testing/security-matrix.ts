import type { OperationId } from '@/lib/contracts/operations/operations';
import type { ApiCall } from './call-api';
import { idempotentBody as slide, templateNameOf, type Stage } from './stage';

/** What an operation is measured by, whoever calls it. */
export interface SecurityRow {
  /** A call that the owner's key gets a 200 for. */
  call: (stage: Stage) => ApiCall;
  /** What its answer to the owner holds, and no answer to a stranger may. */
  private?: (stage: Stage) => readonly string[];
  /** Everything that callers name in it, and that may belong to somebody else. */
  objects: readonly NamedObject[];
}

/**
 * A thing that has an owner. A stranger, who names it, gets the answer for a name that nobody has
 * ever used.
 */
export interface NamedObject {
  kind: string;
  /** What the owner calls it. */
  own: (stage: Stage) => string;
  /** A name of the same form that nothing has. */
  unknown: string;
  /** Names that nothing can have. They get that same answer, too. */
  malformed: readonly string[];
  call: (name: string, stage: Stage) => ApiCall;
  /** Whether other keys of the owner's organization find it. */
  sharedAmongKeys: boolean;
}

const generate = (body: object, headers: ApiCall['headers'] = []): ApiCall => ({
  method: 'POST',
  path: '/api/v1/generate',
  headers,
  body,
});

/** A row for each operation; one without a row does not compile. */
export const securityMatrix = {
  generate: {
    call: () => generate(slide),
    objects: [
      {
        kind: 'template',
        own: ({ owner }) => templateNameOf(owner),
        unknown: '9'.repeat(20),
        malformed: [],
        call: (name) => generate({ ...slide, template_name: name }),
        sharedAmongKeys: true,
      },
      {
        kind: 'Idempotency-Key',
        own: ({ idempotencyKey }) => idempotencyKey,
        unknown: 'a-key-that-nobody-used',
        malformed: [],
        call: (key) => generate(slide, [['Idempotency-Key', key]]),
        sharedAmongKeys: false,
      },
    ],
  },
  status: {
    call: ({ jobId }) => ({ method: 'GET', path: `/api/v1/status/${jobId}` }),
    private: ({ jobId, downloadPath }) => [jobId, downloadPath.split('?')[0] ?? ''],
    objects: [
      {
        kind: 'job',
        own: ({ jobId }) => jobId,
        unknown: '01890000-0000-7000-8000-000000000000',
        malformed: [
          'nonsense',
          '%00',
          '%2e%2e',
          'x'.repeat(4_000),
          '00000000-0000-0000-0000-000000000000',
          '%ff',
          "'--",
          '{job_id}',
        ],
        call: (name) => ({ method: 'GET', path: `/api/v1/status/${name}` }),
        sharedAmongKeys: false,
      },
    ],
  },
  download: {
    call: ({ downloadPath }) => ({ method: 'GET', path: downloadPath }),
    // The link itself is the permission; what can be done to one stands in signed-links.test.ts.
    objects: [],
  },
  'list-templates': {
    call: () => ({ method: 'GET', path: '/api/v1/templates' }),
    private: ({ owner, thumbnailPath }) => [templateNameOf(owner), thumbnailPath.split('?')[0] ?? ''],
    objects: [],
  },
  'template-thumbnail': { call: ({ thumbnailPath }) => ({ method: 'GET', path: thumbnailPath }), objects: [] },
  openapi: { call: () => ({ method: 'GET', path: '/api/v1/openapi.json' }), objects: [] },
} as const satisfies Record<OperationId, SecurityRow>;
