import type { Lexicon } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import type { Block, SourceSpan } from '../source/block';
import { sentencesIn, visualWidth, wordCount } from '../source/sentences';
import { fieldOf, hasLetter, isWhole, trimSigns } from '../source/signs';
import type { Named, NamedAt, Stretch } from '../roles/tagging/tag-blocks';

/** A sentence ends in it, and another begins. */
const isTorn = /[?!。！？]\s*\p{L}|\p{Ll}{4}[.؟।]\s/u;

const isCrumbs = /\s[»›▸]\s/u;

/** What the whole may be called. */
export interface Name extends SourceSpan {
  text: string;
  /** Its place among the blocks; it stands in that one's text. */
  block: number;
  /** How it was found. */
  kinds: string[];
}

/** Blocks with their text, and what the tagger says of it. */
export interface Tagged {
  blocks: readonly Block[];
  stretches: readonly (readonly Stretch[])[];
  names: readonly NamedAt[];
}

const [mostLines, mostHeadings, mostPieces, mostBefore] = [14, 40, 5, 2];
/** What stands further on in one text, and more spans of it than these, name nothing. */
const [furthest, mostNamed, mostNames] = [1500, 24, 300];
/** What is doubted more is not looked around. */
const mostOfDoubt = 1;
const [mostWords, widest] = [22, 150];
const around = ' \t.,;:!=…*_#|·>-–—。、，：；،؛';
/** What mail programs of all countries set before the subject of an answer. */
const replies = new Set(
  're fw fwd aw wg tr rv rif odp ynt ilt ha sv vs res enc 回复 转发 答复 回覆 轉寄 返信 転送 답장 전달'.split(' '),
);
const [openings, closings] = ['"“„«「『(（[', '"”“»」』)）]'];
const quoted = /["“„«「『]([^"“”„«»「」『』\n]{3,120})["”“»」』]/gu;
const parting =
  /\s[-–—|·/]{1,2}\s|[:：](?!\/\/|\p{Nd})|\s[»›▸]\s|[,;，；、،؛]\s?(?!\p{Nd})|[（(]|(?:(?<!\p{Nd})\.|[!?。！？؟])(?=\s|$)|\n|\s=\s/gu;

/** Every stretch of a text that may name all of it. */
export function namesIn(
  { blocks, stretches, names: named }: Tagged,
  lexicon: Lexicon,
  small: ReadonlySet<string>,
): Name[] {
  const names = new Map<string, Name>();
  const spans = new Map<number, NamedAt[]>();
  for (const name of named) {
    const own = spans.get(name.block) ?? [];
    if (name.start < furthest && own.length < mostNamed) spans.set(name.block, [...own, name]);
  }
  let [lines, headings] = [0, 0];
  for (const [block, found] of blocks.entries()) {
    const text = textOfBlock(found).slice(0, 2 * furthest);
    if (text === '' || names.size > mostNames) continue;
    const add = (from: number, to: number, kind: string): void => {
      const [wholeFrom, wholeTo] = wholeOf(text, from, to);
      const name = nameAt(text, wholeFrom, wholeTo);
      if (name === null) return;
      // What is found of a quotation only means the whole where it is a title.
      const isMore = (wholeTo > to || wholeFrom < from) && openings.includes(text.charAt(wholeFrom - 1) || ' ');
      keep(name, isMore && kind !== 'title 0' ? 'quote' : kind);
      if (isMore) return;
      const [start, end] = withoutSmall(name, small);
      const inner = start === name.start && end === name.end ? null : nameAt(text, start, end);
      if (inner !== null) keep(inner, `${kind} inner`);
    };
    const keep = (name: Placed, kind: string): void => {
      const key = `${block} ${name.start} ${name.end}`;
      const known = names.get(key);
      if (known === undefined) names.set(key, { ...name, block, kinds: [kind] });
      else if (!known.kinds.includes(kind)) known.kinds.push(kind);
    };
    const own = stretches[block] ?? [];
    const others = own
      .flatMap(({ named: each }) => each)
      .filter(({ tag }) => tag !== 'topic' && tag !== 'title')
      .map((each) => ({ ...placed(each), isAudience: each.tag === 'audience' }));
    const mine = spans.get(block) ?? [];
    const cuts = mine.length === 0 ? [] : cutsIn(text);
    for (const name of mine) {
      const kind = `${name.tag} ${name.doubt}`;
      const { start, end } = placed(name);
      const last = mine.findLast(({ doubt }) => doubt === name.doubt);
      if (last !== undefined && last.start > start) add(start, placed(last).end, `${kind} joined`);
      if (name.doubt <= mostOfDoubt) addAround(text, placed(name), { kind, cuts, others, lexicon, add });
      else add(start, end, kind);
    }
    const isRequest = own.some(({ role }) => role === 'request');
    if (isRequest)
      for (const match of text.matchAll(quoted)) add(match.index + 1, match.index + match[0].length - 1, 'quote');
    // "Company name: WashWheel. Tagline: …" in a paragraph.
    const sentences = isRequest && lines <= mostBefore ? sentencesIn(text) : [];
    for (const { start, end } of sentences.length > 1 ? sentences : []) {
      const field = fieldOf(text.slice(start, end));
      if (field !== null) add(text.indexOf(field.value, start + field.key.length), end, 'value');
    }
    lines += 1;
    if (found.type === 'heading') headings += 1;
    if (found.type === 'heading' ? headings <= mostHeadings : lines <= mostLines && found.type === 'line')
      addPieces(text, found.type, add);
  }
  return [...names.values()];
}

type Placed = Omit<Name, 'block' | 'kinds'>;

/** Without articles and the like at its ends. */
function withoutSmall({ text, start, end }: Placed, small: ReadonlySet<string>): [number, number] {
  const words = wordsIn(text);
  const isTelling = ({ form }: { form: string }): boolean => !small.has(form);
  const [first, last] = [words.find(isTelling), words.findLast(isTelling)];
  if (first === undefined || last === undefined) return [start, end];
  // The "s" of "St Brannoc's" is no word of its own.
  const isEnd = last === words.at(-1) || text.charAt(last.end).trim() !== '';
  return [start + first.start, isEnd ? end : start + last.end];
}

type Add = (start: number, end: number, kind: string) => void;

/** A line as a whole, its first sentence, and what stands between its signs. */
function addPieces(text: string, type: string, add: Add): void {
  add(0, text.length, type);
  const [first] = sentencesIn(text);
  if (first !== undefined && first.end < text.length) add(first.start, first.end, 'sentence');
  const cuts = cutsIn(text).slice(0, mostPieces);
  if (cuts.length === 0) return;
  const edges = [{ start: 0, end: 0 }, ...cuts, { start: text.length, end: text.length }];
  for (let from = 0; from < edges.length - 1; from += 1)
    for (let to = from + 1; to < edges.length; to += 1)
      if (from > 0 || to < edges.length - 1)
        add(
          edges[from]?.end ?? 0,
          edges[to]?.start ?? 0,
          from === 0 ? 'head' : to === edges.length - 1 ? 'tail' : 'piece',
        );
}

function cutsIn(text: string): SourceSpan[] {
  return Array.from(text.matchAll(parting), ({ 0: sign, index }) => ({ start: index, end: index + sign.length }));
}

const placed = ({ start, text }: Named): SourceSpan => ({ start, end: start + text.length });

interface Around {
  kind: string;
  /** Where the text may be parted, and the other spans in it that are named. */
  cuts: readonly SourceSpan[];
  others: readonly (SourceSpan & { isAudience: boolean })[];
  lexicon: Lexicon;
  add: Add;
}

function addAround(text: string, { start, end }: SourceSpan, { kind, cuts, others, lexicon, add }: Around): void {
  add(start, end, kind);
  const ends = [
    ...cuts.filter((cut) => cut.start >= end).map((cut) => cut.start),
    ...others.filter((each) => each.start > end).map((each) => each.start),
  ];
  // Whom it is for stands below a name.
  const listeners = others.find((each) => each.isAudience && each.start >= end)?.start ?? text.length;
  const stops = [...new Set([...ends, text.length])]
    .sort((a, b) => a - b)
    .slice(0, 2)
    .filter((stop) => stop <= listeners);
  const leads = lexicon
    .marksIn(text.slice(0, start))
    .filter(
      ({ meaning }) =>
        meaning === 'word.about' || meaning === 'word.for' || meaning === 'word.deck' || meaning === 'word.titleLabel',
    );
  const begins = [...cuts.filter((cut) => cut.end <= start).map((cut) => cut.end), ...leads.map((lead) => lead.end)];
  const begin = [...new Set([...begins, 0])].sort((a, b) => b - a)[0] ?? 0;
  for (const stop of stops) {
    add(start, stop, `${kind} on`);
    add(begin, stop, `${kind} both`);
  }
  add(begin, end, `${kind} from`);
  for (const cut of cuts)
    if (cut.start > start && cut.end < end) {
      add(start, cut.start, `${kind} head`);
      add(cut.end, end, `${kind} tail`);
    }
}

/** Without the signs and quotation marks around it; null for what is no name. */
function nameAt(text: string, from: number, to: number): Placed | null {
  let [start, end] = [from, to];
  // No sign around a name makes it as long as that.
  if (end - start > 4 * widest) return null;
  for (;;) {
    const said = text.slice(start, end);
    const signed = trimSigns(said, around);
    const reply = fieldOf(signed, 6);
    const plain = reply !== null && replies.has(reply.key.toLowerCase()) ? reply.value : signed;
    const at = start + said.indexOf(plain);
    const [open, close] = [openings.indexOf(plain.charAt(0)), closings.indexOf(plain.slice(-1))];
    const isWrapped = plain.length > 2 && open !== -1 && close !== -1;
    const isOpen = open !== -1 && !Array.from(plain).some((sign, place) => place > 0 && closings.includes(sign));
    const isShut = close !== -1 && !Array.from(plain.slice(0, -1)).some((sign) => openings.includes(sign));
    const next: [number, number] = [
      at + (isWrapped || isOpen ? 1 : 0),
      at + plain.length - (isWrapped || isShut ? 1 : 0),
    ];
    if (next[0] === start && next[1] === end) break;
    [start, end] = next;
    if (start >= end) return null;
  }
  const said = text.slice(start, end);
  const isName = said.length > 1 && hasLetter(said) && wordCount(said) <= mostWords && visualWidth(said) <= widest;
  return isName &&
    !said.includes('\n') &&
    isWhole(said) &&
    !isTorn.test(said) &&
    !isCrumbs.test(said) &&
    sentencesIn(said).length < 2
    ? { text: said, start, end }
    : null;
}

/** A quotation or what brackets hold is never cut. */
function wholeOf(text: string, from: number, to: number): [number, number] {
  // "St Brannoc's" is one word.
  const rest = "'’".includes(text.charAt(to - 1) || ' ') ? /^\p{L}{1,2}(?!\p{L})/u.exec(text.slice(to)) : null;
  let end = to + (rest?.[0].length ?? 0);
  for (const match of text.matchAll(quoted)) {
    const [first, last] = [match.index + 1, match.index + match[0].length - 1];
    if (from >= first && end <= last) return [first, last];
    if (from < first && end >= first && end <= last) end = last + 1;
  }
  const said = text.slice(from, end);
  for (const [open, close] of ['()', '（）', '[]'])
    if (open !== undefined && close !== undefined && said.lastIndexOf(open) > Math.max(0, said.lastIndexOf(close))) {
      const closing = text.indexOf(close, end);
      if (closing !== -1 && closing - from <= widest) end = closing + 1;
    }
  return [from, end];
}

export function textOfBlock(block: Block | undefined): string {
  return block !== undefined && 'text' in block && block.type !== 'code' ? block.text : '';
}
