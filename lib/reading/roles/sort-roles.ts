import type { Language } from '@/lib/languages/language';
import type { Lexicon } from '@/lib/languages/lexicon';
import type { Instructions, Reading } from '../reading';
import type { Block, Line, Turn } from '../source/block';
import { endsSentence, sentencesIn, wordCount } from '../source/sentences';
import { endsWith, endsWithColon, fieldOf, startsLarge, startsSmall, withoutStop } from '../source/signs';
import { has, mark } from './clauses';
import { findCounts } from './find-counts';

import { findRules } from './find-rules';
import { findSignature, isForwarding, mailHeadAt } from './letters';
import { sentencesOfTurn } from './small-talk';
import { readLabel } from './read-label';
import { noInstructions, readRequest } from './read-request';
import { addressesMaker, materialBehind, rolesOfLine, type LinePlace } from './weigh-line';
import { asking, weighSentence, type SentencePlace } from './weigh-sentence';

export interface Sorted {
  instructions: Instructions;
  /** The subject of a mail, without "Re:". */
  subject: string | null;
  content: Block[];
  /** The content begins with what a request says besides. */
  isRestOfRequest: boolean;
  asides: Reading['asides'];
}

/** Lines that stand before everything else, and after it, are said to whoever makes the slides more often than others. */
const [mostOpening, mostClosing] = [8, 3];
const mostLabels = 12;
const crumbSigns = [' » ', ' › ', ' ▸ '];
const mostWordsOfLead = 24;
/** Shorter lines may be titles and names. */
const mostWordsOfName = 14;
/** Speakers of an interview. */
const mostOfInterview = 3;
/** A prompt of fewer has no content apart from its request. */
const fewestBlocks = 3;

/** Parts what is said to whoever makes the slides, and what letters have around them, from what the slides are to say. */
export function sortRoles(blocks: readonly Block[], lexicon: Lexicon, language: Language): Sorted {
  const sorter = new Sorter(blocks, lexicon, language);
  return sorter.sort();
}

