import { languages } from './all.generated';
import type { Counting } from './language';
import { normalForm, toAsciiDigits } from './normal-form';

/** The words of one language for each number, as a list with commas. */
export function* numberWordsOf({
  from1,
  tens = '',
  join,
  unitsOfTens = from1,
  more = '',
}: Counting): Generator<[number, string]> {
  const plain = (forms: string): string => forms.replaceAll('/', ', ').replaceAll('_', ' ');
  for (const [index, forms] of from1.split(' ').entries()) yield [index + 1, plain(forms)];
  const startsAtTen = tens.includes('=10');
  for (const [index, entry] of tens.split(' ').entries()) {
    const ten = (index + (startsAtTen ? 1 : 2)) * 10;
    const forms = entry.replace('=10', '');
    if (forms === '' || forms === '-') continue;
    yield [ten, plain(forms)];
    if (join === undefined || ten === 50) continue;
    for (const [unit, units] of unitsOfTens.split(' ').slice(0, 9).entries())
      for (const u of units.split('/'))
        for (const t of forms.split('/')) yield [ten + unit + 1, plain(join.replace('{t}', t).replace('{u}', u))];
  }
  for (const row of more.split(' ').filter(Boolean)) {
    const [forms = '', value = ''] = row.split('=');
    yield [Number(value), plain(forms)];
  }
}

let values: ReadonlyMap<string, number> | undefined;

/** The value of digits of any script, or of a word for a number up to fifty in any language; null for anything else. */
export function readCount(token: string): number | null {
  values ??= valuesOfWords();
  const word = values.get(normalForm(token));
  if (word !== undefined) return word;
  const ascii = toAsciiDigits(token);
  return /^\d{1,9}$/.test(ascii) ? Number(ascii) : null;
}

function valuesOfWords(): Map<string, number> {
  const found = new Map<string, number>();
  for (const { counting } of languages)
    for (const [value, forms] of numberWordsOf(counting))
      for (const form of forms.split(', ')) {
        const word = normalForm(form);
        if (!found.has(word)) found.set(word, value);
      }
  return found;
}
