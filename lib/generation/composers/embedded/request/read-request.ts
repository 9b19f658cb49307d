import type { Request } from '../document/document';
import { emptyRequest } from '../document/document';
import { splitSentences } from '../analyse/split-sentences';
import { endingClauses } from '../words/ending-clauses';
import { endings, requestLabels, requestWords } from '../words/requests';
import type { RequestWords } from '../words/requests';
import type { Audience } from '@/lib/generation/brief/audience/read-audience';
import { readAudience } from '@/lib/generation/brief/audience/read-audience';
import { readWishes, withoutWishes } from '@/lib/generation/brief/read-wishes';
import { requestSentences } from '@/lib/generation/brief/request-sentences';
import { findSlideCounts } from '@/lib/generation/brief/find-slide-counts';
import { isSlideCount, splitAtSlideCount, withoutSlideCount } from '@/lib/generation/brief/slide-count-phrase';
import { isInstruction, withoutPoliteness } from './is-instruction';
import { splitListeners } from './split-listeners';
import { isFormAlone, readGenre } from './read-genre';
import { colonLabel } from '../document/split-labelled';
import { capitalise } from '../write/capitalise';

export interface RequestReading {
  request: Request;
  /** The part of the text that is material after all. */
  material: string;
}

const materialAfterColon = 60;
const longestAsk = 300;

/** Splits the opening of a prompt into what it asks for and what it says; null when it asks for nothing. */
export function readRequest(text: string, language: string): RequestReading | null {
  const [opening = '', ...further] = splitSentences(text, language);
  const { first, ending } = takeEnding(opening);
  const sentences = [first, ...further];
  const row = rowOf(first, language);
  const labelled = sentences.some((sentence) => requestLabels.some((label) => label.pattern.test(sentence)));
  if (row === null && !labelled) return null;
  const request: Request = { ...emptyRequest, ending: row === null ? null : ending };
  const material: string[] = [];
  sentences.forEach((sentence, index) => {
    const plain = sentence.replace(/[.!。]+$/u, '');
    if (readLabel(plain, request)) return;
    const isFirst = index === 0 && row !== null;
    if (!isFirst && readEnding(plain, request)) return;
    if (!isFirst && (isSlideCount(plain) || isInstruction(plain))) return;
    if (isFirst)
      material.push(
        ...readFirst(withoutSlideCount(withoutWishes(withoutPoliteness(plain))), row, request).map(
          (said) => said + sentence.slice(plain.length),
        ),
      );
    else if (!isFollowUp(plain, row)) material.push(sentence);
  });
  if (row !== null) listen(readWishes(requestSentences(text)).audience, request);
  // With an audience named apart, "for …" says what the deck is about.
  if (row !== null && request.audience !== null && request.forWhom !== null && request.audience !== request.forWhom) {
    request.topic = request.topic ?? request.forWhom.replace(/^(?:for|für|pour|para|per|voor|dla|для)\s+/iu, '');
  }
  request.audience = request.audience ?? request.forWhom;
  return { request, material: material.join(' ') };
}

/** The brief has read who listens; a topic or a subject that names them already stays as it is. */
function listen(audience: Audience | null, request: Request): void {
  if (audience === null || request.audience !== null) return;
  const named = [request.subject, request.topic].some((text) =>
    text?.toLowerCase().includes(audience.name.toLowerCase()),
  );
  if (request.forWhom !== null || !named) request.forWhom = capitalise(audience.phrase);
}

/** Whether a closing sentence still speaks about the slides rather than on them. */
export function isFollowUp(sentence: string, row: RequestWords | null): boolean {
  const rows = row === null ? requestWords : [row];
  if (/\p{Nd}/u.test(sentence.replace(/\p{Nd}+(?=\s*-?\s*(?:slides?|folien|words?|bullets?|min))/giu, '')))
    return false;
  return rows.some((each) => each.followUps.test(sentence) || (each.verbs.test(sentence) && each.nouns.test(sentence)));
}

