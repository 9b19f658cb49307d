import type { AskedForm } from '@/lib/languages/concepts';
import type { DataSet } from '@/lib/reading/data/data-set';
import { namedTerms } from '@/lib/reading/naming/remove-named';
import { type Meant, meantBy } from '@/lib/reading/naming/terms';
import type { Section } from '@/lib/reading/reading';
import { hasDigit } from '@/lib/reading/source/signs';
import { endsSentence, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { linesOf, type Atom } from './atoms';
import type { TellingContext } from './context';
import { factDrafts } from './facts/fact-drafts';
import { codeDraft } from './forms/code-forms';
import { dataDrafts } from './forms/data-forms';
import { dataWithText } from './forms/data-with-text';
import { tableDraft, tablePages } from './forms/table-forms';
import { draftOf, formsOfAll, formsOfNumbers, meantAs, type AskedForms, type Draft } from './forms/draft';
import { labelledPoints, listedPoints, wholeParagraphs, pointOf, pointsOfAtom, type TextPoint } from './forms/material';
import { pairDrafts } from './forms/pair-forms';
import { rolesOf } from './forms/roles';
import { tree } from './forms/tree-forms';
import { quoteSaid, textDrafts } from './forms/text-forms';
import { factsOfWhole } from './forms/whole-forms';
import { amountsOf, isCount } from './text/counted';
import { bracketOf, countedOff, headOf } from './text/pieces';
import { capitalised, unstopped } from './text/signs';
import { mostTellingOf, weightOf } from './text/telling';
import { isSaying } from './parts/sayings';
import { titleFrom } from './titles';

interface OwnAtoms {
  section: Section;
}

const [widestEyebrow, fewestOfSentence, longestWhole] = [60, 8, 40];
/** Of numbers that a sentence tells, beside what a slide more costs. */
const worthOfDrawn = 4;
/** What one sentence may be shown as. */
const shownAlone: ReadonlySet<string> = new Set(['chart', 'timeline', 'table', 'quote', 'process', 'closing']);

/** Every way to show a run of atoms of one section. */
export class RunDrafts {
  readonly #context: TellingContext;
  readonly #title: string;
  /** Where forms are asked for: all content, and by what it may be meant. */
  readonly #all: readonly Atom[];
  readonly #meanings: readonly Meant[];
  readonly #wishes = new Map<string, ReadonlySet<Atom>>();
  readonly #points = new Map<Atom, TextPoint[]>();
  readonly #names = new Map<string, boolean>();
  readonly #whole = new Map<Section, ReadonlyMap<string, number>>();
  /** Any content may share a slide, since there are too few. */
  isForced = false;
  /** Nothing is parted from anything by a heading. */
  readonly #isOne: boolean;

  constructor(title: string, atoms: readonly Atom[], context: TellingContext) {
    this.#title = title;
    this.#context = context;
    this.#isOne = new Set(atoms.map(({ path }) => path.at(-1))).size === 1;
    const { forms } = context.reading.instructions;
    this.#all = forms.length === 0 ? [] : atoms;
    this.#meanings = this.#all.map((atom) => meantAs(atom, context.tag));
  }

  /** @param isTorn whether the run begins or ends within a paragraph or a list, whose facts are then not all there */
  draftsOfRun(atoms: readonly Atom[], own: OwnAtoms, isNamed: boolean, isTorn = false): Draft[] {
    const isOne = atoms.length === 1 && atoms[0]?.type !== 'sentence';
    const points = (): TextPoint[] => labelledPoints(atoms, (atom) => this.#pointsOf(atom));
    const paragraphs = wholeParagraphs(atoms) ?? [];
    const given = { title: this.#title, isNamed, points, paragraphs, asked: this.askedOf(atoms) };
    const facts = isTorn && !isOne ? [] : factDrafts(atoms, own.section, given, this.#context);
    return [...facts, ...this.#ofForms(atoms, own, isNamed)];
  }

  /** How many facts all of a section has in forms of which none shows a part of it. */
  factsOfWhole(atoms: readonly Atom[], own: OwnAtoms): ReadonlyMap<string, number> {
    const known = this.#whole.get(own.section);
    if (known !== undefined) return known;
    const facts = factsOfWhole(atoms.length > longestWhole ? [] : this.draftsOfRun(atoms, own, true));
    this.#whole.set(own.section, facts);
    return facts;
  }

  #ofForms(atoms: readonly Atom[], own: OwnAtoms, isNamed: boolean): Draft[] {
    const [first] = atoms;
    if (first === undefined) return [];
    const heading = own.section.title;
    const title = heading ?? this.#title;
    if (isSaying(own.section)) {
      const statement = capitalised(atoms.flatMap(linesOf).join(' '));
      const named = visualWidth(statement) <= widestEyebrow ? statement : (titleFrom(statement) ?? title);
      return [draftOf(null, 1, 0.4, { kind: 'statement', title: named, statement })];
    }
    const asked = this.askedOf(atoms);
    if (atoms.length === 1 && first.type === 'data') {
      const isBare = first.data.head.every((label) => label === '');
      return this.#dataAlone(first.data, heading ?? (isBare ? this.#title : null), asked);
    }
    if (atoms.length === 1 && first.type === 'quote') {
      const slide = { kind: 'quote' as const, title, ...quoteSaid(first.quote) };
      return [{ slide, form: 'quote', worth: 1.5, fill: 0.6 }];
    }
    const named = first.type === 'title' && heading !== null ? (headOf(heading) ?? bracketOf(heading)) : null;
    // "School: 640 pupils, 58 teachers" says by itself what stands under it.
    if (named !== null) {
      const points = listedPoints(named.rest, this.#context);
      return textDrafts({ title: named.head, points, roles: new Set(), asked, isList: true }, this.#context);
    }
    if (atoms.length === 1 && first.type === 'title') {
      const worth = own.section.marker?.role === 'slide' ? 1 : -1.2;
      // What is said in a whole sentence heads nothing.
      const isSlide = own.section.marker?.role === 'slide';
      if ((isSlide || endsSentence(title)) && wordCount(title) >= fewestOfSentence)
        return [draftOf(null, worth, 0.4, { kind: 'statement', title, statement: capitalised(unstopped(title)) })];
      return [{ slide: { kind: 'section', title }, form: null, worth, fill: 0.3 }];
    }
    const listing = codeDraft(title, atoms);
    if (listing !== null) return [listing, ...this.#textAlone(atoms, own, isNamed, asked)];
    const tables = atoms.flatMap((atom) => (atom.type === 'data' ? [atom.data] : []));
    const pairs = this.pairsOf(atoms, own.section);
    if (tables.length === 0) return [...this.#textAlone(atoms, own, isNamed, asked), ...pairs];
    const shown = [...dataWithText(atoms, own.section.title, asked, this.#context), ...pairs];
    // What a sentence tells may stay one where slides are few.
    if (!this.isForced && tables.some(({ said }) => said === null)) return shown;
    const told = this.#textAlone(atoms, own, isNamed, asked);
    return [...shown, ...told.map((draft) => ({ ...draft, worth: draft.worth - worthOfDrawn * tables.length }))];
  }

  /** What stands under one heading as two blocks. */
  pairsOf(atoms: readonly Atom[], section: Section, asked = this.askedOf(atoms)): Draft[] {
    const pointsOf = (atom: Atom) => this.#pointsOf(atom);
    return pairDrafts({ section, title: this.#title, atoms, asked, pointsOf }, this.#context);
  }

  #textAlone(atoms: readonly Atom[], own: OwnAtoms, isNamed: boolean, asked: AskedForms): Draft[] {
    const heading = own.section.title;
    const points = labelledPoints(atoms, (atom) => this.#pointsOf(atom));
    const { title, rest: said, isOwn } = this.#titleOf(points, own, isNamed, atoms);
    const hasEyebrow = !isOwn && heading !== null && visualWidth(heading) <= widestEyebrow && heading !== title;
    const eyebrow = hasEyebrow ? { eyebrow: heading } : {};
    if (said.length === 0 && points.length > 0) {
      // What counts, dates or quotes something is more than a sentence in large letters.
      const material = {
        title: heading ?? this.#title,
        points,
        roles: rolesOf(own.section, this.#context),
        asked,
        isList: false,
      };
      const telling = textDrafts(material, this.#context).filter(({ slide }) => shownAlone.has(slide.kind));
      return [draftOf(null, -0.4, 0.4, { kind: 'statement', title, statement: title, ...eyebrow }), ...telling];
    }
    // A line that lists some things is a list; a sentence whose commas part its clauses is none.
    const [only] = said;
    const isClause = only !== undefined && atoms[0]?.type === 'sentence' && endsSentence(only.text);
    const mayList = said.length === 1 && only?.children.length === 0 && (!isClause || countedOff(only.text).length > 0);
    const rest = mayList && only !== undefined ? listedPoints(only.text, this.#context, heading !== null) : said;
    const isList = atoms.every(({ type }) => type === 'item');
    const paragraphs = wholeParagraphs(atoms);
    const material = {
      title,
      roles: rolesOf(own.section, this.#context),
      asked,
      isList,
      ...(paragraphs !== null && { paragraphs }),
    };
    // What all others stand below is the root of a tree, before it is a title.
    const root = isOwn ? null : tree({ ...material, title: heading ?? this.#title, points }, this.#context);
    const drafts = [...(root === null ? [] : [root]), ...textDrafts({ ...material, points: said }, this.#context)];
    const more = rest.length === said.length ? [] : textDrafts({ ...material, points: rest }, this.#context);
    // Large letters are for one thing that is said, not for several.
    const isSeveral = rest.length > said.length;
    const all = isSeveral
      ? [...drafts.filter(({ slide }) => shownAlone.has(slide.kind)), ...more]
      : [...drafts, ...more];
    return all.map((draft) => ({ ...draft, slide: { ...draft.slide, ...eyebrow } }));
  }

  /** A long table goes on over further slides; where there are none, its first rows stand for it. */
  #dataAlone(data: DataSet, heading: string | null, asked: AskedForms): Draft[] {
    const drafts = dataDrafts(data, heading, asked, this.#context);
    const [page, second] = tablePages(data, this.#context);
    if (second === undefined) return drafts;
    const others = drafts.filter(({ slide }) => slide.kind !== 'table');
    return this.isForced ? [...others, tableDraft(data, heading, this.#context, page)] : others;
  }

  #pointsOf(atom: Atom): TextPoint[] {
    const points = this.#points.get(atom) ?? pointsOfAtom(atom, this.#context);
    this.#points.set(atom, points);
    return points;
  }

  /** The heading; for a part of what stands under it, or without one, what the part itself says. */
  #titleOf(
    points: readonly TextPoint[],
    own: OwnAtoms,
    isNamed: boolean,
    atoms: readonly Atom[],
  ): { title: string; rest: TextPoint[]; isOwn: boolean } {
    const heading = own.section.title;
    const [first, ...others] = points;
    const plain = { title: heading ?? this.#title, rest: [...points], isOwn: true };
    if (first === undefined || (heading !== null && (isNamed || others.length > 0))) return plain;
    const said = titleFrom(first.text);
    const isSaid = said === capitalised(unstopped(first.text));
    if (others.length > 0) {
      const isTalk = atoms[0]?.type === 'turn';
      if (!isTalk && atoms[0]?.type !== 'sentence') return plain;
      // A text says first what it is about; of talk the sentence that says most.
      const isLine = !this.#isOfSources && !endsSentence(first.text);
      const isHead = !this.#isCount(first.text) && (isLine || weightOf(first.text, this.#context) > 0);
      const at = !isTalk && said !== null && isHead ? 0 : this.#mostTelling(points);
      const text = points[at]?.text ?? '';
      const title = titleFrom(text);
      const isRow = !endsSentence(text) || headOf(text) !== null;
      if (title === null || this.#isCount(text) || (this.#isOfSources && isRow)) return plain;
      const isWhole = title === capitalised(unstopped(text));
      return { title, rest: isWhole ? points.filter((_, index) => index !== at) : [...points], isOwn: true };
    }
    // One item is a slide of its own.
    const headed = headOf(first.text);
    if (first.children.some(({ isOption }) => isOption))
      return { title: capitalised(first.text), rest: first.children, isOwn: false };
    if (first.children.length > 0) {
      const title = headed?.head ?? said ?? plain.title;
      const rest = isSaid && headed === null ? [] : [pointOf(headed?.rest ?? first.text)];
      return { title: capitalised(title), rest: [...rest, ...first.children], isOwn: false };
    }
    if (this.#isOfSources && !endsSentence(first.text)) return plain;
    if (headed !== null)
      return { title: capitalised(headed.head), rest: listedPoints(headed.rest, this.#context), isOwn: false };
    // What only counts things names none of them.
    if (heading === null && !endsSentence(first.text) && amountsOf(first.text, this.#context).length > 1)
      return { ...plain, title: this.#context.words.figures };
    return said !== null && isSaid ? { title: said, rest: [], isOwn: false } : plain;
  }

  /** Lines of sources that are no sentences are trusted less than those of the prompt. */
  get #isOfSources(): boolean {
    return this.#context.reading.passages.length > 0;
  }

  /** What counts one thing or several is shown as such and names nothing. */
  #isCount(text: string): boolean {
    return isCount(text, this.#context);
  }

  #mostTelling(points: readonly TextPoint[]): number {
    return mostTellingOf(
      points.map(({ text }) => (this.#isName(text) ? text : '')),
      this.#context,
    );
  }

  /** Whether a text can be a title; asked for each run that it stands in. */
  #isName(text: string): boolean {
    const known = this.#names.get(text) ?? (titleFrom(text) !== null && !this.#isCount(text));
    this.#names.set(text, known);
    return known;
  }

  /** Forms that were asked for what a slide says: by a word that both have, or for all of it. */
  askedOf(atoms: readonly Atom[]): AskedForms {
    const { forms } = this.#context.reading.instructions;
    if (forms.length === 0) return new Set();
    const hasData = atoms.some(({ type }) => type === 'data');
    // Steps that nobody says what of are those of a list, where its lines aren't named side by side; or all there is.
    const isList = atoms.every(({ type }) => type === 'item');
    const areNamed = atoms.every((atom) => atom.type === 'item' && headOf(atom.item.text) !== null);
    const mayBeSteps = (isList && !areNamed) || this.#isOne;
    return new Set(
      forms.flatMap(({ form, about }) => {
        const meant = this.#meantBy(form, about);
        const isMeant = form === 'steps' ? mayBeSteps : formsOfAll.has(form) || (hasData && forms.length <= 3);
        const isForAll = form === 'quote' || (isMeant && meant.size === 0);
        return isForAll || atoms.some((atom) => meant.has(atom)) ? [form] : [];
      }),
    );
  }

  /** What a form is wanted of: by the words of the wish, for forms of numbers among what has some. */
  #meantBy(form: AskedForm, about: string): ReadonlySet<Atom> {
    const key = `${form} ${about}`;
    const known = this.#wishes.get(key);
    if (known !== undefined) return known;
    const { tag, lexicon } = this.#context;
    const places = [...this.#all.keys()].filter((at) => !formsOfNumbers.has(form) || this.#hasNumbers(this.#all[at]));
    const meanings = places.flatMap((at) => this.#meanings[at] ?? []);
    const meant = new Set(
      meantBy(namedTerms(about, tag, lexicon), meanings).flatMap((at) => this.#all[places[at] ?? -1] ?? []),
    );
    this.#wishes.set(key, meant);
    return meant;
  }

  #hasNumbers(atom: Atom | undefined): boolean {
    return atom !== undefined && (atom.type === 'data' || linesOf(atom).some(hasDigit));
  }
}
