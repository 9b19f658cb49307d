import { ProcessDeath } from '@/lib/platform/compute/process-death';

/**
 * Every way in which a generation fails on purpose: the job's error code, whether another
 * attempt can succeed, and what the caller reads.
 */
export const failures = {
  template_unavailable: {
    code: 'template_unavailable',
    retryable: false,
    message: 'The template is no longer available.',
  },
  content_rejected: {
    code: 'content_rejected',
    retryable: false,
    message: 'The prompt has no content that slides could be made of.',
  },
  provider_unavailable: {
    code: 'provider_unavailable',
    retryable: true,
    message: 'The language model did not answer.',
  },
  provider_refused: {
    code: 'provider_unavailable',
    retryable: false,
    message: 'The language model refused the request.',
  },
  storage_unavailable: {
    code: 'provider_unavailable',
    retryable: true,
    message: 'The file store did not answer.',
  },
  timeout: {
    code: 'generation_timeout',
    retryable: false,
    message: 'The job did not finish within its time limit.',
  },
  unreadable: {
    code: 'generation_failed',
    retryable: false,
    message: 'What was written for the slides holds nothing that a slide could show.',
  },
  quality: {
    code: 'generation_failed',
    retryable: false,
    message: 'No layout of this content passed the quality checks.',
  },
  too_heavy: {
    code: 'generation_failed',
    retryable: false,
    message: 'Making these slides took more computing than a job may use. Ask for less at a time.',
  },
  engine: {
    code: 'generation_failed',
    retryable: false,
    message: 'The slides could not be made.',
  },
} as const satisfies Record<string, { code: string; retryable: boolean; message: string }>;

export type FailureKind = keyof typeof failures;

/** Thrown by the phases; `cause` and `detail` are for the log, never for the caller. */
export class GenerationFailure extends Error {
  override readonly name = 'GenerationFailure';
  readonly code: (typeof failures)[FailureKind]['code'];
  readonly retryable: boolean;

  constructor(
    readonly kind: FailureKind,
    readonly detail?: string,
    options?: {
      cause?: unknown;
      /** What the caller reads in place of the kind's own message; plain sentences of ours, never content or an error's text. */
      message?: string;
    },
  ) {
    super(options?.message ?? failures[kind].message, options);
    this.code = failures[kind].code;
    this.retryable = failures[kind].retryable;
  }

  /** One of a copy of this class, as the pages of a process have it, is one too. */
  static override [Symbol.hasInstance](value: unknown): value is GenerationFailure {
    return value instanceof Error && value.name === 'GenerationFailure';
  }
}

/**
 * Runs a part of the engine. It reads nothing from outside, so what it throws it would throw
 * again: such an error is final, unless it already says what it is, or the process in which it was ended.
 */
export async function runEngine<T>(part: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GenerationFailure || error instanceof ProcessDeath) throw error;
    throw new GenerationFailure('engine', part, { cause: error });
  }
}
