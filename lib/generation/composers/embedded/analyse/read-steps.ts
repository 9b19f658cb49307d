import { isWhen, readWhen } from './read-when';
import { trimStop } from './shorten';

const words =
  "first of all|first(?:ly)?|second(?:ly)?|third(?:ly)?|and then|then|next|after that|afterwards|and finally|finally|lastly|zuerst|zunächst|und dann|dann|danach|anschließend|und schließlich|schließlich|zum schluss|d'abord|d’abord|ensuite|et ensuite|puis|et enfin|enfin|primero|luego|después|a continuación|y por último|por último|finalmente|primeiro|depois|em seguida|a seguir|por fim|prima|poi|dopo|in seguito|infine|eerst|daarna|vervolgens|tenslotte|ten slotte|tot slot|najpierw|następnie|potem|na koniec|önce|sonra|ardından|son olarak|сначала|затем|потом|и наконец|наконец|أولا|أولًا|ثم|وأخيرا|وأخيرًا|أخيرا|أخيرًا|ראשית|לאחר מכן|לבסוף|首先|其次|然后|接着|最后|最後に|まず|次に|その後|먼저|다음으로|마지막으로";
const opening = new RegExp(`^(?:${words})(?:[,，、،]\\s?|\\s|(?=[\\p{Script=Han}\\p{Script=Katakana}]))`, 'iu');
const inside = new RegExp(`[,;，、；،]\\s?(?=(?:${words})(?:[,，、،\\s]|(?=\\p{Script=Han})))`, 'giu');

/** Whether a sentence says what comes first, next or last. */
export function isStep(sentence: string): boolean {
  return opening.test(sentence);
}

/** "First a, then b, then c" as its steps, without the words that order them; null for other sentences. */
export function readSteps(sentence: string): string[] | null {
  if (!opening.test(sentence)) return null;
  return sentence
    .split(inside)
    .map((clause) => trimStop(withoutOrder(clause.trim())))
    .filter((clause) => clause !== '');
}

/** German puts the verb behind the word of order: without it, the sentence would begin as a question. */
const inverted = /^\p{Ll}+(?:t|en|n|e)\s(?:wir|ich|ihr|sie|er|es|man|der|die|das|den|unser\p{L}*|alle|jede\p{L}*)\s/u;
const german = /^(?:zuerst|zunächst|(?:und )?dann|danach|anschließend|(?:und )?schließlich|zum schluss)(?!\p{L})/iu;

function withoutOrder(clause: string): string {
  const plain = clause.replace(opening, '');
  return german.test(clause) && inverted.test(plain) ? clause : plain;
}

/** The steps of sentences in a row: once two say their order, a last one without belongs to them too. */
export function stepsIn(sentences: readonly string[]): { steps: string[]; others: string[] } {
  const from = sentences.findIndex(isStep);
  const marked = sentences.filter(isStep).length;
  const others = sentences.slice(0, Math.max(0, from));
  const told = from < 0 ? [] : sentences.slice(from);
  const close = marked >= 2 && told.length - marked <= 1 && isStep(told[1] ?? '');
  if (!close)
    return {
      steps: sentences.flatMap((sentence) => readSteps(sentence) ?? []),
      others: sentences.filter((sentence) => !isStep(sentence)),
    };
  return { steps: told.flatMap((sentence) => readSteps(sentence) ?? [trimStop(sentence)]), others };
}

const preposition =
  /\s(?=(?:in|on|by|from|at|during|im|am|ab|bis|von|vom|en|le|du|el|em|no|na|a|ad|nel|op|w|в|до|في|حتى)\s)/giu;
const leadWords =
  /^(?:(?:in|on|by|from|at|during|early in|late in|im|am|ab|bis|von|vom|en|le|du|el|em|no|na|a|ad|nel|op|w|в|до|في|حتى)\s)+(?:the\s)?/iu;

/** "Migrate staging in January" as what happens and when; null without a time at either end. */
export function readTimed(text: string): { when: string; at: number; scale: string; title: string } | null {
  const plain = trimStop(text);
  const start = readWhen(plain.replace(leadWords, ''));
  const rest = start?.rest.replace(/^[,，]\s*/u, '') ?? '';
  if (start !== null && rest.length > 1 && start.scale !== 'year')
    return { when: start.text, at: start.at, scale: start.scale, title: rest };
  for (const match of plain.matchAll(preposition)) {
    const behind = plain.slice(match.index + 1).replace(leadWords, '');
    const when = isWhen(behind) ? readWhen(behind) : null;
    if (when !== null && match.index > 2)
      return { when: when.text, at: when.at, scale: when.scale, title: plain.slice(0, match.index) };
  }
  return null;
}
