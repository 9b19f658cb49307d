import type { Reading } from '@/lib/reading/reading';
import type { ComposerCall, LaidOutDeck, Outline, ReviewedSlide } from '../composer';
import { readReview, reviewSchema } from './answer/read-review';
import { applyReview } from './apply-review';
import { askWithinBudget } from './ask-within-budget';
import { type CallFault, ModelCallFailure } from './call/model-call-failure';
import { materialOf } from './material';
import type { OpenedModel } from './open-model';
import { reviewBudgets, reviewPrompt, reviewSystem, type ReviewSize } from './prompts/review-prompt';

interface ReviewWork {
  opened: OpenedModel;
  reading: Reading;
  outline: Outline;
  deck: LaidOutDeck;
  call: ComposerCall;
}

/**
 * Lets the model look over the deck that it wrote, once and as it was laid out. A deck lives without: whatever goes
 * wrong leaves it as it is, and `call` is told. Decks that another composer planned are not looked at.
 */
export async function reviewWithModel(work: ReviewWork): Promise<readonly ReviewedSlide[] | null> {
  const { reading, outline, deck, call } = work;
  if (!outline.slides.every((slide) => materialOf(slide).by === 'model')) return null;
  const size = sizeAfter(reading, deck.slides.length);
  try {
    const { value } = await askForReview(work, size);
    if (value === null)
      call.notice?.('The language model gave no usable review of the deck; it stays as it was written.');
    const slides = deck.slides.map(({ slide }) => slide);
    return value && applyReview({ reading, outline, slides, call }, value.changes, size);
  } catch (error) {
    if (!(error instanceof ModelCallFailure)) throw error;
    call.notice?.(reasons[error.fault] ?? unanswered);
    return null;
  }
}

const unanswered = 'The language model did not answer for the review of the deck; it stays as it was written.';
const reasons: Partial<Record<CallFault, string>> = {
  exhausted: 'The deck was not reviewed: the calls or tokens of language models that a job may use are used up.',
  filtered: 'The language model declined to review the deck; it stays as it was written.',
};

function askForReview({ opened, reading, outline, deck, call }: ReviewWork, size: ReviewSize) {
  const { signal, spent, allowance } = call;
  return askWithinBudget({
    ...{ opened, signal, spent, allowance, name: 'review', schema: reviewSchema, system: reviewSystem() },
    ...{ mostRepairs: 1, mostTries: 2 },
    picture: deck.picture && { bytes: deck.picture, mediaType: 'image/png' },
    budgets: reviewBudgets,
    prompt: (mostLetters) => reviewPrompt(reading, outline, deck, size, mostLetters),
    read: (json) => readReview(deck.slides.length, json),
    check: ({ problems }) => problems,
  });
}

/** A number of slides that was asked for stays; another deck may become shorter or longer within what decks have. */
function sizeAfter({ slideCount }: Reading, now: number): ReviewSize {
  if (slideCount.asked !== null) return { least: now, most: now };
  return { least: Math.min(now, slideCount.fewest), most: Math.max(now, slideCount.most - 1) };
}
