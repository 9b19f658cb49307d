import { withoutSmall } from '@/lib/reading/data/told-number';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { flat } from '../../forms/material';
import { isPersonsName, reach } from '../../forms/people-forms';
import { headOf, bracketAtEnd } from '../../text/pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, isBlank, trimmed, unstopped } from '../../text/signs';
import { eventIn, withoutLead } from '../noun-heads';
import { factMarksIn, hasFactWord, isWish, type ToldPassage, type ToldStatement } from '../passage';
import { timeWithin } from '../quantities';
import { levelsIn } from './places';
import { withRest } from '../rest';

const worth = 5;
const [fewestMembers, mostMembers, shareOfMembers, mostWordsOfRole, mostWordsOfDetail] = [3, 12, 0.75, 9, 30];
const around = ' \t,.;:。：，、；–—-=>|';
const address =
  /^(?:(?:Dr|Prof|Professor(?:in)?|Pr|Mr|Mrs|Ms|Mme|Sra?|Dra?|Ing|Fr|Hr|Frau|Herr|Dott|Dipl)\b\.?\s*(?:-?(?:Ing|med|rer|nat)\.?\s*)*)+/u;

interface Member {
  name: string;
  role?: string;
  detail?: string;
}

/** People, each with what they are: in lines, in sentences, or in one sentence between semicolons. */
export function peopleShape(passage: ToldPassage, context: TellingContext): Draft | null {
  const { points, paragraphs = [], title, heading, roles } = passage;
  // "Marta Piras, director. Two short films": a paragraph of each is what all its sentences are about.
  const isOneEach = paragraphs.length >= fewestMembers && paragraphs.every(({ text }) => startsWithName(text));
  const plainly = isOneEach
    ? paragraphs.map(({ text }): Entry => ({ text, below: [], lead: null }))
    : points.flatMap(({ text, children }) => entriesOf(text, children.flatMap(flat), context));
  const areNamed =
    plainly.filter((entry) => memberOf(entry.text, entry.below, context) !== null).length >=
    plainly.length * shareOfMembers;
  const entries = areNamed ? plainly : plainly.flatMap((entry) => clausesByName(entry, context));
  if (entries.some(({ text }) => hasReach(text))) return null;
  // Where each sentence begins with somebody else, what that one does needs no verb that is known.
  const areAll =
    entries.length > fewestMembers &&
    entries.filter(({ text }) => beginsWithOne(withoutLead(text, context))).length >= entries.length * shareOfMembers;
  const read = entries.map((entry) => memberOf(entry.text, entry.below, context, areAll));
  const members = read.flatMap((each) => each ?? []);
  const wishes = entries.filter(({ text }) => isWish(text, context)).length;
  if (members.length < fewestMembers || members.length > mostMembers) return null;
  // What is rated high and low is no person.
  if (entries.filter(({ text }) => levelsIn(text, context).length > 0).length * 2 >= entries.length) return null;
  // What people do by when are actions.
  const times = entries.flatMap(({ text }) => timeWithin(text, context) ?? []);
  // A year is that of a prize or of a degree.
  if (times.length * 2 >= entries.length || times.some((time) => !isYear(time))) return null;
  if (members.length < (entries.length - wishes) * shareOfMembers) return null;
  if (members.filter(({ role }) => role !== undefined).length < members.length * shareOfMembers) return null;
  if (new Set(members.map(({ name }) => name)).size < members.length) return null;
  // What is counted or measured is no role: "Art der Beanstandung: Maßabweichung 5".
  const counted = members.filter(({ role = '', detail = '' }) => hasDigit(role) || hasDigit(detail)).length;
  if (!roles.has('people') && counted * 2 > members.length) return null;
  // Where no capitals tell names from other words, a heading has to say that they are people.
  if (!roles.has('people') && members.some(({ name }) => !/\p{Lu}/u.test(name))) return null;
  const lead = entries.find(({ lead: said }) => said !== null)?.lead ?? null;
  const rest = entries.flatMap((entry, at): ToldStatement[] =>
    read[at] === null ? [{ text: unstopped(entry.text), label: null, said: entry.text, point: at }] : [],
  );
  const words = members.reduce((sum, each) => sum + wordCount(Object.values(each).join(' ')), 0);
  const draft = draftOf(null, worth, Math.max(members.length / 9, words / 120), {
    kind: 'team',
    title: heading === null && lead !== null ? capitalised(lead) : title,
    members,
  });
  return withRest(draft, rest, passage, context);
}

const isYear = (time: string): boolean => /^\p{Nd}{4}$/u.test(time);
const hasReach = (text: string): boolean => reach.test(text);

interface Entry {
  text: string;
  below: string[];
  /** What led to a list of them, before its colon. */
  lead: string | null;
}

