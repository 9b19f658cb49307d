import type { Block, HeadingBlock, Item } from './document';
import { splitSentences } from '../analyse/split-sentences';
import { startsWithWhen } from '../analyse/read-when';
import { visualLength } from '../analyse/shorten';
import { splitEnumeration } from '../parse/read-paragraph';
import { colonLabel, splitLabelled } from './split-labelled';

type Blocks = (Block | HeadingBlock)[];

/** Headings found in the text itself stand below any that the author marked. */
const foundLevel = 4;
const longestHeading = 60;
const stopLabel = /^(\p{Lu}[\p{L}\p{M}'’-]{2,}(?:\s[\p{L}\p{M}'’-]+){0,2})\.\s+(?=\S)/u;
const sentenceEnd = /[.!?。！？؟;,،]$/u;
const notLabel = /^(?:https?|note|ps|p\.s|e\.g|nb|\p{Nd}+)$/iu;

/** Finds headings that carry no Markdown: short lines above a list, "Background. …", "Root cause: …". */
export function promoteHeadings(blocks: Blocks, language: string): Blocks {
  const labels = blocks.filter(
    (block) =>
      block.type === 'paragraph' && stopLabel.test(block.text) && splitSentences(block.text, language).length > 1,
  ).length;
  const result: Blocks = [];
  let latest: HeadingBlock | null = null;
  blocks.forEach((block, index) => {
    const next = blocks[index + 1];
    const previous = blocks[index - 1];
    const promoted =
      block.type === 'paragraph'
        ? promoteParagraph(block.text, { next, previous, stopLabels: labels >= 2, language })
        : block.type === 'list'
          ? promoteList(block, next)
          : [block];
    if (leavesScope(promoted[0], { previous, latest, last: result.at(-1) })) promoted.unshift(heading(''));
    result.push(...promoted);
    latest = promoted.findLast((each) => each.type === 'heading') ?? latest;
  });
  return result;
}

/** A group of labelled items speaks for itself: it does not belong to a heading that was only found. */
function leavesScope(
  block: Block | HeadingBlock | undefined,
  {
    previous,
    latest,
    last,
  }: {
    previous: Block | HeadingBlock | undefined;
    latest: HeadingBlock | null;
    last: Block | HeadingBlock | undefined;
  },
): boolean {
  const labelled =
    block?.type === 'list' && block.items.length >= 2 && block.items.every((item) => colonLabel.test(item.text));
  if (!labelled || latest?.level !== foundLevel || previous === undefined || previous.type === 'heading') return false;
  return previous.type === 'paragraph' ? last?.type === 'list' : latest.text !== '';
}

interface Surroundings {
  next: Block | HeadingBlock | undefined;
  previous: Block | HeadingBlock | undefined;
  stopLabels: boolean;
  language: string;
}

function promoteParagraph(text: string, around: Surroundings): Blocks {
  if (isHeadingLine(text, around)) return [heading(text)];
  const colon = colonLabel.exec(text);
  const label = colon?.[1] ?? (around.stopLabels ? stopLabel.exec(text)?.[1] : undefined);
  const head = colon?.[0] ?? (label === undefined ? '' : (stopLabel.exec(text)?.[0] ?? ''));
  if (label === undefined || notLabel.test(label) || startsWithWhen(text) || label.split(' ').length > 5)
    return [{ type: 'paragraph', text }];
  const rest = text.slice(head.length);
  const labelled = splitLabelled(text, around.language);
  if (labelled !== null) return labelled;
  if (around.previous?.type === 'heading' && colon !== null) return [{ type: 'paragraph', text }];
  const scopeEnds =
    colon !== null &&
    ((around.next?.type === 'list' && around.next.items.every((item) => colonLabel.test(item.text))) ||
      (around.next?.type === 'paragraph' && visualLength(rest) > 24));
  return [heading(label), ...(splitWords(rest) ?? splitEnumeration(rest)), ...(scopeEnds ? [heading('')] : [])];
}

/** "Key words: evaporation, condensation, rain" lists what it names. */
function splitWords(text: string): Block[] | null {
  const parts = text.replace(/[.。]$/u, '').split(/,\s+|[，、،]\s?/u);
  const short =
    parts.length >= 3 &&
    parts.every((part) => part.split(/\s+/u).length <= 3 && part.length <= 28 && !/[.!?:]\s/u.test(part));
  return short ? [{ type: 'list', ordered: false, items: parts.map((part) => ({ text: part, children: [] })) }] : null;
}

function isHeadingLine(text: string, { next, previous }: Surroundings): boolean {
  if (next === undefined || next.type === 'heading' || next.type === 'quote') return false;
  if (text.length > longestHeading || sentenceEnd.test(text)) return false;
  if (/[:：]$/u.test(text)) return next.type !== 'paragraph' || text.length < 40;
  if (next.type === 'list' || next.type === 'table') return previous?.type !== 'heading' || text.split(' ').length <= 4;
  return (
    previous?.type !== 'heading' &&
    /^[\p{Lu}\p{Lo}\p{Nd}]/u.test(text) &&
    text.split(/\s+/u).length <= 7 &&
    next.text.length > text.length
  );
}

function heading(text: string): HeadingBlock {
  return { type: 'heading', level: foundLevel, text: text.replace(/\s*[:：]$/u, '') };
}

/** "Objective 1: …" above its key results is their heading. */
const announcing =
  /^(?:objective|o(?=\s?\p{Nd})|goal|theme|phase|part|chapter|ziel|thema|objectif|objetivo|obiettivo|doel|cel|hedef|цель|目標|目标|목표)\s*\p{Nd}*\s?[:：]\s?\S/iu;

const question =
  /^(?:question|frage|pregunta|pergunta|domanda|vraag|pytanie|soru|вопрос|سؤال|שאלה|प्रश्न|问|問|質問|질문|q)\s?\p{Nd}*\s?[:：.]\s?(.{4,140}[?？؟])$/iu;
const answer =
  /^(?:answer|antwort|réponse|respuesta|resposta|risposta|antwoord|odpowiedź|cevap|ответ|جواب|الجواب|תשובה|उत्तर|答|回答|답변|답|a)\s?\p{Nd}*\s?[:：.]\s?(.+)$/iu;

/** One question with its answer: the question stands above what is said. */
function questionAndAnswer(items: readonly Item[]): Blocks | null {
  const [first, second, ...others] = items;
  const asked = question.exec(first?.text ?? '')?.[1];
  const told = answer.exec(second?.text ?? '')?.[1];
  if (asked === undefined || told === undefined || others.length > 0) return null;
  return [heading(asked), { type: 'paragraph', text: told }];
}

/** "1. Introduction" alone above a paragraph is a numbered heading, not a list of one. */
function promoteList(
  block: { type: 'list'; ordered: boolean; items: Item[] },
  next: Block | HeadingBlock | undefined,
): Blocks {
  const asked = questionAndAnswer(block.items);
  if (asked !== null) return asked;
  const only = block.items.length === 1 ? block.items[0] : undefined;
  const [lead, ...others] = block.items;
  if (lead !== undefined && others.length > 0 && announcing.test(lead.text))
    return [heading(lead.text), { ...block, items: others }];
  const isHeading =
    only !== undefined &&
    block.ordered &&
    only.children.length === 0 &&
    only.text.length <= longestHeading &&
    !sentenceEnd.test(only.text);
  return isHeading && (next?.type === 'paragraph' || next?.type === 'table') ? [heading(only.text)] : [block];
}
