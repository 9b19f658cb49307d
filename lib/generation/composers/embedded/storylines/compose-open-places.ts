import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { composeStorySlide } from './compose-storyline';
import { readTopic } from './read-topic';
import { deckWordsOf } from '../words/deck-words';
import type { StoryKind, StorySlide } from './storyline';
import { storyOf } from './storyline';
import { storyWordsOf } from './story-words';

/** What a text most often leaves open, first things first. */
const wanted: readonly StoryKind[] = ['next_steps', 'risks', 'cards', 'process', 'bullets'];

interface OpenPlaces {
  /** The deck so far. */
  slides: readonly SlideSpec[];
  language: string;
  count: number;
}

/** Slides for what a short text leaves open, with marked places for the author to fill; says no fact. */
export function composeOpenPlaces({ slides, language, count }: OpenPlaces): SlideSpec[] {
  const story = storyWordsOf(language);
  const filling = { story, topic: readTopic('', undefined), language, audience: null, chrome: deckWordsOf(language) };
  const titles = new Set(slides.map((slide) => slide.title.toLowerCase()));
  const isTold = (slide: StorySlide) =>
    (slide.kind === 'next_steps' && slides.some(({ kind }) => kind === 'next_steps')) ||
    (slide.kind === 'risks' && [...titles].some((title) => title.includes(story.risk.toLowerCase())));
  const open = storyOf(story, 'change').filter(
    (slide) => wanted.includes(slide.kind) && namesNoTopic(slide) && !isTold(slide),
  );
  const kept = new Set([...open].sort((a, b) => wanted.indexOf(a.kind) - wanted.indexOf(b.kind)).slice(0, count));
  return open
    .filter((slide) => kept.has(slide))
    .map((slide) => composeStorySlide(slide, filling))
    .filter((slide) => !titles.has(slide.title.toLowerCase()));
}

/** What the text itself is about is on its own slides. */
function namesNoTopic({ title, lines }: StorySlide): boolean {
  const [sided = '', plain = sided] = title.split(' ~ ');
  return ![plain, ...lines].some((text) => text.includes('{'));
}
