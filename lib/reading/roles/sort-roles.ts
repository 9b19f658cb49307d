import type { Language } from '@/lib/languages/language';
import type { Lexicon } from '@/lib/languages/lexicon';
import type { Instructions, Reading } from '../reading';
import type { Block, Heading, Line, Quote, Turn } from '../source/block';
import { wordCount } from '../source/sentences';
import { fieldOf, hasDigit, hasLetter, trimSigns, without } from '../source/signs';
import { chunksOf, has, mark, speaksOfSlides } from './clauses';
import { isContact, isForwarding, linesOfMailHead } from './letters';
import { keepStructure } from './keep-structure';
import { courseKey } from './course-leads';
import { readLabel } from './read-label';
import { denies } from './leave-out';
import { noInstructions, readDenied, readRequest } from './read-request';
import { readNamed } from './read-named';
import type { Named, Stretch } from './tagging/tag-blocks';
import type { Tag, WordRole } from './tagging/tags';

export interface Sorted {
  instructions: Instructions;
  content: Block[];
  asides: Reading['asides'];
  /** As a line of its own labels it: "Title: …". */
  title: string | null;
}

type TextBlock = Line | Heading | Turn | Quote;

/** Labels such as "Audience: …" stand among the first lines, or at the end. */
const [mostLabels, mostClosing, mostBelowSlide] = [12, 2, 20];
const [fewestSiblings, shareOfContent] = [3, 0.3];
const commas = [',', '，', '、', '،'];
const crumbSigns = [' » ', ' › ', ' ▸ '];
const [mostWordsOfCrumb, mostWordsOfPart] = [6, 4];
const quotes = '"“”„«»「」『』';

const asideOf: Readonly<Record<Exclude<WordRole, 'content'>, 'instruction' | 'boilerplate'>> = {
  request: 'instruction',
  ban: 'instruction',
  boilerplate: 'boilerplate',
  private: 'boilerplate',
};

/** Parts what is said to whoever makes the slides, and what letters have around them, from what the slides are to say. */
export function sortRoles(
  blocks: readonly Block[],
  stretches: readonly Stretch[][],
  lexicon: Lexicon,
  language: Language,
): Sorted {
  const sorter = new Sorter(blocks, stretches, lexicon, language);
  return sorter.sort();
}

