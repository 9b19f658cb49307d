import { anyLanguageName, languageByName, languageNames, varieties } from './language-names';
import { languages } from './languages';

export interface AskedLanguage {
  /** BCP 47 tag with region, such as `pt-BR`. */
  tag: string;
  /** Whether a region is named with it: "British English". */
  regional: boolean;
  /** Where in the sentence it is asked for. */
  start: number;
  end: number;
}

/** One word that says which variety or how well: "in British English", "auf gutem Deutsch". */
const quality =
  '(?:(?:british|u\\.?k\\.?|american|u\\.?s\\.?|canadian|australian|indian|swiss|austrian|brazilian|european|mexican|latin american|simplified|traditional|good|plain|simple|easy|clear|proper|fluent|modern|standard|formal|britischem|amerikanischem|schweizer|österreichischem|brasilianischem|europäischem|mexikanischem|vereinfachtem|traditionellem|gutem|einfachem|leichtem|verständlichem|het|brits|amerikaans|braziliaans|eenvoudig|buon|bom|buen|bon|inglés)[\\s-]+)?';
const stop =
  '(?=\\s*(?:$|[.,;:!?()\\]"”»\\n]|[–—-]\\s)|\\s+(?:for|about|on|with|and|please|but|to|using|that|which|from|based|covering|aimed|of|as|only|thanks|max|at|is|if|or|deck|slides|presentation)(?![\\p{L}-]))';
const end = '(?![\\p{L}\\p{M}]|-\\p{L})';
const deckWord = '(?:decks?|slide\\s?decks?|slides?|presentations?|pitch\\s?decks?|versions?|powerpoints?|slideshows?)';

interface Frame {
  pattern: RegExp;
}

const frame = (source: string): Frame => ({ pattern: new RegExp(source, 'iu') });
const n = languageNames;

