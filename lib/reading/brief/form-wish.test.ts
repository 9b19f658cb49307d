import { describe, expect, it } from 'vitest';
import { languageOf } from '@/lib/languages/find-language';
import { lexiconOf } from '@/lib/languages/words-of';
import { readPrompt } from '../read-prompt';
import { isFormWish } from './form-wish';

function isWish(tag: string, text: string): boolean {
  const language = languageOf(tag);
  return isFormWish(text, {
    lexicon: lexiconOf(language.tag),
    tag: language.tag,
    small: new Set(language.signs.words.split(' ')),
  });
}

describe('what only says how slides are to look', () => {
  it.each([
    ['en', 'a line or bars'],
    ['en', 'Few words on the slides'],
    ['en', 'no photos'],
    ['de', 'bitte als Balkendiagramm mit kurzem Kommentar'],
    ['fr', 'sous forme de graphique'],
    ['es', 'Un gráfico de barras y texto breve'],
    ['pt', 'com pouco texto'],
    ['it', 'grafico con breve commento'],
    ['nl', 'graag als grafiek'],
    ['sv', 'visa i diagram'],
    ['pl', 'mało tekstu'],
    ['tr', 'grafik olarak gösterin'],
    ['ru', 'кратко и с графиком'],
    ['ar', 'مع رسم بياني'],
    ['hi', 'चार्ट में दिखाएं'],
    ['zh', '用图表展示'],
    ['ja', 'グラフを使い'],
    ['ko', '차트로 보여 주세요'],
  ])('has no other words: %s, %s', (tag, text) => {
    expect(isWish(tag, text)).toBe(true);
  });

  it.each([
    ['en', 'line 4 stopped twice'],
    ['en', 'Night work on 11 nights only'],
    ['en', 'two tables and four chairs'],
    ['en', 'New slide at the pool'],
    ['de', 'die Zahlen der Werke als Diagramm'],
  ])('says nothing of anything else: %s, %s', (tag, text) => {
    expect(isWish(tag, text)).toBe(false);
  });

  it('stands on no slide, nor does what a chart is to show stand there twice', () => {
    const { content, asides } = readPrompt({
      prompt:
        'I need 6 slides for the parents about the school garden. Budget £4,850: soil 1,200, water 1,450, tools 700, greenhouse 1,500, bars please. Dates: 5 April clearing, 26 April planting, 14 June harvest. I want a chart of the budget and a timeline, with little text. The tone: warm, not sweet.',
      outputType: 'deck',
      variantCount: 1,
    });
    expect(content.sections.map(({ title }) => title)).toEqual(['Budget £4,850', 'Dates']);
    const aside = asides.map(({ text }) => text).join(' ');
    for (const wish of ['bars please', 'with little text', 'The tone: warm']) expect(aside).toContain(wish);
  });
});
