import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import { lexiconOf } from '@/lib/languages/words-of';
import type { DataSet } from '@/lib/reading/data/data-set';
import type { Reading } from '@/lib/reading/reading';
import type { SourceSpan } from '@/lib/reading/source/block';
import { wordCount } from '@/lib/reading/source/sentences';
import { atomsOf } from '@/lib/storytelling/atoms';
import { cutText } from '@/lib/text/cut/cut-text';
import { settleTexts, settlingOf } from '../../../figures/settle-figures';
import { amongThose, figuresIn, type Figure } from '../../../sources/amounts';
import type { ModelOutline } from '../answer/read-outline';
import type { PlanSize } from '../prompts/plan-prompt';
import { languageWishes } from './check-language';
import { permissionOf, permissionWishes } from './check-permission';

/** What a plan must be sent back for. */
export function outlineProblems(
  { outputType }: Pick<Reading, 'outputType'>,
  size: PlanSize,
  { slides }: ModelOutline,
): string[] {
  if (slides.length === 0) return [];
  if (outputType === 'single_slide')
    return slides.length === size.most ? [] : [`slides: there must be exactly ${size.most}`];
  return slides.length > size.most ? [`slides: there must be at most ${size.most}`] : [];
}

/** What a plan is sent back for once. */
export function outlineWishes(reading: Reading, size: PlanSize, outline: ModelOutline): string[] {
  return reading.outputType === 'single_slide'
    ? [
        ...sameAlternatives(outline),
        ...languageWishes(reading, outline),
        ...permissionWishes(reading, outline),
        ...strangeFigures(reading, outline),
      ]
    : [
        ...languageWishes(reading, outline),
        ...tooFew(size, outline),
        ...coverMissing(outline),
        ...repeated(outline),
        ...monotonous(outline),
        ...labelTitles(reading, outline),
        ...emptyEndings(outline),
        ...picturesMissing(reading, outline),
        ...permissionWishes(reading, outline),
        ...strangeFigures(reading, outline),
        ...leftOut(reading, outline),
      ];
}

function tooFew(size: PlanSize, { slides }: ModelOutline): string[] {
  if (size.isAsked && slides.length < size.least)
    return [
      `slides: the request asks for ${size.least}${size.most > size.least ? ` to ${size.most}` : ''}, there are only ${slides.length}; divide what holds more than one point`,
    ];
  return slides.length >= size.least ? [] : [`slides: there must be at least ${size.least}`];
}

function coverMissing({ slides }: ModelOutline): string[] {
  return slides.length < 2 || slides[0]?.kind === 'title'
    ? []
    : ['slides.0.kind: the first slide is the cover, of kind title'];
}

function repeated({ slides }: ModelOutline): string[] {
  return slides.flatMap((slide, index) => {
    const earlier = slides.findIndex(
      (other, at) =>
        at < index && at > 0 && (areAlike(other.message, slide.message) || sameTitle(other.title, slide.title)),
    );
    return earlier === -1
      ? []
      : [
          `slides.${index}: says nearly the same as slides.${earlier}; give it a point and a title of its own, or leave it out`,
        ];
  });
}

function monotonous({ slides }: ModelOutline): string[] {
  const at = slides.findIndex(
    ({ kind }, index) => index >= 2 && slides[index - 1]?.kind === kind && slides[index - 2]?.kind === kind,
  );
  return at === -1
    ? []
    : [`slides.${at}.kind: the third ${slides[at]?.kind ?? ''} running; choose a kind that shows its content better`];
}

/** What stands at the head of slides of these kinds may be a name. */
const named = new Set<SlideKind>(['title', 'agenda', 'section', 'team', 'logos', 'sources', 'closing']);

/** "Introduction" names a part of a talk, "Next steps" a form: neither says what is so. */
function labelTitles({ language }: Pick<Reading, 'language'>, { slides }: ModelOutline): string[] {
  const lexicon = lexiconOf(language);
  const isLabel = (title: string): boolean =>
    wordCount(title) === 1 ||
    lexicon.meaningsOf(title).some((meaning) => /^(?:heading|form)\.|^fact\.thanks$/.test(meaning));
  return slides.flatMap(({ kind, title }, index) =>
    !named.has(kind) && figuresIn(title).length === 0 && isLabel(title)
      ? [`slides.${index}.title: "${cutText(title, 60)}" is a label; say what is so in a sentence`]
      : [],
  );
}

/** A slide at the end that only thanks takes the place of one that says what to do. */
function emptyEndings({ slides }: ModelOutline): string[] {
  return slides.flatMap(({ kind, material }, index) =>
    kind === 'closing' && material.length === 0
      ? [`slides.${index}: only ends the deck; leave it out, or let it say what the audience should do or keep`]
      : [],
  );
}

