import { isWhen, readWhen } from './read-when';
import { trimStop } from './shorten';

const words =
  "first of all|first(?:ly)?|second(?:ly)?|third(?:ly)?|and then|then|next|after that|afterwards|and finally|finally|lastly|zuerst|zunächst|und dann|dann|danach|anschließend|und schließlich|schließlich|zum schluss|d'abord|d’abord|ensuite|et ensuite|puis|et enfin|enfin|primero|luego|después|y por último|por último|finalmente|primeiro|depois|por fim|prima|poi|dopo|infine|eerst|daarna|vervolgens|tenslotte|ten slotte|najpierw|następnie|potem|na koniec|önce|sonra|son olarak|сначала|затем|потом|и наконец|наконец|أولا|أولًا|ثم|أخيرا|أخيرًا|ראשית|לאחר מכן|לבסוף|首先|其次|然后|接着|最后|最後に|まず|次に|その後|먼저|다음으로|마지막으로";
const opening = new RegExp(`^(?:${words})(?:[,，、]\\s?|\\s|(?=[\\p{Script=Han}\\p{Script=Katakana}]))`, 'iu');
const inside = new RegExp(`[,;，、；]\\s?(?=(?:${words})(?:[,，、\\s]|(?=\\p{Script=Han})))`, 'giu');

/** Whether a sentence says what comes first, next or last. */
export function isStep(sentence: string): boolean {
  return opening.test(sentence);
}

/** "First a, then b, then c" as its steps, without the words that order them; null for other sentences. */
export function readSteps(sentence: string): string[] | null {
  if (!opening.test(sentence)) return null;
  return sentence.split(inside).map((clause) => trimStop(clause.trim().replace(opening, ''))).filter((clause) => clause !== '');
}

const preposition = /\s(?=(?:in|on|by|from|at|during|im|am|ab|bis|von|vom|en|le|du|el|em|no|na|a|ad|nel|op|w|в|до)\s)/giu;
const leadWords = /^(?:(?:in|on|by|from|at|during|early in|late in|im|am|ab|bis|von|vom|en|le|du|el|em|no|na|a|ad|nel|op|w|в|до)\s)+(?:the\s)?/iu;

/** "Migrate staging in January" as what happens and when; null without a time at either end. */
export function readTimed(text: string): { when: string; at: number; scale: string; title: string } | null {
  const plain = trimStop(text);
  const start = readWhen(plain.replace(leadWords, ''));
  const rest = start?.rest.replace(/^[,，]\s*/u, '') ?? '';
  if (start !== null && rest.length > 1 && start.scale !== 'year') return { when: start.text, at: start.at, scale: start.scale, title: rest };
  for (const match of plain.matchAll(preposition)) {
    const behind = plain.slice(match.index + 1).replace(leadWords, '');
    const when = isWhen(behind) ? readWhen(behind) : null;
    if (when !== null && match.index > 2) return { when: when.text, at: when.at, scale: when.scale, title: plain.slice(0, match.index) };
  }
  return null;
}
