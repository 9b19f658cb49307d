import { describe, expect, it } from 'vitest';
import { readCount } from './number-words';
import { readBrief } from './read-brief';

function read(prompt: string, outputType: 'single_slide' | 'deck' = 'deck') {
  return readBrief({ prompt, outputType, variantCount: 1, images: [] });
}

describe('number words', () => {
  it.each([
    ['twenty-five', 25],
    ['half a dozen', 6],
    ['einundzwanzig', 21],
    ['fünfunddreißig', 35],
    ['fuenfzig', 50],
    ['vingt et un', 21],
    ['quarante-neuf', 49],
    ['treinta y dos', 32],
    ['veintidós', 22],
    ['veintidos', 22],
    ['vinte e cinco', 25],
    ['quarantotto', 48],
    ['drieëntwintig', 23],
    ['eenentwintig', 21],
    ['dwudziestu pięciu', 25],
    ['czterdzieści siedem', 47],
    ['on iki', 12],
    ['onbeş', 15],
    ['kırk', 40],
    ['двадцати', 20],
    ['сорок два', 42],
    ['трёх', 3],
    ['خمس وعشرون', 25],
    ['خمسًا وعشرين', 25],
    ['خمسة عشر', 15],
    ['עשרים וחמישה', 25],
    ['שלוש עשרה', 13],
    ['उनचास', 49],
    ['पाँच', 5],
    ['二十五', 25],
    ['五十', 50],
    ['两', 2],
    ['스물다섯', 25],
    ['스무', 20],
    ['이십삼', 23],
    ['١٢', 12],
    ['१२', 12],
    ['１２', 12],
    ['fifty', 50],
    ['tea', null],
    ['', null],
  ])('%s', (word, value) => {
    expect(readCount(word)).toBe(value);
  });
});

describe('traps', () => {
  it.each([
    ['Our team made 40 slides last week and nobody read them. Make a short deck about it.', null],
    ['Add one slide on risks to this deck about tea', null],
    ['Make a deck about tea with one slide on history and two slides on brewing', 2],
    ['3 slides on A and 4 slides on B', 7],
    ['12 slides: 3 slides on the past and 4 slides on the future', 12],
    ['From 40 to 10 slides, please', 10],
    ['fewer than 10 slides about tea', 9],
    ['weniger als 10 Folien über Tee', 9],
    ['2 slides per product, 10 slides in total', 10],
    ['Slides:\n1. Intro\n2. End', null],
    ['Slides: 8\nTopic: tea', 8],
    ['Anzahl der Folien: 12', 12],
    ['A deck of three slide decks', null],
    ['Bericht mit 10 Seiten als Präsentation', null],
    ['Notes on slides and sources', null],
    ['Make me one slide about tea', 1],
    ['A one-pager about tea', 1],
  ])('%s', (prompt, count) => {
    expect(read(prompt).requestedSlideCount).toBe(count);
  });

  it('a single slide is one, whatever its prompt says', () => {
    expect(read('Make twelve slides about tea', 'single_slide')).toMatchObject({
      requestedSlideCount: 1,
      maxSlideCount: 1,
    });
  });

  it.each([
    ['A deck about English grammar', 'en-US'],
    ['German car makers in 2030', 'en-US'],
    ['Our customers in French-speaking Switzerland', 'en-US'],
    ['The growth in Spanish exports', 'en-US'],
    ['How to translate contracts into English', 'en-US'],
    ['A deck about teaching in German schools', 'en-US'],
    ['Englischunterricht in der Grundschule', 'de-DE'],
    ['在线英语教育市场分析', 'zh-CN'],
    ['Translate this into Spanish and make slides: tea is good.', 'es-ES'],
    ['Make a deck about tea in Portuguese (Portugal)', 'pt-PT'],
    ['A deck in Latin American Spanish about tea', 'es-419'],
    ['8 Folien auf österreichischem Deutsch', 'de-AT'],
    ['用繁体中文做八页PPT', 'zh-TW'],
    ['Make a deck about tea. Language: Arabic', 'ar-SA'],
    ['A deck in English about colours in autumn', 'en-GB'],
    ['A deck in American English about colours in autumn', 'en-US'],
    ['Erstelle auf Deutsch acht Folien über die Strassen im Kanton Bern', 'de-CH'],
  ])('%s', (prompt, tag) => {
    expect(read(prompt).language).toBe(tag);
  });

  it('keeps what the prompt is written in apart from what it asks for', () => {
    expect(read('Make 8 slides in Arabic about tea')).toMatchObject({
      language: 'ar-SA',
      promptLanguage: 'en-US',
      direction: 'rtl',
    });
    expect(read('Please make slides from this.\n\nAuf Englisch, bitte.')).toMatchObject({ language: 'en-US' });
  });

  it.each([
    ['Formal logic for beginners', null],
    ['Technical support processes', null],
    ['Make a deck about tea, not too formal', null],
    ['A playful deck about tea', 'playful'],
    ['Keep it short and factual', 'plain'],
  ])('%s', (prompt, tone) => {
    expect(read(prompt).tone).toBe(tone);
  });

  it.each([
    ['A deck about benefits for employees', null],
    ['Strategies for growth', null],
    ['A deck for Northwind Analytics', null],
    ['Audience: board of directors; tone: formal', 'board of directors'],
    ['A deck on tides\n- Audience: nurses, doctors\n- Tone: plain', 'nurses, doctors'],
  ])('%s', (prompt, audience) => {
    expect(read(prompt).audience).toBe(audience);
  });
});

describe('a hundred thousand characters', () => {
  const fill = (unit: string): string => unit.repeat(Math.ceil(100_000 / unit.length)).slice(0, 100_000);
  it.each([
    'a',
    ' ',
    '8 ',
    'slide ',
    'ten slides ',
    '8 - ',
    'twenty five ',
    'for the ',
    'for a b c d e f ',
    'in English ',
    ', and formal ',
    'très ',
    '، ',
    '五',
    '二十五枚',
    '页',
    'للمستثمرين ',
    'עשרים ו',
    'के लिए ',
    'için ',
    'deck with ',
    'please 8 slides. ',
    '- Tone: \n',
    'Audience: ',
    '\n',
    '. ',
    '«',
    '﻿',
    '\ud800',
    "d'",
    'İ',
  ])('of %j are read to the end', (unit) => {
    const brief = read(fill(unit));
    expect(brief.maxSlideCount).toBeLessThanOrEqual(50);
    expect(read(`${fill(unit).slice(0, 99_000)} make 8 slides`).maxSlideCount).toBeGreaterThanOrEqual(1);
  });
});
