import { z } from 'zod';
import { jobErrorCodes, type JobErrorCode } from './error-codes';

export const jobStatuses = ['pending', 'processing', 'completed', 'failed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const outputTypes = ['single_slide', 'deck'] as const;
export type OutputType = (typeof outputTypes)[number];

const codes = Object.keys(jobErrorCodes) as [JobErrorCode, ...JobErrorCode[]];

const file = {
  url: z.string().meta({
    description:
      'Short-lived, signed address of the file. Follow it as it is, without the API key. A later status answer has a fresh one.',
    format: 'uri',
  }),
  format: z.literal('pptx').meta({ description: 'Format of the file.' }),
};

const deckDownloadSchema = z
  .strictObject({
    ...file,
    slide_count: z
      .int()
      .min(1)
      .meta({ description: 'The slides actually in the file, which can be fewer than were asked for.' }),
  })
  .meta({ id: 'DeckDownload', description: 'The file of a deck. It has `slide_count` and never `variant`.' });

const singleSlideDownloadSchema = z
  .strictObject({ ...file, variant: z.int().min(1).meta({ description: 'The variant number, from 1.' }) })
  .meta({
    id: 'SingleSlideDownload',
    description: 'The file of one variant of a single slide. It has `variant` and never `slide_count`.',
  });

export const downloadItemSchema = z.union([deckDownloadSchema, singleSlideDownloadSchema]).meta({
  id: 'DownloadItem',
  description: 'A file of a completed job.',
  unionOneOf: true,
});

const jobErrorSchema = z
  .strictObject({
    code: z.enum(codes).meta({
      description: codes.map((code) => `- \`${code}\`: ${jobErrorCodes[code].meaning}`).join('\n'),
    }),
    message: z.string().meta({ description: 'For people; may change, never branch on it.' }),
  })
  .meta({ id: 'JobError', description: 'Why a job failed. A failed job consumes no credits.' });

/** A part of a schema; linters take one for the whole unless it says that there is more. */
const partly = (properties: object) => ({ properties, unevaluatedProperties: true });
const files = (component: string) =>
  partly({ downloads: { type: 'array', items: { $ref: `#/components/schemas/${component}` } } });

/** What hangs together: downloads are there once a job is completed, an error once it has failed. */
const conditions = {
  if: partly({ status: { const: 'completed' } }),
  then: {
    ...partly({ error: { type: 'null' } }),
    if: partly({ output_type: { const: 'deck' } }),
    then: files('DeckDownload'),
    else: files('SingleSlideDownload'),
  },
  else: {
    ...partly({ downloads: { type: 'null' } }),
    if: partly({ status: { const: 'failed' } }),
    then: partly({ error: { type: 'object' } }),
    else: partly({ error: { type: 'null' } }),
  },
};

/** The body of the generate answer and of the status answer. */
export const jobSchema = z
  .strictObject({
    job_id: z.uuid().meta({
      description: 'Assigned at acceptance (UUID version 7). Used for polling.',
      override: ({ jsonSchema }) => void delete jsonSchema.pattern,
    }),
    status: z.enum(jobStatuses).meta({
      description: [
        '- `pending`: the job has been accepted.',
        '- `processing`: a worker is generating it.',
        '- `completed`: its files are ready to download.',
        '- `failed`: the generation failed; see `error`.',
        '',
        'A job can fail before it is processed. A finished job never changes again.',
      ].join('\n'),
    }),
    output_type: z.enum(outputTypes).meta({ description: 'As it was asked for.' }),
    downloads: z.array(downloadItemSchema).nullable().meta({
      description:
        'Null until the job is completed. Then the one file of a deck, or a file for each delivered variant of a single slide; an empty array once the files have been deleted.',
    }),
    error: jobErrorSchema.nullable().meta({ description: 'Null unless the job has failed.' }),
  })
  .meta({
    id: 'Job',
    description: 'A generation job.',
    override: ({ jsonSchema }) => void Object.assign(jsonSchema, conditions),
  });

export type JobBody = z.infer<typeof jobSchema>;
export type DownloadItem = z.infer<typeof downloadItemSchema>;

export function isFinished(status: JobStatus): boolean {
  return status === 'completed' || status === 'failed';
}

export type JobPhase =
  'waiting' | 'starting' | 'planning' | 'writing' | 'designing' | 'reviewing' | 'rendering' | 'finishing' | 'done';

/** What the portal's page of a running job asks for every moment. */
/** Where a job stands that waits in the embedded engine's queue. */
export interface QueuePlace {
  /** Jobs of its own organization that wait or run and come before it; others' don't delay it for long. */
  before: number;
  /** About how long until it begins; null where no worker lives. */
  seconds: number | null;
}

export interface JobProgress {
  status: JobStatus;
  outputType: OutputType;
  phase: JobPhase;
  /** A step failed and will be tried again. */
  isTriedAgain: boolean;
  /** Empty until the deck is planned. */
  slides: {
    title: string;
    isWritten: boolean;
    /** Whether there is a picture of it already. */
    hasDraft: boolean;
  }[];
  /** Null once it runs, and where another engine runs jobs. */
  place: QueuePlace | null;
}
