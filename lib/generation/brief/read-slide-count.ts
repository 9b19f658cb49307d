import { readCount } from './number-words';
import { counters, isSlideCount, numberFirst } from './slide-count-phrase';

/** Requests stand at the start of a prompt; what comes later is material, unless it asks for something. */
const headLength = 700;
const yearLike = /^(?:19|20)\p{Nd}{2}$/u;
const ranking = /(?<!\p{L})(?:top|best|first|last|previous|slide|folie)\s*$/iu;
const materialLine = /^\s*(?:#{1,6}\s|[-*•]\s|\||\p{Nd}{1,2}[.)]\s)/u;
const asking =
  /(?<!\p{L})(?:please|can you|could you|would you|i need|we need|i'd like|we'd like|i want|turn|make|create|put|use|keep|need|max(?:imum)?|bitte|erstelle?n?|mach(?:e|en|st)?|kannst|könntest|können sie|könnten sie|brauche[n]?|höchstens|merci de|peux-tu|pouvez-vous|pourriez-vous|fais|faites|crée[rz]?|besoin|por favor|haz|crea[r]?|puedes|podrías|necesito|hacer|faça|crie|você pode|preciso|per favore|puoi|potresti|fai|graag|maak|kun je|kunt u|proszę|zrób|przygotuj|hazırla|oluştur|сделай(?:те)?|создай(?:те)?|подготовь(?:те)?|пожалуйста|من فضلك|رجاء|أنشئ|حوّل|حول|اجعل|בבקשה|הכן|צור)(?!\p{L})|ください|下さい|お願い|请|請|做成|制作|주세요|बनाएं|बनाइए/iu;

/** The number of slides that the request asks for; null when it asks for none. */
export function readSlideCount(prompt: string): number | null {
  const lines = prompt.split('\n');
  const start = lines.findIndex((line, index) => index > 0 && materialLine.test(line));
  const head = (start < 0 ? lines : lines.slice(0, start)).join('\n').slice(0, headLength);
  const elsewhere = lines.filter((line) => !materialLine.test(line)).flatMap((line) => line.split(/(?<=[.!?。！？؟])\s*/u)).filter((sentence) => sentence.length <= 240 && (isSlideCount(sentence) || asking.test(sentence)));
  for (const text of [head, ...elsewhere]) {
    const count = countIn(text);
    if (count !== null) return count;
  }
  return null;
}

function countIn(text: string): number | null {
  for (const pattern of [numberFirst, counters]) {
    for (const match of text.matchAll(pattern)) {
      const written = match[2] ?? match[1] ?? '';
      const before = text.slice(Math.max(0, match.index - 12), match.index);
      const count = readCount(written);
      // "une présentation diapos" and its like count nothing.
      const article = count === 1 && match[3] !== undefined;
      if (count === null || count < 1 || article || yearLike.test(written) || ranking.test(before)) continue;
      return count;
    }
  }
  return null;
}
