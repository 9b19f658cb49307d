import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { readDocument } from '@/lib/documents/read-document';
import { splitPassages } from '@/lib/documents/split-passages';
import type { Passage } from '@/lib/reading/passage';

/** What the author of an input expects of its deck, written before any deck exists. */
const expectationsSchema = z.object({
  sort: z.string(),
  language: z.string(),
  outputType: z.enum(['deck', 'single_slide']),
  variants: z.number().int().default(1),
  documents: z.array(z.string()).default([]),
  /** Cover included; null when any sensible number will do. */
  slides: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** False where honest content does not reach what was asked for. */
  countReachable: z.boolean().default(true),
  /** Words that the title of the cover has, and words that it never has. */
  cover: z.array(z.string()).default([]),
  coverNever: z.array(z.string()).default([]),
  /** Words that the slides have in this order. */
  sections: z.array(z.string()).default([]),
  /** Forms, of what, and others that would do as well. */
  forms: z
    .array(z.object({ form: z.string(), about: z.string().default(''), or: z.array(z.string()).default([]) }))
    .default([]),
  /** Words of the request that no slide shows. */
  hidden: z.array(z.string()).default([]),
  /** Facts that some slide shows. */
  visible: z.array(z.string()).default([]),
  remark: z.string().default(''),
});

export type Expectations = z.infer<typeof expectationsSchema>;

export interface EvaluationInput {
  name: string;
  prompt: string;
  expected: Expectations;
  /** Where its documents stand. */
  folder: string;
}

/** The inputs of a folder: `name.txt` is the prompt, `name.json` what its author expects. */
export function readInputs(folder: string): EvaluationInput[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && existsSync(join(folder, file.replace(/\.json$/, '.txt'))))
    .sort()
    .map((file) => ({
      name: file.replace(/\.json$/, ''),
      prompt: readFileSync(join(folder, file.replace(/\.json$/, '.txt')), 'utf8'),
      expected: expectationsSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
      folder,
    }));
}

/** As many as a job is given of the knowledge base. */
const mostPassages = 24;
const limits = {
  timeoutMs: 20_000,
  memoryMegabytes: 512,
  maxPages: 200,
  maxCharacters: 1_000_000,
  maxInflatedBytes: 10_000_000,
};

/** What the knowledge base would find of the documents of a folder: all of it, in the order of the documents. */
export async function readFolderPassages(folder: string, documents: readonly string[]): Promise<Passage[]> {
  const passages: Omit<Passage, 'id'>[] = [];
  for (const file of documents) {
    const format = extname(file) === '.md' ? 'markdown' : 'text';
    const document = await readDocument(readFileSync(join(folder, file)), format, limits);
    const known = {
      origin: 'knowledge_base' as const,
      documentId: file,
      title: document.title ?? file,
      file,
      url: null,
    };
    passages.push(...splitPassages(document).map((passage) => ({ ...known, ...passage })));
  }
  return passages.slice(0, mostPassages).map((passage, index) => ({ ...passage, id: `S${index + 1}` }));
}
