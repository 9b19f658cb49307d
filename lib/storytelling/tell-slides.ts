import type { Reading } from '@/lib/reading/reading';
import { citeSlides } from './sources/cite-slides';
import { sourceReading } from './sources/source-reading';
import { tellDeck } from './tell-deck';
import { tellSingle } from './tell-single';
import type { Told } from './told';

/** From so many slides on, one of a deck that cites is left for its sources. */
const fewestForSources = 4;

/** What the slides say: a deck, or a single slide in as many variants as are wanted. */
export function tellSlides(reading: Reading): Told {
  const sourced = sourceReading(reading);
  if (sourced === null) return tell(reading);
  const told = tell(withRoomForSources(sourced));
  return { ...told, slides: citeSlides(told.slides, sourced.content, reading.passages) };
}

function tell(reading: Reading): Told {
  // A cover alone would say nothing.
  const isSingle = reading.outputType === 'single_slide' || reading.slideCount.most === 1;
  return isSingle ? tellSingle(reading) : tellDeck(reading);
}

/** The slide of sources is written by whoever knows all citations. */
function withRoomForSources(reading: Reading): Reading {
  const { asked, fewest, most } = reading.slideCount;
  if (reading.outputType !== 'deck' || most < fewestForSources) return reading;
  const left = { min: Math.max(1, (asked?.min ?? fewest) - 1), max: most - 1 };
  return { ...reading, slideCount: { asked: asked === null ? null : left, fewest: left.min, most: left.max } };
}
