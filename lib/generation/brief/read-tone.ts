import { toneWords } from './tone-words';
import type { Tone } from './tone';
import { tones } from './tone';

const manner =
  '(?:tone|style|voice|register|language|wording|manner|tonfall|tonalität|ton|stil|sprachstil|sprache|tonalité|style|registre|langage|tono|estilo|registro|lenguaje|tom|linguagem|stile|linguaggio|toon|stijl|taal|toonzetting|styl\\p{L}*|języ\\p{L}+|tonie|tonem|üslup\\p{L}*|ton\\p{L}{0,3}|dil\\p{L}{0,3}|tarz\\p{L}*|тон\\p{L}{0,3}|стил\\p{L}*|язык\\p{L}{0,3}|(?:ال|ب)?(?:نبرة|أسلوب|لغة|لهجة)|ה?(?:טון|סגנון|שפה)|ב(?:טון|סגנון|שפה)|शैली|लहज़?\\p{M}*|भाषा|स्वर|टोन)';
const deck =
  "(?:presentation|deck|slide\\s?deck|pitch(?:\\s?deck)?|slides?|präsentation|folien?|vortrag|présentation|diaporama|diapositives?|presentación|diapositivas|apresentação|presentazione|presentatie|dia['’]s|prezentacj\\p{L}*|sunum\\p{L}*|slayt\\p{L}*|презентаци\\p{L}*|слайд\\p{L}*|عرض\\p{M}*\\p{L}?\\p{M}*|ה?מצגת|प्रस्तुति|प्रेजेंटेशन)";
const keep =
  '(?:keep (?:it|them|everything)|make (?:it|them|everything)|(?:should|must|to) (?:be|sound|feel)|sound|be|halte?n?(?: es| sie| alles)?|(?:soll(?:te)?|bitte)(?: \\p{L}+)?|reste[rz]?|sois|soyez|sé|sea|que sea|mantén(?:lo)?|seja|mantenha|sii|sia|houd (?:het|alles)|wees|niech będzie|olsun|пусть будет|сделай(?:те)?|будь|اجعله|اجعلها|שיהיה|שתהיה)';
const degree =
  '(?:(?:very|quite|rather|as|fairly|really|more|sehr|eher|ganz|möglichst|recht|etwas|plutôt|très|assez|muy|más|bastante|bem|muito|mais|molto|più|piuttosto|heel|erg|zeer|bardzo|raczej|çok|daha|очень|более|جدًا|מאוד|बहुत)\\s)?';
const separator = '[,;.!?:()\\n–—،؛·|/]';

interface ToneReading {
  tone: Tone;
  /** Where the wish begins, and where the word that names the tone does. */
  start: number;
  wordStart: number;
  end: number;
}

const readers: readonly { tone: Tone; pattern: RegExp }[] = tones.flatMap((tone) => {
  const words = `(?:${toneWords[tone].spaced})`;
  return [
    // "Tone: formal", "in a formal tone", "ton convaincant".
    `(?<![\\p{L}\\p{M}])${manner}\\s?(?:is|ist|soll(?:te)?|est|es|è|should be|:|：)?\\s?(?:(?:und|and|et|y|e|en|i|ve|и|ו|و)?\\s?[\\p{L}\\p{M}-]{1,16}[\\s,]+){0,2}?${degree}${words}(?![\\p{L}\\p{M}])`,
    `(?<![\\p{L}\\p{M}])${words}[\\s,]+(?:(?:and|but|yet|und|aber|et|y|e|en|i|a|ve|и|но|ו|و)\\s)?(?:[\\p{L}\\p{M}-]{2,16}[\\s,]+){0,2}?${manner}(?![\\p{L}\\p{M}])`,
    // "A formal presentation", "une présentation technique".
    `(?<![\\p{L}\\p{M}])${words}[\\s,]+(?:(?:but|yet|and|und|et|aber)\\s)?(?:[\\p{L}\\p{M}\\p{Nd}-]{1,16}\\s){0,2}?${deck}(?![\\p{L}\\p{M}])`,
    `(?<![\\p{L}\\p{M}])${deck}\\s(?:(?:très|plutôt|muy|muito|molto|assez|bem)\\s)?${words}(?![\\p{L}\\p{M}])`,
    // "Keep it formal", "halte es sachlich".
    `(?<![\\p{L}\\p{M}])${keep}\\s${degree}(?:[\\p{L}\\p{M}]{2,16}(?:,| and| und| et| y| e| en)\\s)?${words}(?![\\p{L}\\p{M}])`,
    // ", formal, …": the words alone between two stops.
    `(?:^|${separator})\\s?(?:(?:please|bitte|and|und|et|y|e|en|i|ve|и|но|but|aber|mais|pero|mas|ma|in|auf|gern|s'il vous plaît|por favor)\\s)*${degree}(?:[\\p{L}\\p{M}-]{2,16}(?:,| and| but| und| aber| et| mais| y| pero| e| en| i| ve| и| но|,)\\s?)?${words}(?:\\s(?:and|but|und|aber|et|y|e|en|i|ve|и|но|ו\\S*|و\\S*)\\s[\\p{L}\\p{M}-]{2,16})?(?:\\s(?:please|bitte|formuliert|geschrieben|gehalten|olsun|lütfen|par favor|por favor|пожалуйста|בבקשה|رجاء))?\\s?(?=$|${separator})`,
  ].map((source) => ({ tone, pattern: new RegExp(source, 'iu') }));
});
const easternManner = '语气|語氣|语调|風格|风格|口吻|语言|語言|文风';
const eastern = tones.map((tone) => ({
  tone,
  pattern: new RegExp(
    `(?:(?:${easternManner})(?:要|应|为|為|保持|上|是|：|:)?)?(?:${toneWords[tone].eastern})(?:一些|一点)?(?:的)?(?:${easternManner})?`,
    'u',
  ),
}));
const negated =
  /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|pas|no|não|non|niet|nie|не|ليس|לא|नहीं|avoid|zu|too|trop|demasiado|troppo|te|za|слишком)\s(?:\p{L}{1,6}\s)?$/iu;

/** How a sentence wants the slides to sound; the first wish counts. */
export function readTone(sentence: string): ToneReading | null {
  const found = [...readers, ...eastern].flatMap(({ tone, pattern }): ToneReading[] => {
    const match = pattern.exec(sentence);
    if (match === null) return [];
    const word = new RegExp(`(?<![\\p{L}\\p{M}])(?:${toneWords[tone].spaced})(?![\\p{L}\\p{M}])`, 'iu').exec(match[0]);
    const wordStart = match.index + (word?.index ?? 0);
    return negated.test(sentence.slice(Math.max(0, wordStart - 16), wordStart))
      ? []
      : [{ tone, start: match.index, wordStart, end: match.index + match[0].length }];
  });
  return found.sort((a, b) => a.wordStart - b.wordStart || a.start - b.start || b.end - a.end)[0] ?? null;
}
