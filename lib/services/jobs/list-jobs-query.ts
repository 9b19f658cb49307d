import { validate } from 'uuid';
import { z } from 'zod';
import { cleanText } from '@/lib/contracts/clean-text';
import { jobStatuses, outputTypes } from '@/lib/contracts/job';
import { promptBeginningLength } from './job-title';

/** Beyond that, more words narrow nothing and cost time. */
const mostWords = 8;

export const jobListSchema = z
  .strictObject({
    limit: z.int().min(1).max(100).default(25),
    status: z.enum(jobStatuses).optional(),
    outputType: z.enum(outputTypes).optional(),
    /** A key of the organization, or `portal` for what people started there. */
    source: z.union([z.literal('portal'), z.uuid()]).optional(),
    /** Words that the beginning of the prompt holds, in any order; or the id of a job. */
    text: z.string().max(200).transform(cleanText).optional(),
    /** When the first of them was accepted, and before when the last. */
    from: z.date().optional(),
    to: z.date().optional(),
    /** The last job of the page before. */
    olderThan: z.uuid().optional(),
    /** The first job of the page after. */
    newerThan: z.uuid().optional(),
  })
  .refine(({ olderThan, newerThan }) => !(olderThan && newerThan), { error: 'Give olderThan or newerThan, not both.' });

export type JobListInput = z.input<typeof jobListSchema>;
export type JobListFilters = z.output<typeof jobListSchema>;

/** Makes a value a parameter of the statement and returns its name there. */
type Parameter = (value: unknown) => string;

// The expression is that of the index jobs_organization_id_prompt_trgm_idx.
const beginning = `left(job.prompt, ${promptBeginningLength})`;

/** What each filter adds to the statement. */
const conditions: {
  readonly [Name in keyof JobListFilters]?: (
    value: NonNullable<JobListFilters[Name]>,
    parameter: Parameter,
  ) => string[];
} = {
  status: (status, parameter) => [`job.status = ${parameter(status)}::job_status`],
  outputType: (type, parameter) => [`job.output_type = ${parameter(type)}::output_type`],
  source: (source, parameter) => [
    source === 'portal' ? 'job.api_key_id is null' : `job.api_key_id = ${parameter(source)}::uuid`,
  ],
  text: (text, parameter) =>
    validate(text)
      ? [`job.id = ${parameter(text)}::uuid`]
      : wordsOf(text).map((word) => `${beginning} ilike ${parameter(containing(word))}`),
  from: (moment, parameter) => [`job.id >= ${parameter(firstIdOf(moment))}::uuid`],
  to: (moment, parameter) => [`job.id < ${parameter(firstIdOf(moment))}::uuid`],
  olderThan: (id, parameter) => [`job.id < ${parameter(id)}::uuid`],
  newerThan: (id, parameter) => [`job.id > ${parameter(id)}::uuid`],
};

/** The jobs of a page and, where there is one, the job after them, as SQL; `columns` are of `job`. */
export function pageOfJobs(
  organizationId: string,
  filters: JobListFilters,
  columns: string,
): { text: string; values: unknown[] } {
  const values: unknown[] = [organizationId];
  const parameter: Parameter = (value) => `$${values.push(value)}`;
  const wanted = [
    'job.organization_id = $1',
    ...namesOf(conditions).flatMap((name) => conditionOf(name, filters, parameter)),
  ];
  const direction = filters.newerThan ? 'asc' : 'desc';
  const text = `select ${columns} from jobs job where ${wanted.join(' and ')} order by job.id ${direction} limit ${parameter(filters.limit + 1)}`;
  return { text, values };
}

function conditionOf<Name extends keyof JobListFilters>(
  name: Name,
  filters: JobListFilters,
  parameter: Parameter,
): string[] {
  const value = filters[name];
  return value === undefined ? [] : (conditions[name]?.(value as NonNullable<JobListFilters[Name]>, parameter) ?? []);
}

function namesOf<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[];
}

/** The longest first: where the index doesn't decide, it rules out the most. */
function wordsOf(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean).slice(0, mostWords);
  return words.sort((left, right) => right.length - left.length);
}

/** A pattern for `like`, in which the word stands for itself. */
function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Version 7 ids begin with their milliseconds: the least one that a moment can have. */
function firstIdOf(moment: Date): string {
  const digits = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}
