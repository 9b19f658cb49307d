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
export function withBeside(draft: Draft, lines: readonly string[], isNamed = true): Draft {
  const said = lines.map((line) => line.trim()).filter(Boolean);
  const text = said.join(' ');
  const words = wordCount(text);
  if (words === 0) return draft;
  const isRoomy = draft.slide.kind === 'chart' || draft.slide.kind === 'table';
  if (words > (isRoomy ? mostWordsBeside : mostWordsAtFoot)) return { ...draft, hidden: draft.hidden + words };
  const isOne = sentencesIn(text).length === 1 && visualWidth(text) <= widestTitle;
  const { slide } = draft;
  const shown = ((): SlideSpecInput => {
    switch (slide.kind) {
      case 'chart':
        return { ...slide, takeaway: text };
      case 'table':
        return { ...slide, caption: text };
      case 'bullets':
        return { ...slide, items: [...slide.items, ...said.map((line) => ({ text: unstopped(line) }))] };
      default:
        return isOne && !isNamed
          ? { ...slide, title: capitalised(unstopped(text)), eyebrow: slide.title }
          : { ...slide, source: text };
    }
  })();
  return { ...draft, slide: shown, fill: draft.fill + words / 150 };
}
