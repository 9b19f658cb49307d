import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

function read(prompt: string, outputType: 'single_slide' | 'deck' = 'deck') {
  return readBrief({ prompt, outputType, variantCount: 1, images: [] });
}

describe('slide count', () => {
  it.each([
    ['Make an 8-slide board update for Northwind', 8],
    ['Please create 10 slides about tea', 10],
    ['A 5-page deck on tides', 5],
    ['Give me 8 to 10 slides on tides', 10],
    ['Twelve slides about whales', 12],
    ['A five-slide deck about whales', 5],
    ['Erstelle eine Präsentation mit 6 Folien für den Vorstand', 6],
    ['Zwölf Folien über Wale', 12],
    ['社内向けに5枚のスライドを作成してください', 5],
    ['社内向けに５枚のスライドを作成してください', 5],
    ['أنشئ عرضًا من 5 شرائح عن البرنامج', 5],
    ['أنشئ عرضًا من ٥ شرائح عن البرنامج', 5],
    ['Créez une présentation de 7 diapositives sur les ventes', 7],
    ['Crea una presentación de 9 diapositivas sobre ventas', 9],
    ['Создай презентацию из 6 слайдов о продажах', 6],
    ['做一个10页PPT，介绍茶', 10],
    ['슬라이드 5장으로 만들어 주세요', 5],
    ['Hazır 5 slayt oluştur', 5],
    ['Przygotuj 7 slajdów o sprzedaży', 7],
    ['Create a slide deck about tea', null],
    ['Make 300 slides about tea', 50],
    ['Compare 3 options for the depot', null],
    ['A deck about the top 10 slides of all time', null],
    ['Write a deck for Q3 2026 slides and playgrounds', null],
    ['Make a deck.\n\n# Assets\n- 40 slides were lost in the move', null],
  ])('%s', (prompt, expected) => {
    expect(read(prompt).requestedSlideCount).toBe(expected);
  });

  it('stays within the sizes that an installation sets', () => {
    const deckSize = { most: 8, unasked: { fewest: 2, most: 4 } };
    const request = { outputType: 'deck', variantCount: 1, images: [], deckSize } as const;
    expect(readBrief({ ...request, prompt: 'Make 10 slides about tea' })).toMatchObject({
      requestedSlideCount: 8,
      minSlideCount: 1,
      maxSlideCount: 8,
    });
    expect(readBrief({ ...request, prompt: 'A deck about tea' })).toMatchObject({
      requestedSlideCount: null,
      minSlideCount: 2,
      maxSlideCount: 4,
    });
  });

  it('allows fifteen slides when none are asked for, and one for a single slide', () => {
    expect(read('A deck about tea').maxSlideCount).toBe(15);
    expect(read('Make 9 slides about tea', 'single_slide')).toMatchObject({ maxSlideCount: 1, requestedSlideCount: 1 });
  });
});

describe('language', () => {
  it.each([
    ['Create a deck about our plans for the year', 'en-US'],
    ['Erstelle Folien über die Ziele und das Budget der Stadt', 'de-DE'],
    ['Créez une présentation sur les résultats de notre équipe', 'fr-FR'],
    ['Crea una presentación sobre los resultados del año', 'es-ES'],
    ['Crie uma apresentação sobre os resultados da equipe e não mais', 'pt-BR'],
    ['Crie uma apresentação para a equipa sobre o planeamento e não mais', 'pt-PT'],
    ['Crea una presentazione sui risultati della squadra per il consiglio', 'it-IT'],
    ['Maak een presentatie over de resultaten van het team', 'nl-NL'],
    ['Przygotuj prezentację o wynikach zespołu w roku', 'pl-PL'],
    ['Ekibin sonuçları hakkında bir sunum hazırla', 'tr-TR'],
    ['Создай презентацию о результатах команды', 'ru-RU'],
    ['أنشئ عرضًا عن نتائج الفريق', 'ar-SA'],
    ['צור מצגת על תוצאות הצוות', 'he-IL'],
    ['टीम के परिणामों पर एक प्रस्तुति बनाएं', 'hi-IN'],
    ['请制作一份关于团队业绩的演示文稿', 'zh-CN'],
    ['新しいSalesforceとSlackの導入計画のスライドを作成', 'ja-JP'],
    ['팀 성과에 대한 발표 자료를 만들어 주세요', 'ko-KR'],
    ['12345 !!!', 'en-US'],
    ['https://example.com/a/de/la', 'en-US'],
  ])('%s', (prompt, tag) => {
    expect(read(prompt).language).toBe(tag);
  });

  it('knows which languages run from right to left', () => {
    expect(read('أنشئ عرضًا عن نتائج الفريق').direction).toBe('rtl');
    expect(read('A deck about tea').direction).toBe('ltr');
  });
});

describe('cleaning', () => {
  it('drops control characters, keeps tabs and makes all line ends line feeds', () => {
    expect(read('\ufeffa\u0000b\tc\r\nd\re\u001b').prompt).toBe('ab\tc\nd\ne');
  });

  it('repairs lone surrogates', () => {
    expect(read('tea \ud800 time').prompt).toBe('tea \ufffd time');
  });
});
