/** What slides are called in the languages that people write prompts in; a whole word, so stems end in `\p{L}*`. */
const slides = [
  'slides?(?!\\s(?:rules?|master)(?!\\p{L}))',
  'sliders?',
  'pagers?',
  'powerpoint[- ](?:slides?|folien)',
  '(?:präsentations|powerpoint-?|ppt-?)?folien?',
  'charts?(?=\\s+(?:präsentation|deck))',
  'diapositives?',
  'diapos?',
  'diapositivas?',
  'láminas?',
  'laminas?',
  'filminas?',
  'lâminas?',
  'diapositivos?',
  "dia['’]?s",
  'sheets(?=\\s+(?:over|voor))',
  'slajd\\p{L}*',
  'slayt\\p{L}*',
  'слайд\\p{L}*',
  '(?:ال)?شرائح',
  '(?:ال)?شريحة',
  'سلايد(?:ات)?',
  '[הבל]?(?:שקפים|שקופיות|שקופית|שקף|סליידים|סלייד)',
  'स्लाइड(?:्स|ें|ों|ेज)?',
].join('|');

/** Pages are slides only beside the word for a deck: "a 5-page deck", "Präsentation mit 10 Seiten". */
const pages = [
  'pages?',
  'pag\\.?',
  'seit(?:en|e)',
  'seitige[nrsm]?',
  'páginas?',
  'pagin[ae]',
  "pagina['’]s",
  'stron\\p{L}*',
  'sayfa\\p{L}*',
  'страниц\\p{L}*',
  '(?:صفحات|صفحة)',
  'עמודים',
  '(?:पेज|पृष्ठ\\p{M}*)',
].join('|');

/** What the whole is called. */
const decks =
  '(?<!\\p{L})(?:slide\\s?(?:decks?|shows?)|pitch\\s?decks?|decks?|presentations?|power\\s?points?|pptx?|keynotes?|präsentation(?:en)?|praesentation|foliensatz|vortrag|présentations?|diaporamas?|exposés?|presentaci(?:ón|ones)|presentacion|apresentaç(?:ão|ões)|apresentacao|presentazion[ei]|presentaties?|prezentacj\\p{L}*|sunum\\p{L}*|презентаци\\p{L}*|доклад\\p{L}*|עיצוב מצגת|ה?מצגת|प्रस्तुति|प्रेज़?ेंटेशन|प्रजेंटेशन)(?!\\p{L})|عرض(?:ا|ًا|اً)?(?:\\s|$)|العرض|プレゼン|発表資料|スライド|パワーポイント|パワポ|演示|幻灯片|幻燈片|简报|簡報|投影片|프레젠테이션|프리젠테이션|발표|슬라이드|파워포인트';

export const slideNoun = new RegExp(`(?<![\\p{L}\\p{M}])(?:${slides})(?![\\p{L}\\p{M}])`, 'giu');
export const pageNoun = new RegExp(`(?<![\\p{L}\\p{M}])(?:${pages})(?![\\p{L}\\p{M}])`, 'giu');
export const deckNoun = new RegExp(decks, 'iu');

/** Languages that count slides with a word of measure: "5枚", "10页", "스무 장". */
export const counterWords = '枚|ページ|頁|页|张|張|장|페이지|쪽|매|슬라이드';
