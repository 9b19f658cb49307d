import type PptxGenJS from 'pptxgenjs';
import type { FontRole } from '@/lib/deck/theme/theme';

export type PptxSlide = PptxGenJS.Slide;

/** What every element writer needs beyond its element. */
export interface WriteContext {
  /** BCP 47 tag, checked. */
  language: string;
  /** What stands as typeface in the file: theme references, and the name of the monospaced family. */
  typefaces: Readonly<Record<FontRole, string>>;
}
