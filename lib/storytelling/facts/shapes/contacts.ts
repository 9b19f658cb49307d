import { hasLetter } from '@/lib/reading/source/signs';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { flat } from '../../forms/material';
import { isPersonsName, reach } from '../../forms/people-forms';
import { headOf } from '../../text/pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, isBlank, quotedIn, trimmed, unstopped } from '../../text/signs';
import { hasFactWord, isWish, type ToldPassage } from '../passage';

const worth = 6;
const [mostContacts, mostWordsOfMessage, mostWordsAsked, mostWordsOfRole] = [8, 30, 40, 8];
const around = ' \t,.;:。：，、；–—-=>|';
const handle = /(?:^|\s)[@#][\p{L}\d_.]+/u;

interface Contact {
  name: string;
  details: string[];
}

/** Thanks, and by what people are reached: what a talk ends with, however it is written. */
export function contactsShape({ points, title }: ToldPassage, context: TellingContext): Draft | null {
  const lines = points.flatMap((point) => flat(point));
  const whole = lines.join(' ');
  if (![...lines, title].some((line) => hasFactWord(line, 'thanks', context)) || !reach.test(whole)) return null;
  const quoted = quotedIn(whole);
  const isQuoted =
    quoted !== null && hasFactWord(quoted.quote, 'thanks', context) && wordCount(quoted.quote) <= mostWordsOfMessage;
  const rest = isQuoted ? lines.map((line) => line.replace(quoted.quote, ' ')) : lines;
  const messages: string[] = isQuoted ? [quoted.quote] : [];
  const contacts: Contact[] = [];
  const asked: string[] = [];
  const unsaid: string[] = [];
  for (const sentence of rest.flatMap((line) => sentencesIn(line).map((each) => unstopped(each.text)))) {
    const isReached = reach.test(sentence) || handle.test(sentence);
    if (!isReached) {
      if (!hasLetter(sentence) || isWish(sentence, context)) unsaid.push(sentence);
      else if (contacts.length === 0 && wordCount([...messages, sentence].join(' ')) <= mostWordsOfMessage)
        messages.push(sentence);
      // Behind the thanks there is room for what people are asked for.
      else if (contacts.length === 0 && wordCount([...asked, sentence].join(' ')) <= mostWordsAsked)
        asked.push(sentence);
      else if (contacts.length === 0) return null;
      else contacts.at(-1)?.details.push(sentence);
      continue;
    }
    const headed = headOf(sentence);
    const isLed = headed !== null && !isName(headed.head) && !reach.test(headed.head);
    const [first = '', ...others] = piecesIn(isLed ? headed.rest : sentence, context);
    if (isLed) unsaid.push(headed.head);
    addPiece(contacts, messages, first, true);
    for (const piece of others) addPiece(contacts, messages, piece, false);
  }
  const own = contacts.filter(({ name }) => hasLetter(name));
  if (own.length === 0 || own.length > mostContacts) return null;
  const message = messages
    .map((each) => trimmed(each, ` ${'"“”„«»'}`))
    .filter(hasLetter)
    .join('. ');
  const isThanked = hasFactWord(title, 'thanks', context);
  const below = [...(isThanked && message !== '' ? [message] : []), ...asked].map(unstopped).join('. ');
  const draft = draftOf(null, worth, Math.max(0.35, own.length / 6), {
    kind: 'closing',
    title: isThanked || message === '' ? title : capitalised(message),
    ...(below !== '' && { message: capitalised(below) }),
    contacts: own.map(({ name, details }) => ({
      name: capitalised(name),
      ...(details.length > 0 && { detail: details.join(', ') }),
    })),
  });
  return { ...draft, unsaid };
}

function piecesIn(sentence: string, { lexicon }: TellingContext): string[] {
  const parts = partsOf(
    sentence,
    (sign, at) => ';；，、|'.includes(sign) || (',:'.includes(sign) && isBlank(sentence.charAt(at + 1))),
  );
  return parts.flatMap((part) => {
    const and = lexicon
      .marksIn(part)
      .filter(({ meaning, start }) => meaning === 'word.and' && start > 0)
      .at(-1);
    const behind = and === undefined ? '' : part.slice(and.end).trim();
    const isPart = and !== undefined && (isName(behind) || reach.test(behind) || handle.test(behind));
    return isPart ? [part.slice(0, and.start).trim(), behind] : [part.replace(/^(?:and|und|et|y|e)\s/u, '')];
  });
}

const isName = (text: string): boolean => isPersonsName(trimmed(text, around));

/** A name begins a contact, in whatever words it is led to; what follows is said of whom it follows. */
function addPiece(contacts: Contact[], messages: string[], piece: string, isFirst: boolean): void {
  const plain = trimmed(piece, around);
  if (!hasLetter(plain) && !/\p{Nd}/u.test(plain)) return;
  // What follows a name at once is what that one is called.
  const isRole = !isFirst && contacts.at(-1)?.details.length === 0;
  if (isName(plain) && !isRole) {
    contacts.push({ name: plain, details: [] });
    return;
  }
  // "Contacts are Birte Jensen", "to our coordinator Beth Lawson".
  const words = plain.split(' ');
  const name = words.slice(-2).join(' ');
  if (!isRole && words.length > 2 && isName(name) && words.length <= mostWordsOfRole && !reach.test(plain)) {
    contacts.push({ name, details: [] });
    return;
  }
  const last = contacts.at(-1);
  if (last !== undefined) last.details.push(plain);
  else if (reach.test(plain) || handle.test(plain)) contacts.push({ name: plain, details: [] });
  else if (wordCount([...messages, plain].join(' ')) <= mostWordsOfMessage) messages.push(plain);
}