function entriesOf(text: string, below: readonly string[], context: TellingContext): Entry[] {
  if (below.length > 0) return [{ text, below: [...below], lead: null }];
  return sentencesAt(text).flatMap((sentence): Entry[] => {
    const plain = unstopped(sentence);
    const colon = plain.search(/[:：]\s/u);
    const listed = partsOf(colon === -1 ? plain : plain.slice(colon + 1), (sign) => ';；'.includes(sign));
    if (listed.length > 2)
      return listed.map((each, at) => ({
        text: each,
        below: [],
        lead: colon !== -1 && at === 0 ? plain.slice(0, colon) : null,
      }));
    const named = commaEntries(colon === -1 ? plain : plain.slice(colon + 1), context);
    if (named.length > 2)
      return named.map((each, at) => ({
        text: each,
        below: [],
        lead: colon !== -1 && at === 0 ? plain.slice(0, colon) : null,
      }));
    return [{ text: plain, below: [], lead: null }];
  });
}

const smallStart = /(?<=\p{Ll}[.!?])\s+(?=\p{Ll}+\s\p{Lu}\p{L}+\s\p{Lu})/u;

/** Sentences; an address before a name ends none, and who writes no capitals begins one with "and Dot Hargreaves". */
function sentencesAt(text: string): string[] {
  return sentencesIn(text).flatMap((each) => each.text.trim().split(smallStart));
}

/** "Ana Ruiz (design), Tom Lee (sales) and Wei Chen (finance)": what each name begins, where each has more behind it. */
function commaEntries(text: string, { lexicon }: TellingContext): string[] {
  const parts = partsOf(
    text,
    (sign, at) => '，、،'.includes(sign) || (sign === ',' && isBlank(text.charAt(at + 1))),
  ).flatMap((part) => {
    const and = lexicon
      .marksIn(part)
      .find(({ meaning, end }) => meaning === 'word.and' && startsWithName(part.slice(end)));
    return and === undefined || and.start === 0
      ? [part]
      : [part.slice(0, and.start).trim(), part.slice(and.end).trim()];
  });
  const entries: string[] = [];
  for (const part of parts) {
    if (startsWithName(part) || entries.length === 0) entries.push(part);
    else entries[entries.length - 1] = `${entries.at(-1) ?? ''}, ${part}`;
  }
  return entries.every((entry) => startsWithName(entry)) ? entries : [];
}

function startsWithName(text: string): boolean {
  return nameAt(text.trim()) !== null;
}

/** A first name, small words of names, and one or two further names. */
const nameRun =
  /^\p{Lu}[\p{L}’'.-]*(?:\s(?:van|von|der|den|de|da|do|dos|del|della|di|la|le|bin|al|el|ter|ten))*(?:\s\p{Lu}[\p{L}’'-]+){1,2}(?!\p{L})/u;

interface Named {
  name: string;
  rest: string;
  /** Where it stands before the name. */
  role?: string;
}

