/** How a source is named, in the language of the deck. */
export interface SourceWords {
  /** Title of the slide, and head of the paragraph of the notes. */
  sources: string;
  /** One page; "{}" stands for its number. */
  page: string;
  /** Several pages; "{}" stands for their numbers. */
  pages: string;
  /** A part of a document without pages; "{}" stands for its heading. */
  section: string;
  /** Several parts; "{}" stands for their headings. */
  sections: string;
  /** Around a heading; "{}" stands for it. */
  quoted: string;
}

type Row = readonly [sources: string, page: string, pages: string, section: string, sections: string, quoted: string];

const english: Row = ['Sources', 'p. {}', 'pp. {}', 'Section {}', 'Sections {}', '“{}”'];
const rows: Readonly<Record<string, Row>> = {
  en: english,
  de: ['Quellen', 'S. {}', 'S. {}', 'Abschnitt {}', 'Abschnitte {}', '„{}“'],
  fr: ['Sources', 'p. {}', 'p. {}', 'section {}', 'sections {}', '«\u00a0{}\u00a0»'],
  es: ['Fuentes', 'pág. {}', 'págs. {}', 'sección {}', 'secciones {}', '«{}»'],
  pt: ['Fontes', 'p. {}', 'pp. {}', 'seção {}', 'seções {}', '“{}”'],
  it: ['Fonti', 'p. {}', 'pp. {}', 'sezione {}', 'sezioni {}', '«{}»'],
  nl: ['Bronnen', 'p. {}', 'p. {}', 'onderdeel {}', 'onderdelen {}', '‘{}’'],
  pl: ['Źródła', 's. {}', 's. {}', 'rozdział {}', 'rozdziały {}', '„{}”'],
  tr: ['Kaynaklar', 's. {}', 's. {}', '{} bölümü', '{} bölümleri', '“{}”'],
  ru: ['Источники', 'с. {}', 'с. {}', 'раздел {}', 'разделы {}', '«{}»'],
  ar: ['المصادر', 'ص {}', 'ص {}', 'قسم {}', 'أقسام {}', '«{}»'],
  he: ['מקורות', 'עמ׳ {}', 'עמ׳ {}', 'סעיף {}', 'סעיפים {}', '”{}“'],
  hi: ['स्रोत', 'पृ. {}', 'पृ. {}', 'खंड {}', 'खंड {}', '“{}”'],
  zh: ['来源', '第{}页', '第{}页', '{}一节', '{}各节', '“{}”'],
  ja: ['出典', '{}ページ', '{}ページ', '{}の節', '{}の節', '「{}」'],
  ko: ['출처', '{}쪽', '{}쪽', '{} 절', '{} 절', '‘{}’'],
};

export function sourceWordsOf(language: string): SourceWords {
  const [sources, page, pages, section, sections, quoted] = rows[language.slice(0, 2).toLowerCase()] ?? english;
  return { sources, page, pages, section, sections, quoted };
}
