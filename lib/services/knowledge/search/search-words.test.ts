import { describe, expect, it } from 'vitest';
import { chooseWords, foldedWords, foldWord, searchWords } from './search-words';

describe('searchWords', () => {
  it.each([
    ['The Q3 report: 18.4 % more', ['the', 'q3', 'report', '18.4', 'more']],
    ['user@example.com, e-mail', ['user', 'example', 'com', 'e', 'mail']],
    ['收入增长。', ['收入', '入增', '增长']],
    ['GPT模型', ['gpt', '模型']],
    ['売上ABC', ['売上', 'abc']],
    ['휴가 신청', ['휴가', '신청']],
    ['字', ['字']],
    ['Ｆｕｌｌ width', ['full', 'width']],
    ["'); drop table x; --", ['drop', 'table', 'x']],
    ['', []],
  ])('%s', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('lowers Turkish letters as Turkish does', () => {
    expect(searchWords('IŞIK İZİN', 'tr')).toEqual(['ışık', 'izin']);
  });
});

describe('foldWord', () => {
  it.each([
    ['résumé', 'resume'],
    ['größe', 'grosse'],
    ['łódź', 'lodz'],
    ['ёлка', 'елка'],
    ['ışık', 'isik'],
    ['إجازة', 'اجازه'],
    ['छुट्टी', 'छुट्टी'],
    ['데이터', '데이터'],
  ])('%s is %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  it('leaves out what every text has, and gives Hebrew words without their prefix as well', () => {
    expect(foldedWords(['the', 'plan', 'plan'], 'en')).toEqual(['plan']);
    expect(foldedWords(['ההכנסות'], 'he')).toEqual(['ההכנסות', 'הכנסות']);
  });
});

describe('chooseWords', () => {
  it('takes what comes early, often and with a capital, and no more than can be looked for', () => {
    const filler = Array.from(
      { length: 400 },
      (_, index) =>
        `filler${'abcdefghij'[index % 10]}${'klmnopqrst'[Math.floor(index / 10) % 10]}${'uvwxyz'[index % 6]}`,
    ).join(' ');
    const words = chooseWords(`Turbines for the plant in Ghent. ${filler} turbines`, 'en');
    expect(words.slice(0, 2).sort()).toEqual(['ghent', 'turbines']);
    expect(words).not.toContain('the');
    expect(words.length).toBeLessThanOrEqual(32);
  });
});
