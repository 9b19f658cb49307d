import { numberWordPattern } from './number-words';

const token = `(\\p{Nd}{1,4}|${numberWordPattern})`;

const pageNouns = [
  'slides?', 'slider', 'pages?(?=\\s+(?:deck|presentation|pptx?|powerpoint))', 'pager',
  'Folien?', 'Seiten(?=\\s+Präsentation)', 'diapositives?', 'diapos?', 'diapositivas?', 'láminas?', 'lâminas?', 'diapositivos?', 'diapositive',
  "dia['’]s", "pagina['’]s", 'slajd(?:ów|y|owa|ową)?', 'slayt(?:lık|lik)?', 'sayfalık', 'слайд(?:ов|а|ы)?',
  'شرائح', 'شريحة', 'سلايد(?:ات)?', 'שקפים', 'שקופיות', 'שקף', 'स्लाइड(?:्स|ें|ों)?',
].join('|');

const first = `(?<![\\p{L}\\p{Nd}.,#$€£])(?:${token}\\s?(?:-|–|to|bis|à|a|or|oder)\\s?)?${token}(?:\\s?-\\s?|\\s+)([\\p{L}-]{3,14}\\s+)?(?:${pageNouns})(?![\\p{L}])`;
const counter = `${token}\\s?(?:枚|ページ|頁|页|张|張|장|페이지)`;

/** "8-slide", "10 short slides", "8 to 10 slides" (the larger counts), "6 Folien", "5 شرائح". */
export const numberFirst = new RegExp(first, 'giu');
/** "5枚のスライド", "10页PPT", "슬라이드 5장". */
export const counters = new RegExp(counter, 'giu');

const around =
  '(?:please|bitte|por favor|per favore|alsjeblieft|graag|need|want|about|around|roughly|max(?:imum|imal)?\\.?|at most|up to|no more than|not more than|exactly|only|in total|total|ca\\.?|circa|etwa|ungefähr|höchstens|insgesamt|genau|environ|maximum|máximo|unas?|cerca de|circa|massimo|ongeveer|would be (?:great|good|fine|enough|perfect|nice)|should (?:do|be enough|be fine)|is (?:fine|enough)|are (?:fine|enough)|reichen|genügen|wären (?:gut|super|toll)|suffisent|bastan|thanks|thank you|danke|merci|gracias|obrigad[oa]|grazie)';
const alone = new RegExp(`^(?:(?:in|on|auf|en|em|su|op|na)\\s)?(?:${around}[\\s,:]*)*(?:${first}|(?:スライド|PPT)?\\s?${counter}(?:の?(?:スライド|PPT))?(?:で|です|でお願いします)?)(?:[\\s,]*${around})*[\\s.!?。！]*$`, 'iu');
const linking = '(?:(?:in|on|with|of|as|mit|auf|in|en|em|con|com|avec|sur|su|met|w|на|من|في)\\s+(?:about\\s+|around\\s+|max\\.?\\s+|ca\\.?\\s+|etwa\\s+|an?\\s+)?)?';
const trailing = new RegExp(`\\s*(?:[,;:(–—-]|(?=\\s))\\s*${linking}${first}(?:\\s+(?:please|max|bitte|maximum))?[)\\s]*$`, 'iu');
const trailingCounter = new RegExp(`\\s*[,，、；(（]\\s*(?:共|约|全部で|全)?${counter}(?:[)）]|PPT|幻灯片|スライド|です)?\\s*$`, 'iu');

/** "8 slides.", "Please, max. 6 slides": nothing but how many. */
export function isSlideCount(sentence: string): boolean {
  return alone.test(sentence.trim());
}

/** "Training on safety, 8 slides" without its count. */
export function withoutSlideCount(text: string): string {
  const end = /[.!?。！]*$/u.exec(text)?.[0] ?? '';
  const plain = text.slice(0, text.length - end.length);
  const bare = plain.replace(trailing, '').replace(trailingCounter, '').trim();
  return bare === '' || bare === plain ? text : bare + end;
}

/** Whether a text says somewhere how many slides it wants. */
export function countPhraseIn(text: string): boolean {
  return new RegExp(first, 'iu').test(text) || new RegExp(counter, 'iu').test(text);
}

const middle = new RegExp(`^(.{6,120}?)\\s*[,;(–—-]\\s*${linking}${first}[)]?\\s+(\\S.*)$`, 'iu');

/** "How tides work, 6 slides for my class": what stands before the count and what behind it. */
export function splitAtSlideCount(text: string): { before: string; after: string } | null {
  const match = middle.exec(text);
  const after = match?.at(-1);
  return match === null || after === undefined ? null : { before: match[1] ?? '', after };
}
