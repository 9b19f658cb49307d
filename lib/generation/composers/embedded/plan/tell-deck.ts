import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import type { WriteContext } from '../kinds/draft';
import { draftsOf } from '../kinds/draft-slide';
import { composeOpenPlaces } from '../storylines/compose-open-places';
import type { UsedTitles } from '../write/write-slide';
import { writeFirst } from '../write/write-slide';
import { agendaOf, hasAgenda } from './agenda';
import { beforeEnding } from './before-ending';
import { coverOf } from './cover';
import { fitToBudget } from './fit-to-budget';
import { inFigures } from './in-figures';
import { placeEnding } from './place-ending';
import type { Portion } from './portion';
import { contextOf, portionsOf, withoutTitle } from './read-material';
import { spread } from './spread';
import { stretch } from './stretch';
import { unfold } from './unfold';

/** From this many slides with content on, an agenda helps. */
const agendaFrom = 5;
export const fewestPortions = 3;
/** Counts from here on leave room for an agenda before content is spread out. */
const generousCount = 10;

export interface ToldDeck {
  slides: SlideSpec[];
  /** How many of them the author has to fill. */
  open: number;
}

/** Cover, agenda where it helps, then the material in the author's order, on `least` slides where it can be divided so far. */
export function tellDeck(brief: Brief, document: Document, least: number): ToldDeck {
  const context = contextOf(document, brief);
  const cover = coverOf(document, context.words, brief.promptLanguage);
  const { portions: found, ending } = placeEnding(portionsOf(document), document.request.ending, brief.language);
  const last = ending === null || brief.maxSlideCount < 4 ? [] : [ending];
  const portions = spread(fitted({ found, cover, brief, context, endings: last.length }), least, context);
  if (brief.maxSlideCount === 1)
    return { slides: portions.slice(0, 1).map((portion) => write(portion, context, new Set())), open: 0 };
  const used: UsedTitles = new Set([cover, ...last].map((slide) => slide.title.toLowerCase()));
  const wanted = wantsAgenda(brief, portions, last.length > 0);
  if (wanted) used.add(context.words.agenda.toLowerCase());
  const content = portions.map((portion) => write(portion, context, used));
  const agenda = wanted ? agendaOf(portions, content, context.words) : null;
  const own = content.some((slide) => slide.kind === 'agenda');
  const before = [cover, ...(agenda === null || own ? [] : [agenda])];
  const full =
    least === 0
      ? content
      : withFigures({
          content,
          portions,
          context,
          used,
          missing: brief.minSlideCount - before.length - content.length - last.length,
        });
  const told = [
    ...before,
    ...full.map((slide) => (slide.eyebrow === cover.title ? { ...slide, eyebrow: undefined } : slide)),
  ];
  const open = openPlaces(brief, [...told, ...last]);
  const slides = last.length > 0 ? [...told, ...open, ...last] : beforeEnding(told, open, document.request.ending);
  return { slides: slides.slice(0, brief.maxSlideCount), open: open.length };
}

interface Material {
  found: readonly Portion[];
  cover: SlideSpec;
  brief: Brief;
  context: WriteContext;
  endings: number;
}

/** The material in as many portions as its slides should be. */
function fitted({ found, cover, brief, context, endings }: Material): Portion[] {
  const limit = brief.maxSlideCount - endings;
  const reserved = limit >= generousCount ? 2 : 1;
  const untold = found.flatMap((portion) => withoutTitle(portion, cover.title, brief.promptLanguage));
  const unfolded = unfold(untold.length > 0 ? untold : found, limit - reserved, context);
  const material =
    unfolded.length < 2
      ? unfolded
      : unfolded.flatMap((portion) => withoutTitle(portion, cover.title, brief.promptLanguage));
  const roomy = fitToBudget(material, limit - reserved, context);
  // Room kept for an agenda that names too much goes back to the content.
  const portions = reserved > 1 && !hasAgenda(roomy) ? fitToBudget(material, limit - 1, context) : roomy;
  return stretch(portions, wantedPortions(brief, portions.length, endings), {
    language: brief.promptLanguage,
    asked: brief.requestedSlideCount !== null,
  });
}

interface Figures {
  content: readonly SlideSpec[];
  portions: readonly Portion[];
  context: WriteContext;
  used: UsedTitles;
  missing: number;
}

/** Tables that are drawn are shown with their exact figures as well, while slides are missing. */
function withFigures({ content, portions, context, used, missing }: Figures): SlideSpec[] {
  let left = missing;
  return content.flatMap((slide, index) => {
    const portion = portions[index];
    const both = left > 0 && portion !== undefined ? inFigures(slide, portion, context, used) : null;
    if (both === null) return [slide];
    left -= 1;
    return both;
  });
}

/** What a short text leaves open follows, for the author to fill. */
function openPlaces(brief: Brief, slides: readonly SlideSpec[]): SlideSpec[] {
  const count = brief.minSlideCount - slides.length;
  return count > 0 ? composeOpenPlaces({ slides, language: brief.language, count }) : [];
}

/** As many as were asked for; without a wish, enough that a page of prose does not end up on one slide. */
function wantedPortions(brief: Brief, found: number, endings: number): number {
  if (brief.requestedSlideCount !== null) return brief.requestedSlideCount - 1 - endings - (found >= 3 ? 1 : 0);
  return fewestPortions;
}

/** With many sections, or to reach the count that was asked for or that a deck has at least. */
function wantsAgenda(brief: Brief, portions: readonly Portion[], ending: boolean): boolean {
  const count = 1 + portions.length + (ending ? 1 : 0);
  if (count >= brief.maxSlideCount) return false;
  return portions.length >= agendaFrom || brief.requestedSlideCount !== null || count < brief.minSlideCount;
}

function write(portion: Portion, context: WriteContext, used: UsedTitles): SlideSpec {
  return writeFirst(draftsOf(portion, context), { portion, context, used });
}
