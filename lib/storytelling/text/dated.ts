import type { Lexicon } from '@/lib/languages/lexicon';
import { isWhen, readWhen, type When } from '@/lib/reading/data/read-time';
import { endsSentence, wordCount } from '@/lib/reading/source/sentences';
import { hasLetter, isWhole } from '@/lib/reading/source/signs';
import { isBlank, trimmed } from './signs';
import { headOf } from './pieces';
import { remembered } from './remember';

/** What happens when. */
export interface Dated {
  when: When;
  text: string;
}

const around = ',.:：;–—-→|()（）';
const [mostWordsOfTime, mostWordsSaid, mostWords, longest] = [5, 8, 30, 240];

/** A line that begins with a time, or names one before its colon, in brackets or at its end. */
export const datedOf = remembered((text, { lexicon }): Dated | null => {
  if (text.length > longest) return null;
  const found = readWhen(text, lexicon);
  if (found !== null) {
    const rest = text.slice(found.end);
    const said = trimmed(rest, around.replace(')', '').replace('(', ''));
    const isApart = '：:–—-'.includes(rest.trim().charAt(0));
    return said === '' || (found.scale === 'relative' && !isApart) ? null : { when: found, text: said };
  }
  const headed = headOf(text);
  const behind = headed === null ? null : isWhen(headed.rest, lexicon);
  if (headed !== null && behind !== null) return { when: behind, text: headed.head };
  return endedBy(text, lexicon);
});

/** A line that names a time anywhere, which then says all of itself. */
export const datedWithin = remembered((text, speech): Dated | null => {
  const whole = datedOf(text, speech);
  const { lexicon } = speech;
  if (whole !== null || text.length > longest) return whole;
  for (const start of wordsStarts(text).slice(1, mostWords)) {
    const when = readWhen(text.slice(start), lexicon);
    if (when !== null && isPoint(when)) return { when, text };
  }
  return null;
});

/** "Ground floor 3 May", "order in April", "roof (May)": the time stands last. */
function endedBy(text: string, lexicon: Lexicon): Dated | null {
  // "It comes first because it is empty in January": only a day is sure to be that of a whole sentence.
  const isSentence = endsSentence(text) && wordCount(text) > mostWordsSaid;
  const plain = trimmed(text, '.,;)');
  for (const start of wordsStarts(plain).slice(-mostWordsOfTime)) {
    const when = isWhen(trimmed(plain.slice(start), '('), lexicon);
    const rest = withoutPreposition(plain.slice(0, start), lexicon);
    const isLed = rest.length < trimmed(plain.slice(0, start), around).length || plain.charAt(start) === '(';
    // "(10 and 17 October)": a part of what brackets say is torn out of them.
    if (!isWhole(rest)) continue;
    if (isSentence && when?.scale !== 'day') continue;
    if (when !== null && isPoint(when) && rest.length > 2 && hasLetter(rest) && (when.scale !== 'year' || isLed))
      return { when, text: rest };
  }
  return null;
}

function isPoint({ scale, text }: When): boolean {
  return scale !== 'relative' && scale !== 'weekday' && (scale !== 'clock' || text.includes(':'));
}

/** "Order in" without the last word, where it leads to a time. */
function withoutPreposition(text: string, lexicon: Lexicon): string {
  const plain = trimmed(text, around);
  const last = lexicon
    .marksIn(plain)
    // The "on" of "sign-on" leads to nothing.
    .filter(({ start }) => plain.charAt(start - 1) !== '-')
    .filter(({ meaning, end }) => end === plain.length && (meaning === 'around' || meaning === 'word.to'))[0];
  return last === undefined ? plain : trimmed(plain.slice(0, last.start), around);
}

function wordsStarts(text: string): number[] {
  return Array.from(text, (_, at) => at).filter((at) => !isBlank(text.charAt(at)) && isBlank(text.charAt(at - 1)));
}
