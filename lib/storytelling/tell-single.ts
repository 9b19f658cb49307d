import type { Reading } from '@/lib/reading/reading';
import { tellDeck } from './tell-deck';
import type { Told } from './told';

const roomForDeck = 50;

/** One slide alone, in as many variants as are wanted: the same material from different angles. */
export function tellSingle(reading: Reading): Told {
  const asDeck = tellDeck({ ...reading, slideCount: { asked: null, fewest: 1, most: roomForDeck } });
  const slides = asDeck.slides.filter(({ kind }) => kind !== 'title');
  const variants = Array.from({ length: reading.variantCount }, (_, index) => slides[index % slides.length]);
  return { slides: variants.filter((slide) => slide !== undefined), notices: asDeck.notices };
}
