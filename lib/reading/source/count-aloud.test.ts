import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt';

const titlesOf = (prompt: string): (string | null)[] =>
  readPrompt({ prompt, outputType: 'deck', variantCount: 1 }).content.sections.map(({ title }) => title);

describe('points that are counted off in speech', () => {
  it.each([
    [
      'en',
      'Please make slides of my dictation for the annual meeting.\n\nfirst thing is the concerts. we sang four of them, and 210 people came in November.\n\nthen second, the members. we are 58 now, nine are new and four left us.\n\nthird is money. we took in 16,200 and spent 15,350 of it.',
      ['Concerts', 'The members', 'Money'],
    ],
    [
      'de',
      'Bitte Folien aus meinem Diktat für die Jahresversammlung.\n\nErstens, die Konzerte. Wir haben vier gesungen, und im November kamen 210 Leute.\n\nZweitens, die Mitglieder. Wir sind jetzt 58, neun sind neu, vier sind gegangen.\n\nDrittens, die Kasse. Wir haben 16.200 eingenommen und 15.350 ausgegeben.',
      ['Die Konzerte', 'Die Mitglieder', 'Die Kasse'],
    ],
    [
      'ru',
      'Сделайте слайды из моей заметки для собрания.\n\nВо-первых, концерты. Мы спели четыре, в ноябре пришло 210 человек.\n\nВо-вторых, участники. Нас теперь 58, девять новых, четверо ушли.\n\nВ-третьих, деньги. Мы получили 16 200 и потратили 15 350.',
      ['Концерты', 'Участники', 'Деньги'],
    ],
  ])('have names in %s', (_, prompt, titles) => {
    expect(titlesOf(prompt)).toEqual(titles);
  });

  it('are none where a text only begins so', () => {
    const text =
      'First, the tide went out at nine in the morning and left the boats on the sand.\n\nNobody had seen that before in the harbour of the town.';
    expect(titlesOf(`Make slides of this.\n\n${text}`)).toEqual([]);
  });
});
