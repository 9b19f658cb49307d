import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { mayListSources } from '@/lib/reading/passage';
import type { Reading, Section } from '@/lib/reading/reading';
import { cutWithEllipsis } from '@/lib/text/cut/cut-text';
import type { Link } from '@/lib/reading/source/block';
import { atomsOf } from './atoms';
import { contextOf } from './context';
import type { Told } from './context';
import { chooseIcons } from './icons/choose-icons';
import { placeImages, placeInDeck } from './single/beside-image';
import { besidesOf } from './sources/besides';
import { citeSlides } from './sources/cite-slides';
import { sourceReading } from './sources/source-reading';
import { withTitlesOnTopic } from './sources/titles-on-topic';
import { tellDeck } from './tell-deck';
import { tellSingle } from './tell-single';
import { textsOn } from './texts-on';

/** From so many slides on, one of a deck that cites is left for its sources. */
const fewestForSources = 4;
/** A deck of so many has room for what else is known. */
const fewestForBesides = 6;
/** Fewer statements of sources make no deck: they stand in the outline of their topic. */
const fewestStatements = 4;

/**
 * What the slides say: a deck, or a single slide in as many variants as are wanted.
 *
 *     reading ─sources─▶ content ─plan─▶ slides ─cite, links, icons, pictures─▶ told
 */
export function tellSlides(reading: Reading): Told {
  const sourced = sourceReading(reading);
  const told = sourced === null ? tellOwn(reading) : tellSourced(reading, sourced);
  const tag = (sourced ?? reading).promptLanguage;
  const icons = (slide: SlideSpec): SlideSpec =>
    chooseIcons(slide, atomsOf((sourced ?? reading).content).length > 0 ? tag : reading.language);
  const slides = withDoubtful(attachLinks(told.slides, reading.links), reading).map(icons);
  return {
    slides:
      reading.outputType === 'deck' ? placeInDeck(slides, reading.images, tag) : placeImages(slides, reading.images),
    notices: [...told.notices, ...untranslated(reading), ...doubts(reading)],
  };
}

const [longestDoubt, mostDoubts] = [60, 3];

/** What may be meant for the slides or for whoever makes them is lost nowhere. */
function doubtfulOf({ asides }: Reading): string[] {
  return asides.flatMap(({ role, text }) => (role === 'doubtful' ? [text] : []));
}

function withDoubtful([first, ...others]: readonly SlideSpec[], reading: Reading): SlideSpec[] {
  if (first === undefined) return [];
  return [{ ...first, notes: [first.notes, ...doubtfulOf(reading)].filter(Boolean).join('\n') }, ...others];
}

function doubts(reading: Reading): string[] {
  const quoted = doubtfulOf(reading)
    .slice(0, mostDoubts)
    .map((text) => `“${cutWithEllipsis(text, longestDoubt)}”`);
  return quoted.length === 0
    ? []
    : [`Some sentences may be wishes or content; they stand in the notes of the first slide: ${quoted.join(', ')}.`];
}

/** The author's material, and where there is room what sources add to it. */
function tellOwn(reading: Reading): Told {
  const { outputType, passages, slideCount, content } = reading;
  const mayAdd = outputType === 'deck' && passages.length > 0 && slideCount.most >= fewestForBesides;
  const besides = mayAdd && atomsOf(content).length > 0 ? besidesOf(reading, contextOf(reading).words.besides) : null;
  if (besides === null) return tell(reading);
  const told = tell(withRoom({ ...reading, content: { ...content, sections: [...content.sections, besides] } }, 1));
  return cited(told, besides, reading);
}

/** What sources say, as if it were the author's own. */
function tellSourced(reading: Reading, sourced: Reading): Told {
  const own = tell(withRoom(sourced, 1));
  const told = cited({ ...own, slides: withTitlesOnTopic(own.slides, sourced) }, sourced.content, reading);
  if (reading.outputType !== 'deck' || atomsOf(sourced.content).length >= fewestStatements) return told;
  const [, ...body] = told.slides;
  const outline = tell(withRoom(reading, body.length + 1));
  const [cover, ...questions] = outline.slides;
  return cover === undefined ? told : { ...outline, slides: [cover, ...body, ...questions] };
}

function cited(told: Told, content: Section, { passages }: Reading): Told {
  return { ...told, slides: citeSlides(told.slides, content, passages) };
}

function tell(reading: Reading): Told {
  // A cover alone would say nothing.
  const isSingle = reading.outputType === 'single_slide' || reading.slideCount.most === 1;
  return isSingle ? tellSingle(reading) : tellDeck(reading);
}

/** The slide of sources, which many have, is written by whoever knows all citations. */
function withRoom(reading: Reading, slides: number): Reading {
  const { asked, fewest, most } = reading.slideCount;
  if (reading.outputType !== 'deck' || most < fewestForSources || !mayListSources(reading.passages)) return reading;
  const left = { min: Math.max(1, (asked?.min ?? fewest) - slides), max: Math.max(2, most - slides) };
  return { ...reading, slideCount: { asked: asked === null ? null : left, fewest: left.min, most: left.max } };
}

/** What the author wrote can't be put into another language without a model; only the deck's own few words are in it. */
function untranslated({ language, promptLanguage, content }: Reading): string[] {
  const [wanted, written] = [nameOf(language), nameOf(promptLanguage)];
  return wanted === written || atomsOf(content).length === 0
    ? []
    : [
        `The deck was asked for in ${wanted}; the author's text stays in ${written} as written, because translating it needs a language model.`,
      ];
}

function nameOf(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag.slice(0, 2)) ?? tag;
}

/** Puts the address of each link into the notes of the slide that says its words, else of the first. */
export function attachLinks(slides: readonly SlideSpec[], links: readonly Link[]): SlideSpec[] {
  const result = [...slides];
  const lines = new Map(links.map(({ text, url }) => [text === '' || text === url ? url : `${text}: ${url}`, text]));
  for (const [line, words] of lines) {
    const found = result.findIndex((slide) => `${slide.notes}\n${textsOn(slide).join('\n')}`.includes(words));
    const index = Math.max(0, found);
    const slide = result[index];
    if (slide !== undefined) result[index] = { ...slide, notes: slide.notes === '' ? line : `${slide.notes}\n${line}` };
  }
  return result;
}
