import { detectLanguage } from '@/lib/generation/brief/detect-language';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import { sourceBlocks } from './source-blocks';
import type { Row } from './read-rows';
import type { SourceGroup } from './source-groups';
import type { Statement } from './statement';

export interface SourceMaterial {
  document: Document;
  brief: Brief;
  /** All that the material says, to be cited where it is told. */
  shown: (Statement | Row)[];
}

/** What sources say as material that goes the way of an author's own: their headings as its sections, in their language. */
export function sourceMaterial(groups: readonly SourceGroup[], document: Document, brief: Brief): SourceMaterial {
  const shown = groups.flatMap(({ statements, rows }) => [...statements, ...rows]);
  const sections = groups.map((group) => ({
    heading: group.heading,
    level: 2,
    parent: null,
    blocks: sourceBlocks(group, brief.passages),
  }));
  return {
    document: { ...document, sections, asides: [], links: [] },
    brief: { ...brief, promptLanguage: languageOf(shown, brief) },
    shown,
  };
}

/** Sources may be written in another language than the request. */
function languageOf(statements: readonly Statement[], { promptLanguage }: Brief): string {
  const found = detectLanguage(statements.map(({ full }) => full).join('\n')).tag;
  return found.slice(0, 2) === promptLanguage.slice(0, 2) ? promptLanguage : found;
}

/** The most telling groups, in their order. */
export function bestGroups(groups: readonly SourceGroup[], most: number): SourceGroup[] {
  const best = [...groups].sort((a, b) => b.score - a.score).slice(0, most);
  return groups.filter((group) => best.includes(group));
}
