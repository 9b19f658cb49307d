import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellSlides } from './tell-slides';
import { textsOf } from './testing/said-in';

/** A request above notes, the same for a bare topic, the notes, and words of the request that say nothing for the slides. */
const rows: readonly {
  language: string;
  above: string;
  bare: string;
  notes: string;
  facts: readonly string[];
  leaks: RegExp;
}[] = [
  {
    language: 'en-US',
    above: 'Please make 8 slides for the board from the following notes, formal tone, in English:',
    bare: 'Please make 8 slides for the board about the new warehouse, formal tone, in English.',
    notes: 'Revenue rose to 4.2 million euros. Costs stayed flat. Delivery in Oslo was late twice.',
    facts: ['4.2', 'Oslo'],
    leaks: /please|8 slides|following notes|formal|english/iu,
  },
  {
    language: 'de-DE',
    above: 'Bitte erstelle aus den folgenden Notizen 8 Folien für den Vorstand, formeller Ton, auf Deutsch:',
    bare: 'Bitte erstelle 8 Folien für den Vorstand über das neue Lager, formeller Ton, auf Deutsch.',
    notes:
      'Der Umsatz stieg auf 4,2 Millionen Euro. Die Kosten blieben gleich. Die Lieferung in Oslo kam zweimal zu spät.',
    facts: ['4,2', 'Oslo'],
    leaks: /bitte|erstelle|folgenden|formell|deutsch/iu,
  },
  {
    language: 'fr-FR',
    above: 'Merci de faire 8 diapositives pour la direction à partir des notes suivantes, ton formel, en français :',
    bare: 'Merci de préparer 8 diapositives pour la direction sur le nouvel entrepôt, ton formel, en français.',
    notes:
      'Le chiffre d’affaires a atteint 4,2 millions. Les coûts sont stables. La livraison à Oslo a eu deux retards.',
    facts: ['4,2', 'Oslo'],
    leaks: /merci|diapositives|suivantes|formel|français/iu,
  },
  {
    language: 'es-ES',
    above:
      'Por favor, haz 8 diapositivas para la junta directiva a partir de las siguientes notas, tono formal, en español:',
    bare: 'Por favor, haz 8 diapositivas para la junta directiva sobre el nuevo almacén, tono formal, en español.',
    notes: 'Los ingresos subieron a 4,2 millones. Los costes no cambiaron. La entrega en Oslo llegó tarde dos veces.',
    facts: ['4,2', 'Oslo'],
    leaks: /favor|haz|diapositivas|siguientes|formal|español/iu,
  },
  {
    language: 'pt-BR',
    above: 'Por favor, faça 8 slides para a diretoria a partir das notas a seguir, tom formal, em português:',
    bare: 'Por favor, faça 8 slides para a diretoria sobre o novo armazém, tom formal, em português.',
    notes: 'A receita subiu para 4,2 milhões. Os custos não mudaram. A entrega em Oslo atrasou duas vezes.',
    facts: ['4,2', 'Oslo'],
    leaks: /favor|faça|slides|a seguir|formal|português/iu,
  },
  {
    language: 'it-IT',
    above: 'Per favore, crea 8 diapositive per il consiglio dalle note seguenti, tono formale, in italiano:',
    bare: 'Per favore, crea 8 diapositive per il consiglio sul nuovo magazzino, tono formale, in italiano.',
    notes: 'I ricavi sono saliti a 4,2 milioni. I costi sono stabili. La consegna a Oslo è arrivata tardi due volte.',
    facts: ['4,2', 'Oslo'],
    leaks: /favore|crea |diapositive|seguenti|formale|italiano/iu,
  },
  {
    language: 'nl-NL',
    above: "Maak alsjeblieft 8 dia's voor de directie van de volgende notities, formele toon, in het Nederlands:",
    bare: "Maak alsjeblieft 8 dia's voor de directie over het nieuwe magazijn, formele toon, in het Nederlands.",
    notes: 'De omzet steeg naar 4,2 miljoen. De kosten bleven gelijk. De levering in Oslo was twee keer te laat.',
    facts: ['4,2', 'Oslo'],
    leaks: /alsjeblieft|maak |volgende notities|formele|nederlands/iu,
  },
  {
    language: 'pl-PL',
    above: 'Proszę zrobić 8 slajdów dla zarządu z poniższych notatek, styl formalny, po polsku:',
    bare: 'Proszę przygotuj 8 slajdów dla zarządu na temat nowego magazynu, styl formalny, po polsku.',
    notes: 'Przychody wzrosły do 4,2 mln. Koszty się nie zmieniły. Dostawa w Oslo dwa razy się spóźniła.',
    facts: ['4,2', 'Oslo'],
    leaks: /proszę|zrobić|slajdów|poniższych|formalny|polsku/iu,
  },
  {
    language: 'tr-TR',
    above: 'Lütfen aşağıdaki notlardan yönetim kurulu için resmi bir dille 8 slayt hazırla, Türkçe olsun:',
    bare: 'Lütfen yönetim kurulu için yeni depo hakkında resmi bir dille 8 slaytlık Türkçe bir sunum hazırla.',
    notes: 'Gelir 4,2 milyona yükseldi. Maliyet aynı kaldı. Oslo teslimatı iki kez gecikti.',
    facts: ['4,2', 'Oslo'],
    leaks: /lütfen|aşağıdaki|resmi|slayt|türkçe/iu,
  },
  {
    language: 'ru-RU',
    above: 'Пожалуйста, сделай 8 слайдов для правления из следующих заметок, официальный тон, на русском:',
    bare: 'Пожалуйста, сделай 8 слайдов для правления о новом складе, официальный тон, на русском.',
    notes: 'Выручка выросла до 4,2 млн. Расходы не изменились. Доставка в Осло дважды опоздала.',
    facts: ['4,2', 'Осло'],
    leaks: /пожалуйста|сделай|слайдов|следующих|официальн|русском/iu,
  },
  {
    language: 'ar-SA',
    above: 'من فضلك أنشئ 8 شرائح لمجلس الإدارة من الملاحظات التالية بأسلوب رسمي وباللغة العربية:',
    bare: 'من فضلك أنشئ 8 شرائح لمجلس الإدارة عن المستودع الجديد بأسلوب رسمي وباللغة العربية.',
    notes: 'ارتفعت الإيرادات إلى 4.2 مليون. بقيت التكاليف ثابتة. تأخر التسليم في أوسلو مرتين.',
    facts: ['4.2', 'أوسلو'],
    leaks: /فضلك|شرائح|الملاحظات التالية|رسمي|العربية/u,
  },
  {
    language: 'he-IL',
    above: 'בבקשה הכן 8 שקפים להנהלה מההערות הבאות, בטון רשמי, בעברית:',
    bare: 'בבקשה הכן 8 שקפים להנהלה על המחסן החדש, בטון רשמי, בעברית.',
    notes: 'ההכנסות עלו ל-4.2 מיליון. העלויות נשארו יציבות. המשלוח לאוסלו איחר פעמיים.',
    facts: ['4.2', 'אוסלו'],
    leaks: /בבקשה|שקפים|ההערות הבאות|רשמי|בעברית/u,
  },
  {
    language: 'hi-IN',
    above: 'कृपया नीचे दिए गए नोट्स से निदेशक मंडल के लिए 8 स्लाइड बनाएं, औपचारिक शैली में, हिंदी में:',
    bare: 'कृपया निदेशक मंडल के लिए नए गोदाम पर 8 स्लाइड बनाएं, औपचारिक शैली में, हिंदी में।',
    notes: 'राजस्व 42 लाख तक बढ़ा। लागत वही रही। ओस्लो में डिलीवरी दो बार देर से हुई।',
    facts: ['42', 'ओस्लो'],
    leaks: /कृपया|स्लाइड|दिए गए|औपचारिक|हिंदी/u,
  },
  {
    language: 'zh-CN',
    above: '请根据以下笔记为董事会制作8页幻灯片，语气正式，用中文：',
    bare: '请为董事会制作8页幻灯片，介绍新仓库，语气正式，用中文。',
    notes: '收入增长到420万。成本保持不变。奥斯陆的交付两次延误。',
    facts: ['420', '奥斯陆'],
    leaks: /请根据|以下笔记|幻灯片|语气|正式|中文/u,
  },
  {
    language: 'ja-JP',
    above: '以下のメモから取締役会向けに8枚のスライドを、フォーマルなトーンで、日本語で作成してください：',
    bare: '取締役会向けに新しい倉庫について8枚のスライドを、フォーマルなトーンで、日本語で作成してください。',
    notes: '売上は420万に増えました。コストは変わりません。オスロへの納品は二度遅れました。',
    facts: ['420', 'オスロ'],
    leaks: /以下のメモ|スライド|フォーマル|日本語|ください/u,
  },
  {
    language: 'ko-KR',
    above: '다음 메모로 이사회를 위한 슬라이드 8장을 격식 있는 어조로 한국어로 만들어 주세요:',
    bare: '이사회를 위한 새 창고에 대한 슬라이드 8장을 격식 있는 어조로 한국어로 만들어 주세요.',
    notes: '매출은 420만으로 늘었습니다. 비용은 그대로입니다. 오슬로 납품이 두 번 늦었습니다.',
    facts: ['420', '오슬로'],
    leaks: /다음 메모|슬라이드|격식|한국어|주세요/u,
  },
];

