import type { Item, Section } from '@/lib/reading/reading';
import { hasAddress } from '@/lib/reading/roles/letters';
import type { Marker } from '@/lib/reading/source/block';
import { isKin, termsOf } from '@/lib/reading/naming/terms';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { rolesIn } from '../forms/roles';
import { amountsOf } from '../text/counted';
import { datedOf } from '../text/dated';
import { listed } from '../text/pieces';
import { capitalised } from '../text/signs';

/** The last parts share it. */
export const lastKey = 'last part';
const [mostWordsOfContact, mostDecisions, mostSteps, mostWordsOfSum, mostWordsOfCall] = [18, 4, 3, 10, 16];

/** The content with its last parts where they belong, and the names of those of which it says nothing. */
export interface Ended {
  root: Section;
  /** Slides of their own that only say what comes: questions, thanks. */
  closers: string[];
}

/**
 * What the request wants at the end stands there: the parts that it names, then whom to write to. Of decisions and next
 * steps that it only names, the content says which: what is weighed, what it costs, what comes first.
 */
export function withLastParts(root: Section, context: TellingContext): Ended {
  const { endings } = context.reading.instructions;
  if (endings.length === 0 || root.sections.length < 2) return { root, closers: [] };
  const isContact = (section: Section): boolean => tellsContact(section, context);
  const contacts = root.sections.filter(isContact);
  const named = endings.map((name) => ({ name, own: root.sections.find((each) => isOf(each, name, context)) }));
  const moved = named.flatMap(({ own }) => (own === undefined || isContact(own) ? [] : [own]));
  const body = root.sections.filter((section) => !moved.includes(section) && !contacts.includes(section));
  const missing = named.flatMap(({ name, own }) => (own === undefined ? [name] : []));
  const made = missing.flatMap((name) => sectionFor(name, body, context) ?? []);
  const unsaid = missing.filter((name) => !made.some(({ title }) => title === name));
  const last = [...moved, ...joined(made, context)].map(apart);
  const [contact, ...others] = contacts;
  const call = last.at(-1);
  const isPlain = contact !== undefined && contact.title === context.words.contact;
  const tail = { ...root, sections: [...body, ...last, ...contacts] };
  if (!isPlain) return { root: tail, closers: unsaid.length === 0 ? [] : [joinedNames(unsaid, context)] };
  // Questions are asked of whom one can write to, and so is who is called to act.
  if (unsaid.length > 0)
    return {
      root: { ...tail, sections: [...body, ...last, { ...contact, title: joinedNames(unsaid, context) }, ...others] },
      closers: [],
    };
  const isCall = call !== undefined && call.parts.length === 1 && isShort(call, context);
  const both = isCall ? [{ ...call, parts: [...contact.parts, ...call.parts] }] : [];
  return isCall
    ? { root: { ...tail, sections: [...body, ...last.slice(0, -1), ...both, ...others] }, closers: [] }
    : { root: tail, closers: [] };
}

/** One of the last slides shares its place with none. */
const apart = (section: Section): Section => ({ ...section, marker: section.marker ?? slide });
const slide: Marker = { sort: 'label', text: '', ordinal: null, key: lastKey, depth: 0, role: 'slide' };

/** One thing, in a few words. */
function isShort({ parts: [only], sections }: Section, context: TellingContext): boolean {
  const text = only?.type === 'paragraph' ? only.text : '';
  return (
    text !== '' && sections.length === 0 && wordCount(text) <= mostWordsOfCall && listed(text, context).length === 1
  );
}

const joinedNames = (names: readonly string[], { joints }: TellingContext): string =>
  names.map((name, at) => (at === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1))).join(joints.and);

/** What a request names together, and what the content gives for it, is one slide. */
function joined(made: readonly Section[], context: TellingContext): Section[] {
  const [first] = made;
  if (first === undefined || made.length === 1) return [...made];
  const titles = made.flatMap(({ title }) => title ?? []);
  const items = made.map(({ title, span, parts }): Item => ({
    text: capitalised(title ?? ''),
    marker: null,
    span,
    children: parts.flatMap((part) => (part.type === 'list' ? part.items : [])),
  }));
  const list = { type: 'list' as const, isOrdered: false, items, span: first.span };
  return [{ ...first, title: joinedNames(titles, context), parts: [list] }];
}

function isOf({ title }: Section, name: string, context: TellingContext): boolean {
  if (title === null) return false;
  if (title.toLowerCase() === name.toLowerCase()) return true;
  const isSame = ['decisions', 'actions'].some(
    (role) => rolesIn(title, context).has(role) && rolesIn(name, context).has(role),
  );
  const terms = termsOf(name, context.tag);
  return isSame && termsOf(title, context.tag).some((term) => terms.some((each) => isKin(each, term)));
}

/** A few words, and an address or a number. */
function tellsContact({ title, parts, sections }: Section, { words }: TellingContext): boolean {
  const [only, second] = parts;
  if (only?.type !== 'paragraph' || second !== undefined || sections.length > 0) return false;
  return wordCount(only.text) <= mostWordsOfContact && (hasAddress(only.text) || title === words.contact);
}

/** What the content gives for a part of which the request says only the name; null for nothing. */
function sectionFor(title: string, body: readonly Section[], context: TellingContext): Section | null {
  const roles = rolesIn(title, context);
  const texts = [
    ...(roles.has('decisions') ? decisionsIn(body, context) : []),
    ...(roles.has('actions') ? stepsIn(body, context) : []),
  ];
  const span = body.at(-1)?.span ?? { start: 0, end: 0 };
  const items = texts.map((text): Item => ({ text: capitalised(text), marker: null, span, children: [] }));
  return items.length === 0
    ? null
    : { title, marker: null, span, parts: [{ type: 'list', isOrdered: false, items, span }], sections: [] };
}

/** Things that are weighed against each other, and sums. */
function decisionsIn(body: readonly Section[], context: TellingContext): string[] {
  return body
    .flatMap(({ title, parts }) => {
      const [only, second] = parts;
      if (only === undefined || second !== undefined) return [];
      if (only.type === 'list') {
        const told = only.items.length === 1 ? (only.items[0]?.children ?? []) : only.items;
        const options = told.filter(({ marker }) => marker?.role === 'option');
        return options.length > 1 && options.length === told.length
          ? [options.map(({ text }) => text).join(' / ')]
          : [];
      }
      const text = only.type === 'paragraph' ? only.text : '';
      const [amount, other] = amountsOf(text, context);
      const isSum = amount?.isMoney === true && (other === undefined || !other.isMoney);
      return title !== null && isSum && wordCount(text) <= mostWordsOfSum ? [`${title}: ${text}`] : [];
    })
    .slice(0, mostDecisions);
}

/** The first of what is dated. */
function stepsIn(body: readonly Section[], context: TellingContext): string[] {
  for (const { parts } of body) {
    const texts = parts.flatMap((part) =>
      part.type === 'paragraph'
        ? listed(part.text, context)
        : part.type === 'list'
          ? part.items.map(({ text }) => text)
          : [],
    );
    const dated = texts.filter((text) => datedOf(text, context) !== null);
    if (dated.length > 1 && dated.length * 2 > texts.length) return dated.slice(0, mostSteps);
  }
  return [];
}