/** "In German", "auf Englisch", "用英文": the name of the language is the group `name`. */
const frames: readonly Frame[] = [
  frame(
    `(?:^|[^\\p{L}])(?:sprache|language|langue|idioma|lingua|língua|taal|język|dil|язык|اللغة|שפה|भाषा|语言|語言|言語|언어)(?:\\s(?:of the )?(?:deck|slides|folien|präsentation))?\\s?[:：=]\\s?(?:${quality})(?:ال)?(?<name>${anyLanguageName})(?:ий|i|im)?(?![\\p{L}])`,
  ),
  frame(`(?<!\\p{L})in ${quality}(?<name>${n('en')})(?: language)?${stop}`),
  frame(`^(?:please\\s+)?(?:translate|convert|turn|put)\\s.{0,80}?\\sinto ${quality}(?<name>${n('en')})${stop}`),
  frame(
    `(?<!\\p{L})(?:an?|the|in|as an?|my|our|\\p{Nd}+|\\w+)\\s${quality}(?<name>${n('en')})(?:[- ]language)?\\s(?:(?:short|brief|formal|pitch|slide|\\p{Nd}{1,2}[- ]slide|power\\s?point)\\s)?${deckWord}${end}`,
  ),
  frame(`(?<!\\p{L})(?:auf|in) ${quality}(?<name>${n('de')})${end}`),
  frame(`(?<!\\p{L})(?:in|auf) (?<name>${n('de')})er sprache${end}`),
  frame(
    `(?<!\\p{L})(?<name>${n('de')})(?:e[nsr]?|sprachige[nsr]?)\\s(?:\\p{Nd}{1,2}\\s)?(?:präsentation|folien|version|fassung|deck|slides|folie|vortrag)${end}`,
  ),
  frame(`(?<!\\p{L})en (?:langue )?(?<name>${n('fr')})e?${end}`),
  frame(`(?<!\\p{L})en (?:idioma |lengua |lenguaje )?(?<name>${n('es')})${end}`),
  frame(`(?<!\\p{L})em (?:língua |idioma )?(?<name>${n('pt')})a?${end}`),
  frame(`(?<!\\p{L})in (?:lingua )?(?<name>${n('it')})${end}`),
  frame(`(?<!\\p{L})in (?:het )?${quality}(?<name>${n('nl')})${end}`),
  frame(`(?<!\\p{L})(?<name>${n('nl')})(?:e|talige)\\s(?:presentatie|slides|dia['’]s|versie|deck)${end}`),
  frame(`(?<!\\p{L})(?:po (?<name>${n('pl')})u|po hindi)${end}`),
  frame(`(?<!\\p{L})w języku (?<name>${n('pl')})(?:im)?${end}`),
  frame(
    `(?<!\\p{L})(?<name>${n('tr')})(?: olarak| dilinde|(?: bir)?(?:\\s(?!için|hakkında|dil|öğre|ders|gramer|eğitim)[\\p{L}\\p{Nd}]+){0,3}\\s(?:sunum|slayt|hazırla|oluştur|yap|yaz)\\p{L}*(?!\\p{L}))`,
  ),
  frame(`(?<!\\p{L})на (?<name>${n('ru')})(?:ом)?(?: языке)?${end}`),
  frame(`(?<!\\p{L})по-(?<name>${n('ru')})и${end}`),
  frame(`(?<!\\p{L})(?:ب|و?ب)(?:اللغة )?(?:ال)?(?<name>${n('ar')})${end}`),
  frame(`(?<!\\p{L})ב(?:שפה ה?)?(?<name>${n('he')})${end}`),
  frame(`(?<![\\p{L}\\p{M}])(?<name>${n('hi')})(?: भाषा)? में${end}`),
  frame(
    `(?:用|以|使用|做成|写成|寫成|翻译成|译成|翻譯成)(?:简体|繁体|繁體|簡體|美式|英式)?(?<name>${n('zh')})(?!教|学|學|课|課|老师|老師|能力)`,
  ),
  frame(`(?<name>${n('zh')})(?:版|的?(?:PPT|演示文稿|演示|幻灯片|幻燈片|简报|簡報|投影片))`),
  frame(`(?:^|[，,、。；;]\\s?)(?:请?用?|語言)?(?:简体|繁体|繁體|簡體)?(?<name>${n('zh')})(?=$|[，,。；;！!])`),
  frame(`(?<name>${n('ja')})(?:版)?で(?!の|話|き|コミュ|会話)`),
  frame(`(?<name>${n('ja')})(?:版)?の(?:短い)?(?:スライド|プレゼン|資料|PPT)`),
  frame(`(?<name>${n('ko')})로(?!\\s?(?:말|대화|소통|된 (?:책|계약)))`),
  frame(`(?<name>${n('ko')})\\s?(?:슬라이드|프레젠테이션|프리젠테이션|발표\\s?자료|PPT)`),
];

/** Languages named as what the deck is about: "grammar in English" is none of these. */
const subject =
  /(?<!\p{L})(?:speak(?:ing|ers?)?|courses?|lessons?|teach(?:ing)?|taught|learn(?:ing)?|unterricht|kurs|leistungskurs|schwächen|cours|clases?|aulas?|lezioni|lessen|lekcje|оценк\p{L}*|уроки?|дрос)\s$/iu;

/** Which language a sentence wants the slides in; null when it names none. */
export function readAskedLanguage(written: string): AskedLanguage | null {
  // The dotted capital of Turkish folds to no small letter.
  const sentence = written.replace(/İ/gu, 'I');
  for (const { pattern } of frames) {
    const match = pattern.exec(sentence);
    if (match === null) continue;
    const name = match.groups?.['name'] ?? 'hindi';
    const base = languageByName(name);
    if (base === null || subject.test(sentence.slice(Math.max(0, match.index - 16), match.index + 1))) continue;
    const end = match.index + match[0].length;
    const around = `${sentence.slice(Math.max(0, match.index - 2), end)}${/^[^.,;\n]{0,24}/u.exec(sentence.slice(end))?.[0] ?? ''}`;
    const variety = varieties.find((row) => row.base === base && row.pattern.test(around));
    return {
      regional: variety !== undefined,
      tag: variety?.tag ?? languages.find((row) => row.tag.startsWith(base))?.tag ?? 'en-US',
      start: match.index,
      end,
    };
  }
  return null;
}
