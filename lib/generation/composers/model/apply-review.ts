import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import { lostFigures, settlingOf, shownFigures, shownTexts } from '../../figures/settle-figures';
import type { ComposerCall, Outline, ReviewedSlide } from '../composer';
import type { Fields } from './answer/find-object';
import { kindNamed } from './answer/kind-names';
import { mendSlide, readSlideAnswer } from './answer/read-slide-answer';
import type { Change } from './answer/read-review';
import { citeFacts, leastShown, shareOfText } from './cite-facts';
import { materialOf, slideAt, type ModelMaterial } from './material';
import type { ReviewSize } from './prompts/review-prompt';
import { finishSlide, pictureProblems } from './write-with-model';

export interface ReviewedDeck {
  reading: Reading;
  outline: Outline;
  /** As written, by their places in the outline. */
  slides: readonly SlideSpec[];
  call: ComposerCall;
}

/**
 * The deck with those changes that stand up: each new slide is read and checked as any that a model writes, no given
 * figure of the deck is lost, what is shortened says something still, what is dropped stands elsewhere, the cover stays,
 * and the deck keeps to its size. Null where none does.
 */
export function applyReview(
  deck: ReviewedDeck,
  changes: readonly Change[],
  { least, most }: ReviewSize,
): readonly ReviewedSlide[] | null {
  const written = deck.slides.map((slide, index): ReviewedSlide => ({ slide, from: [index] }));
  const changed = applyEach(deck, written, changes);
  const isSized = changed.length >= least && changed.length <= most;
  const kept = isSized ? changed : applyEach(deck, written, changes.filter(isOneForOne));
  return kept.every(({ slide }, index) => slide === deck.slides[index]) ? null : kept;
}

function isOneForOne({ slides, by }: Change): boolean {
  return slides.length === by.length;
}

function applyEach(
  deck: ReviewedDeck,
  written: readonly ReviewedSlide[],
  changes: readonly Change[],
): readonly ReviewedSlide[] {
  const settling = settlingOf(deck.reading);
  const figuresOf = (slides: readonly ReviewedSlide[]) => slides.flatMap(({ slide }) => shownFigures(slide, settling));
  const before = figuresOf(written);
  let reviewed = written;
  for (const change of changes) {
    const at = reviewed.findIndex(({ from }) => from[0] === change.slides[0]);
    const told: string[] = [];
    const by = replacementOf({ ...deck, call: { notice: (sentence) => told.push(sentence) } }, change);
    if (by === null || at === -1) continue;
    const candidate = [...reviewed.slice(0, at), ...by, ...reviewed.slice(at + change.slides.length)];
    if (lostFigures(before, figuresOf(candidate)).length > 0) continue;
    if (!keepsContent(deck, change, by, candidate)) continue;
    reviewed = candidate;
    for (const sentence of told) deck.call.notice?.(sentence);
  }
  return reviewed;
}

/** Of the letters of slides, that much at least stays where they are shortened or become one. */
const leastKept = 0.2;

/** Few words make a good report; fewer than these say less than the author wanted. */
function keepsContent(
  { outline, slides }: ReviewedDeck,
  { slides: places, by }: Change,
  made: readonly ReviewedSlide[],
  candidate: readonly ReviewedSlide[],
): boolean {
  if (by.length > 0) {
    const before = places.reduce((sum, place) => sum + lettersOf(slides[place]), 0);
    return made.reduce((sum, { slide }) => sum + lettersOf(slide), 0) >= before * leastKept;
  }
  const shown = candidate.flatMap(({ slide }) => shownTexts(slide)).join('\n');
  return materialFor(outline, slides, places).facts.every((fact) => shareOfText(fact, shown) >= leastShown);
}

function lettersOf(slide: SlideSpec | undefined): number {
  return slide ? shownTexts(slide).join('').length : 0;
}

/** Null where one of the new slides can't be used, or the cover would go. */
function replacementOf(deck: ReviewedDeck, { slides: places, by }: Change): ReviewedSlide[] | null {
  const replaced = places.flatMap((place) => deck.slides[place] ?? []);
  const isCover = places[0] === 0 && replaced[0]?.kind === 'title';
  if (isCover && !isOneForOne({ slides: places, by })) return null;
  const made = by.map((fields, index) => makeSlide(deck, places, fields, index, by.length));
  if (made.some((slide) => slide === null)) return null;
  const slides = made.filter((slide) => slide !== null);
  if (isCover && slides[0]?.kind !== 'title') return null;
  return slides.map((slide) => ({ slide, from: places }));
}

function makeSlide(
  { reading, outline, slides, call }: ReviewedDeck,
  places: readonly number[],
  fields: Fields,
  index: number,
  count: number,
): SlideSpec | null {
  const old = slides[places[Math.min(index, places.length - 1)] ?? 0];
  if (old === undefined) return null;
  const kind = fields.kind === undefined || fields.kind === null ? old.kind : kindNamed(fields.kind);
  if (kind === null) return null;
  const title = typeof fields.title === 'string' && fields.title.trim() !== '' ? fields.title.trim() : old.title;
  // Of a slide that stays what it is, what is not said stays; the notes go to the first slide that comes of one.
  const isPatch = places.length === 1 && count === 1 && kind === old.kind;
  const whole = { ...(isPatch ? old : { notes: index === 0 ? old.notes : '' }), ...fields, kind, title };
  const material = materialFor(outline, slides, places);
  const read = readSlideAnswer(reading, { kind, title }, material.passages.length > 0, whole);
  const answered = 'value' in read ? read.value : (mendSlide(reading, { kind, title }, whole)?.slide ?? null);
  if (answered === null || pictureProblems(reading, answered).length > 0) return null;
  const passages = reading.passages.filter(({ id }) => material.passages.includes(id));
  const claims = places.flatMap((place) => slides[place]?.citations ?? []).map(({ claim }) => claim);
  const cited = isPatch ? answered : citeFacts(answered, claims, reading, passages);
  return finishSlide({ reading, outline, material, call }, { title }, cited);
}

/** What the writers of the replaced slides knew, together. */
function materialFor(outline: Outline, slides: readonly SlideSpec[], places: readonly number[]): ModelMaterial {
  const materials = places.map((place) => materialOf(slideAt(outline, place))).filter((one) => one.by === 'model');
  const [first] = materials;
  if (!first) throw new RangeError('The slide was not planned by a model.');
  const said = places.flatMap((place) => slides[place]?.provenance ?? []);
  return {
    ...first,
    facts: materials.flatMap(({ facts }) => facts),
    passages: [...new Set(materials.flatMap(({ passages }) => passages))],
    provenance: [...materials.flatMap(({ provenance }) => provenance), ...said],
  };
}
