import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Passage } from '@/lib/reading/passage';
import { cutText } from '@/lib/text/cut/cut-text';
import { isDerived } from '../../../figures/provenance';
import { numbersMissing } from '../../../sources/numbers-missing';

type Citation = NonNullable<SlideSpec['citations']>[number];

/** What is wrong with what a slide cites; sentences for the model. */
export function citationProblems(slide: SlideSpec, passages: readonly Passage[]): string[] {
  return (slide.citations ?? []).flatMap((citation, index) =>
    problemOf(citation, slide, passages).map((problem) => `citations.${index}: ${problem}`),
  );
}

/** The slide with those citations alone that stand up. */
export function keepSoundCitations(slide: SlideSpec, passages: readonly Passage[]): SlideSpec {
  const { citations, ...rest } = slide;
  const sound = (citations ?? [])
    .filter((citation) => problemOf(citation, slide, passages).length === 0)
    .map((citation) => ({ ...citation, passage: citation.passage.trim() }));
  return (sound.length > 0 ? { ...rest, citations: sound } : rest) as SlideSpec;
}

function problemOf(
  { passage: id, claim }: Citation,
  { provenance = [] }: SlideSpec,
  passages: readonly Passage[],
): string[] {
  const passage = passages.find((one) => one.id === id.trim());
  if (!passage)
    return [`there is no passage ${cutText(id, 20)}; use one of ${passages.map((one) => one.id).join(', ')}`];
  // What follows from a passage is looked at where it is said how.
  const derived = provenance
    .filter(isDerived)
    .map(({ figure }) => figure)
    .join('\n');
  const strange = numbersMissing(claim, `${passage.heading}\n${passage.text}\n${passage.title}\n${derived}`);
  return strange.length === 0 ? [] : [`passage ${passage.id} does not have ${strange.join(', ')}`];
}
