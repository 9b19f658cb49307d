import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { Item, Section } from '@/lib/reading/reading';
import { sharedTerms, termsOf } from '@/lib/reading/naming/terms';
import { endsSentence, sentencesIn, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { type Atom, atomsOf, linesOf } from '../atoms';
import type { TellingContext } from '../context';
import type { AskedForms, Draft } from '../forms/draft';
import { type TextPoint, pointOf } from '../forms/material';
import { RunDrafts } from '../run-drafts';
import { columnDrafts, linesUnder, sectionColumns } from './columns';
import { halves, keyMessage, quoteAngles, tableAngles } from './overviews';
import type { Subject } from './subject';
import { capitalised, unstopped } from '../text/signs';

/** Every way to tell a subject on one slide: all of it, and what one part shows best. */
export function anglesOf(subject: Subject, forms: AskedForms, context: TellingContext): Draft[] {
  const { foot } = subject;
  const all = wholeAngles(subject, forms, context);
  const footed = ({ slide }: Draft) => [slide.source, foot].filter(Boolean).join(' · ');
  return foot === null ? all : all.map((draft) => ({ ...draft, slide: { ...draft.slide, source: footed(draft) } }));
}

function wholeAngles({ title, isNamed, root }: Subject, forms: AskedForms, context: TellingContext): Draft[] {
  const all = atomsOf(root);
  const tables = all.filter((atom) => atom.type === 'data');
  // Text alone is told with its sections as points.
  const texts = atomsOf(asPoints(root)).filter((atom) => linesOf(atom).join() !== title);
  const run = new RunDrafts(title ?? context.words.overview, texts, context);
  const name = title ?? context.words.overview;
  // A first sentence says what the others are about; a first row does not.
  const [lead] = texts;
  const isLed = lead?.type === 'sentence' && endsSentence(lead.text) && texts.length > 1;
  const own = { section: { ...root, title: isLed ? title : name } };
  const tell = (atoms: readonly Atom[]): Draft[] => run.draftsOfRun(atoms, own, true);
  const said = quoteAngles(root, name, context);
  if (said.length > 0) return said;
  const conclusion = isNamed ? null : conclusionOf(all, context);
  const beside = (drafts: readonly Draft[], but: readonly Atom[]): Draft[] => {
    const lines = [...texts, ...tables].filter((atom) => !but.includes(atom)).flatMap(linesOf);
    return besides(drafts, lines, conclusion);
  };
  const points = texts.map(pointOfAtom);
  const { columns, beside: others } = sectionColumns(root, points, context);
  const list = largestList(texts);
  const ofTexts = [
    ...tell(texts),
    ...detailedFigures(texts, tell),
    ...keyMessage(name, points, context),
    ...halves(name, points),
  ];
  return [
    ...tables.flatMap((table) => {
      const above = all[all.indexOf(table) - 1];
      // Without a title a line right above a table is its own.
      const lines = title === null && above?.type === 'sentence' && !endsSentence(above.text) ? [above] : [];
      // Rows of numbers without a head may be facts of another shape.
      const isCounted = table.data.columns.some(({ type }) => type === 'measure');
      const facts = isCounted ? tell([table]).filter(({ worth }) => worth >= worthOfFacts) : [];
      return beside([...facts, ...tableAngles(table.data, lines[0]?.text ?? title, forms, context)], [table, ...lines]);
    }),
    ...new RunDrafts(name, all, context).pairsOf(all, { ...root, title }, forms),
    ...besides(columnDrafts(name, columns, forms, context), others, conclusion),
    ...(list.length < texts.length && list.length > 1
      ? beside([...tell(list), ...detailedFigures(list, tell)], list)
      : []),
    ...ofTexts,
  ];
}

/** Sections as items with what stands in them below them; without tables. */
function asPoints(root: Section): Section {
  const items = root.sections.filter(saysMore).map((section): Item => {
    const [first = '', ...rest] = [...(section.title === null ? [] : [section.title]), ...linesUnder(section)];
    const children = rest.map((text): Item => ({ text, marker: null, span: section.span, children: [] }));
    return { text: first, marker: null, span: section.span, children };
  });
  const parts = root.parts.filter(({ type }) => type !== 'data');
  const list = { type: 'list' as const, isOrdered: false, items, span: root.span };
  return { ...root, sections: [], parts: items.length === 0 ? parts : [...parts, list] };
}

/** A table under its name is shown as such. */
function saysMore({ parts, sections }: Section): boolean {
  return parts.length === 0 || sections.length > 0 || parts.some(({ type }) => type !== 'data');
}

function pointOfAtom(atom: Atom): TextPoint {
  const [text = '', ...children] = linesOf(atom).map((line) => line.trim());
  return pointOf(
    text,
    false,
    children.map((child) => pointOf(child)),
  );
}

function largestList(atoms: readonly Atom[]): Atom[] {
  const items = atoms.flatMap((atom) => (atom.type === 'item' ? [atom] : []));
  const sizeOf = (list: number): number => items.filter((item) => item.list === list).length;
  const [largest] = [...items].sort((a, b) => sizeOf(b.list) - sizeOf(a.list));
  return items.filter((item) => item.list === largest?.list);
}

/** Big numbers, with what stands behind them in brackets below. */
function detailedFigures(atoms: readonly Atom[], tell: (atoms: readonly Atom[]) => Draft[]): Draft[] {
  const texts = atoms.map((atom) => unstopped(linesOf(atom).join(' ')));
  const opens = texts.map((text) => Math.max(text.lastIndexOf('('), text.lastIndexOf('（')));
  const detailAt = (index: number): string => {
    const [text = '', open = -1] = [texts[index], opens[index]];
    return open > 0 && ')）'.includes(text.at(-1) ?? ' ') ? text.slice(open + 1, -1) : '';
  };
  const bare = atoms.map(({ path, words, span }, index): Atom => {
    const text = (texts[index] ?? '').slice(0, detailAt(index) === '' ? undefined : opens[index]).trim();
    return { type: 'sentence', text, paragraph: 0, path, words, span };
  });
  return tell(bare).flatMap(({ slide, ...draft }) => {
    if (slide.kind !== 'metrics' || slide.metrics.length !== atoms.length) return [];
    const detailOf = (index: number) => (detailAt(index) === '' ? {} : { detail: detailAt(index) });
    return { ...draft, slide: { ...slide, metrics: slide.metrics.map((one, at) => ({ ...one, ...detailOf(at) })) } };
  });
}

/** What closes as a shape of facts is worth. */
const worthOfFacts = 5;

/** At the foot nobody reads more; beside a chart or a table there is more room. */
const [mostWordsAtFoot, mostWordsBeside] = [36, 55];
const widestTitle = 120;

/** What is said last of that which was told before is what all of it comes to: the title where none was given. */
function conclusionOf(atoms: readonly Atom[], { tag }: TellingContext): string | null {
  const lines = atoms.flatMap(linesOf).map((line) => line.trim());
  const last = lines.pop() ?? '';
  const isTold = sharedTerms(termsOf(last, tag), termsOf(lines.join(' '), tag)).length > 0;
  return isTold && sentencesIn(last).length === 1 && visualWidth(last) <= widestTitle ? last : null;
}

/** What stands beside the material of a form is said where the form has room for it, else at the foot. */
function besides(drafts: readonly Draft[], lines: readonly string[], conclusion: string | null): Draft[] {
  const said = lines.map((line) => line.trim()).filter(Boolean);
  const text = sentencesOf(said);
  const words = wordCount(text);
  if (words === 0) return [...drafts];
  return drafts.map((draft) => {
    const { slide } = draft;
    const most = slide.kind === 'chart' || slide.kind === 'table' ? mostWordsBeside : mostWordsAtFoot;
    if (words > most) return draft;
    return { ...draft, slide: slideBeside(slide, said, text === conclusion), fill: draft.fill + words / 150 };
  });
}

/** Lines that are no sentences stay apart. */
function sentencesOf(lines: readonly string[]): string {
  return lines.reduce((said, line) => [said, line].filter(Boolean).join(endsSentence(said) ? ' ' : ' · '), '');
}

function slideBeside(slide: SlideSpecInput, lines: readonly string[], isConclusion: boolean): SlideSpecInput {
  const text = sentencesOf(lines);
  switch (slide.kind) {
    case 'chart':
      return { ...slide, takeaway: lines.map(capitalised).join('\n') };
    case 'table':
      return { ...slide, caption: text };
    case 'bullets':
      return { ...slide, items: [...slide.items, ...lines.map((line) => ({ text: unstopped(line) }))] };
    default:
      return isConclusion
        ? { ...slide, title: capitalised(unstopped(text)), eyebrow: slide.title }
        : { ...slide, source: text };
  }
}
