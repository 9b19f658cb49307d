/** How a source is named, in the language of the deck. */
export interface SourceWords {
  /** Title of the slide, and head of the paragraph of the notes. */
  sources: string;
  /** One page; "{}" stands for its number. */
  page: string;
  /** Several pages; "{}" stands for their numbers. */
  pages: string;
}

const rows: Readonly<Record<string, readonly [sources: string, page: string, pages: string]>> = {
  en: ['Sources', 'p. {}', 'pp. {}'],
  de: ['Quellen', 'S. {}', 'S. {}'],
  fr: ['Sources', 'p. {}', 'p. {}'],
  es: ['Fuentes', 'pág. {}', 'págs. {}'],
  pt: ['Fontes', 'p. {}', 'pp. {}'],
  it: ['Fonti', 'p. {}', 'pp. {}'],
  nl: ['Bronnen', 'p. {}', 'p. {}'],
  pl: ['Źródła', 's. {}', 's. {}'],
  tr: ['Kaynaklar', 's. {}', 's. {}'],
  ru: ['Источники', 'с. {}', 'с. {}'],
  ar: ['المصادر', 'ص {}', 'ص {}'],
  he: ['מקורות', 'עמ׳ {}', 'עמ׳ {}'],
  hi: ['स्रोत', 'पृ. {}', 'पृ. {}'],
  zh: ['来源', '第{}页', '第{}页'],
  ja: ['出典', '{}ページ', '{}ページ'],
  ko: ['출처', '{}쪽', '{}쪽'],
};

const english = { sources: 'Sources', page: 'p. {}', pages: 'pp. {}' };

export function sourceWordsOf(language: string): SourceWords {
  const row = rows[language.slice(0, 2).toLowerCase()];
  return row ? { sources: row[0], page: row[1], pages: row[2] } : english;
}
