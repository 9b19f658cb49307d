import type { Block } from '../document/document';
import { readEnumeration } from '../analyse/read-enumeration';
import { visualLength } from '../analyse/shorten';
import { splitSentences } from '../analyse/split-sentences';
import { noteLines } from '../write/notes';
import type { Portion } from './portion';
import { onlyPart, onlyProse, portionOf } from './portion';

/** Prose of fewer sentences stays together: a title and two points at least, unless more slides were asked for. */
const fewestWhenAsked = 4;
const fewestSentences = 7;

/** Divides the longest prose until there are as many portions as wanted, or nothing left worth dividing. */
export function stretch(
  portions: readonly Portion[],
  wanted: number,
  options: { language: string; asked: boolean },
): Portion[] {
  const { language } = options;
  const fewest = options.asked ? fewestWhenAsked : fewestSentences;
  const result = [...portions];
  while (result.length < wanted) {
    const sizes = result.map((portion) =>
      (onlyProse(portion, language)?.length ?? 0) >= fewest
        ? visualLength(portion.parts.flatMap(noteLines).join(' '))
        : 0,
    );
    const largest = sizes.indexOf(Math.max(...sizes));
    const led = options.asked ? result.findIndex((portion) => detachIntro(portion, language) !== null) : -1;
    const halves =
      led >= 0
        ? detachIntro(result[led]!, language)
        : (sizes[largest] ?? 0) > 0
          ? halve(result[largest]!, language)
          : null;
    if (halves === null) break;
    if (led >= 0) {
      result.splice(led, 1, ...halves);
      continue;
    }
    result.splice(largest, 1, ...halves);
  }
  return result;
}

/** A sentence that leads to a list of things can stand alone. */
function detachIntro(portion: Portion, language: string): [Portion, Portion] | null {
  const part = onlyPart(portion);
  const prose = onlyProse(portion, language);
  const [first, second, ...others] = prose ?? [];
  if (
    part === null ||
    first === undefined ||
    second === undefined ||
    others.length > 0 ||
    readEnumeration(second) === null ||
    readEnumeration(first) !== null
  )
    return null;
  return [
    portionOf(part, [{ type: 'paragraph', text: first }]),
    portionOf(part, [{ type: 'paragraph', text: second }]),
  ];
}

/** At a paragraph where there are several, else between sentences. */
export function halve(portion: Portion, language: string): [Portion, Portion] | null {
  const part = onlyPart(portion);
  if (part === null) return null;
  if (part.blocks.length > 1) {
    const cut = Math.ceil(part.blocks.length / 2);
    return [portionOf(part, part.blocks.slice(0, cut)), portionOf(part, part.blocks.slice(cut))];
  }
  const sentences = part.blocks.flatMap((block) =>
    block.type === 'paragraph' ? splitSentences(block.text, language) : [],
  );
  const cut = Math.ceil(sentences.length / 2);
  const block = (text: readonly string[]): Block[] => [{ type: 'paragraph', text: text.join(' ') }];
  return [portionOf(part, block(sentences.slice(0, cut))), portionOf(part, block(sentences.slice(cut)))];
}
