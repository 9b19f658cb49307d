import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** In whose manner a request is answered: a model that can do what is asked, or one that runs on a laptop. */
export const manners = ['capable', 'small'] as const;
export type Manner = (typeof manners)[number];

const requestSchema = z.strictObject({
  /** What it shows of a model, in a sentence. */
  about: z.string().min(1),
  /** Line by line, so that people can read and change it. */
  prompt: z
    .array(z.string())
    .min(1)
    .transform((lines) => lines.join('\n')),
  outputType: z.enum(['deck', 'single_slide']),
  variantCount: z.number().int().min(1).max(4).default(1),
  /** BCP 47 tag of the language that the slides are to have. */
  language: z.string(),
  /** The day on which it is sent. */
  today: z.iso.date().default('2026-03-04'),
  /** In which manners it is answered. */
  manners: z.array(z.enum(manners)).min(1).default(['capable']),
  /** Files beside it that the organization's knowledge base finds. */
  documents: z.array(z.string()).default([]),
  /** What a search of the web finds. */
  pages: z.array(z.object({ title: z.string(), url: z.url(), text: z.string() })).default([]),
  /** What is to become of its job. */
  outcome: z.enum(['completed', 'content_rejected']).default('completed'),
});

/** A request whose answers are recorded: as an integrator would send it, with what its sources find. */
export interface RecordedRequest extends z.infer<typeof requestSchema> {
  name: string;
  /** Where it stands, with its documents and its answers. */
  folder: string;
}

const requestsFolder = join(import.meta.dirname, 'requests');

/**
 * All requests, in the order of their names: a folder each, with `request.json`.
 * @throws z.ZodError where one has not the form of a request
 */
export function readRecordedRequests(within = requestsFolder): RecordedRequest[] {
  return readdirSync(within, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const folder = join(within, name);
      const request: unknown = JSON.parse(readFileSync(join(folder, 'request.json'), 'utf8'));
      return { name, folder, ...requestSchema.parse(request) };
    });
}
