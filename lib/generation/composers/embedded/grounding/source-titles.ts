/** Titles of slides that hold what passages say: of a bare topic, and beside material of the author's own. */
const rows: Readonly<Record<string, readonly [string, string]>> = {
  en: ['What the sources say', 'What else we know'],
  de: ['Was die Quellen sagen', 'Was wir außerdem wissen'],
  fr: ['Ce que disent les sources', 'Ce que nous savons par ailleurs'],
  es: ['Lo que dicen las fuentes', 'Qué más sabemos'],
  pt: ['O que dizem as fontes', 'O que mais sabemos'],
  it: ['Che cosa dicono le fonti', 'Che cos’altro sappiamo'],
  nl: ['Wat de bronnen zeggen', 'Wat we nog meer weten'],
  pl: ['Co mówią źródła', 'Co jeszcze wiemy'],
  tr: ['Kaynaklar ne diyor', 'Başka ne biliyoruz'],
  ru: ['Что говорят источники', 'Что ещё известно'],
  ar: ['ماذا تقول المصادر', 'ماذا نعرف أيضًا'],
  he: ['מה אומרים המקורות', 'מה עוד ידוע לנו'],
  hi: ['स्रोत क्या कहते हैं', 'हम और क्या जानते हैं'],
  zh: ['资料怎么说', '我们还知道什么'],
  ja: ['資料からわかること', 'ほかにわかっていること'],
  ko: ['자료가 말하는 것', '더 알려진 것'],
};

export function sourceTitlesOf(language: string): { told: string; besides: string } {
  const [told, besides] = rows[language.slice(0, 2)] ?? rows['en'] ?? ['', ''];
  return { told, besides };
}
