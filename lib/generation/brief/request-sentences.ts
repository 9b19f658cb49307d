import { isSlideCount } from './slide-count-phrase';

/** Requests stand at the start of a prompt; what comes later is material, unless it asks for something. */
const headLength = 700;
const longestRequest = 240;
const materialLine = /^\s*(?:#{1,6}\s|[-*•·–]\s|\||\p{Nd}{1,2}[.)]\s|>)/u;
const asking =
  /(?<!\p{L})(?:please|pls|can you|could you|would you|i need|we need|i'd like|we'd like|i want|turn|make|create|put|use|keep|need|max(?:imum)?|give me|prepare|build|bitte|erstelle?n?|mach(?:e|en|st)?|kannst|könntest|können sie|könnten sie|brauche[n]?|höchstens|halte|merci de|peux-tu|pouvez-vous|pourriez-vous|fais|faites|crée[rz]?|prépare[rz]?|besoin|por favor|haz|crea[r]?|puedes|podrías|necesito|hacer|prepara|faça|crie|prepare|você pode|preciso|per favore|puoi|potresti|fai|vorrei|graag|maak|kun je|kunt u|proszę|zrób|przygotuj|potrzebuję|stwórz|hazırla|oluştur|lütfen|сделай(?:те)?|создай(?:те)?|подготовь(?:те)?|нужн[аоы]|пожалуйста|من فضلك|رجاء|أنشئ|حوّل|حول|اجعل|أريد|حضّر|بבקשה|בבקשה|הכן|צור|תכין)(?!\p{L})|ください|下さい|お願い|请|請|做成|制作|帮我|주세요|해줘|만들어|बनाएं|बनाइए|बनाएँ|कृपया/iu;

export interface RequestSentence {
  text: string;
  /** Whether it stands before any material. */
  opens: boolean;
  asks: boolean;
}

/** A line of its own such as "- Tone: formal" asks, list or not. */
const labelLine =
  /^\s*(?:[-*•·–]\s*)?\**(?:(?:target )?audience|tone(?: of voice)?|style|language|slides|slide count|number of slides|length|zielgruppe|publikum|ton(?:alität)?|stil|sprache|folien|(?:an)?zahl (?:der )?folien|länge|umfang|public(?: cible)?|langue|longueur|diapositives|público(?: objetivo)?|tono|estilo|idioma|diapositivas|tom|língua|pubblico|destinatari|stile|lingua|diapositive|doelgroep|toon|stijl|taal|odbiorcy|styl|język|slajdy|hedef kitle|üslup|dil|slayt sayısı|(?:целевая )?аудитория|тон|стиль|язык|слайды|الجمهور|النبرة|الأسلوب|اللغة|عدد الشرائح|קהל(?: ה?יעד)?|טון|סגנון|שפה|שקפים|दर्शक|श्रोता|शैली|भाषा|स्लाइड|受众|语气|风格|语言|页数|対象|聴衆|トーン|言語|枚数|대상|청중|어조|톤|언어|분량)\**\s?[:：]/iu;

/** A stop before a small letter or a figure, or behind an ordinal, ends no sentence: "max. 6", "ca. zehn", "7. Klasse". */
const sentenceEnd =
  /(?<=[!?。！？؟।])\s*|(?<=(?<!(?<!\p{Nd})\p{Nd}{1,2})\.)\s+(?=[^\p{Ll}\p{Nd}])|(?<=\p{Ll}{3}\.)\s+(?=\p{Nd})|\n+/u;
const mostSentences = 400;

/** The sentences of a prompt that may ask for something: its opening, and what asks later on. */
export function requestSentences(prompt: string): RequestSentence[] {
  const lines = prompt.split('\n');
  const start = lines.findIndex((line, index) => index > 0 && materialLine.test(line));
  const opening = (start < 0 ? lines : lines.slice(0, start)).join('\n');
  const head = opening.slice(0, headLength);
  const opens = head.split(sentenceEnd).map((text) => ({ text: text.trim(), opens: true, asks: asks(text) }));
  const later = [opening.slice(headLength), ...(start < 0 ? [] : lines.slice(start))]
    .filter((line) => labelLine.test(line) || !materialLine.test(line))
    .flatMap((line) => line.split(sentenceEnd))
    .filter((text) => text.length <= longestRequest && asks(text))
    .slice(-mostSentences)
    .map((text) => ({ text: text.replace(/^\s*[-*•·–]\s+/u, '').trim(), opens: false, asks: true }));
  return [...opens, ...later].filter(({ text }) => text !== '');
}

function asks(text: string): boolean {
  return labelLine.test(text) || asking.test(text) || isSlideCount(text);
}
