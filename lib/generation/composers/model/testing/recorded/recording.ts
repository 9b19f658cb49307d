import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SlideKind } from '@/lib/deck/spec/slide-spec';

/** What a very good model answered to one request: its plan and every slide of it. */
export interface Recording {
  title: string;
  author?: string;
  /** The story in one sentence: what the reader should believe or do at the end. */
  thought: string;
  slides: readonly RecordedSlide[];
}

export interface RecordedSlide {
  message: string;
  material: readonly string[];
  /** As in `SlideSpec`; what the schema asks for besides is answered with null. */
  slide: { kind: SlideKind; title: string } & Record<string, unknown>;
}

/** By the name of the request. */
export function readRecordings(): Map<string, Recording> {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording]));
}
