import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { normalForm } from '@/lib/languages/normal-form';
import type { Passage } from '@/lib/reading/passage';
import type { Section } from '@/lib/reading/reading';
import { atomsOf, linesOf, type Atom } from '../atoms';
import { isBlank } from '../text/signs';
import { textsOn } from '../texts-on';

interface Statement {
  /** As the slide shows it, or else as the passage says it. */
  claim: string;
  passage: string;
}

/** The slides of what sources say, each with the statements that it takes from them. */
export function citeSlides(slides: readonly SlideSpec[], content: Section, passages: readonly Passage[]): SlideSpec[] {
  const known = passages.map(({ id, text }) => ({ id, lines: text.split('\n'), plain: plain(text) }));
  const told = atomsOf(content).map((atom) => ({ atom, lines: linesOf(atom).map(plain).filter(Boolean) }));
  return slides.map((slide) => {
    const notes = plain(slide.notes);
    const shown = textsOn(slide);
    const citations = told
      .filter(({ lines }) => lines.length > 0 && lines.every((line) => notes.includes(line)))
      .flatMap(({ atom }) => statementsOf(atom, shown, known))
      .filter(({ claim }) => !isBlank(claim));
    return citations.length === 0 ? slide : { ...slide, citations };
  });
}

interface Known {
  id: string;
  lines: readonly string[];
  plain: string;
}

function statementsOf(atom: Atom, shown: readonly string[], known: readonly Known[]): Statement[] {
  if (atom.type === 'data')
    return atom.data.rows.flatMap((row) => {
      for (const { id, lines } of known) {
        const line = lines.find((each) => row.every((cell) => plain(each).includes(plain(cell))));
        if (line !== undefined) return [{ claim: line.trim(), passage: id }];
      }
      return [];
    });
  return linesOf(atom).flatMap((line) => {
    const said = plain(line);
    const source = known.find((each) => each.plain.includes(said));
    if (source === undefined) return [];
    const asShown = shown.find((text) => plain(text).length > said.length / 2 && said.includes(plain(text)));
    return [{ claim: asShown ?? line.trim(), passage: source.id }];
  });
}

function plain(text: string): string {
  const isSilent = (sign: string): boolean => isBlank(sign) || '*_|\\-'.includes(sign);
  return Array.from(normalForm(text))
    .filter((sign) => !isSilent(sign))
    .join('');
}
