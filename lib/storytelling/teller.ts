import type { Section } from '@/lib/reading/reading';
import { type Atom, isLabelOf, linesOf } from './atoms';
import type { TellingContext } from './context';
import { tableDraft, tablePages } from './forms/table-forms';
import { type AskedForms, type Draft, askedWorth, costOf, costOfLoss, halved } from './forms/draft';
import { type Overview, tableOf, timesOf } from './forms/overviews';
import { type SectionColumn, sectionDrafts, withLead } from './forms/section-forms';
import { isLessThan } from './forms/whole-forms';
import type { SlideCandidate } from './plan-slides';
import { type Extent, extentsOf, sectionsAsColumns, titlesIn } from './extents';
import { lossOf } from './loss';
import { isSaying } from './parts/sayings';
import { isScrap } from './parts/thin-sections';
import { RunDrafts } from './run-drafts';
import { joinedTitle } from './titles';
import { costOfUndrawn, isWithinList, isWithinOne, isWithinParagraph } from './cuts';

/** Of what a slide takes, more where fewer slides are asked for; and what a form is worth that sections have to share. */
const [usualRun, usualGroup, longestRun, fewestTogether] = [12, 6, 40, 2.5];

/** Sections that no title names together; steps on two slides. */
const [costOfNoTitle, costOfCutSteps] = [0.6, 0.5];

/** What a table beside it says in figures. */
const drawn: ReadonlySet<string> = new Set(['chart', 'plot', 'waterfall', 'funnel']);

/** Says what can begin at each atom, and what it costs. */
export class DeckTeller {
  readonly #atoms: readonly Atom[];
  readonly #context: TellingContext;
  readonly #extents: ReadonlyMap<Section, Extent>;
  readonly #root: Extent;
  readonly #title: string;
  readonly #mostOfRun: number;
  readonly #mostOfGroup: number;
  #isForced = false;
  readonly #drafts: RunDrafts;

  constructor(
    root: Section,
    atoms: readonly Atom[],
    { title, tightness }: { title: string; tightness: number },
    context: TellingContext,
  ) {
    this.#mostOfRun = Math.max(usualRun, Math.min(tightness * 2, longestRun));
    this.#mostOfGroup = Math.max(usualGroup, tightness);
    this.#atoms = atoms;
    this.#context = context;
    this.#title = title;
    this.#drafts = new RunDrafts(title, atoms, context);
    this.#extents = extentsOf(root, atoms);
    this.#root = this.#extents.get(root) as Extent;
  }