/** "We need to decide …" wants something, but no slides. */
const wish =
  /^(?:i|we|now|let's|need|want|ich|wir|je|nous|necesito|quiero|preciso|quero|vorrei|una|ik|potrzebuję|нужн[аоы]|نحن|أريد)(?!\p{L})/iu;

function rowOf(sentence: string, language: string): RequestWords | null {
  const own = requestWords.filter((row) => language.startsWith(row.language));
  const candidates = [...own, ...requestWords.filter((row) => !own.includes(row))];
  const plain = sentence.replace(/[.!。]+$/u, '');
  return (
    candidates.find(
      (row) =>
        row.verbs.test(withoutPoliteness(plain)) && (row.nouns.test(plain) || (own.includes(row) && !wish.test(plain))),
    ) ??
    candidates.find((row) => row.nouns.test(plain.slice(0, 48)) && plain.length < 400) ??
    null
  );
}

function readLabel(sentence: string, request: Request): boolean {
  for (const { field, pattern } of requestLabels) {
    const value = pattern.exec(sentence)?.[1]?.trim();
    if (value === undefined) continue;
    if (field !== 'ignored') request[field] = request[field] ?? value;
    return true;
  }
  return false;
}

/** "… about ferries that ends with a roadmap": the topic is what stands before. */
function takeEnding(sentence: string): { first: string; ending: string | null } {
  const plain = sentence.replace(/[.!。]+$/u, '');
  const match =
    plain.length > longestAsk
      ? null
      : (endingClauses.map((pattern) => pattern.exec(plain)).find((found) => found !== null) ?? null);
  return match === null
    ? { first: sentence, ending: null }
    : { first: match[1] ?? sentence, ending: capitalise(match[2] ?? '') };
}

function readEnding(sentence: string, request: Request): boolean {
  const ending = endings
    .map((pattern) => pattern.exec(sentence)?.[1]?.trim())
    .find((value) => value !== undefined && value !== '');
  if (ending === undefined || sentence.length > 140) return false;
  request.ending = capitalise(ending);
  return true;
}

/** "How tides work, 6 slides for my class" names its topic before it asks. */
function readTopicFirst(sentence: string, row: RequestWords, request: Request): boolean {
  const parts = row.verbs.test(sentence) ? null : splitAtSlideCount(sentence);
  if (parts === null || row.nouns.test(parts.before)) return false;
  const { topic, listeners } = splitListeners(parts.before);
  request.ask = sentence;
  request.topic = topic;
  const audience =
    listeners ??
    row.audience.map((pattern) => pattern.exec(parts.after)?.[1]).find((match) => match !== undefined) ??
    null;
  request.forWhom = audience === null ? null : capitalise(audience.trim());
  return true;
}

/** Reads the sentence that asks; returns what stands behind its colon when that is material. */
function readFirst(sentence: string, row: RequestWords, request: Request): string[] {
  if (readTopicFirst(sentence, row, request)) return [];
  const colon = /[:：]\s*/u.exec(sentence);
  const behind = colon === null ? '' : sentence.slice(colon.index + colon[0].length);
  const commas = behind.match(/[,;，、؛]/gu)?.length ?? 0;
  const isNamed = behind !== '' && behind.length <= longestName && topicNamed.test(sentence.slice(0, colon?.index));
  const isList =
    !isNamed &&
    ((belowIt.test(colon === null ? '' : sentence.slice(0, colon.index)) && /[\p{L}\p{Nd}]/u.test(behind)) ||
      /(?:^|\s)\(?1[.)]\s/u.test(behind) ||
      colonLabel.test(behind) ||
      (commas >= 2 && (behind.length > materialAfterColon || /\p{Nd}/u.test(behind))));
  const ask = withoutRoughly(colon === null ? sentence : sentence.slice(0, colon.index));
  const label = row.topic.map((pattern) => pattern.exec(ask)).find((match) => match !== null) ?? null;
  const { topic, listeners } = splitListeners(clean(label?.[1], row));
  const beforeTopic = label === null ? ask : ask.slice(0, label.index);
  const audience = row.audience
    .map((pattern) => pattern.exec(beforeTopic.trim())?.[1])
    .find((match) => match !== undefined);
  readGenre({ ask: beforeTopic, audience: audience ?? listeners ?? prefixAudience(ask, row), row, request });
  request.ask = ask;
  // "About tea or coffee: pros and cons" keeps its topic; "for the board: Strategy 2027" names it only here.
  if (topic !== null && behind !== '' && !isList && !isNamed) {
    const named = splitListeners(behind);
    request.topic = topic;
    request.detail = named.topic;
    request.forWhom = request.forWhom ?? (named.listeners === null ? null : capitalise(named.listeners));
  } else if (behind !== '' && !isList) {
    const named = splitListeners(behind);
    request.topic = named.topic;
    request.forWhom = request.forWhom ?? (named.listeners === null ? null : capitalise(named.listeners));
  } else request.topic = topic ?? request.topic ?? nameBeforeCount(sentence, row, request.genre);
  return isList ? [behind] : [];
}

/** "Travel rules of our company in 4 slides", "城市公园，8张幻灯片": once its count is off, a request without a verb is what it is about. */
function nameBeforeCount(sentence: string, row: RequestWords, genre: string | null): string | null {
  const plain = sentence.replace(countedNoun, '');
  if (genre !== null || row.verbs.test(plain) || row.nouns.test(plain)) return null;
  const phrase = readAudience(plain)?.phrase ?? '';
  const name = plain
    .replace(phrase, '')
    .replace(/^[的의、，,\s]+|(?:\s[בל])?[\s,،、，;:–-]*$/gu, '')
    .trim();
  return !/\p{L}/u.test(name) || occasionAlone.test(name) || isFormAlone(name) ? null : name;
}

const countedNoun =
  /[\s,、，]*(?:슬라이드|スライド|幻灯片|幻燈片)\s*(?:[約约약]?\s?\p{Nd}{1,3}\s?[枚页頁张張장])?\s*$/u;
const occasionAlone =
  /^(?:\p{Nd}+\s?(?:分钟|分鐘|小时|小時|分間?|時間|분|시간)の?)?\s?(?:课程?|課程?|讲座|講座|演讲|演講|培训课?|授業|講義|発表|研修|수업|강의|발표(?:\s?자료)?|교육)[\s.。、，,]*$/u;

/** What stands behind the colon of "on the following topic:" is it. */
const topicNamed =
  /(?:(?<!\p{L})(?:topic|subject|theme|title|thema|titel|sujet|thème|titre|tema|título|tópico|assunto|argomento|titolo|onderwerp|temat|tytuł|konu\p{L}*|тем[аеуы]|موضوع|الموضوع|נושא|הנושא|विषय)|主题|主題|题目|題目|テーマ|주제)(?:\s(?:of|is|ist|est|es|é|is|jest)|は|是)?\s*$/iu;
const longestName = 160;

/** "A talk of about 8 slides" is about something else. */
function withoutRoughly(ask: string): string {
  return findSlideCounts(ask).reduceRight(
    (text, { start }) =>
      text.slice(0, start).replace(/(?<!\p{L})(?:about|around|über|sur|su|sobre)\s+$/iu, '') + text.slice(start),
    ask,
  );
}

/** Languages whose audience stands first ("社内向けに…") match from the start of the sentence. */
function prefixAudience(ask: string, row: RequestWords): string | null {
  if (!/^(?:tr|hi|zh|ja|ko)$/.test(row.language)) return null;
  return row.audience.map((pattern) => pattern.exec(ask)?.[1]).find((match) => match !== undefined) ?? null;
}

/** "From the following notes: …" has the notes behind its colon. */
const belowIt =
  /(?<!\p{L})(?:following|below|these notes|this text|folgende\p{L}*|untenstehend\p{L}*|suivante?s?|ci-dessous|siguientes?|a seguir|abaixo|seguent[ei]|volgende|onderstaande|poniższ\p{L}*|następując\p{L}*|aşağıdaki|следующ\p{L}*|التالية|التالي|הבאות|הבא|הבאים)(?!\p{L})|नीचे|निम्न|以下|下面|下記|다음|아래/iu;

function clean(topic: string | undefined, row: RequestWords): string | null {
  // German "über den Markt" is about "der Markt".
  const nominative = row.language === 'de' ? (topic ?? '').replace(/^den\s/iu, 'Der ') : (topic ?? '');
  const plain = nominative.replace(/^[\s,:：]+|[\s,，、]+$/gu, '').replace(/^["“„«「](.+)["”“»」]$/u, '$1');
  return plain === '' || plain.replace(row.nouns, '').trim() === '' ? null : plain;
}
