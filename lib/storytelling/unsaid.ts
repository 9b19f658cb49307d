import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import { findCounts } from '@/lib/reading/roles/find-counts';
import { hasDigit } from '@/lib/reading/source/signs';
import { linesOf, type Atom } from './atoms';
import type { TellingContext } from './context';
import { lossOf, numbersIn } from './loss';
import { textsOn } from './texts-on';
import { capitalised, unstopped } from './text/signs';

const [leastLost, mostListed, mostOnSlide] = [0.45, 5, 8];

/** What the content says in figures and no slide does, as its lines. */
function linesUnsaid(atoms: readonly Atom[], slides: readonly SlideSpecInput[], context: TellingContext): string[] {
  return atoms.flatMap((atom) => {
    const lines = atom.type === 'data' ? [] : linesOf(atom).filter(hasDigit);
    return lines.length > 0 && lossOf([atom], [], slides, context) >= leastLost ? lines : [];
  });
}

/** A slide with what no other says, where one more is allowed; and what is told of what stands on none. */
export function withUnsaid(
  slides: readonly SlideSpecInput[],
  atoms: readonly Atom[],
  context: TellingContext,
): { slides: SlideSpecInput[]; notices: string[] } {
  const { reading, words } = context;
  const lines = reading.instructions.mostWords === null ? linesUnsaid(atoms, slides, context) : [];
  const hasRoom = slides.length < reading.slideCount.most;
  const isShown = lines.length > 0 && lines.length <= mostOnSlide && hasRoom;
  const rest: SlideSpecInput[] = isShown
    ? [{ kind: 'bullets', title: words.detail, items: lines.map((text) => ({ text: capitalised(unstopped(text)) })) }]
    : [];
  const at = slides.at(-1)?.kind === 'closing' ? slides.length - 1 : slides.length;
  const all = [...slides.slice(0, at), ...rest, ...slides.slice(at)];
  const unsaid = [...(isShown ? [] : lines), ...figuresOfRequest(reading, all, context)];
  return { slides: all, notices: unsaid.length === 0 ? [] : [noticeOf(unsaid)] };
}

/** Sentences that were taken for what is asked, with figures that no slide has and that count no slides. */
function figuresOfRequest(reading: Reading, slides: readonly SlideSpecInput[], context: TellingContext): string[] {
  const shown = new Set(slides.flatMap((slide) => textsOn(slide)).flatMap((text) => numbersIn(text, context)));
  return reading.asides.flatMap(({ role, text }) => {
    const counts = findCounts(text, context.lexicon.marksIn(text)).reverse();
    const said = counts.reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
    const isLost = role !== 'boilerplate' && numbersIn(said, context).some((number) => !shown.has(number));
    return isLost ? [text.trim()] : [];
  });
}

function noticeOf(lines: readonly string[]): string {
  const listed = lines.slice(0, mostListed).map((line) => `"${unstopped(line)}"`);
  const more = lines.length > mostListed ? ` and ${lines.length - mostListed} more` : '';
  return `No slide shows all figures of ${listed.join(', ')}${more}; see the speaker notes, or write them as a sentence of their own.`;
}
