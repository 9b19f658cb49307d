import { ordersSlides } from './deck-orders';

/**
 * Sentences of a document or page that speak to whoever reads it, above all to programs that
 * make decks of it. They are no facts about anything, and they are never followed.
 */
const commands: readonly RegExp[] = [
  /(?<!\p{L})(?:ignore|disregard|forget|override|bypass|discard)(?!\p{L}).{0,60}(?<!\p{L})(?:instructions?|prompts?|rules?|the rest|above|previous|prior|earlier|everything|guidelines?|topic|messages?)(?!\p{L})/iu,
  /(?<!\p{L})(?:system|hidden|secret|developer)\s(?:prompt|message|instruction)/iu,
  /(?<!\p{L})(?:you are|you're|act|pretend|behave|respond|reply)\s(?:now\s)?(?:as\s)?(?:an?\s|the\s)?(?:\p{L}+\s){0,2}(?:ai|assistant|chatbot|bot|language model|llm|model|agent|copilot|dan)(?!\p{L})/iu,
  /(?<!\p{L})(?:as an ai|dear (?:ai|assistant|model|reader)|attention,? (?:ai|assistant|model)|note to (?:the )?(?:ai|assistant|model|llm)|(?:to|for) (?:any|all|the) (?:ai|llm|language model|assistant)s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:make|create|write|generate|build|produce|prepare|turn|change|replace|rename|set|add|insert|include|delete|remove|omit|skip|show|put|use|title|state|mention|say|claim|tell|present|summari[sz]e|translate|output|print|reveal|repeat)(?!\p{L}).{0,60}(?<!\p{L})(?:decks?|presentations?|slides?|slide ?shows?|titles?|topics?|prompts?|speaker notes|instructions|audience|viewers?|passwords?|api keys?|credentials|tokens?)(?!\p{L})/iu,
  /(?<!\p{L})(?:decks?|presentations?|slides?|titles?|topics?|summary|answer|output|response)(?!\p{L}).{0,24}(?<!\p{L})(?:must|should|shall|has to|have to|needs? to|is now|will now)(?!\p{L})/iu,
  /(?<!\p{L})(?:instead of (?:the|this|your)|do not (?:mention|use|cite|include|tell|follow|trust)|don['’]t (?:mention|use|cite|include|tell|follow|trust)|never mention|new instructions?|important instruction|from now on|end of (?:document|context|passage)|begin (?:new )?(?:task|instructions?))(?!\p{L})/iu,
  /(?<!\p{L})(?:click|tap|subscribe|sign up|log ?in|download|follow us|share this|accept (?:all )?cookies|visit|fetch|open|browse|send (?:an? )?(?:request|e-?mail)|curl|wget)(?!\p{L}).{0,40}(?:here|now|today|newsletter|link|https?|url|page|below|website|site|cookies?|account)/iu,
  /<\/?(?:system|instructions?|prompt|user|assistant|tool)[^>]*>|\[\/?(?:inst|system)\]|<\|[^|]*\|>|^\s*(?:system|assistant|user|human|ai)\s?:/iu,
  /(?<!\p{L})(?:ignoriere?n?|vergiss|missachte|vergessen sie|ignorieren sie)(?!\p{L}).{0,60}(?:anweisung|vorherig|bisherig|obig|alles|regel|thema)/iu,
  /(?<!\p{L})(?:erstelle?n?|mach(?:e|en)?|schreibe?n?|ändere?|ersetze?n?|nenne?n?|verwende?n?|zeige?n?|füge)(?!\p{L}).{0,60}(?<!\p{L})(?:folien?|präsentation|titel|thema|vortrag|deck)(?!\p{L})/iu,
  /(?<!\p{L})(?:ignorez|oubliez|ignore|oublie)(?!\p{L}).{0,60}(?:instruction|précédent|consigne|tout|sujet)|(?<!\p{L})(?:créez|faites|écrivez|remplacez|changez|crée|fais)(?!\p{L}).{0,60}(?:diapositive|présentation|titre|sujet)/iu,
  /(?<!\p{L})(?:ignora|ignore|olvida|olvide|esqueça|dimentica|ignorare|negeer|vergeet|zignoruj|zapomnij)(?!\p{L}).{0,60}(?:instruc|instru[çc]|istruzion|anterior|precedent|instructies|vorige|poleceni|instrukcj|polecenia|tema|todo|tutto|alles)/iu,
  /(?<!\p{L})(?:crea|cree|haz|crie|faça|maak|schrijf|stwórz|zrób|создай\p{L}*|сделай\p{L}*|напиши\p{L}*|yap|oluştur)(?!\p{L}).{0,60}(?:presentaci|diapositiva|apresenta|slide|presentazion|presentatie|dia['’]?s|prezentacj|презентаци|слайд|sunum)/iu,
  /(?:игнорируй|забудь|не обращай внимания|önceki talimat|talimatları (?:yok say|unut)|تجاهل|انس ما|התעלם|שכח|अनदेखा|नज़रअंदाज़|忽略|无视|無視|忘れ|忘记|무시하|잊어)/iu,
  /(?:制作|做一(?:个|份)|生成|写一份|作成し|作って|만들어|만드세요|أنشئ|اصنع|צור|הכן|बनाओ|बनाएं|बनाइए).{0,30}(?:演示|幻灯|PPT|プレゼン|スライド|프레젠테이션|슬라이드|عرض|شرائح|מצגת|שקופי|प्रस्तुति|स्लाइड)|(?:演示文稿|幻灯片|プレゼン|スライド|슬라이드|프레젠테이션).{0,20}(?:改为|必须|变成|してください|にしろ|하세요|하라)/iu,
];

/** Whether a sentence tells its reader what to do with a deck, a program or a page. */
export function addressesReader(sentence: string): boolean {
  return ordersSlides(sentence) || commands.some((pattern) => pattern.test(sentence));
}
