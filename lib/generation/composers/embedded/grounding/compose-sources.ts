import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import { beforeEnding } from '../plan/before-ending';
import { tellDeck } from '../plan/tell-deck';
import { composeOpenPlaces } from '../storylines/compose-open-places';
import type { Shape } from '../storylines/read-shape';
import { readTopic } from '../storylines/read-topic';
import { citeAsFigures } from './cite-sources';
import type { SourceGroup } from './source-groups';
import { sourceGroups } from './source-groups';
import { bestGroups, sourceMaterial } from './source-material';
import type { Statement } from './statement';

interface Sources {
  brief: Brief;
  /** The prompt's own, with nothing but the request. */
  document: Document;
  cover: SlideSpec;
  topic: string;
  statements: readonly Statement[];
  /** Slides without the slide of sources. */
  limit: number;
}

/** From so many statements in so many parts on, the sources tell more than a frame to fill in. */
const enough = { statements: 4, groups: 2 };
/** A request that wants an argument keeps its frame until the sources can carry one. */
const enoughForArgument = { statements: 10, groups: 4 };
const arguments_: ReadonlySet<Shape> = new Set<Shape>(['change', 'compare', 'pitch', 'howto']);
/** Nobody asked for more. */
const unaskedGroups = 8;

/** A deck in the order of its sources, where they have enough to say; null where they don't. The cover stays the request's. */
export function composeSources({ brief, document, cover, topic, statements, limit }: Sources): SlideSpec[] | null {
  const groups = sourceGroups(statements, brief.passages, topic);
  const least = arguments_.has(readTopic(topic, document.request.ask ?? '').shape) ? enoughForArgument : enough;
  if (statements.length < least.statements || groups.length < least.groups) return null;
  const asked = brief.requestedSlideCount;
  const most = Math.min(limit, asked === null ? limit : asked - 1);
  const room = most - 1 - (document.request.ending === null ? 0 : 1);
  if (room < 2) return null;
  const chosen = bestGroups(groups, Math.min(room, asked === null ? unaskedGroups : room));
  const told = tellSources({ brief, document, chosen, most, least: asked === null ? 0 : room - 1 });
  const wanted = asked === null ? Math.min(most, Math.max(brief.minSlideCount - 1, 1)) : most;
  const slides = [cover, ...told.filter(({ title }) => title.toLowerCase() !== cover.title.toLowerCase())].slice(
    0,
    most,
  );
  const open =
    wanted > slides.length
      ? composeOpenPlaces({ slides, language: brief.language, count: wanted - slides.length })
      : [];
  return beforeEnding(slides, open, document.request.ending);
}

interface Telling {
  brief: Brief;
  document: Document;
  chosen: readonly SourceGroup[];
  most: number;
  least: number;
}

/** What was chosen goes the way of an author's own material; what a slide says of it is cited there. */
function tellSources({ brief, document, chosen, most, least }: Telling): SlideSpec[] {
  const material = sourceMaterial(chosen, document, brief);
  const { slides } = tellDeck(
    { ...material.brief, maxSlideCount: most, requestedSlideCount: null, minSlideCount: 1 },
    material.document,
    least,
  );
  return slides.slice(1).map((slide) => citeAsFigures(slide, material));
}