class Sorter {
  readonly #blocks: readonly Block[];
  readonly #lexicon: Lexicon;
  readonly #language: Language;
  readonly #sorted: Sorted = {
    instructions: noInstructions,
    subject: null,
    content: [],
    isRestOfRequest: false,
    asides: [],
  };
  readonly #firstStructure: number;
  /** How many lines stand before each block. */
  readonly #ranks: readonly number[];
  /** A chat or a meeting, and no interview, whose short answers count. */
  readonly #isMeeting: boolean;
  /** Whether there is something beside a request. */
  readonly #hasMaterial: boolean;
  /** What stands before the request in its line, and names the talk where nothing else does. */
  #lead: string | null = null;
  #hasSaid = false;
  #isLetter = false;
  #lastWasRequest = false;
  #hasAsked = false;

  constructor(blocks: readonly Block[], lexicon: Lexicon, language: Language) {
    this.#blocks = blocks;
    const turns = blocks.filter((block) => block.type === 'turn');
    const speakers = new Set(turns.map(({ speaker }) => speaker)).size;
    this.#isMeeting = speakers > mostOfInterview || turns.some(({ time }) => time !== null);
    this.#lexicon = lexicon;
    this.#language = language;
    let count = 0;
    this.#ranks = blocks.map(({ type }) => (type === 'line' ? count++ : count));
    const structured = blocks.findIndex((block) => block.type !== 'line' || block.marker !== null);
    this.#hasMaterial = structured !== -1 || blocks.length > fewestBlocks;
    this.#firstStructure = structured === -1 ? blocks.length : structured;
  }

  sort(): Sorted {
    const rules = findRules(this.#blocks, this.#lexicon, this.#language);
    const signature = findSignature(this.#blocks, this.#lexicon);
    for (let index = 0; index < this.#blocks.length; index += 1) {
      const block = this.#blocks[index];
      if (block === undefined) continue;
      if (rules.has(index) && 'text' in block) {
        this.#learn(block.text);
        this.#putAside(block, 'instruction');
        this.#lastWasRequest = true;
      } else if (signature !== null && index >= signature.from && index < signature.to)
        this.#putAside(block, 'boilerplate');
      else if (block.type === 'line') {
        const taken = this.#takeMailHead(index);
        if (taken > 0) index += taken - 1;
        else this.#sortLine(block, index);
      } else if (block.type === 'heading') this.#sortHeading(block, index);
      else if (block.type === 'turn') this.#sortTurn(block, index);
      else {
        this.#lastWasRequest = false;
        this.#push(block);
      }
    }
    const { instructions } = this.#sorted;
    if (this.#lead !== null && instructions.topic === null && instructions.title === null)
      this.#sorted.instructions = { ...instructions, topic: withoutStop(this.#lead) };
    return this.#sorted;
  }

  #takeLead(text: string): void {
    if (
      !startsSmall(text) &&
      wordCount(text) <= mostWordsOfLead &&
      !has(mark(text, this.#lexicon), 'word.ourselves', 'word.remark')
    )
      this.#lead = text;
  }

  #push(block: Block): void {
    this.#hasSaid ||=
      block.type !== 'line'
        ? block.type !== 'heading'
        : block.marker !== null || wordCount(block.text) > mostWordsOfName;
    this.#sorted.content.push(block);
  }

  #putAside(
    block: Block,
    role: 'instruction' | 'boilerplate' | 'doubtful',
    text = 'text' in block ? block.text : '',
  ): void {
    if (text !== '') this.#sorted.asides.push({ text, role, span: block.span });
  }

  /** Of a chat: without what says nothing, and without what was said to whoever makes the slides. */
  #sortTurn(block: Turn, index: number): void {
    this.#lastWasRequest = false;
    const next = this.#blocks[index + 1];
    const isOpening = this.#blocks[index - 1]?.type !== 'turn' && block.time !== null;
    const place: SentencePlace = { isOpening, isClosing: false, isBeforeStructure: isOpening, isFirst: false };
    const said = sentencesOfTurn(block, next?.type === 'turn' ? next : null, this.#isMeeting, this.#lexicon);
    const kept = said.filter(({ text, sentence, isSmallTalk }) => {
      // Who opens a chat with a deck wants one: "the council asks us for a talk about …".
      const isWanted = isOpening && has(sentence, 'word.deck', 'word.slide');
      const asks = weighSentence(sentence, place, this.#language) >= asking + (isWanted ? -0.5 : 0.5);
      if (asks) this.#learn(text);
      if (isSmallTalk || asks) this.#putAside(block, asks ? 'instruction' : 'boilerplate', text);
      return !isSmallTalk && !asks;
    });
    if (kept.length > 0) this.#push({ ...block, text: kept.map(({ text }) => text).join(' ') });
  }

  /** A heading may ask, too: "# Make 8 slides from this". */
  #sortHeading(block: Extract<Block, { type: 'heading' }>, index: number): void {
    const sentence = mark(block.text, this.#lexicon);
    const isRequest = index <= 1 && block.marker === null && findCounts(block.text, sentence.marks).length > 0;
    if (!isRequest) {
      this.#lastWasRequest = false;
      this.#push(block);
      return;
    }
    this.#learn(block.text);
    this.#putAside(block, 'instruction');
  }

  #sortLine(block: Line, index: number): void {
    if (isForwarding(block.text, this.#lexicon) || this.#takeCrumbs(block.text))
      return this.#putAside(block, 'boilerplate');
    if (this.#takeLabel(block, index) || this.#takeGreeting(block, index)) return;
    const place = this.#placeOf(block, index);
    const isTitled = block.marker?.sort === 'label';
    if (isTitled) {
      this.#lastWasRequest = false;
      this.#push(block);
      return;
    }
    const sentences = sentencesIn(block.text);
    const material = place.isFirst ? materialBehind(block.text, place, this.#lexicon, this.#language) : null;
    if (material !== null) {
      const request = block.text.slice(0, material).trim();
      this.#learn(request);
      this.#putAside(block, 'instruction', request);
      this.#push({ ...block, text: block.text.slice(material).trim() });
      return;
    }
    if (
      sentences.length > 1 &&
      sentences.slice(0, 3).some(({ text }) => this.#takeLabel({ ...block, text }, index, true))
    ) {
      const rest = sentences.filter(({ text }) => !this.#takeLabel({ ...block, text }, index));
      if (rest.length > 0) this.#sortLine({ ...block, text: rest.map(({ text }) => text).join(' ') }, index);
      return;
    }
    const roles = rolesOfLine(
      sentences.map(({ text }) => text),
      place,
      this.#lexicon,
      this.#language,
    );
    if (place.isFirst && roles[0] === 'doubtful' && roles[1] === 'instruction')
      this.#takeLead(sentences[0]?.text ?? '');
    const kept = sentences.filter((_, position) => roles[position] === 'content');
    for (const [position, { text }] of sentences.entries()) {
      const role = roles[position];
      if (role === undefined || role === 'content') continue;
      if (role === 'instruction') this.#learn(text);
      this.#putAside(block, role, text);
    }
    const isAsked = roles.includes('instruction');
    this.#lastWasRequest = isAsked && kept.length === 0;
    this.#sorted.isRestOfRequest ||= isAsked && this.#sorted.content.length === 0 && kept.length > 0;
    if (kept.length === 0) return;
    this.#push(kept.length === sentences.length ? block : { ...block, text: kept.map(({ text }) => text).join(' ') });
  }

  #placeOf(block: Line, index: number): LinePlace {
    const [before, next] = [this.#blocks[index - 1], this.#blocks[index + 1]];
    const isNear =
      this.#firstStructure - index <= 3 && index < this.#firstStructure && this.#firstStructure < this.#blocks.length;
    const rank = this.#ranks[index] ?? 0;
    const isOpening = (index <= this.#firstStructure && rank < mostOpening) || this.#lastWasRequest;
    const isBelowTitle =
      !block.isApart &&
      (before?.type === 'heading' || (before?.type === 'line' && before.marker === null && !endsSentence(before.text)));
    const isLast = index > 0 && index >= this.#blocks.length - mostClosing;
    const isClosing = isLast && (block.isApart || block.marker === null) && (!isBelowTitle || this.#lastWasRequest);
    return {
      isOpening,
      isClosing: isClosing && (isOpening || addressesMaker(block.text, this.#lexicon)),
      isBeforeStructure:
        isNear || (next !== undefined && (next.type !== 'line' || next.marker !== null || endsWithColon(block.text))),
      isFirst: rank === 0 || (this.#isLetter && this.#sorted.content.length === 0),
      isItem: block.marker !== null,
      isBehindRequest: this.#lastWasRequest,
      isLetter: this.#isLetter,
      hasMaterial: this.#hasMaterial,
    };
  }

  #learn(text: string): void {
    this.#sorted.instructions = readRequest(
      this.#sorted.instructions,
      mark(text, this.#lexicon),
      this.#language,
      !this.#hasAsked,
    );
    this.#hasAsked = true;
  }

  /** "Audience: shift supervisors", "Title: …" among the first lines. */
  #takeLabel(block: Line, index: number, isTrial = false): boolean {
    const isLast = index >= this.#blocks.length - 2;
    const rank = isLast ? 0 : (this.#ranks[index] ?? 0);
    if (this.#hasSaid && !this.#lastWasRequest && index < this.#blocks.length - mostClosing) return false;
    if (rank >= mostLabels || (block.marker !== null && block.marker.sort !== 'bullet')) return false;
    if ((index > this.#firstStructure + 6 && !isLast) || (!isTrial && sentencesIn(block.text).length > 1)) return false;
    const found = readLabel(block.text, rank, this.#sorted.instructions, this.#lexicon);
    if (found === null || isTrial) return found !== null;
    if (found === 'request') this.#learn(fieldOf(block.text)?.value ?? '');
    else this.#sorted.instructions = { ...this.#sorted.instructions, ...found };
    this.#putAside(block, 'instruction');
    this.#lastWasRequest = true;
    return true;
  }

  /** "Home › Guides › First week", "© 2025": what pages have around what they say. */
  #takeCrumbs(text: string): boolean {
    const crumbs = crumbSigns.map((sign) => text.split(sign)).find(({ length }) => length > 1);
    if (text.startsWith('©')) return true;
    if (crumbs === undefined || text.includes('«') || crumbs.some((crumb) => wordCount(crumb) > 6)) return false;
    this.#sorted.subject ??= crumbs.at(-1)?.trim() ?? null;
    return true;
  }

  #takeMailHead(index: number): number {
    const head = mailHeadAt(this.#blocks, index, this.#lexicon);
    if (head === null || (head.lines === 1 && index > 0)) return 0;
    this.#isLetter = true;
    this.#sorted.subject ??= head.subject;
    for (const block of this.#blocks.slice(index, index + head.lines)) this.#putAside(block, 'boilerplate');
    return head.lines;
  }

  #takeGreeting(block: Line, index: number): boolean {
    if (block.marker !== null || index > this.#firstStructure + 2 || wordCount(block.text) > 7) return false;
    const { marks } = mark(block.text, this.#lexicon);
    const opens = marks.some(({ meaning, start }) => meaning === 'word.greeting' && start === 0);
    // "Moira," alone begins a letter as well.
    const isName =
      this.#isLetter && endsWith(block.text, ',，') && wordCount(block.text) <= 3 && startsLarge(block.text);
    if (!isName && (!opens || endsWith(block.text, ':：.'))) return false;
    this.#isLetter = true;
    this.#putAside(block, 'boilerplate');
    return true;
  }
}
