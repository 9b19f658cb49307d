import type { Reading } from '@/lib/reading/reading';
import { tellDeck } from './tell-deck';
import { tellSingle } from './tell-single';
import type { Told } from './told';

/** What the slides say: a deck, or a single slide in as many variants as are wanted. */
export function tellSlides(reading: Reading): Told {
  return reading.outputType === 'deck' ? tellDeck(reading) : tellSingle(reading);
}