class Sorter {
  readonly #blocks: readonly Block[];
  readonly #lexicon: Lexicon;
  readonly #language: Language;
  #stretches: readonly (readonly Stretch[])[];
  #numbered: Map<string, { all: number; ofContent: number }> | null = null;
  readonly #sorted: Sorted = {
    instructions: noInstructions,
    content: [],
    asides: [],
    title: null,
  };

  constructor(blocks: readonly Block[], stretches: readonly Stretch[][], lexicon: Lexicon, language: Language) {
    this.#blocks = blocks;
    this.#lexicon = lexicon;
    this.#language = language;
    this.#stretches = keepStructure(blocks, stretches, lexicon);
    this.#stretches = blocks.map((block, index) => this.#rightly(block, index));
  }

  sort(): Sorted {
    for (let index = 0; index < this.#blocks.length; index += 1) {
      const block = this.#blocks[index];
      if (block === undefined) continue;
      if (block.type === 'line') {
        const lines = linesOfMailHead(this.#blocks, index, this.#lexicon);
        if (lines > 1 || (lines === 1 && index === 0)) {
          for (const line of this.#blocks.slice(index, index + lines)) this.#putAside(line, 'boilerplate');
          index += lines - 1;
          continue;
        }
        if (isForwarding(block.text, this.#lexicon) || this.#takeCrumbs(block.text)) {
          this.#putAside(block, 'boilerplate');
          continue;
        }
        if (this.#takeLabel(block, index)) continue;
      }
      if (block.type === 'line' || block.type === 'heading' || block.type === 'turn' || block.type === 'quote')
        this.#sortText(block, this.#stretches[index] ?? []);
      else this.#sorted.content.push(block);
    }
    const named = this.#stretches.flatMap((stretches) =>
      stretches.flatMap(({ role, named: words }) => (role === 'request' || role === 'ban' ? words : [])),
    );
    this.#sorted.instructions = readNamed(this.#sorted.instructions, named, this.#lexicon, this.#language);
    return this.#sorted;
  }

  /**
   * What its place says more surely than its words: what stands first and greets nobody names what follows; what stands
   * behind "Slide 2:", or amid numbered lines of content, is what the slide says.
   */
  #rightly(block: Block, index: number): readonly Stretch[] {
    const stretches = this.#stretches[index] ?? [];
    if (!('text' in block) || stretches.every(({ role }) => role === 'content')) return stretches;
    const greets = has(mark(block.text, this.#lexicon), 'word.greeting', 'word.mailLabel');
    const asks = stretches.some(({ role }) => role === 'request');
    const isTitle = index === 0 && this.#blocks.length > 2 && !greets && !asks;
    const above = this.#blocks[index - (block.type === 'quote' ? 1 : 0)];
    const isSlide = above !== undefined && 'marker' in above && above.marker?.role === 'slide';
    const isAmidContent = this.#isAmidContent(block);
    const isOfCourse = isBelowCourse(this.#blocks[index - 1], block);
    const isSaid = this.#isBelowSlide(index) || this.#isOwnContact(block, index);
    return stretches.map((stretch, place) => {
      const { role, named } = stretch;
      // Behind what a slide says a sentence about the slides says how all of them are to be.
      const isOfAll = place > 0 && role === 'request' && speaksOfSlides(mark(stretch.text, this.#lexicon));
      const names = (...tags: Tag[]): boolean => named.every(({ tag }) => tags.includes(tag));
      const isContent =
        (isSlide && (block.type === 'quote' || (role !== 'ban' && !named.some(({ tag }) => tag === 'banned')))) ||
        ((isTitle || isSaid) && role === 'boilerplate') ||
        (isOfCourse && role !== 'ban' && role !== 'private') ||
        (isAmidContent && role === 'request' && named.length > 0 && names('part', 'topic', 'saying'));
      return isContent && !isOfAll ? { ...stretch, role: 'content', named: [] } : listed(stretch, this.#lexicon);
    });
  }

  /** Below what a slide is called, where it would have nothing else to say, or begins with that: a list of numbers. */
  #isBelowSlide(index: number): boolean {
    const isSlide = (block: Block): boolean => 'marker' in block && block.marker?.role === 'slide';
    const from = Math.max(0, index - mostBelowSlide);
    const above = this.#blocks.slice(from, index).findLastIndex(isSlide);
    const between = this.#blocks.slice(from + above + 1, index + 1);
    if (above === -1 || between.some((block) => block.type !== 'line' || block.isApart)) return false;
    const lines = this.#stretches.slice(from + above + 1, index + 1);
    const isAll = lines.every((own) => own.every(({ role }) => role !== 'content'));
    // "Write to: Ann Lee, 555 0123, ann@example.org" is all of it on its slide where a part of it is.
    const isPart = lines.at(-1)?.some(({ role }) => role === 'content') === true;
    return isAll || isPart || lines[0]?.every(({ role }) => role === 'boilerplate') === true;
  }

  /** An address behind everything, where nothing is of a letter. */
  #isOwnContact(block: Block, index: number): boolean {
    const isLast = index === this.#blocks.length - 1 && 'text' in block && isContact(block.text);
    const isThanked = isLast && has(mark(block.text, this.#lexicon), 'word.farewell', 'word.greeting', 'word.please');
    const isOfLetter = (own: readonly Stretch[], at: number): boolean =>
      own.some(({ role }) => (role === 'boilerplate') !== (at === index));
    return isLast && !isThanked && wordCount(block.text) > 1 && !this.#stretches.some(isOfLetter);
  }

  /** Numbered lines go together: of which a good part is content, all of it is. */
  #isAmidContent(block: Block): boolean {
    this.#numbered ??= this.#countNumbered();
    const { all = 0, ofContent = 0 } = this.#numbered.get(keyOf(block) ?? '') ?? {};
    return all >= fewestSiblings && ofContent >= all * shareOfContent;
  }

  /** Numbered lines of each sort, and those of them with content. */
  #countNumbered(): Map<string, { all: number; ofContent: number }> {
    const counts = new Map<string, { all: number; ofContent: number }>();
    for (const [at, block] of this.#blocks.entries()) {
      const key = keyOf(block);
      if (key === null) continue;
      const { all, ofContent } = counts.get(key) ?? { all: 0, ofContent: 0 };
      const isContent = (this.#stretches[at] ?? []).some(({ role }) => role === 'content');
      counts.set(key, { all: all + 1, ofContent: ofContent + (isContent ? 1 : 0) });
    }
    return counts;
  }

  #sortText(block: TextBlock, stretches: readonly Stretch[]): void {
    const kept = stretches.filter(({ role, text }) => role === 'content' && (hasLetter(text) || hasDigit(text)));
    for (const { role, text, named } of stretches) {
      if (role === 'content') continue;
      // What is asked before something is banned is asked all the same.
      const from = role === 'ban' ? 0 : banIn(text, named);
      if (role === 'request') this.#learn(text.slice(0, from), named);
      if (from < text.length) this.#learnBan(text.slice(from), block.text, named);
      this.#putAside(block, asideOf[role], text);
    }
    if (kept.length === 0) {
      // What is asked of a slide names it not, but what stands below is still of a slide of its own.
      const isSlide = 'marker' in block && block.marker?.role === 'slide';
      // A heading without words parts what stands below it from what stands above.
      const isParting = block.type === 'heading' && block.text === '';
      if (isSlide || isParting) this.#sorted.content.push({ ...block, text: '' });
      return;
    }
    if (kept.length === stretches.length) {
      this.#sorted.content.push(block);
      return;
    }
    // What is kept and stood together stays as it was written.
    let at = 0;
    const runs: { start: number; end: number; last: number }[] = [];
    for (const [index, stretch] of stretches.entries()) {
      const start = block.text.indexOf(stretch.text, at);
      at = Math.max(start, at) + stretch.text.length;
      const run = runs.at(-1);
      if (!kept.includes(stretch)) continue;
      if (run?.last === index - 1) Object.assign(run, { end: at, last: index });
      else runs.push({ start: Math.max(start, 0), end: at, last: index });
    }
    const said = runs.map(({ start, end }) => trimSigns(block.text.slice(start, end), ' ,;:：，、-–—'));
    this.#sorted.content.push({ ...block, text: said.join(' ') });
  }

  #putAside(block: Block, role: 'instruction' | 'boilerplate', text = 'text' in block ? block.text : ''): void {
    if (text !== '') this.#sorted.asides.push({ text, role, span: block.span });
  }

  #learn(text: string, named: readonly Named[] = []): void {
    const sentence = mark(text, this.#lexicon);
    // "What is not paid" denies nothing.
    const wanted = named.flatMap((each) => (each.tag === 'part' ? each.text : []));
    this.#sorted.instructions = readRequest(this.#sorted.instructions, sentence, this.#language, wanted);
  }

  /** What denies nothing bans nothing. */
  #learnBan(text: string, line: string, named: readonly Named[]): void {
    const banned = named.flatMap((each) => (each.tag === 'banned' ? each.text : []));
    const sentence = mark(text, this.#lexicon);
    if (denies(sentence) || (banned.length > 0 && denies(mark(line, this.#lexicon))))
      this.#sorted.instructions = readDenied(this.#sorted.instructions, sentence, banned, this.#language);
  }

  /** "Audience: shift supervisors", "Title: …" among the first lines. */
  #takeLabel(block: Line, index: number): boolean {
    const isLast = index >= this.#blocks.length - mostClosing;
    const rank = isLast ? 0 : index;
    if (rank >= mostLabels || (block.marker !== null && block.marker.sort !== 'bullet')) return false;
    if ((this.#stretches[index] ?? []).length > 1) return false;
    const found = readLabel(block.text, rank, this.#sorted.instructions, this.#lexicon);
    if (found === null) return false;
    if (found === 'request') this.#learn(fieldOf(block.text)?.value ?? '');
    else this.#sorted.instructions = { ...this.#sorted.instructions, ...found };
    if (found !== 'request') this.#sorted.title ??= unquoted(found.title ?? '') || null;
    this.#putAside(block, 'instruction');
    return true;
  }

  /** "Home › Guides › First week", "© 2025": what pages have around what they say. */
  #takeCrumbs(text: string): boolean {
    const crumbs = crumbSigns.map((sign) => text.split(sign)).find(({ length }) => length > 1);
    if (text.startsWith('©')) return true;
    if (crumbs === undefined || text.includes('«') || crumbs.some((crumb) => wordCount(crumb) > mostWordsOfCrumb))
      return false;
    return true;
  }
}

/** What a paragraph says behind the name of its slide. */
function isBelowCourse(above: Block | undefined, block: Block): boolean {
  const isNamed = above?.type === 'line' && above.marker?.key === courseKey;
  return isNamed && block.type === 'line' && block.marker === null && !block.isApart;
}

function unquoted(text: string): string {
  const plain = trimSigns(text, quotes);
  return without(plain, quotes) === plain ? plain : text;
}

/** What stands amid parts that are listed is one of them; what is to be left out is none. */
function listed({ named, ...stretch }: Stretch, lexicon: Lexicon): Stretch {
  const marks = lexicon.marksIn(stretch.text).filter(({ meaning }) => meaning === 'word.leaveOut');
  const chunks = chunksOf(stretch.text).map(({ start, end, lead }) => {
    const own = named.filter(({ start: from }) => from >= stretch.start + start && from < stretch.start + end);
    return { lead, own, text: stretch.text.slice(start, end).trim(), start: stretch.start + start, end };
  });
  const isPart = ({ own }: { own: readonly Named[] }): boolean => own.some(({ tag }) => tag === 'part');
  const all = chunks.flatMap(({ own, lead, text, start, end }, at): Named[] => {
    const next = chunks[at + 1];
    const isAmid = next !== undefined && commas.includes(lead) && commas.includes(next.lead) && isPart(next);
    if (own.length === 0 && isAmid && wordCount(text) <= mostWordsOfPart && chunks.slice(0, at).some(isPart))
      return [{ tag: 'part', text, start }];
    const isLeftOut = (from: number): boolean =>
      marks.some((mark) => mark.start >= start - stretch.start && mark.end <= Math.min(end, from - stretch.start));
    return own.map((each) => (each.tag === 'part' && isLeftOut(each.start) ? { ...each, tag: 'banned' } : each));
  });
  return { ...stretch, named: all };
}

/** Where the clause begins that says what is banned; at the end where none does. */
function banIn(text: string, named: readonly Named[]): number {
  const banned = named.flatMap((each) => (each.tag === 'banned' ? each.text : []));
  const chunk = chunksOf(text).find(({ start, end }) => banned.some((each) => text.slice(start, end).includes(each)));
  return chunk?.start ?? (banned.length > 0 ? 0 : text.length);
}

/** What numbered lines of one sort have in common; null for other blocks. */
function keyOf(block: Block): string | null {
  const marker = block.type === 'line' ? block.marker : null;
  return marker === null || marker.ordinal === null ? null : `${marker.sort} ${marker.key}`;
}
