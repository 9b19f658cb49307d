import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines';
import { gluedSpaces, withNoBreakSpaces } from './glued-spaces';
import { widestWordIn } from './widest-word';

/** Texts with `~` for each space that must hold. */
const examples: readonly (readonly [language: string, text: string])[] = [
  ['en', 'The chain holds −25~°C for 14.6~million doses'],
  ['en', 'A budget of €~3~million until Q3~2026, see p.~14'],
  ['en', 'It weighs 48~g and runs 5~h 40~min at 10~ATM'],
  ['en', 'Phase~2 starts on 15~February, not on March~3rd'],
  ['en', 'Cash lasts 19~months; SOC 2 Type~II follows'],
  ['en', 'Only USD~12 and R$~40 for Dr.~Keller'],
  ['de', 'Der Umsatz stieg um 12~% auf 12~Mio.~€ (S.~14)'],
  ['de', 'Ab dem 15.~Februar, z.~B. in KW~12, ca.~40 Personen'],
  ['fr', 'Une hausse de 12~% le 1er~mars~: 1~234~567~€'],
  ['fr', 'Qui a dit «~non~»~?'],
  ['es', 'El 15~de~febrero, 3~millones de personas'],
  ['pl', 'Od 15~lutego 12~mln~zł'],
  ['ru', 'С 15~февраля 12~млн~руб. на стр.~14'],
  ['ar', 'نحو 12~مليون شخص'],
];

describe('gluedSpaces', () => {
  it.each(examples)('%s: %s', (language, marked) => {
    expect(withNoBreakSpaces([marked.replaceAll('~', ' ')], language)).toEqual([marked.replaceAll('~', '\u00a0')]);
  });

  it('leaves words alone that are no units, and numbers that are none of their nouns', () => {
    for (const text of [
      'We met 12 customers in 2026',
      'Version control, then a table of 40 rows',
      'In May 2026 we grew',
      'No one came. 14 left',
      '東京 3 店舗',
    ])
      expect(gluedSpaces(text, 'en'), text).toEqual([]);
  });

  it('takes a language that is none for English', () => {
    expect(gluedSpaces('15 May', 'x_y_z')).toEqual([2]);
  });

  it('sees a number and its unit in different runs as one', () => {
    expect(withNoBreakSpaces(['About 14.6', ' million', ' doses'], 'en')).toEqual([
      'About 14.6',
      '\u00a0million',
      ' doses',
    ]);
  });
});

describe('lines', () => {
  const style = { family: 'Calibri', sizePt: 18 } as const;

  it.each(examples)('keep together what belongs together, %s: %s', (language, marked) => {
    const text = marked.replaceAll('~', ' ');
    const widest = widestWordIn(text, style, language) / 0.98;
    for (let widthIn = widest; widthIn < widest + 4; widthIn += 0.1) {
      const lines = breakLines([{ text, style }], widthIn, { language }).map((line) => line.text);
      expect(lines.join('')).toBe(text);
      let end = 0;
      for (const line of lines.slice(0, -1)) expect(marked[(end += line.length) - 1], lines.join('|')).not.toBe('~');
    }
  });
});
