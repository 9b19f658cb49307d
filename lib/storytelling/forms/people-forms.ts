import { hasDigit, hasLetter, isQuestion, startsLarge } from '@/lib/reading/source/signs';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { bracketAtEnd, headOf } from '../text/pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, unstopped } from '../text/signs';
import { draftOf, type Draft } from './draft';
import { flat, wordsOfPoints, type FormMaterial, type TextPoint } from './material';

const [mostQuestions, mostWordsOfAnswer] = [8, 45];

/** What the audience asks, with what is answered: behind the question, below it, or in the next line. */
export function questions({ title, points, paragraphs, roles }: FormMaterial): Draft | null {
  // One question with a paragraph behind it heads that paragraph.
  const told = paragraphs === undefined || paragraphs.length < 2 ? null : answered(paragraphs);
  const pairs = answered(points) ?? told;
  const fewest = points.length === 1 || roles.has('questions') ? 1 : 2;
  if (pairs === null || pairs.length < fewest || pairs.length > mostQuestions) return null;
  if (pairs.some(({ answer }) => wordCount(answer) > mostWordsOfAnswer || !hasLetter(answer))) return null;
  const fill = Math.max(pairs.length / 6, wordsOfPoints(points) / 120);
  const said = pairs.map(({ question, answer }) => ({ question: capitalised(question), answer: capitalised(answer) }));
  return draftOf(null, 2.5, fill, { kind: 'questions', title, questions: said });
}

/** Null where a line belongs to no question, or a question has no answer. */
function answered(points: readonly TextPoint[]): { question: string; answer: string }[] | null {
  const pairs: { question: string; answer: string }[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const { children } = points[at]!;
    const text = unlettered(points[at]!.text);
    const [, said = '', told = ''] = behindSign.exec(text) ?? [];
    if (told !== '' && children.length === 0 && isQuestion(said) && !isQuestion(told)) {
      pairs.push({ question: said, answer: told });
      continue;
    }
    const [first, second] = sentencesIn(text);
    if (first === undefined || !isQuestion(first.text.trim())) return null;
    const next = points[at + 1];
    const isNextAnswer = second === undefined && children.length === 0 && next !== undefined;
    const below = isNextAnswer ? [next] : children;
    const answer = [second === undefined ? '' : text.slice(second.start), ...below.flatMap(flat).map(unlettered)];
    const whole = answer.filter(Boolean).join(' ').trim();
    if (whole === '' || isQuestion(whole)) return null;
    pairs.push({ question: first.text.trim(), answer: whole });
    if (isNextAnswer) at += 1;
  }
  return pairs;
}

/** "May I bring my bike? – Yes, there is room." */
const behindSign = /^([^?？؟]+[?？؟])\s*[–—:-]\s*(\S.*)$/u;

/** Without the "Q:" or "A:" that says what a line is, whatever the letter is in its language. */
function unlettered(text: string): string {
  const headed = headOf(text);
  return headed !== null && Array.from(headed.head).length <= longestLetter && hasLetter(headed.head)
    ? headed.rest
    : text;
}

const longestLetter = 2;

const mostMembers = 9;

/** Who works on something, each with what they do: "Dana Whitfield – CFO", "CFO: Dana Whitfield". */
export function team({ title, points, paragraphs, roles }: FormMaterial): Draft | null {
  const told = [points, ...(paragraphs === undefined ? [] : [paragraphs])].find((each) => areMembers(each, roles));
  if (told === undefined) return null;
  const members = told.flatMap((point) => memberOf(point) ?? []);
  if (members.length < told.length || !members.some(({ role, detail }) => role ?? detail)) return null;
  return draftOf(null, 2.6, Math.max(points.length / 8, wordsOfPoints(points) / 110), { kind: 'team', title, members });
}

const [fewestUnnamed, shareOfMembers, mostWordsOfRole] = [3, 0.75, 5];

/** A heading says that they are people; without one most lines begin with a name, a comma and what that one is called: "Ines Belmonte, CEO". */
function areMembers(points: readonly TextPoint[], roles: FormMaterial['roles']): boolean {
  if (points.length < 2 || points.length > mostMembers) return false;
  if (roles.has('people')) return points.every((point) => memberOf(point) !== null);
  const known = points.filter(({ text }) => {
    const [first = '', second = ''] = namedParts(text);
    const [role] = sentencesIn(second);
    return isPersonsName(first) && role !== undefined && isRole(unstopped(role.text));
  });
  const isSure = points.length >= fewestUnnamed && known.length >= points.length * shareOfMembers;
  // Partners may be people or companies.
  const isOpen = [...roles].every((role) => role === 'partners');
  return isOpen && isSure && points.every((point) => memberOf(point) !== null);
}

