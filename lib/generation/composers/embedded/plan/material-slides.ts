import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import { draftsOf } from '../kinds/draft-slide';
import { writeSlideOf } from '../write/write-slide';
import { otherAngles } from './other-angles';
import type { Part, Portion } from './portion';
import { contextOf, portionsOf } from './read-material';
import { unfold } from './unfold';

/** All material on one slide, in each kind of slide that can show it; the best first. */
export function materialSlides(brief: Brief, document: Document): SlideSpec[] {
  const context = contextOf(document, brief);
  const portion = wholeOf(document);
  const drafts = draftsOf(portion, context);
  const several =
    brief.variantCount > 1 ? otherAngles(portion, unfold(portionsOf(document), mostParts, context), context) : [];
  const inOrder = [
    ...drafts.slice(0, 1),
    ...several.filter(({ fit }) => fit > wholeFit),
    ...drafts.slice(1),
    ...several,
  ];
  return ofDifferentKinds(inOrder, ({ body }) => body.kind).flatMap(
    (draft) => writeSlideOf({ draft, portion, context, used: new Set() }) ?? [],
  );
}

/** Parts of the material that may stand for all of it. */
const mostParts = 12;
/** A part that is shown so well comes before a weaker form of the whole. */
const wholeFit = 0.6;

/** The first of each kind. */
export function ofDifferentKinds<T>(forms: readonly T[], kindOf: (form: T) => SlideSpec['kind']): T[] {
  const kinds = forms.map(kindOf);
  return forms.filter((_, index) => kinds.indexOf(kinds[index]!) === index);
}

/** All material as one portion; without a heading of its own the topic names it. */
function wholeOf(document: Document): Portion {
  const parts = portionsOf(document).flatMap((portion) => portion.parts);
  const name = document.title ?? document.request.topic ?? document.request.genre;
  const merged = parts.reduce<Part[]>((all, part) => {
    const last = all.at(-1);
    if (last !== undefined && last.heading === part.heading)
      return [...all.slice(0, -1), { ...last, blocks: [...last.blocks, ...part.blocks] }];
    return [...all, part];
  }, []);
  const only = merged[0];
  if (merged.length === 1 && only !== undefined)
    return { parts: [{ ...only, heading: only.heading ?? name, parent: only.heading === null ? null : name }] };
  return { parts: merged.map((part) => ({ ...part, parent: part.parent ?? name })) };
}
