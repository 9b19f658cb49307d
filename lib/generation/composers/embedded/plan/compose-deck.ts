import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import { besidesSlide } from '../grounding/besides-slide';
import { deckWordsOf } from '../words/deck-words';
import { beforeEnding } from './before-ending';
import { composeBare } from './compose-bare';
import { coverOf } from './cover';
import { portionsOf } from './read-material';
import { fewestPortions, tellDeck } from './tell-deck';

/** Cover, agenda, what else is known and its sources. */
const frame = 4;

/** A deck of the author's material and, where there is room, what else is known; never more slides than allowed. */
export function composeDeck(brief: Brief, document: Document): SlideSpec[] {
  if (document.sections.length === 0)
    return composeBare(brief, document, coverOf(document, deckWordsOf(brief.language), brief.promptLanguage));
  const besides = besidesSlide(document, brief);
  if (besides === null || portionsOf(document).length + frame > brief.maxSlideCount) return tellFully(brief, document);
  const asked = brief.requestedSlideCount;
  const told = tellFully(
    {
      ...brief,
      maxSlideCount: brief.maxSlideCount - 2,
      requestedSlideCount: asked === null ? null : asked - 2,
      minSlideCount: Math.max(1, brief.minSlideCount - 2),
    },
    document,
  );
  return beforeEnding(told, [besides], document.request.ending);
}

/** A text too short for a deck is given a thought a slide; places to fill follow only where that is not enough. */
function tellFully(brief: Brief, document: Document): SlideSpec[] {
  const plain = tellDeck(brief, document, 0);
  if (brief.requestedSlideCount !== null || plain.open === 0) return plain.slides;
  const fuller = [1, fewestPortions, fewestPortions + 1].map((least) => tellDeck(brief, document, least));
  const fewestOpen = Math.min(...fuller.map(({ open }) => open));
  return (fuller.find(({ open }) => open === fewestOpen) ?? plain).slides;
}
