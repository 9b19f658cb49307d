import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import type { Reading } from '@/lib/reading/reading';
import { tellSlides } from '../tell-slides';
import type { Fixture } from './read-fixtures';

export interface Composed {
  reading: Reading;
  slides: readonly SlideSpec[];
}

const composed = new Map<string, Composed>();

/** The slides of a prompt, made once for all the test files of a process that look at them. */
export function composeFixture(fixture: Fixture): Composed {
  const known = composed.get(fixture.name) ?? compose(fixture);
  composed.set(fixture.name, known);
  return known;
}

function compose({ prompt, outputType }: Fixture): Composed {
  const reading = readPrompt({ prompt, outputType, variantCount: 1 });
  return freeze({ reading, slides: tellSlides(reading).slides });
}

/** Whoever changed what others look at would change their answers too. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}
