import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { languageOf } from '@/lib/languages/find-language';
import { normalForm, toAsciiDigits, wordsIn } from '@/lib/languages/normal-form';
import { hasDigit } from '@/lib/reading/source/signs';
import { wordCount } from '@/lib/reading/source/sentences';
import { linesOf, type Atom } from './atoms';
import { countedOff, headOf } from './text/pieces';
import type { TellingContext } from './context';
import { remembered } from './text/remember';
import { isBlank, isEnder, trimmed, unstopped } from './text/signs';
import { gistOf } from './text/telling';
import { textsOn } from './texts-on';

/** What it costs when a slide leaves out a number, a name or label, and a word. */
const [costOfNumber, costOfName, costOfWord] = [0.5, 0.2, 0.09];
/** A chart says at a glance what cells say one by one. */
const [shareOfCells, mostOfData] = [0.35, 3.6];

/** The pieces of a text, with what it costs to lose each of them. */
type Pieces = ReadonlyMap<string, number>;

/** Of a language: they say nothing by themselves. */
export const smallWords = remembered((_, { tag }) => new Set(languageOf(tag).signs.words.split(' ').map(normalForm)));

/** Numbers by their digits, however they are grouped, scaled and written; words without their accents; pairs of signs where no blanks part words. */
const piecesIn = remembered((text, speech): Pieces => {
  const pieces = new Map<string, number>();
  const plain = toAsciiDigits(text);
  const small = smallWords('', speech);
  const isUnspaced = languageOf(speech.tag).unspaced === true;
  const labelled = headOf(text)?.head.length ?? 0;
  let number = { end: -2, digits: '' };
  for (const { form, start, end } of wordsIn(plain)) {
    if (hasDigit(form)) {
      const between = plain.slice(number.end, start);
      const isSame: boolean =
        number.end + 1 === start && (isBlank(between) ? end - start === 3 : ".,'’٫٬".includes(between));
      if (isSame) pieces.delete(number.digits);
      number = { end, digits: isSame ? number.digits + form : form };
      pieces.set(number.digits, costOfNumber);
      continue;
    }
    if (small.has(form)) continue;
    if (isUnspaced && form.length > 1) {
      for (let at = 0; at + 1 < form.length; at += 1) pieces.set(form.slice(at, at + 2), costOfWord / 2);
      continue;
    }
    const isFirst = start === 0 || isEnder(plain.charAt(start - 2));
    const isName = end <= labelled || (!isFirst && plain.charAt(start) !== form.charAt(0) && form.length > 1);
    pieces.set(form, Math.max(pieces.get(form) ?? 0, isName ? costOfName : costOfWord));
  }
  return new Map([...pieces].map(([piece, cost]) => [hasDigit(piece) ? trimmed(piece, '0') : piece, cost]));
});

/** The numbers of a text, by their digits. */
export const numbersIn = (text: string, context: Pick<TellingContext, 'tag' | 'lexicon'>): string[] =>
  [...piecesIn(text, context).keys()].filter(hasDigit);

/** What it would cost to lose all of a text. */
export const worthOf = remembered((text, speech) =>
  [...piecesIn(text, speech).values()].reduce((sum, cost) => sum + cost, 0),
);

const known = new WeakMap<Atom, Pieces>();

function piecesOf(atom: Atom, context: TellingContext): Pieces {
  const found = known.get(atom);
  if (found !== undefined) return found;
  const lines = atom.type === 'turn' ? gistOf(atom.turn, context) : linesOf(atom);
  // "1) register 2) pay": steps are counted by their places.
  const parts = lines.flatMap((line) => {
    const steps = countedOff(line);
    return steps.length > 0 ? steps : [line];
  });
  const pieces = new Map(parts.flatMap((part) => [...piecesIn(part, context)]));
  known.set(atom, pieces);
  return pieces;
}

