import type { Brief } from '@/lib/generation/brief/brief';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { composeSlides } from '../create-embedded-composer';
import type { Fixture } from './read-fixtures';

export interface Composed {
  brief: Brief;
  slides: ReturnType<typeof composeSlides>;
}

const composed = new Map<string, Composed>();

/** The slides of a prompt, made once for all the test files of a process that look at them. */
export function composeFixture(fixture: Fixture): Composed {
  const known = composed.get(fixture.name) ?? compose(fixture);
  composed.set(fixture.name, known);
  return known;
}

function compose({ prompt, outputType }: Fixture): Composed {
  const brief = readBrief({ prompt, outputType, variantCount: 1, images: [] });
  return freeze({ brief, slides: composeSlides(brief) });
}

/** Whoever changed what others look at would change their answers too. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}
