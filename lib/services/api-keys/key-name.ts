import { z } from 'zod';
import { cleanText } from '@/lib/contracts/clean-text';

export const keyNameMaxCharacters = 100;

/** One line, whatever was pasted. */
export const keyNameSchema = z
  .string()
  .transform((name) => cleanText(name).replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, 'Give the key a name.')
      .max(keyNameMaxCharacters, `A name has at most ${keyNameMaxCharacters} characters.`),
  );

const numbered = /^(.*) \((\d{1,6})\)$/s;

/** What the successor of a key is called: "CRM" is followed by "CRM (2)", that by "CRM (3)". */
export function successorName(name: string): string {
  const [, base = name, count = '1'] = numbered.exec(name) ?? [];
  const suffix = ` (${Number(count) + 1})`;
  return `${shorten(base, keyNameMaxCharacters - suffix.length)}${suffix}`;
}

/** Cuts between characters, never within one. */
function shorten(text: string, most: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > most) break;
    kept += character;
  }
  return kept.trimEnd();
}
