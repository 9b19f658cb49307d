import type { Name } from '../naming/names-in';
import type { Section } from '../reading';
import type { Block, Heading, Line, SourceSpan } from '../source/block';
import { endsSentence, wordCount } from '../source/sentences';
import { endsWithColon, fieldOf, hasDigit, isQuestion } from '../source/signs';

/** A line further down names what stands there. */
const mostBefore = 2;
/** Words that a line says beside the name in it, such as "Transcript –". */
const mostWordsBeside = 5;
/** Lines below a title that are no text yet: who, where, when. */
const [mostLinesBelow, mostWordsBelow] = [3, 24];

/** The content with the line that names all of it as a heading above all others; null where no line does only that. */
export function underName(content: readonly Block[], name: Name, blocks: readonly Block[]): Block[] | null {
  const span = blocks[name.block]?.span;
  const at = content.findIndex((block) => block.span === span);
  const named = content[at];
  if (named === undefined || at > mostBefore || !isTitle(named, name) || isOneOfSeveral(content, at)) return null;
  const heading: Heading = { type: 'heading', level: 1, text: named.text, marker: null, span: named.span };
  return content.map((block, index) =>
    index === at ? heading : block.type === 'heading' ? { ...block, level: block.level + 1 } : block,
  );
}

/** Says its name, and hardly anything beside it. */
function isTitle(block: Block, { text }: Name): block is Line | Heading {
  if (block.type !== 'line' && block.type !== 'heading') return false;
  // "🚀 Launch week": a picture before a title makes no item of it.
  if (block.marker !== null && block.marker.key !== 'pictograph') return false;
  // A sentence, or what somebody said, says something itself.
  if (block.type === 'line' && ((endsSentence(block.text) && !isQuestion(block.text)) || isQuotation(block.text)))
    return false;
  const at = block.text.indexOf(text);
  const beside = `${block.text.slice(0, at)} ${block.text.slice(at + text.length)}`;
  return at !== -1 && wordCount(beside) <= mostWordsBeside && !hasDigit(beside);
}

const isQuotation = (text: string): boolean => '"“„«»「『'.includes(text.charAt(0) || ' ');

/** The first of several fields, or of the headings of its level with text of its own below it. */
function isOneOfSeveral(content: readonly Block[], at: number): boolean {
  const [heading, beside] = [content[at], content[at + 1]];
  // "1903: first tram" above "1948: last horse bus".
  if (heading?.type === 'line')
    return [heading, beside].every((each) => each?.type === 'line' && fieldOf(each.text) !== null);
  if (heading?.type !== 'heading') return false;
  const next = content.findIndex((block, index) => index > at && block.type === 'heading');
  const following = content[next];
  if (following?.type !== 'heading' || following.level > heading.level) return false;
  const below = content.slice(at + 1, next);
  return below.length > mostLinesBelow || !below.every(isBelowTitle);
}

function isBelowTitle(block: Block): boolean {
  return (
    block.type === 'line' &&
    block.marker === null &&
    wordCount(block.text) <= mostWordsBelow &&
    !endsSentence(block.text)
  );
}

/** Takes the heading off that names all of the content, or is the only one above all others. */
export function takeTitle(content: Section, heading: SourceSpan | null): void {
  const last = content.sections.at(-1);
  const isNamed = heading !== null;
  // What was left out since names nothing.
  if (last === undefined || (isNamed && last.span.start !== heading.start)) return;
  if (!isNamed && (content.sections.length > 1 || content.parts.length > 0)) return;
  // What a heading without others below it says is the title of its slides.
  if (!isNamed && last.sections.length < 2) return;
  const { title, span } = last;
  const isByline = !isNamed && title !== null && !endsWithColon(title) && !isQuestion(title);
  const byline = isByline ? [{ type: 'paragraph' as const, text: title, span }] : [];
  content.parts = [...content.parts, ...byline, ...last.parts];
  content.sections = [...content.sections.slice(0, -1), ...last.sections];
}
