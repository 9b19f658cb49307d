import type { AskedForm } from '@/lib/languages/concepts';
import type { DataSet } from '@/lib/reading/data/data-set';
import type { Section } from '@/lib/reading/reading';
import { visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { linesOf, type Atom } from './atoms';
import type { TellingContext } from './context';
import { dataDrafts, tableDraft, tablePages } from './forms/data-forms';
import type { Draft } from './forms/draft';
import { pointOfItem, type TextPoint } from './forms/material';
import { textDrafts } from './forms/text-forms';
import { capitalised, headOf, listed, unstopped } from './points';
import { titleFrom } from './titles';

/** The section whose own atoms a run is part of. */
interface OwnAtoms {
  section: Section;
}

/** Every way to show a run of atoms of one section. */
export class RunDrafts {
  readonly #context: TellingContext;
  readonly #title: string;
  readonly #roles = new Map<Section, ReadonlySet<string>>();
  /** Any content may share a slide, since there are too few. */
  isForced = false;

  constructor(title: string, context: TellingContext) {
    this.#title = title;
    this.#context = context;
  }

  draftsOfRun(atoms: readonly Atom[], own: OwnAtoms, isWhole: boolean): Draft[] {
    const [first] = atoms;
    if (first === undefined) return [];
    const heading = own.section.title;
    const question = this.askedOf(own.section, atoms);
    if (atoms.length === 1) {
      switch (first.type) {
        case 'data':
          return this.#dataAlone(first.data, heading, question);
        case 'quote':
          return [
            {
              slide: {
                kind: 'quote',
                title: heading ?? this.#title,
                quote: first.quote.text,
                ...(first.quote.by === null ? {} : { attribution: first.quote.by }),
              },
              form: 'quote',
              worth: 1.5,
              fill: 0.6,
              hidden: 0,
            },
          ];
        case 'title':
          return [
            {
              slide: { kind: 'section', title: heading ?? this.#title },
              form: null,
              worth: own.section.marker?.role === 'slide' ? 1 : -1.2,
              fill: 0.3,
              hidden: 0,
            },
          ];
        default:
      }
    }
    if (atoms.some(({ type }) => type === 'data') && !this.isForced) return this.#dataWithText(atoms, own, question);
    const points = atoms.flatMap((atom) => this.#pointsOf(atom));
    const { title, rest: said, isOwn } = this.#titleOf(points, own, isWhole, atoms);
    // A line that lists some things is a list.
    const [only] = said;
    // A sentence whose commas part its clauses is none.
    const isClause = only !== undefined && only === points[0] && atoms[0]?.type === 'sentence';
    const mayList = said.length === 1 && only !== undefined && only.children.length === 0 && !isClause;
    const rest = mayList ? piecesOf(only.text, only) : said;
    const isList = atoms.every(({ type }) => type === 'item');
    const drafts = textDrafts(
      { title, points: rest, roles: this.rolesOf(own.section), question: { forms: question }, isList },
      this.#context,
    );
    const eyebrow =
      !isOwn && heading !== null && visualWidth(heading) <= 60 && heading !== title ? { eyebrow: heading } : {};
    return drafts.map((draft) => ({ ...draft, slide: { ...draft.slide, ...eyebrow } }));
  }

  /** A long table goes on over further slides; where there are none, its first rows stand for it. */
  #dataAlone(data: DataSet, heading: string | null, forms: ReadonlySet<AskedForm>): Draft[] {
    const drafts = dataDrafts(data, heading, { forms }, this.#context);
    if (tablePages(data) === 1) return drafts;
    const others = drafts.filter(({ slide }) => slide.kind !== 'table');
    if (!this.isForced) return others;
    const rows = data.rows.length;
    return [
      ...others,
      { ...tableDraft(data, heading, this.#context, 0, 10), hidden: (rows - 10) * data.columns.length },
    ];
  }

  #pointsOf(atom: Atom): TextPoint[] {
    switch (atom.type) {
      case 'sentence':
        return [{ text: atom.text, children: [], isOrdered: false, marker: null }];
      case 'item':
        return [pointOfItem(atom.item, atom.isOrdered)];
      case 'turn':
        return [{ text: atom.turn.text, children: [], isOrdered: false, marker: atom.turn.speaker }];
      case 'quote':
        return [{ text: linesOf(atom).join(' '), children: [], isOrdered: false, marker: null }];
      case 'code':
        return atom.code.text
          .split('\n')
          .filter((text) => text.trim() !== '')
          .slice(0, 12)
          .map((text) => ({ text, children: [], isOrdered: false, marker: null }));
      case 'data':
        return linesOf(atom).map((text) => ({ text, children: [], isOrdered: false, marker: null }));
      default:
        return [];
    }
  }

  /** The heading; for a part of what stands under it, or without one, what the part itself says. */
  #titleOf(
    points: readonly TextPoint[],
    own: OwnAtoms,
    isWhole: boolean,
    atoms: readonly Atom[],
  ): { title: string; rest: TextPoint[]; isOwn: boolean } {
    const heading = own.section.title;
    const [first, ...others] = points;
    if (first === undefined) return { title: heading ?? this.#title, rest: [], isOwn: true };
    const isAlone = points.length === 1;
    if (heading !== null && (isWhole || !isAlone)) return { title: heading, rest: [...points], isOwn: true };
    // One item is a slide of its own.
    if (isAlone) {
      const headed = headOf(first.text);
      if (first.children.length > 0) {
        const title = headed?.head ?? titleFrom(first.text) ?? heading ?? this.#title;
        const said =
          title === capitalised(unstopped(first.text))
            ? []
            : [{ ...first, text: headed?.rest ?? first.text, children: [] }];
        return { title: capitalised(title), rest: [...said, ...first.children], isOwn: false };
      }
      if (headed !== null) return { title: capitalised(headed.head), rest: piecesOf(headed.rest, first), isOwn: false };
      const title = titleFrom(first.text);
      return { title: title ?? heading ?? this.#title, rest: [first], isOwn: title === null };
    }
    const title = atoms[0]?.type === 'sentence' ? titleFrom(first.text) : null;
    if (title === null) return { title: heading ?? this.#title, rest: [...points], isOwn: true };
    const isSaid = title === capitalised(unstopped(first.text));
    return { title, rest: isSaid ? others : [...points], isOwn: true };
  }

  /** A table with a sentence or two beside it. */
  #dataWithText(atoms: readonly Atom[], own: OwnAtoms, question: ReadonlySet<AskedForm>): Draft[] {
    const tables = atoms.filter((atom) => atom.type === 'data');
    const [table] = tables;
    const texts = atoms.filter((atom) => atom.type !== 'data').flatMap(linesOf);
    const words = texts.reduce((sum, text) => sum + wordCount(text), 0);
    if (table?.type !== 'data' || tables.length > 1 || texts.length > 3 || words > 45) return [];
    const said = unstopped(texts.join(' ').replace(/[:：]$/u, ''));
    return dataDrafts(
      table.data,
      own.section.title ?? (texts[0] === undefined ? null : titleFrom(texts[0])),
      { forms: question },
      this.#context,
    ).flatMap((draft): Draft[] => {
      const { slide } = draft;
      if (slide.kind === 'chart')
        return [
          {
            ...draft,
            slide: said === slide.title ? slide : { ...slide, takeaway: said },
            fill: draft.fill + words / 120,
          },
        ];
      if (slide.kind === 'table' && tablePages(table.data) === 1)
        return [
          {
            ...draft,
            slide: said === slide.title ? slide : { ...slide, caption: said },
            fill: draft.fill + words / 100,
          },
        ];
      return [];
    });
  }

  /** What the heading of a section announces, and what its label says. */
  rolesOf(section: Section): ReadonlySet<string> {
    const known = this.#roles.get(section);
    if (known !== undefined) return known;
    const title = section.title ?? '';
    const marks = title === '' || wordCount(title) > 8 ? [] : this.#context.lexicon.marksIn(title);
    const roles = new Set(
      marks.flatMap(({ meaning }) => (meaning.startsWith('heading.') ? [meaning.slice('heading.'.length)] : [])),
    );
    if (section.marker?.role === 'step') roles.add('steps');
    this.#roles.set(section, roles);
    return roles;
  }

  /** Forms that were asked for what a slide says: by a word that both have, or for all of it. */
  askedOf(section: Section, atoms: readonly Atom[]): ReadonlySet<AskedForm> {
    const { forms } = this.#context.reading.instructions;
    if (forms.length === 0) return new Set();
    const text = [
      section.title ?? '',
      ...atoms.flatMap((atom) => (atom.type === 'data' ? atom.data.head : linesOf(atom))),
    ]
      .join(' ')
      .toLowerCase();
    const hasData = atoms.some(({ type }) => type === 'data');
    return new Set(
      forms.flatMap(({ form, about }) => {
        const stems =
          about
            .toLowerCase()
            .match(/[\p{L}\p{M}]{4,}/gu)
            ?.map((word) => word.slice(0, Math.max(4, word.length - 2))) ?? [];
        const isNamed = stems.some((stem) => text.includes(stem));
        return isNamed || (hasData && forms.length <= 3) ? [form] : [];
      }),
    );
  }
}

/** "18 stewards, two half days a month" in pieces where it lists some; else as it is. */
function piecesOf(text: string, point: TextPoint): TextPoint[] {
  return listed(text).map((piece) => ({ ...point, text: capitalised(piece.trim()), children: [] }));
}
