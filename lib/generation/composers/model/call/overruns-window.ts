import { isWholeObject } from './answer-shapes';
import type { RawAnswer } from './raw-answer';

/** No server has a smaller window; less is no count at all. */
const smallestWindow = 500;
/** More letters of a prompt than any tokenizer puts into one token, of scripts that part words and of those that don't. */
const mostLettersOfToken = { spaced: 6, dense: 2.5 };
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** A server that finds no room may also answer with nothing. */
const longPrompt = 8000;

/**
 * Whether a server has read a part of the prompt alone, or had no room left for its answer. None says
 * so: Ollama answers as if nothing had happened, and counts the tokens of what it kept (all of its
 * window, or half of it); LM Studio answers with nothing.
 */
export function overrunsWindow(
  prompt: string,
  { text, isCut, inputTokens }: Pick<RawAnswer, 'text' | 'isCut' | 'inputTokens'>,
): boolean {
  if (isCut) return !isWholeObject(text) && text.trimEnd() === text;
  if (text.trim() === '') return prompt.length > longPrompt;
  return inputTokens >= smallestWindow && (isWindow(inputTokens) || inputTokens < fewestTokens(prompt));
}

function isWindow(tokens: number): boolean {
  return Number.isInteger(Math.log2(tokens));
}

function fewestTokens(prompt: string): number {
  const denseLetters = prompt.match(dense)?.length ?? 0;
  return denseLetters / mostLettersOfToken.dense + (prompt.length - denseLetters) / mostLettersOfToken.spaced;
}
