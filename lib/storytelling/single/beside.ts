import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { sentencesIn, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import type { Draft } from '../forms/draft';
import { capitalised, unstopped } from '../text/signs';

/** At the foot nobody reads more; beside a chart or a table there is more room. */
const [mostWordsAtFoot, mostWordsBeside] = [36, 55];
const widestTitle = 120;

/**
 * What stands beside the material of a form is said where the form has room for it, else at the foot. A single sentence
 * is what all of it comes to: it is the title where none was given.
 */
export function besides(drafts: readonly Draft[], lines: readonly string[], isNamed = true): Draft[] {
  const said = lines.map((line) => line.trim()).filter(Boolean);
  const text = said.join(' ');
  const words = wordCount(text);
  if (words === 0) return [...drafts];
  const isConclusion = !isNamed && sentencesIn(text).length === 1 && visualWidth(text) <= widestTitle;
  return drafts.map((draft) => {
    const { slide } = draft;
    const most = slide.kind === 'chart' || slide.kind === 'table' ? mostWordsBeside : mostWordsAtFoot;
    if (words > most) return { ...draft, hidden: draft.hidden + words };
    return { ...draft, slide: slideBeside(slide, said, isConclusion), fill: draft.fill + words / 150 };
  });
}

function slideBeside(slide: SlideSpecInput, lines: readonly string[], isConclusion: boolean): SlideSpecInput {
  const text = lines.join(' ');
  switch (slide.kind) {
    case 'chart':
      return { ...slide, takeaway: text };
    case 'table':
      return { ...slide, caption: text };
    case 'bullets':
      return { ...slide, items: [...slide.items, ...lines.map((line) => ({ text: unstopped(line) }))] };
    default:
      return isConclusion
        ? { ...slide, title: capitalised(unstopped(text)), eyebrow: slide.title }
        : { ...slide, source: text };
  }
}