function picturesMissing({ images }: Reading, { slides }: ModelOutline): string[] {
  const wanted = images.filter(({ use }) => use === 'place').length;
  const planned = slides.filter(({ kind }) => kind === 'image').length;
  return planned >= wanted
    ? []
    : [
        `slides: ${wanted === 1 ? 'the picture that was sent along needs a slide' : `the ${wanted} pictures that were sent along need a slide each`} of kind image`,
      ];
}

/** Alternatives of the same form that say nearly the same leave the author no choice. */
export function sameAlternatives({ slides }: ModelOutline): string[] {
  return slides.flatMap((slide, index) => {
    const twin = slides.findIndex(
      (other, at) =>
        at < index &&
        other.kind === slide.kind &&
        (areAlike(other.message, slide.message) || other.angle === slide.angle),
    );
    return twin === -1
      ? []
      : [
          `slides.${index}: is of the same kind as slides.${twin} and says nearly the same; take another angle and another kind`,
        ];
  });
}

function strangeFigures(reading: Reading, outline: ModelOutline): string[] {
  const settling = settlingOf(reading, permissionOf(reading, outline));
  const derived = outline.slides.flatMap(({ provenance }) => provenance);
  return outline.slides.flatMap(({ title, message, material, provenance }, index) =>
    settleTexts({ title, message, material }, provenance, settling, derived).problems.map(
      (problem) => `slides.${index}: ${problem}`,
    ),
  );
}

/** A long text is condensed, a short one is kept. */
const longestKeptWhole = 6000;
const mostListed = 12;

/** Figures of the request's sentences that no slide of the plan has. */
export function figuresLeftOut(reading: Reading, outline: ModelOutline): string[] {
  return leavingOut(reading, outline).figures.slice(0, mostListed);
}

/** A plan may do without so many of the figures of a request: not all that is pasted into one is meant to be shown. */
const mostLeftOut = 0.1;

function leftOut(reading: Reading, outline: ModelOutline): string[] {
  const { figures, share, tables } = leavingOut(reading, outline);
  return [
    ...(share > mostLeftOut
      ? [`material: no slide has these figures of the request: ${figures.slice(0, mostListed).join(', ')}`]
      : []),
    ...tables.map((id) => `material: no slide uses the table ${id} of the request`),
  ];
}

/** Of the sentences each figure counts; a table is used where any of its own is, since few slides show each of its cells. */
function leavingOut(
  reading: Reading,
  { slides }: ModelOutline,
): { figures: string[]; share: number; tables: string[] } {
  if (reading.outputType === 'single_slide' || reading.prompt.length > longestKeptWhole)
    return { figures: [], share: 0, tables: [] };
  const isPlanned = amongThose(
    slides.flatMap(({ title, message, material, provenance }) => [
      ...figuresIn([title, message, ...material].join('\n')),
      ...provenance.flatMap(({ of }) => figuresIn(of.join('\n'))),
    ]),
  );
  const tables = atomsOf(reading.content).flatMap((atom) =>
    atom.type === 'data' && !atom.data.isTold ? [{ data: atom.data, span: atom.span }] : [],
  );
  const said = figuresIn(withoutListNumbers(proseOf(reading, tables)));
  const missing = said.filter((figure) => !isPlanned(figure));
  const ofTable = ({ rows }: DataSet): Figure[] => rows.flat().flatMap(figuresIn);
  return {
    figures: [...new Set(missing.map(({ text }) => text))],
    share: missing.length / Math.max(1, said.length),
    tables: tables
      .filter(({ data }) => ofTable(data).length > 0 && !ofTable(data).some(isPlanned))
      .map(({ data }) => data.id),
  };
}

/** The request without its tables, what it says of the slides ("8 to 10 slides" is a wish and no fact) and the heads of mails. */
function proseOf({ prompt, asides }: Reading, tables: readonly { span: SourceSpan }[]): string {
  return [...asides.filter(({ role }) => role !== 'doubtful'), ...tables]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((text, { span }) => `${text.slice(0, span.start)} ${text.slice(span.end)}`, prompt);
}

export function sameTitle(a: string, b: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return plain(a) === plain(b);
}

function withoutListNumbers(text: string): string {
  return text.replace(/^[ \t]*\p{Nd}{1,3}[.)][ \t]/gmu, '');
}

/** Whether two sentences say nearly the same, by the words that they share. */
export function areAlike(a: string, b: string, threshold = 0.7): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  if (one.size === 0 || other.size === 0) return false;
  const shared = [...one].filter((word) => other.has(word)).length;
  return (
    shared / Math.min(one.size, other.size) >= threshold && shared / Math.max(one.size, other.size) >= threshold - 0.2
  );
}

/** Short words carry little; scripts without spaces are compared by pairs of signs. */
function wordsOf(text: string): Set<string> {
  const plain = text.toLowerCase().normalize('NFKC');
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}.,%]*/gu) ?? [];
  return new Set(
    words.flatMap((word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
        ? pairsOf(word)
        : word.length > 2
          ? [word]
          : [],
    ),
  );
}

function pairsOf(word: string): string[] {
  const signs = [...word];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, index) => `${signs[index] ?? ''}${sign}`);
}
