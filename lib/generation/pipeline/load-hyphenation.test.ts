import { describe, expect, it, test } from 'vitest';
import { loadHyphenation } from './load-hyphenation';

const slidesWith = (text: string) => [
  { kind: 'section' as const, title: text, eyebrow: '', notes: '', source: '', subtitle: '' },
];

async function divided(language: string, text: string): Promise<string | undefined> {
  const hyphenate = await loadHyphenation({ language, slides: slidesWith(text) });
  if (!hyphenate) return undefined;
  const places = hyphenate(text);
  return [...places, text.length].map((place, index) => text.slice(places[index - 1] ?? 0, place)).join('-');
}

test.each([
  ['de-DE', 'Instandhaltungsmanagement', 'In-stand-hal-tungs-ma-nage-ment'],
  ['de-AT', 'DONAUDAMPFSCHIFFFAHRT', 'DO-NAU-DAMPF-SCHIFF-FAHRT'],
  ['en-US', 'internationalization', 'in-ter-na-tion-al-iza-tion'],
  ['en-GB', 'internationalisation', 'in-ter-na-tion-al-isa-tion'],
  ['fr-FR', 'anticonstitutionnellement', 'an-ti-cons-ti-tu-tion-nel-le-ment'],
  ['nl', 'arbeidsongeschiktheidsverzekering', 'ar-beids-on-ge-schikt-heids-ver-ze-ke-ring'],
  ['ru-RU', 'достопримечательности', 'до-сто-при-ме-ча-тель-но-сти'],
])('%s divides %s', async (language, word, expected) => {
  expect(await divided(language, word)).toBe(expected);
});

describe('nothing is divided', () => {
  it.each([
    ['an address', 'https://instandhaltungsmanagement.de/'],
    ['a number in code', 'Instandhaltungsmanagement2000'],
    ['the signs around a word', '«(,);»'],
    ['letters without end', 'a'.repeat(100_000)],
  ])('in %s', async (_, text) => {
    const hyphenate = await loadHyphenation({
      language: 'de',
      slides: slidesWith(`Instandhaltungsmanagement ${text}`),
    });
    expect(hyphenate?.(text)).toEqual([]);
  });

  it('but the word within its signs', async () => {
    expect(await divided('de', '„Wissenschaftsmanagement“,')).toBe('„Wis-sen-schafts-ma-nage-ment“,');
  });

  it.each([
    ['ja-JP', 'インターナショナライゼーション'],
    ['ar', 'فسيكفيكهمفسيكفيكهم'],
    ['de', 'Kurze Wörter hier'],
  ])('in %s: %s', async (language, text) => {
    expect(await divided(language, text)).toBeUndefined();
  });
});
