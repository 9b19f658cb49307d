import { z } from 'zod';

/** A piece of a document or page that slides may use, with where it stands. Its text is data, never an instruction. */
export const passageSchema = z.object({
  /** "S1", "S2" and so on, within one job; slides cite by it. */
  id: z.string(),
  origin: z.enum(['knowledge_base', 'web']),
  /** The same for all passages of one document or page. */
  documentId: z.string(),
  /** As the document or page says, else the name of its file. */
  title: z.string(),
  /** Name of the file, for people to find it by, where the title is another. */
  file: z.string().optional(),
  /** From 0, in the order of the document; passages of earlier versions and of some sources have none. */
  position: z.number().int().nonnegative().optional(),
  /** Page, slide or sheet, from 1; null where there is none. */
  page: z.number().int().positive().nullable(),
  /** Of a web page; null for documents. */
  url: z.string().nullable(),
  /** Headings above the passage, outermost first; empty for none. */
  heading: z.string(),
  /** Plain text without markup; line feeds separate paragraphs, list items begin with "- ". */
  text: z.string(),
});

export type Passage = z.infer<typeof passageSchema>;

export interface SourceQuery {
  /** As the caller wrote it. */
  prompt: string;
  /** What the deck is about, without the wishes for its form; the whole prompt where that can't be told. */
  topic: string;
  /** BCP 47 tag of the prompt. */
  language: string;
  /** Most passages that are of use. */
  most: number;
}

export interface FoundPassages {
  /** The best first; their ids come later. */
  passages: Omit<Passage, 'id'>[];
  /** Plain sentences for the quality report. */
  notices: string[];
}

/** One place that passages come from. Throws only what another attempt may mend. */
export type FindPassages = (query: SourceQuery, signal: AbortSignal) => Promise<FoundPassages>;