/** What content says and slides don't show, by what it costs to lose it. */
export function lossOf(
  atoms: readonly Atom[],
  titles: readonly string[],
  slides: readonly object[],
  context: TellingContext,
): number {
  const shown = shownOn(slides, context);
  const lost = (pieces: Pieces): number => {
    let sum = 0;
    for (const [piece, cost] of pieces) if (!shown.has(piece)) sum += cost;
    return sum;
  };
  const ofAtoms = atoms.map((atom) => {
    const loss = lost(piecesOf(atom, context));
    return atom.type === 'data' ? Math.min(loss * shareOfCells, mostOfData) : loss;
  });
  const ofTitles = titles.map((title) => lost(piecesIn(title, context)));
  return [...ofAtoms, ...ofTitles].reduce((sum, loss) => sum + loss, 0);
}

const shownBy = new WeakMap<readonly object[], ReadonlySet<string>>();

/** The pieces of all slides: what is lost of each atom is looked for on all of them. */
function shownOn(slides: readonly object[], context: TellingContext): ReadonlySet<string> {
  const found = shownBy.get(slides);
  if (found !== undefined) return found;
  const shown = new Set<string>();
  for (const slide of slides)
    for (const text of textsOn(slide)) for (const piece of piecesIn(text, context).keys()) shown.add(piece);
  shownBy.set(slides, shown);
  return shown;
}

/** What an end pass brings back at least, and the words that a slide, and the text beside a picture, then has at most. */
const [leastBack, mostOnSlide, mostBeside] = [0.3, 150, 60];

/** What no slide says, on those of its section where they have room. */
export function withLost<Slide extends SlideSpecInput>(
  slides: readonly Slide[],
  told: readonly Atom[],
  all: readonly object[],
  context: TellingContext,
): Slide[] {
  let known = [...slides];
  const isLimited = context.reading.instructions.mostWords !== null;
  if (isLimited || lossOf(told, [], slides, context) <= leastBack) return known;
  for (const atom of told) {
    if (atom.type === 'data' || lossOf([atom], [], all, context) <= leastBack) continue;
    const [text, under] = [linesOf(atom).join('; '), atom.path.at(-1)?.title ?? null];
    const more = known.map((slide) => {
      const words = textsOn(slide).reduce((sum, each) => sum + wordCount(each), wordCount(text));
      return words > mostOnSlide ? null : withLine(slide, text, under);
    });
    const at = more.findIndex((slide) => slide !== null);
    known = known.map((slide, index) => (index === at ? (more[at] ?? slide) : slide));
  }
  return known;
}

function withLine<Slide extends SlideSpecInput>(slide: Slide, line: string, under: string | null): Slide | null {
  const text = unstopped(line);
  const isOwn = (name: string | undefined): boolean => name !== undefined && under !== null && isSame(name, under);
  const beside = (known = ''): string | null => {
    const both = known === '' ? line : `${known}${isEnder(known.at(-1) ?? '') ? '' : '.'} ${line}`;
    return wordCount(both) > mostBeside ? null : both;
  };
  switch (slide.kind) {
    case 'bullets': {
      const at = slide.items.findIndex((item) => isOwn(item.text));
      const items = slide.items.map((item, index) =>
        index === at ? { ...item, children: [...(item.children ?? []), text] } : item,
      );
      return { ...slide, ordered: false, items: at === -1 ? [...items, { text }] : items };
    }
    case 'two_columns': {
      const side = ([slide.left, slide.right] as const).findIndex(({ heading }) => isOwn(heading));
      const key = side === 0 ? 'left' : 'right';
      return side === -1 ? null : { ...slide, [key]: { ...slide[key], items: [...slide[key].items, { text }] } };
    }
    case 'blocks': {
      const blocks = slide.blocks.map((block) =>
        block.kind === 'bullets' ? { ...block, items: [...block.items, { text }] } : block,
      );
      return slide.blocks.some(({ kind }) => kind === 'bullets') ? { ...slide, blocks } : null;
    }
    case 'chart': {
      const takeaway = beside(slide.takeaway);
      return takeaway === null ? null : { ...slide, takeaway };
    }
    case 'table': {
      const caption = beside(slide.caption);
      return caption === null ? null : { ...slide, caption };
    }
    case 'statement':
      return slide.support === undefined ? { ...slide, support: line } : null;
    default:
      return null;
  }
}

function isSame(a: string, b: string): boolean {
  return normalForm(unstopped(a)) === normalForm(unstopped(b));
}
