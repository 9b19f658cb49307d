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

/** A deck lists so many sources or more on a slide of their own; fewer stand at the foot of its last one, since a nearly empty slide says nothing. */
export const fewestListedSources = 4;

/** Whether a deck that uses all of the passages may end with a slide of sources. */
export function mayListSources(passages: readonly Passage[]): boolean {
  return new Set(passages.map(({ documentId }) => documentId)).size >= fewestListedSources;
}