/** The name that a text begins with: what stands before a comma, a dash, a bracket or a verb. */
function nameAt(text: string): Named | null {
  const plain = text.trim();
  const titled = address.exec(plain)?.[0] ?? '';
  const rest = plain.slice(titled.length);
  const run = nameRun.exec(rest)?.[0];
  if (run === undefined || !run.includes(' ')) {
    const [first = ''] = plain.split(/[,:：–—(（、，]/u);
    const isUncased = isPersonsName(first.trim()) && !/\p{Lu}/u.test(first);
    return isUncased
      ? { name: first.trim(), rest: plain.slice(first.length) }
      : titled !== '' && /^\p{Lu}\p{L}+$/u.test(first.slice(titled.length).trim())
        ? { name: first.trim(), rest: plain.slice(first.length) }
        : null;
  }
  return { name: (titled + run).trim(), rest: rest.slice(run.length) };
}

const beginsWithOne = (text: string): boolean => {
  const name = nameAt(text);
  return name !== null && name.name.includes(' ') && namesIn(name.rest).length === 0;
};

function memberOf(text: string, below: readonly string[], context: TellingContext, isSure = false): Member | null {
  const whole = unstopped(text.trim());
  const plain = whole.slice(Math.max(0, whole.indexOf(withoutLead(whole, context))));
  const own = nameAt(plain) ?? turned(plain, context) ?? within(plain, context);
  if (own === null || hasDigit(own.name)) return null;
  const behind = own.rest.trimStart();
  const isApart = isSure || behind === '' || ',:：–—-(（，、.'.includes(behind.charAt(0)) || hasVerb(behind, context);
  if (!isApart) return null;
  const bracket = /^[(（]([^()（）]*)[)）]/u.exec(behind);
  const said = bracket === null ? trimmed(behind, around) : (bracket[1] ?? '');
  const after = bracket === null ? '' : trimmed(behind.slice(bracket[0].length), around);
  const [first, ...sentences] = partsOf(said, (sign, at) => '.;'.includes(sign) && isBlank(said.charAt(at + 1)));
  const clauses = partsOf(
    first ?? '',
    (sign, at) => '，、'.includes(sign) || (sign === ',' && isBlank((first ?? '').charAt(at + 1))),
  );
  const [role = '', ...details] = clauses;
  const name = own.role === undefined ? eventIn(role, context) || role : own.role;
  const detail = [...(own.role === undefined ? details : clauses), ...sentences, after, ...below]
    .filter(hasLetter)
    .join(', ');
  if (wordCount(name) > mostWordsOfRole || wordCount(detail) > mostWordsOfDetail) return null;
  return {
    name: own.name,
    ...(hasLetter(name) && { role: capitalised(name) }),
    ...(detail !== '' && { detail: capitalised(unstopped(detail)) }),
  };
}

const hasVerb = (text: string, context: TellingContext): boolean => hasFactWord(text.slice(0, 12), 'be', context);

/** "CFO: Dana Whitfield", "and adviser Prof. Ingrid Lund, NTNU": the role stands before the name. */
function turned(text: string, context: TellingContext): Named | null {
  const headed = headOf(text) ?? bracketAtEnd(text);
  if (headed !== null) {
    const own = nameAt(headed.rest);
    if (own !== null && wordCount(headed.head) <= mostWordsOfRole)
      return { ...own, role: eventIn(headed.head, context) };
  }
  const at = [...text.matchAll(/(?<=\s)(?=\p{Lu})/gu)]
    .map(({ index }) => index)
    .find((index) => nameAt(text.slice(index)) !== null);
  const role = at === undefined ? '' : eventIn(text.slice(0, at), context);
  const own = at === undefined ? null : nameAt(text.slice(at));
  return own === null || !hasLetter(role) || wordCount(role) > 2 ? null : { ...own, role };
}

const anyName =
  /(?<![\p{L}’'])\p{Lu}[\p{L}’'.-]*\p{Ll}(?:\s(?:van|von|der|den|de|da|do|del|della|di|la|le|bin|al|el|ter)(?=\s))*(?:\s\p{Lu}[\p{L}’'-]*\p{Ll}){1,2}(?!\p{L})/gu;

/** Where names stand in a text; the first word of a sentence may be none. */
const namesIn = (text: string): { name: string; start: number; end: number }[] =>
  Array.from(text.matchAll(anyName), ({ 0: name, index }) => ({ name, start: index, end: index + name.length }));

/** "The frescoes are Agnese's; Ivo Brunelli leads the site": a clause each, where each names one person. */
function clausesByName({ text, below, lead }: Entry, { lexicon }: TellingContext): Entry[] {
  const parts = partsOf(
    text,
    (sign, at) => ';；，、،'.includes(sign) || (sign === ',' && isBlank(text.charAt(at + 1))),
  ).flatMap((part) => {
    const and = lexicon
      .marksIn(part)
      .find(
        ({ meaning, start, end }) =>
          meaning === 'word.and' && namesIn(part.slice(0, start)).length > 0 && namesIn(part.slice(end)).length > 0,
      );
    return and === undefined ? [part] : [part.slice(0, and.start).trim(), part.slice(and.end).trim()];
  });
  const entries: string[] = [];
  for (const part of parts) {
    if (namesIn(part).length > 0 || entries.length === 0) entries.push(part);
    else entries[entries.length - 1] = `${entries.at(-1) ?? ''}, ${part}`;
  }
  return entries.map((each, at) => ({ text: each, below: at === 0 ? below : [], lead: at === 0 ? lead : null }));
}

/** "For the frescoes we have the restorer Agnese Corradi": the one whom a clause names; the word before the name says what that one is. */
function within(text: string, context: TellingContext): Named | null {
  const [found, second] = namesIn(text);
  if (found === undefined || second !== undefined) return null;
  const before = text.slice(0, found.start).trim();
  const behind = text.slice(found.end);
  const be = factMarksIn(behind, context).find(({ word, start }) => word === 'be' && start < 3);
  if (be !== undefined) return { name: found.name, rest: behind };
  const words = before.split(' ');
  const title = words.at(-1)?.replace(/^.*['’]/u, '') ?? '';
  const isTitle =
    title !== '' &&
    title === title.toLowerCase() &&
    wordCount(title) === 1 &&
    withoutSmall(`x ${title}`, context, 'end') !== 'x';
  const about = nounBefore(words.slice(0, isTitle ? -1 : undefined).join(' '), context);
  const role = isTitle ? title : about;
  return hasLetter(role)
    ? { name: found.name, role, rest: [isTitle ? about : '', behind].filter(hasLetter).join(', ') }
    : null;
}

/** "The calculations follows the": the noun phrase up to the first verb that says nothing, or pronoun. */
function nounBefore(text: string, context: TellingContext): string {
  const plain = eventIn(text, context);
  const verb = factMarksIn(plain, context).find(
    ({ word, start }) => (word === 'be' || word === 'person' || word === 'over') && start > 0,
  );
  return eventIn(verb === undefined ? plain : plain.slice(0, verb.start), context);
}