const read = (prompt: string) => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
const asked = { min: 8, max: 8 };

describe.each(rows)('a request in $language', ({ language, above, bare, notes, facts, leaks }) => {
  it.each([
    ['on a line of its own', '\n\n'],
    ['in one paragraph with the notes', ' '],
  ])('%s leaves none of its words on a slide', (_, between) => {
    const reading = read(above + between + notes);
    expect(reading).toMatchObject({ language, slideCount: { asked }, instructions: { tone: 'formal' } });
    const said = tellSlides(reading).slides.flatMap((slide) => textsOf(slide, { notes: true }));
    for (const text of said) expect(text).not.toMatch(leaks);
    for (const fact of facts) expect(said.join('\n')).toContain(fact);
  });

  it('about a bare topic leaves none of its words on a cover, and names those who listen', () => {
    const reading = read(bare);
    expect(reading).toMatchObject({ language, slideCount: { asked }, instructions: { tone: 'formal' } });
    expect(reading.instructions.topic).toMatch(/\p{L}/u);
    expect(reading.instructions.topic).not.toMatch(leaks);
    expect(reading.instructions.audience).toMatch(/\p{L}/u);
    for (const text of textsOf(tellSlides(reading).slides[0]!, { notes: true })) expect(text).not.toMatch(leaks);
  });
});
