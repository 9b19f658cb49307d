import type { ModelState } from './call/model-state';

/** Jobs of far more than one process at a time. */
const mostRemembered = 2000;

/** Keeps that the model has answered for a slide of the deck, also for later attempts at its other slides. */
export function rememberDeck({ served }: ModelState, deckId: string): void {
  served.add(deckId);
  const [oldest] = served;
  if (served.size > mostRemembered && oldest !== undefined) served.delete(oldest);
}

export function isDeckServed({ served }: ModelState, deckId: string): boolean {
  return served.has(deckId);
}
