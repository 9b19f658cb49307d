import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt';

function coverOf(prompt: string): string | null {
  const { instructions, title } = readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
  return instructions.title ?? title ?? instructions.topic;
}

const told = 'The pool had 21,400 visitors in 2022 and 24,800 in 2024. Costs rose from £24,100 to £38,900.';

describe('the title of a brief', () => {
  it.each([
    ['Deck for the board of Van Loon Mustard, 6 slides, export to Denmark and Sweden.', 'export to Denmark and Sweden'],
    [
      'Stokeleigh Food Bank – winter plan for trustees, meeting 25 Sept – 6–8 slides.',
      'Stokeleigh Food Bank – winter plan',
    ],
    ['We run six pools and want to change the prices, need slides for the managers.', 'change the prices'],
    [
      'So we talked this morning about the staff car park and I need five slides for the board on Tuesday, on an average day it is full.',
      'the staff car park',
    ],
    ['Subject: FW: Saltmarsh launch – slides for Friday? Could someone make 7 slides of it?', 'Saltmarsh launch'],
  ])('is the topic, and not for whom it is, how long and when: %s', (opening, title) => {
    expect(coverOf(`${opening} ${told}`)).toBe(title);
  });

  it.each([
    [
      'en',
      'Good afternoon! Please make 6 slides for the board about the new pool. It had 21,400 visitors in 2022 and 24,800 in 2024. Costs rose to £38,900.',
      'the new pool',
    ],
    [
      'de',
      'Guten Tag! Bitte 6 Folien für den Vorstand über das neue Hallenbad. Es hatte 2022 21.400 Besucher und 2024 24.800. Die Kosten stiegen auf 38.900 €.',
      'das neue Hallenbad',
    ],
    [
      'fr',
      'Bonjour ! Merci de préparer 6 diapositives pour le conseil sur la nouvelle piscine. Elle a eu 21 400 visiteurs en 2022 et 24 800 en 2024. Les coûts sont montés à 38 900 €.',
      'la nouvelle piscine',
    ],
    [
      'es',
      '¡Buenas tardes! Necesito 6 diapositivas para la junta sobre la nueva piscina. Tuvo 21.400 visitas en 2022 y 24.800 en 2024. Los costes subieron a 38.900 €.',
      'la nueva piscina',
    ],
    [
      'pt',
      'Boa tarde! Preciso de 6 slides para a direção sobre a nova piscina. Teve 21.400 visitas em 2022 e 24.800 em 2024. Os custos subiram para 38.900 €.',
      'a nova piscina',
    ],
    [
      'it',
      'Buongiorno! Mi servono 6 slide per il consiglio sulla nuova piscina. Ha avuto 21.400 visitatori nel 2022 e 24.800 nel 2024. I costi sono saliti a 38.900 €.',
      'nuova piscina',
    ],
    [
      'nl',
      'Goedemiddag! Graag 6 dia’s voor het bestuur over het nieuwe zwembad. Het had 21.400 bezoekers in 2022 en 24.800 in 2024. De kosten stegen naar € 38.900.',
      'het nieuwe zwembad',
    ],
    [
      'sv',
      'Hej! Gör 6 bilder för styrelsen om den nya simhallen. Den hade 21 400 besökare 2022 och 24 800 år 2024. Kostnaderna steg till 38 900 kr.',
      'den nya simhallen',
    ],
    [
      'pl',
      'Dzień dobry! Proszę o 6 slajdów dla zarządu o nowym basenie. W 2022 roku było 21 400 gości, a w 2024 roku 24 800. Koszty wzrosły do 38 900 zł.',
      'nowym basenie',
    ],
    [
      'tr',
      'Merhaba! Yönetim kurulu için yeni yüzme havuzu hakkında 6 slayt hazırlayın. 2022 yılında 21.400, 2024 yılında 24.800 ziyaretçi geldi. Maliyet 38.900 liraya çıktı.',
      'yeni yüzme havuzu',
    ],
    [
      'ru',
      'Добрый день! Сделайте 6 слайдов для правления о новом бассейне. В 2022 году было 21 400 посетителей, в 2024 году 24 800. Расходы выросли до 38 900 рублей.',
      'новом бассейне',
    ],
    [
      'ar',
      'مساء الخير! أحتاج إلى 6 شرائح لمجلس الإدارة حول المسبح الجديد. زاره 21400 زائر في 2022 و24800 في 2024. ارتفعت التكاليف إلى 38900 ريال.',
      'المسبح الجديد',
    ],
    [
      'he',
      'שלום! אני צריך 6 שקפים להנהלה על הבריכה החדשה. היו בה 21,400 מבקרים ב-2022 ו-24,800 ב-2024. העלויות עלו ל-38,900 ש"ח.',
      'הבריכה החדשה',
    ],
    [
      'hi',
      'नमस्ते! नए स्विमिंग पूल के बारे में बोर्ड के लिए 6 स्लाइड बनाइए। 2022 में 21,400 और 2024 में 24,800 लोग आए। लागत बढ़कर 38,900 रुपये हो गई।',
      'नए स्विमिंग पूल',
    ],
    [
      'zh',
      '大家好！请做6页幻灯片给董事会，关于新游泳馆。2022年有21400名访客，2024年有24800名。成本上升到38900元。',
      '新游泳馆',
    ],
    [
      'ja',
      'こんにちは。新しい屋内プールについて、理事会用に6枚のスライドを作ってください。利用者は2022年に21,400人、2024年に24,800人でした。費用は38,900円に上がりました。',
      '新しい屋内プール',
    ],
    [
      'ko',
      '안녕하세요. 새 수영장에 대해 이사회용 슬라이드 6장을 만들어 주세요. 2022년 방문객은 21,400명, 2024년은 24,800명이었습니다. 비용은 38,900원으로 올랐습니다.',
      '새 수영장',
    ],
  ])('is what it is about, and no greeting: %s', (_, prompt, title) => {
    expect(coverOf(prompt)).toContain(title);
  });

  it('is what a brief says first where nothing says what it is about', () => {
    const prompt =
      'The port must offer shore power to all ferries by 1 January 2030 (EU rule). I present to the council on 3 September, so 8 slides. Where we are: 412 calls a year, 3,900 tonnes of gas oil. Options: cables (£214m), barge (£96m).';
    expect(coverOf(prompt)).toBe('The port must offer shore power to all ferries');
  });
});
