import type { Document, TableBlock } from '../document/document';
import { visualLength } from '../analyse/shorten';
import { findFigures } from '../analyse/read-number';
import { leansOnPrevious } from '../analyse/key-sentences';
import { splitSentences } from '../analyse/split-sentences';
import { announcements, firstClause, gerund, introductions } from '../words/announce';
import { deckWordsOf } from '../words/deck-words';
import { roleOf } from '../words/heading-roles';
import { listOfNames } from '../words/punctuation';
import { isPeople } from '../request/split-listeners';
import { readToldSeries } from '../kinds/read-told-series';
import { capitalise } from '../write/capitalise';
import { headingText, withoutUnit } from '../write/heading-text';

const longestAnnouncement = 80;
const longestSentence = 64;
const longestOpening = 84;
/** "Decision log, project Halyard" names a text, "Decisions" only a part of one. */
const namedBy = 3;
/** A text says what it is about within its first sentences. */
const opening = 4;

/** Titles for material that nobody named, the best first; headings are never strung together. */
export function foundTitles(document: Document, language: string): (string | null)[] {
  const { request, sections } = document;
  const headings = [...new Set(sections.flatMap((section) => section.parent ?? section.heading ?? []))].map((heading) =>
    withoutUnit(headingText(heading)),
  );
  const sentences = sections
    .slice(0, 2)
    .flatMap((section) =>
      section.blocks.flatMap((block) => (block.type === 'paragraph' ? splitSentences(block.text, language) : [])),
    )
    .filter((sentence) => readToldSeries(sentence) === null)
    .slice(0, opening);
  const table = sections.flatMap((section) => section.blocks).find((block) => block.type === 'table');
  const event = request.forWhom?.replace(/^for\s+(?:(?:our|the|my)\s+)?/iu, '') ?? null;
  const about = event !== null && language.startsWith('en') && !isPeople(request.forWhom ?? '') ? event : null;
  return [
    openingQuestion(sentences),
    headings.length === 1 &&
    sections[0]?.heading != null &&
    (roleOf(headings[0] ?? null) === null || (headings[0] ?? '').split(/\s+/u).length >= namedBy)
      ? (headings[0] ?? null)
      : null,
    introduced(sentences),
    announced(sentences, language),
    nameOf(
      sentences,
      sections
        .flatMap((section) => section.blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : [])))
        .join(' '),
    ),
    request.subject,
    about,
    table === undefined ? null : tableTitle(table, language),
    sentences.find(
      (sentence) =>
        visualLength(sentence) <= longestSentence &&
        sentence.split(/\s+/u).length >= 3 &&
        !leansOnPrevious(sentence) &&
        !/[?？؟:：]$/u.test(sentence),
    ) ?? null,
    language.startsWith('en') && !isPeople(request.forWhom ?? '') ? event : null,
    headings.find((heading) => roleOf(heading) === null) ?? headings[0] ?? null,
    sentences.find(
      (sentence) =>
        visualLength(sentence) <= longestOpening && !leansOnPrevious(sentence) && findFigures(sentence).length < 2,
    ) ?? null,
  ];
}

/** A text that opens with a question is about its answer. */
function openingQuestion(sentences: readonly string[]): string | null {
  const first = sentences[0] ?? '';
  return /[?？؟]$/u.test(first) && first.length >= 24 ? first : null;
}

/** Who speaks, when the text introduces them: "We're Lumen Grid, …". */
function introduced(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const name = introductions.map((pattern) => pattern.exec(sentence)?.[1]).find((found) => found !== undefined);
    if (name !== undefined && !/^I$/u.test(name)) return name.replace(/[’']s$/u, '').replace(/[.,-]+$/u, '');
  }
  return null;
}

/** What is going to happen, when the text announces it: "Moving the data centre from Frankfurt to Dublin". */
function announced(sentences: readonly string[], language: string): string | null {
  for (const sentence of sentences.slice(0, 3)) {
    const plain = sentence.replace(/[.!。]+$/u, '');
    for (const { language: own, pattern } of announcements) {
      if (!language.startsWith(own)) continue;
      const match = pattern.exec(plain);
      const rest = firstClause(match?.[2] ?? '');
      const verb = own === 'en' ? gerund(match?.[1] ?? '') : (match?.[1] ?? '');
      const title = capitalise(`${verb} ${rest}`.trim());
      const enough = /[\p{Script=Han}\p{Script=Kana}]/u.test(rest) ? rest.length >= 4 : rest.split(/\s+/u).length >= 2;
      if (match !== null && enough && visualLength(title) <= longestAnnouncement) return title;
    }
  }
  return null;
}

const notNames =
  /^(?:we|i|you|it|they|he|she|this|that|these|those|there|here|what|when|where|why|how|who|if|as|in|on|at|for|from|with|by|to|and|but|so|no|yes|please|last|next|first|our company|dear|hi|hello|thanks|wir|ich|es|im|am|in|bei|mit|nous|je|il y a|en|a|para)(?!\p{L})/iu;

/** The name with which the text begins: of several words, or of one that the text comes back to. */
function nameOf(sentences: readonly string[], text: string): string | null {
  const first = sentences[0] ?? '';
  if (notNames.test(first)) return null;
  const several =
    /^((?:(?:The|Our|Die|Der|Das|Le|La|Les|El|Los|Il|Het|De)\s)?(?:\p{Lu}[\p{L}\p{N}&-]+\s){1,3}(?:(?:in|im|am|of|von|de|du|di|van|w)\s\p{Lu}[\p{L}-]+\s)?)/u
      .exec(first)?.[1]
      ?.trim();
  // "The Quillon bridge" is cut short by its capitals.
  const cut =
    /^(?:The|Our|Le|La|Les|El|Los|Il|Het|De)\s\S+$/u.test(several ?? '') &&
    !new RegExp(`${several ?? ''}.+${several ?? ''}`, 'su').test(text);
  if (several !== undefined && several.split(' ').length >= 2 && !cut) return several;
  const single = /^(\p{Lu}[\p{L}\p{N}&-]{2,})\s\p{Ll}/u.exec(first)?.[1];
  const again =
    single === undefined ? 0 : text.split(new RegExp(`(?<=[\\p{Ll},]\\s)${single}(?![\\p{L}\\p{N}])`, 'u')).length - 1;
  return single !== undefined &&
    again >= 1 &&
    !/^(?:der|die|das|le|la|les|el|los|the|a|an|un|una|une|ein|eine|o|os|il|lo|het|de)$/iu.test(single)
    ? single
    : null;
}

const by: Readonly<Record<string, string>> = {
  en: 'by',
  de: 'nach',
  fr: 'par',
  es: 'por',
  pt: 'por',
  it: 'per',
  nl: 'per',
  pl: 'według',
};

/** "Units and revenue by region", from the heads of a table. */
function tableTitle(table: TableBlock, language: string): string | null {
  const columns = table.header.slice(1, 4).filter((label) => label !== '');
  if (columns.length === 0) return null;
  const names = listOfNames(
    columns.map((label, index) => (index === 0 ? label : label)),
    language,
    deckWordsOf(language).and,
  );
  const word = by[language.slice(0, 2)];
  const rows = (table.header[0] ?? '').trim();
  const key =
    /^[\p{L}\s]{3,24}$/u.test(rows) && word !== undefined
      ? `${word} ${language.startsWith('de') ? rows : rows.toLowerCase()}`
      : '';
  return `${names} ${key}`.trim();
}
