import type { Composer } from '../composer';
import { materialOf, slideAt, unwrapOutline } from './material';
import type { OpenedModel } from './open-model';
import { planQueriesWithModel } from './plan-queries';
import { planWithModel } from './plan-with-model';
import { reviewWithModel } from './review-with-model';
import { writeWithModel } from './write-with-model';

export interface ModelComposerOptions {
  opened: OpenedModel;
  /** Writes what the model could not give in a usable form. */
  fallback: Composer;
  /** Whether it looks its decks over, and whether it is shown them as a picture; null for neither. */
  review: { sees: boolean } | null;
}

/**
 * Lets a language model plan the deck and then write each slide, all of them at once.
 *
 *     reading ──▶ plan ──▶ a slide each ──▶ read ──▶ check ──▶ SlideSpec
 *               one       all at once,     mended   figures,
 *               call      each with the    where    citations,
 *                         whole plan       it can   pictures
 *                              ▲─────── at most twice ──┘
 *
 * What stays unusable is written by `fallback`, and said. A laid-out deck is looked over in one call more.
 */
export function createModelComposer({ opened, fallback, review }: ModelComposerOptions): Composer {
  return {
    name: 'model',
    stepSize: 'slide',

    planQueries: (reading, call = {}) => planQueriesWithModel(opened, reading, call),

    plan: (reading, call = {}) => planWithModel(opened, fallback, reading, call),

    async writeSlide(reading, outline, index, call = {}) {
      const material = materialOf(slideAt(outline, index));
      if (material.by === 'embedded') return fallback.writeSlide(reading, unwrapOutline(outline), index, call);
      return writeWithModel({ opened, fallback, reading, outline, index, material, call });
    },

    ...(review && {
      reviewer: {
        ...review,
        review: (reading, outline, deck, call = {}) => reviewWithModel({ opened, reading, outline, deck, call }),
      },
    }),
  };
}
