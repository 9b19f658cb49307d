import { countPhraseIn, isSlideCount } from '@/lib/generation/brief/slide-count-phrase';
import { isCourtesy, farewellLine } from '../words/frames';
import { requestWords } from '../words/requests';

const longestInstruction = 260;
const shortRequest = 60;
const polite =
  /^(?:please|pls|plz|kindly|(?:can|could|would|will) (?:you|someone|we)|i(?:'d| would) (?:like|love|need)|i need|we need|i want|i'm looking for|need|bitte|kannst|kannst du|könn(?:t|en)|könntest|können sie|könnten sie|wäre|ich (?:brauche|bräuchte|hätte gern)|wir (?:brauchen|bräuchten)|peux-tu|pouvez-vous|pourr(?:iez|ais)-(?:vous|tu)|merci de|veuillez|j'ai besoin|j['’]aimerais|por favor|¿?(?:me )?(?:puedes|podrías|podéis|puede|podría)|necesit(?:o|amos)|(?:você |tu )?(?:pode[sm]?|poderia[sm]?|consegues?)|precis(?:o|amos)|per favore|puoi|potresti|vorrei|kun je|kun jij|kunt u|graag|zou je|proszę|czy możesz|lütfen|пожалуйста|можешь|нужн[аоы]|من فضلك|هل يمكن(?:ك)?|رجاء|אפשר|בבקשה|请|請|麻烦|帮我|कृपया)(?!\p{L})|^(?:请|請|麻烦|帮我)/iu;
const pointing =
  /(?<!\p{L})(?:this|these|it|that|the above|the following|below|here|out of|daraus|hieraus|dies\p{L}*|folgende\p{L}*|ceci|cela|en fais|esto|lo anterior|isto|isso|questo|hiervan|dit|tego|этого|это|هذا|ما سبق|זה|इसे)(?!\p{L})|これ|上記|以下|以上|这|以上|上面|이 내용|위 내용/iu;
const deckAtEnd =
  /^(?:a |an |one |as a |eine? |une? |una? |uma )?(?:short |quick |brief )?(?:slide deck|pitch deck|deck|one[- ]pager|presentation|präsentation|présentation|presentación|apresentação|presentazione)(?:,? please|,? bitte)?[.!]*$/iu;
const manner =
  '(?:short|simple|nice|professional|clean|visual|crisp|formal|informal|friendly|punchy|brief|concise|calm|modern|fun|factual|neutral|positive|confident|direct|playful|engaging|serious|light)';
const form = new RegExp(
  [
    `^(?:please )?(?:make|keep) (?:it|them|everything) (?:look |sound |very |as )*${manner}(?:(?:,| and|, and) ${manner})*(?: as possible| please)?$`,
    `^(?:please )?keep the (?:tone|style|language|text|slides|deck)(?: of the \\w+)? (?:very )?${manner}(?:(?:,| and|, and) ${manner})*$`,
    '^(?:tone|style|language|sprache|stil|ton|langue|idioma)\\s?: ?[^.;]{0,60}$',
    '^(?:please )?(?:in|auf) (?:english|german|french|spanish|deutsch|englisch)(?: please| bitte)?$',
    '^use (?:simple|plain|easy|short|few|bullet|large|big|our)(?: \\w+)? (?:language|words|bullets|points|sentences|text|fonts?|colou?rs|logo|template|brand)$',
    '^(?:halte? es|bitte) (?:kurz|knapp|einfach|sachlich)(?: (?:und|,) \\S+)?(?: halten)?$',
    '^(?:please |pls )?(?:chart|plot|graph|visuali[sz]e) (?:this|these|it|that|the (?:data|numbers|figures|table))(?: please)?$',
    '^(?:please )?as an? (?:bar |line |pie )?(?:chart|graph|table|diagram)(?:,? please)?$',
    '^(?:bitte )?als (?:diagramm|grafik|tabelle)(?: darstellen| zeigen)?(?: bitte)?$',
    '^the (?:deck|slides?|presentation) (?:should|must|needs? to|has to|have to) .{3,80}$',
    '^(?:die folien|die präsentation) (?:soll|sollen|muss|müssen) .{3,80}$',
  ].join('|'),
  'iu',
);
const asksSomewhere =
  /(?<!\p{L})(?:please|pls|plz|bitte|por favor|merci|s['’]il (?:te|vous) plaît|per favore|graag|proszę|пожалуйста|give me|gib mir|geben sie mir|hazlo|haz|ponlo|fais|faites|fai|faça|it should|das ganze|alles)(?!\p{L})|请|請|ください|お願い|주세요|من فضلك/iu;
const longestCounting = 90;

/** Whether a sentence anywhere in a text asks for slides or says how they should be, instead of saying something for them. */
export function isInstruction(sentence: string): boolean {
  if (sentence.length > longestInstruction) return false;
  const plain = sentence.replace(/[.!?。！？؟]+$/u, '').trim();
  if (plain === '') return false;
  if (isSlideCount(plain) || isCourtesy(plain) || deckAtEnd.test(plain) || form.test(plain) || isThanks(plain))
    return true;
  if (plain.length <= longestCounting && countPhraseIn(plain) && asksSomewhere.test(plain)) return true;
  const asksForDeck = requestWords.some(
    (row) => row.nouns.test(plain) && (row.verbs.test(withoutPoliteness(plain)) || row.verbs.test(plain)),
  );
  const named = requestWords.some((row) => row.nouns.test(plain));
  if (polite.test(plain) && (named || onePager.test(plain))) return true;
  return (
    (asksForDeck || (onePager.test(plain) && requestWords.some((row) => row.verbs.test(plain)))) &&
    (countPhraseIn(plain) ||
      pointing.test(plain) ||
      (plain.length <= shortRequest && !/\bthe (?:slides|deck|presentation)\b/iu.test(plain)))
  );
}

const onePager = /\bone[- ]?pager\b/iu;

export function withoutPoliteness(text: string): string {
  return text.replace(
    /^(?:¿|please|pls|plz|bitte|s['’]il (?:vous|te) plaît|por favor|per favore|alsjeblieft|proszę|lütfen|пожалуйста|من فضلك|رجاءً?|בבקשה|कृपया)(?!\p{L})[,\s،]*/iu,
    '',
  );
}

/** "Thanks in advance", "Cheers, Maria". */
function isThanks(text: string): boolean {
  const behind = farewellLine.exec(text)?.[1];
  return behind !== undefined && (behind === '' || /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/u.test(behind));
}