  candidatesAt(start: number, isForced = false): SlideCandidate[] {
    this.#isForced = isForced;
    this.#drafts.isForced = isForced;
    const atom = this.#atoms[start];
    if (atom === undefined) return [];
    const own = this.#extents.get(atom.path.at(-1) as Section) ?? this.#root;
    const found = this.#runs(start, own);
    if (isForced && start === 0) found.push(...this.#everything());
    // Sections that begin here, with as many of their siblings as go on a slide.
    for (let extent: Extent | null = own; extent !== null && extent.start === start; extent = extent.parent) {
      if (extent.parent === null) break;
      if (extent.children.length > 0) found.push(...this.#whole(extent));
      found.push(...this.#siblings(extent));
    }
    return found;
  }

  overviews(): Overview[] {
    const { forms } = this.#context.reading.instructions;
    return [...this.#extents.values()].flatMap(({ children, start, end, section }) => {
      const columns = this.#columnsOf(children);
      const title = section.title ?? this.#context.words.overview;
      const slide = tableOf(title, columns) ?? timesOf(title, columns, this.#context);
      const asked = slide?.kind === 'table' ? ['table', 'comparison'] : ['timeline'];
      return slide === null ? [] : [{ slide, start, end, isAsked: forms.some(({ form }) => asked.includes(form)) }];
    });
  }

  /** All of it on one slide: its sections by their titles, what stands in none by its lines. */
  #everything(): SlideCandidate[] {
    const drafts = [
      ...(this.#root.children.length === 0
        ? []
        : sectionDrafts(this.#title, this.#columnsOf(this.#root.children), this.#context, new Set())),
      ...this.#drafts.draftsOfRun(this.#atoms.slice(0, this.#root.ownEnd), this.#root, true),
    ];
    return this.#best(drafts, 0, this.#atoms.length, 8, new Set());
  }

  /** Atoms of one section. */
  #runs(start: number, own: Extent): SlideCandidate[] {
    const found: SlideCandidate[] = [];
    const most = this.#isForced ? own.ownEnd : Math.min(own.ownEnd, start + longestRun);
    for (let to = start + 1; to <= most; to += 1) {
      // Of long runs not every end is tried, but always that of the section.
      const isTried = to - start <= this.#mostOfRun && (to - start) % Math.ceil((to - start) / 12) === 0;
      if (!isTried && to < own.ownEnd) continue;
      const atoms = this.#atoms.slice(start, to);
      const isWhole = start === own.start && to === own.ownEnd;
      if (
        !isWhole &&
        (isSaying(own.section) ||
          this.#isOne(start) ||
          this.#isOne(to) ||
          (!this.#isForced && isScrap(this.#atoms, start, to, own)))
      )
        continue;
      // A part that was asked for begins under its name.
      const isNamed = isWhole || (start === own.start && own.section.marker?.role === 'slide');
      // What a paragraph tells from its first sentence to its last is none of it in part.
      const isTorn = isWithinParagraph(this.#atoms, start) || isWithinParagraph(this.#atoms, to);
      const isPart = isTorn || (to - start > 1 && (isWithinList(this.#atoms, start) || isWithinList(this.#atoms, to)));
      const all = halved(this.#drafts.draftsOfRun(atoms, own, isNamed, isPart), this.#atoms, start, to);
      const whole = this.#drafts.factsOfWhole(this.#atoms.slice(own.start, own.ownEnd), own);
      const drafts = isWhole ? all : all.filter((draft) => !isLessThan(whole, draft, isTorn));
      const words = atoms.reduce((sum, each) => sum + each.words, 0);
      const cut =
        this.#cutCost(start, to, own) +
        (!isWhole && words < 8 && atoms.every(({ type }) => type === 'sentence') ? 0.5 : 0);
      found.push(...this.#best(drafts, start, to, cut, this.#drafts.askedOf(atoms), !isWhole));
      found.push(...this.#dataSlides(start, atoms, drafts, own));
    }
    return found;
  }

  #isOne(at: number): boolean {
    return !this.#isForced && isWithinOne(this.#atoms, at);
  }

  #cutCost(start: number, to: number, own: Extent): number {
    const paragraphOf = (at: number): number | null => {
      const atom = this.#atoms[at];
      return atom?.type === 'sentence' ? atom.paragraph : null;
    };
    const atoms = this.#atoms.slice(start, to);
    const isCrossed = (_: Atom, index: number): boolean => {
      const [before, here] = [paragraphOf(start + index - 1), paragraphOf(start + index)];
      return index > 0 && before !== null && here !== null && before !== here;
    };
    const crossed = own.parent === null ? atoms.filter(isCrossed).length : 0;
    const cuts = (start === own.start ? 0 : 1) + (to === own.ownEnd ? 0 : 1);
    const [last, next] = [this.#atoms[to - 1], to < own.ownEnd ? this.#atoms[to] : undefined];
    const isSame = to < own.ownEnd && isWithinParagraph(this.#atoms, to);
    const isList = last?.type === 'item' && next?.type === 'item' && last.list === next.list;
    // Code and what it is told about are two things.
    const mixed = new Set(atoms.map(({ type }) => type === 'code')).size > 1 ? 0.9 : 0;
    return (
      mixed +
      crossed * 0.3 +
      cuts * 0.15 +
      (isSame ? 0.12 : 0) +
      (isLabelOf(last, next) ? costOfCutSteps : 0) +
      (isList ? (last.isOrdered ? costOfCutSteps : 0.08) : 0)
    );
  }

  /** Chart and table of one data set, with the sentence beside it, and the pages of a long table. */
  #dataSlides(start: number, atoms: readonly Atom[], drafts: readonly Draft[], own: Extent): SlideCandidate[] {
    const [atom, second] = atoms.filter(({ type }) => type === 'data');
    if (atom?.type !== 'data' || second !== undefined || drafts.length === 0) return [];
    const heading = own.section.title;
    const asked = this.#drafts.askedOf(atoms);
    const charts = drafts.filter(({ slide }) => drawn.has(slide.kind));
    const tables = tablePages(atom.data, this.#context).map((page) =>
      tableDraft(atom.data, heading, this.#context, page),
    );
    const pages = tables.length;
    const found: SlideCandidate[] = [];
    const add = (some: readonly Draft[], cost: number): void => {
      const [draft] = some;
      const worth = askedWorth(asked, draft?.form ?? null) * 0.3;
      const loss = costOfLoss(this.#lossOf(start, start + atoms.length, some));
      if (draft !== undefined) found.push({ draft, drafts: some, length: atoms.length, cost: cost - worth + loss });
    };
    const isPart = (chart: Draft | undefined): boolean =>
      chart !== undefined && this.#lossOf(start, start + atoms.length, [chart]) > 0;
    if (pages > 1 && atoms.length === 1) add(tables, pages > 4 ? 2 : 0.2);
    if (charts.length > 0)
      add([...charts.slice(0, 1), ...tables], asked.has('table') ? -1.5 : isPart(charts[0]) ? -1.2 : -0.5);
    if (charts.length > 1) add(charts, -0.5);
    if (charts.length > 1) add([...charts, ...tables], 0.1);
    return found;
  }

  /** A section with everything below it. */
  #whole(extent: Extent): SlideCandidate[] {
    const isLong = extent.children.length > this.#mostOfGroup + 2 || extent.end - extent.start > 40 + this.#mostOfRun;
    if (isLong || this.#hasData(extent)) return [];
    const columns = this.#columnsOf(extent.children);
    const own = this.#atoms.slice(extent.start, extent.ownEnd);
    const title = extent.section.title ?? this.#title;
    const asked = this.#drafts.askedOf(this.#atoms.slice(extent.start, extent.end));
    const all = sectionDrafts(title, columns, this.#context, asked);
    const drafts =
      own.length === 0
        ? all
        : all.filter(({ slide }) => slide.kind === 'bullets').map((draft) => withLead(draft, own.flatMap(linesOf)));
    return this.#best(drafts, extent.start, extent.end, 0.1 + this.#costOfUndrawn(extent), asked);
  }

  /** Several sections that stand beside each other. */
  #siblings(first: Extent): SlideCandidate[] {
    const { parent } = first;
    if (parent === null) return [];
    const found: SlideCandidate[] = [];
    const from = parent.children.indexOf(first);
    // Where all of it has to go somewhere, groups of twice the usual size are enough.
    const most = Math.min(parent.children.length, from + (this.#isForced ? 2 : 1) * this.#mostOfGroup);
    for (let to = from + 2; to <= most; to += 1) {
      const group = parent.children.slice(from, to);
      const last = group.at(-1) ?? first;
      const isLong = last.end - first.start > 40 + this.#mostOfRun;
      // Each of them was asked for as a slide of its own.
      const isApart = group.some(({ section }) => section.marker?.role === 'slide');
      if ((isLong || isApart) && !this.#isForced) break;
      const isAll = group.length === parent.children.length;
      if (group.some((each) => this.#hasData(each))) {
        if (isAll && group.length === 2 && parent.section.title !== null) found.push(...this.#pair(parent));
        break;
      }
      const titles = group.map(({ section }) => section.title ?? '');
      const isNamed = isAll && parent.section.title !== null;
      const own = isAll ? (parent.section.title ?? this.#title) : null;
      const hasNames = titles.some((each) => each !== '');
      const joined = joinedTitle(titles, this.#context);
      const title = (isNamed ? own : null) ?? joined ?? own ?? this.#title;
      const columns = this.#columnsOf(group);
      const asked = this.#drafts.askedOf(this.#atoms.slice(first.start, last.end));
      const perMerge =
        (parent.parent === null && hasNames ? 0.85 : 0.2) +
        (isNamed ? 0 : hasNames && joined === null ? costOfNoTitle : 0.25);
      const undrawn = group.reduce((sum, each) => sum + this.#costOfUndrawn(each), 0);
      const plain = (isAll ? 0.1 : 0.35) + perMerge * (group.length - 1) + undrawn;
      const drafts = sectionDrafts(title, columns, this.#context, asked);
      found.push(...this.#best(drafts, first.start, last.end, plain, asked, !isAll));
      // What belongs together, such as the four fields of a SWOT, is better on one slide than on several.
      const together = drafts.filter(({ worth }) => worth >= fewestTogether);
      const named = together.map((draft) => ({ ...draft, slide: { ...draft.slide, title: own ?? title } }));
      found.push(...this.#best(named, first.start, last.end, (isAll ? 0 : 0.3) + undrawn, asked, !isAll));
    }
    return found;
  }

  /** Two sections that are a data set each, side by side under the heading that both stand under. */
  #pair({ section, start, ownEnd, children, end }: Extent): SlideCandidate[] {
    const atoms = this.#atoms.slice(ownEnd, end);
    if (ownEnd > start || children.length !== atoms.length) return [];
    return this.#best(this.#drafts.pairsOf(atoms, section), start, end, 0, this.#drafts.askedOf(atoms));
  }

  /** The cheapest of some drafts of what stands between two places, by what it loses of it, too. */
  #best(
    drafts: readonly Draft[],
    start: number,
    end: number,
    extra: number,
    asked: AskedForms,
    isPart = false,
  ): SlideCandidate[] {
    const costs = drafts.map((draft) => ({ draft, cost: costOf(draft, asked, isPart) }));
    let best: SlideCandidate | null = null;
    // What is dearer by itself than another with its loss needs no comparing.
    for (const { draft, cost } of costs.sort((a, b) => a.cost - b.cost)) {
      if (best !== null && cost + extra >= best.cost) break;
      const all = cost + extra + costOfLoss(this.#lossOf(start, end, [draft]));
      if (best === null || all < best.cost) best = { draft, length: end - start, cost: all };
    }
    return best === null ? [] : [best];
  }

  #lossOf(start: number, end: number, drafts: readonly Draft[]): number {
    const atoms = this.#atoms.slice(start, end);
    const titles = titlesIn(this.#extents, atoms, start);
    return lossOf(
      atoms,
      titles,
      drafts.flatMap(({ slide, unsaid = [] }) => [slide, { unsaid }]),
      this.#context,
    );
  }

  /** Tables that no sentence tells can't be lines. */
  #hasData({ start, end }: Extent): boolean {
    const atoms = this.#atoms.slice(start, end);
    return !this.#isForced && atoms.some((atom) => atom.type === 'data' && atom.data.said === null);
  }

  #costOfUndrawn({ start, end }: Extent): number {
    return this.#atoms.slice(start, end).reduce((sum, atom) => sum + costOfUndrawn(atom), 0);
  }

  #columnsOf(extents: readonly Extent[]): SectionColumn[] {
    return sectionsAsColumns(extents, this.#atoms, this.#context);
  }
}