const isRole = (text: string): boolean => wordCount(text) <= mostWordsOfRole && !hasDigit(text) && startsLarge(text);

/** "Dana Whitfield – CFO", "CFO: Dana Whitfield", "Dana Whitfield, CFO. Ten years in banking", "Adviser: Dana Whitfield (once CFO)". */
function memberOf({ text, children }: TextPoint): { name: string; role?: string; detail?: string } | null {
  const headed = headOf(text) ?? bracketAtEnd(text);
  const [first = text, ...others] = headed ? [headed.head, headed.rest] : namedParts(text);
  const rest = unstopped(others.join(', '));
  const noted = isPersonsName(first) ? null : bracketAtEnd(rest);
  const [name, said] = isPersonsName(first) ? [first, rest] : [noted?.head ?? rest, first];
  // What is said behind the stop of a role is said of the person.
  const [role, ...more] = said === first ? [said] : sentencesIn(said).map((each) => unstopped(each.text));
  const below = children.map((child) => unstopped(child.text));
  const detail = [...more, ...(noted === null ? [] : [noted.rest]), ...below].join('; ');
  if (!isPersonsName(name) || wordCount(role ?? '') > mostWordsOfContact || wordCount(detail) > mostWordsOfDetail)
    return null;
  return {
    name: name.trim(),
    ...(role && { role: capitalised(role) }),
    ...(detail && { detail: capitalised(detail) }),
  };
}

/** Two to four words that begin with large letters, or a few signs of a script without those. */
export function isPersonsName(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  const isCased = words.filter((word) => /^\p{Lu}[\p{L}’'.-]*$/u.test(word)).length >= 2;
  const isUncased = /^[\p{Lo}\p{M}\s・·]+$/u.test(text.trim()) && text.trim().length <= longestUncased;
  return words.length <= 4 && !hasDigit(text) && (isUncased || (isCased && words.length >= 2));
}

const longestUncased = 18;

/** "Dana Whitfield, CFO" in its parts. */
export const namedParts = (text: string): string[] =>
  partsOf(text, (sign, at) => ',;|'.includes(sign) && text.charAt(at + 1) === ' ');

/** An address or a number that somebody is reached by. */
export const reach =
  /[^\s@]@[^\s@.]+\.\p{L}|\bwww\.|(?:^|[\s,:;(])(?!\d{4}-\d{4}(?!\d))\+?\d[\d\s()/-]{5,}\d(?:$|[\s,;)])/u;
const [mostContacts, mostWordsOfContact, mostWordsOfDetail] = [8, 14, 30];

/** Who is reached by what. */
const mostWordsOfExtension = 8;

export function closing({ title, points: given }: FormMaterial, context: TellingContext): Draft | null {
  const isNamed = title === context.words.contact;
  const { endings } = context.reading.instructions;
  const isLast = endings.some((name) => name.toLowerCase() === title.toLowerCase());
  const messages = isLast ? given.filter(({ text }) => !reach.test(text)) : [];
  const points =
    messages.length > 1 || messages.length === given.length
      ? given
      : given.filter((point) => !messages.includes(point));
  const areContacts = points.every(
    ({ text, words, children }) =>
      ((isNamed && words <= mostWordsOfExtension && hasDigit(text)) || (reach.test(text) && hasLetter(text))) &&
      words <= mostWordsOfContact &&
      children.length === 0,
  );
  if (points.length === 0 || points.length > mostContacts || !areContacts) return null;
  const contacts = points.map(({ text }) => {
    const headed = headOf(text);
    const [name = text, ...details] = headed ? [headed.head, headed.rest] : namedParts(text);
    return { name: capitalised(unstopped(name)), ...(details.length > 0 && { detail: unstopped(details.join(', ')) }) };
  });
  return draftOf(null, 2.5, Math.max(0.3, points.length / 6), {
    kind: 'closing',
    title,
    contacts,
    ...(points.length < given.length && { message: messages.map(({ text }) => unstopped(text)).join() }),
  });
}
