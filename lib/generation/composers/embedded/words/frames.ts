/** Words that open and close messages, in the languages that people write prompts in. */
const greetings =
  'hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings|hallo|hi|moin|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|servus|bonjour|bonsoir|salut|cher|chère|chers|chères|hola|buen(?:os|as) (?:días|tardes)|estimad[oa]s?|querid[oa]s?|olá|oi|bom dia|boa tarde|prezad[oa]s?|car[oi]s?|ciao|gentil[ei]|buongiorno|buonasera|salve|beste|dag|goedemorgen|goedemiddag|cześć|dzień dobry|szanown[iya]|merhaba|selam|sayın|здравствуйте|привет|добрый день|уважаем\\p{L}*|مرحبا(?:ً)?|أهلا|السلام عليكم|عزيزي|שלום|היי|नमस्ते|प्रिय|您好|你好|大家好|各位|尊敬的|お疲れ様です|お世話になっております|お世話になります|こんにちは|안녕하세요';

const farewells =
  "(?:all the )?best(?: regards| wishes)?|kind regards|warm regards|with (?:best|kind|warm) regards|regards|cheers|thanks(?: a lot| so much| again| in advance| all)?|thank you(?: very much| so much| all| in advance)?|many thanks|thx|sincerely|yours(?: sincerely| truly| faithfully)?|viele grüße|viele liebe grüße|liebe grüße|beste grüße|herzliche grüße|schöne grüße|mit (?:freundlichen|besten) grüßen|freundliche grüße|lg|vg|mfg|grüße|gruß|danke(?: dir| euch| ihnen| im voraus| schon mal)?|vielen dank(?: im voraus)?|besten dank|cordialement|bien cordialement|bien à (?:vous|toi)|merci(?: d['’]avance| beaucoup)?|saludos(?: cordiales)?|un (?:cordial )?saludo|gracias(?: de antemano)?|muchas gracias|atenciosamente|atentamente|abraços|abraço|obrigad[oa]s?|(?:cordiali|distinti) saluti|saluti|grazie(?: mille)?|met vriendelijke groet(?:en)?|vriendelijke groet(?:en)?|groet(?:en|jes)?|(?:hartelijk )?bedankt|dank je(?: wel)?|alvast bedankt|pozdrawiam|z poważaniem|dziękuję|saygılarımla|teşekkürler|с уважением|спасибо|مع (?:خالص )?التحية|تحياتي|شكرا(?:ً)?(?: جزيلا(?:ً)?)?|שלום רב|בברכה|תודה(?: רבה)?|धन्यवाद|सादर|谢谢(?:大家)?|多谢|此致|よろしくお願い(?:いた)?します|よろしくお願い致します|以上(?:です)?|감사합니다|드림";

const courtesies =
  /^(?:(?:i |we )?hope (?:you|this (?:e-?mail|mail|note|message|finds)|all is|everyone is|everything is)|(?:i |we )?trust (?:you are|this finds)|ich hoffe,? (?:es geht|dir|euch|ihnen|alles)|wir hoffen,? (?:es geht|ihnen)|j['’]espère que (?:vous|tu|tout)|espero que (?:est|todo|te |se |os |você|vocês|tudo)|spero che (?:tu|tutto|stia)|ik hoop dat (?:het|alles|je|u))[^.!?]{0,80}$/iu;

/** A whole line of greeting: "Hi team,", "Dear all". */
export const greetingLine = new RegExp(
  `^(?:${greetings})(?!\\p{L})[^.!?:：。]{0,40}[,!，！：:。.–-]?$|^各位[^，。]{0,12}[：:，,]?$`,
  'iu',
);
/** A greeting with which a sentence goes on: "Hi Sam, can you …". */
export const greetingStart = new RegExp(
  `^(?:${greetings})(?!\\p{L})(?:\\s+[\\p{L}\\p{M}’'&.-]+){0,3}\\s?[,!，！]\\s?(?=\\S)`,
  'iu',
);
/** A whole line of farewell; what stands behind the words is group 1. */
export const farewellLine = new RegExp(`^(?:${farewells})(?!\\p{L})[\\s,!.，！。–-]*(.{0,60})$`, 'iu');

export function isCourtesy(sentence: string): boolean {
  return courtesies.test(sentence.replace(/[.!?]+$/u, ''));
}
