import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Angle } from '../outline-schema';

/** From which side an alternative of a slide looks at the matter, and the kind that shows it where the plan has found none of its own. */
export const angleGuides: Readonly<Record<Angle, { means: string; kind: SlideKind }>> = {
  argument: { means: 'the claim and its reasons', kind: 'statement' },
  evidence: { means: 'the figures speak', kind: 'cards' },
  objection: { means: 'the strongest doubt and the answer to it', kind: 'two_columns' },
  action: { means: 'what to do now', kind: 'next_steps' },
  story: { means: 'how it came about, in time', kind: 'process' },
  comparison: { means: 'against the alternative', kind: 'comparison' },
};

export function isAngle(name: string): name is Angle {
  return name in angleGuides;
}
