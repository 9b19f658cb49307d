import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import type { ModelMaterial } from '../material';
import { slidePrompt } from '../prompts/slide-prompt';

/** What a model is told to write a lone slide of a kind. */
export function slidePromptFor(reading: Reading, kind: SlideKind): string {
  const material: ModelMaterial = {
    by: 'model',
    deckId: 'd',
    thought: 'Growth continues.',
    section: '',
    facts: [],
    provenance: [],
    passages: [],
    angle: '',
  };
  const outline = { title: 'Deck', slides: [{ kind, title: 'Title', message: 'Message', material: { ...material } }] };
  return slidePrompt(reading, { outline, index: 0, material, passages: [] });
}
