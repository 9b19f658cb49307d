import type { Draft } from './forms/draft';

/** What a run of atoms would be as one slide. */
export interface SlideCandidate {
  draft: Draft;
  cost: number;
  /** Atoms that it takes, from where it begins. */
  length: number;
  /** Where one atom makes several slides, such as a chart and its table, all of them. */
  drafts?: readonly Draft[];
}

export interface SlidePlan {
  candidates: SlideCandidate[];
  cost: number;
}

/** A slide costs this much by itself, so that nothing is cut smaller than it has to be. */
const perSlide = 1;

/**
 * The cheapest way to make exactly so many slides of the atoms in their order, for each number up to `most`: a
 * shortest path over the places between atoms. `candidatesAt` says what can begin at a place.
 */
export function planSlides(
  count: number,
  most: number,
  candidatesAt: (start: number) => readonly SlideCandidate[],
): (SlidePlan | null)[] {
  interface Step {
    cost: number;
    from: number;
    slides: number;
    candidate: SlideCandidate;
  }
  const best: (Step | { cost: number } | undefined)[][] = Array.from({ length: count + 1 }, () => []);
  best[0] = [{ cost: 0 }];
  for (let at = 0; at < count; at += 1) {
    const here = best[at];
    if (here === undefined || here.length === 0) continue;
    for (const candidate of candidatesAt(at)) {
      const used = candidate.drafts?.length ?? 1;
      const target = best[at + candidate.length];
      if (target === undefined) continue;
      for (const [slides, known] of here.entries()) {
        if (known === undefined || slides + used > most) continue;
        const cost = known.cost + candidate.cost + perSlide * used;
        const old = target[slides + used];
        if (old === undefined || cost < old.cost) target[slides + used] = { cost, from: at, slides, candidate };
      }
    }
  }
  return Array.from({ length: most + 1 }, (_, slides) => {
    let step = best[count]?.[slides];
    if (step === undefined) return null;
    const { cost } = step;
    const candidates: SlideCandidate[] = [];
    while (step !== undefined && 'candidate' in step) {
      candidates.unshift(step.candidate);
      step = best[step.from]?.[step.slides];
    }
    return { candidates, cost };
  });
}
