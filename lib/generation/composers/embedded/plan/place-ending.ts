import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { composeEnding } from '../storylines/compose-storyline';
import { headingOf } from './portion';
import type { Portion } from './portion';

/** Puts the section that the deck should end with last; where there is none, its frame follows the material. */
export function placeEnding(
  portions: readonly Portion[],
  ending: string | null,
  language: string,
): { portions: Portion[]; ending: SlideSpec | null } {
  if (ending === null) return { portions: [...portions], ending: null };
  const words = wordsOf(ending);
  const matches = (portion: Portion): boolean => {
    const heading = wordsOf(headingOf(portion) ?? '');
    return words.filter((word) => heading.includes(word)).length >= Math.max(1, Math.ceil(words.length / 2));
  };
  const last = portions.filter(matches);
  if (last.length === 0) return { portions: [...portions], ending: composeEnding(ending, language) };
  return { portions: [...portions.filter((portion) => !last.includes(portion)), ...last], ending: null };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]{3,}|[\p{Script=Han}]{2}/gu) ?? [];
}
