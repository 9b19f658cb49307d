import { describe, expect, it } from 'vitest';
import { languages } from './all.generated';
import { findLanguage, languageOf } from './find-language';
import { lexiconOf } from './words-of';

const found = (text: string, tag: string, meaning: string): string[] =>
  lexiconOf(tag)
    .marksIn(text)
    .filter((mark) => mark.meaning === meaning)
    .map(({ start, end }) => text.slice(start, end));

describe('marksIn', () => {
  it.each([
    ['en-US', 'Please make 8 slides', 'word.slide', ['slides']],
    ['en-US', 'a pitch-deck', 'word.deck', ['pitch-deck', 'deck']],
    ['en-US', 'twenty five pages', 'number.25', ['twenty five']],
    ['de-DE', 'fünfundzwanzig Folien', 'number.25', ['fünfundzwanzig']],
    ['de-DE', 'Bitte 5 FOLIEN', 'word.slide', ['FOLIEN']],
    ['ja-JP', 'スライド8枚で', 'number.8', ['8']],
    ['zh-CN', '十二页的PPT', 'number.12', ['十二']],
    ['pl-PL', 'osiem slajdow', 'word.slide', ['slajdow']],
    ['hi-IN', '८ स्लाइड', 'number.8', ['८']],
    ['fr-FR', 'un deck de 6 diapos', 'word.slide', ['diapos']],
  ])('%s: %s has %s', (tag, text, meaning, words) => {
    expect(found(text, tag, meaning)).toEqual(words);
  });

  it('takes the longest group of words of a meaning at each place', () => {
    expect(found('best regards from Leeds', 'en-US', 'word.farewell')).toEqual(['best regards', 'regards']);
  });
});

describe('meaningsOf', () => {
  it('reads a text as a whole, without its capitals', () => {
    expect(lexiconOf('en-US').meaningsOf(' Target Audience ')).toContain('word.audienceLabel');
    expect(lexiconOf('en-US').meaningsOf('Audience figures')).not.toContain('word.audienceLabel');
  });
});

describe('findLanguage', () => {
  it.each([
    ['Why our library should lend tools', 'en-US'],
    ['The council’s programme for the neighbourhood', 'en-GB'],
    ['Warum unsere Bücherei Werkzeug verleihen sollte', 'de-DE'],
    ['Pourquoi notre bibliothèque devrait prêter des outils', 'fr-FR'],
    ['Por qué nuestra biblioteca debería prestar herramientas', 'es-ES'],
    ['Por que nossa biblioteca deveria emprestar ferramentas', 'pt-BR'],
    ['Perché la nostra biblioteca dovrebbe prestare attrezzi', 'it-IT'],
    ['Waarom onze bibliotheek gereedschap zou moeten uitlenen', 'nl-NL'],
    ['Dlaczego nasza biblioteka powinna wypożyczać narzędzia', 'pl-PL'],
    ['Kütüphanemiz neden alet ödünç vermeli', 'tr-TR'],
    ['Почему наша библиотека должна выдавать инструменты', 'ru-RU'],
    ['لماذا يجب أن تعير مكتبتنا الأدوات', 'ar-SA'],
    ['למה הספרייה שלנו צריכה להשאיל כלים', 'he-IL'],
    ['हमारे पुस्तकालय को औज़ार क्यों देने चाहिए', 'hi-IN'],
    ['我们的图书馆为什么应该出借工具', 'zh-CN'],
    ['なぜ図書館は工具を貸し出すべきか', 'ja-JP'],
    ['우리 도서관이 공구를 빌려줘야 하는 이유', 'ko-KR'],
    ['8', 'en-US'],
  ])('%s is %s', (text, tag) => {
    expect(findLanguage(text).tag).toBe(tag);
  });

  it('gives English for a language that there is no file of', () => {
    expect(languageOf('fi-FI').tag).toBe('en-US');
  });
});

describe.each(languages.map((language) => [language.name, language] as const))('%s', (_, language) => {
  it('has words for everything that a request can say', () => {
    const empty = Object.entries(language.words).filter(([, list]) => list.trim() === '');
    expect(empty.map(([key]) => key)).toEqual([]);
    expect(Object.keys(language.languageNames).length).toBeGreaterThanOrEqual(16);
    expect(Object.values(language.deck).filter((word) => word.trim() === '')).toEqual([]);
  });

  it('knows what a talk must answer, a slide a line', () => {
    const rows = Object.values(language.stories).flatMap((story) => story.trim().split('\n'));
    expect(rows.filter((row) => !/^\s*[sbcpdtvmrn] \d \S/u.test(row))).toEqual([]);
    expect(language.stories.change.trim().split('\n').length).toBeGreaterThanOrEqual(7);
    expect(language.stories.explain.trim().split('\n').length).toBeGreaterThanOrEqual(6);
  });
});
