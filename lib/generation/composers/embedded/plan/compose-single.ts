import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import { draftsOf } from '../kinds/draft-slide';
import type { Draft } from '../kinds/draft';
import { writeSlideOf } from '../write/write-slide';
import { contextOf, portionsOf } from './compose-deck';
import type { Part, Portion } from './portion';

/** One slide, or several that show the same material in different ways. */
export function composeSingle(brief: Brief, document: Document): SlideSpec[] {
  const context = contextOf(document, brief.language);
  const portion = wholeOf(document);
  const drafts = distinctKinds(draftsOf(portion, context)).slice(0, brief.variantCount);
  return drafts.map((draft) => writeSlideOf({ draft, portion, context, used: new Set() }));
}

/** All material as one portion; without a heading of its own the topic names it. */
function wholeOf(document: Document): Portion {
  const parts = portionsOf(document).flatMap((portion) => portion.parts);
  const name = document.title ?? document.request.topic ?? document.request.genre;
  const merged = parts.reduce<Part[]>((all, part) => {
    const last = all.at(-1);
    if (last !== undefined && last.heading === part.heading) return [...all.slice(0, -1), { ...last, blocks: [...last.blocks, ...part.blocks] }];
    return [...all, part];
  }, []);
  const only = merged[0];
  if (merged.length === 1 && only !== undefined) return { parts: [{ ...only, heading: only.heading ?? name, parent: only.heading === null ? null : name }] };
  return { parts: merged.map((part) => ({ ...part, parent: part.parent ?? name })) };
}

function distinctKinds(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter((draft) => {
    const fresh = !seen.has(draft.body.kind);
    seen.add(draft.body.kind);
    return fresh;
  });
}
