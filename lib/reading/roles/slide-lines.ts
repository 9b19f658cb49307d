import type { AskedForm } from '@/lib/languages/concepts';
import type { Lexicon, Mark, Meaning } from '@/lib/languages/lexicon';
import { termsOf } from '../naming/terms';
import type { FormWish } from '../reading';
import type { Block, Heading, Line, Marker } from '../source/block';
import { wordCount } from '../source/sentences';
import { endsWith, fieldOf, hasDigit, hasLetter, trimSigns } from '../source/signs';
import { chunksOf } from './clauses';
import { countsIn } from './find-counts';

/** What lines that prescribe slides ask for, and the content without it. */
export interface SlideLines {
  blocks: Block[];
  forms: FormWish[];
  /** As the line of the cover gives them. */
  title: string | null;
  subtitle: string | null;
}

const [mostWordsOfRemark, mostWordsOfTitle, mostWordsOfName] = [5, 16, 3];
const [opening, closing, around] = ['"“„«「『', '"”“»」』', ' .,:;-–—：、，。'];
const prefix = 'form.';
/** Longer lines are text. */
const longestWish = 400;
const slide = { sort: 'label', key: 'slide', depth: 1, role: 'slide' } as const;

/**
 * "Slide 1: Title “Tea for all” – subtitle Spring fair", "2. Cover – …": lines that say slide after slide what each
 * shows. What they label stands on its slide without the label, and how they want it shown is a wish.
 */
export function readSlideLines(all: readonly Block[], lexicon: Lexicon, tag: string): SlideLines {
  const forms: FormWish[] = [];
  let title: string | null = null;
  const below: string[] = [];
  let isCover = false;
  const key = keyOfSlides(all, lexicon);
  let counted = 0;
  const blocks = all.flatMap((block, at): Block[] => {
    if (block.type !== 'line' && block.type !== 'heading') return [block];
    const isCounted = block.type === 'line' && key !== null && block.indent === 0 && keyOf(block) === key;
    if (isCounted) counted += 1;
    const own = isCounted ? (block.marker as Marker) : null;
    const line: Line | Heading =
      own === null ? { ...block } : { ...block, marker: { ...own, ordinal: own.ordinal ?? counted, ...slide } };
    const isSlide = line.marker?.role === 'slide';
    if (isSlide) line.text = withColon(line.text);
    const cover = isSlide && line.marker?.ordinal === 1 ? coverIn(line.text, lexicon) : null;
    isCover = cover !== null || (isCover && line.marker === null);
    const field = isCover && cover === null ? fieldOf(line.text) : null;
    const isBelow =
      field === null ||
      lexicon.meaningsOf(field.key).some((each) => each === 'word.titleLabel' || each === 'word.subtitleLabel');
    if (isCover && isBelow && wordCount(line.text) <= mostWordsOfTitle) {
      const said = cover ?? (title === '' ? coverIn(line.text, lexicon) : null);
      title = said?.title ?? title;
      below.push(said?.below ?? afterLabel(line.text, 'word.subtitleLabel', lexicon));
      return [];
    }
    const quoted = isSlide ? quoteIn(line.text, lexicon) : null;
    if (quoted !== null)
      return [
        { ...line, text: '' },
        { type: 'quote', ...quoted, span: line.span },
      ];
    const above = all[at - 1];
    const isBelowSlide =
      line.marker === null && above?.type === 'line' && above.marker?.role === 'slide' && hasDigit(line.text);
    const wish = wishIn(line.text, isSlide || isBelowSlide, lexicon, tag);
    if (wish === null) return [line];
    forms.push({ form: wish.form, about: wish.text });
    return [{ ...line, text: wish.text }];
  });
  return { blocks, forms, title: title || null, subtitle: below.filter(Boolean).join(' · ') || null };
}

const [fewestOfName, mostOfName] = [2, 6];

/** "what we did 340 volunteers 14 km": who writes no signs names a slide before its first number. */
function withColon(text: string): string {
  const [, name = '', rest = ''] = /^([^\p{Nd}.:;,–—-]+)\s(\p{Nd}.*)$/u.exec(text) ?? [];
  const isName =
    wordCount(name) >= fewestOfName && wordCount(name) <= mostOfName && rest.split(' ').filter(hasDigit).length > 1;
  return isName ? `${name}: ${rest}` : text;
}

const keyOf = ({ marker }: Line): string => `${marker?.sort ?? ''} ${marker?.key ?? ''}`;

/** Numbered lines are slides where the first of them is called a title. */
function keyOfSlides(blocks: readonly Block[], lexicon: Lexicon): string | null {
  const key = keyOfAsked(blocks, lexicon);
  if (key !== null) return key;
  const first = blocks.find(
    (block): block is Line => block.type === 'line' && block.marker?.sort === 'number' && block.marker.ordinal === 1,
  );
  return first !== undefined && labelIn(first.text, 'word.titleLabel', lexicon) !== null ? keyOf(first) : null;
}

const [linesOfRequest, fewestAsked] = [3, 3];

/** As many numbered lines as slides are asked for, of which some have more below them, are those; so are as many bullets that each say what they are about. */
function keyOfAsked(blocks: readonly Block[], lexicon: Lexicon): string | null {
  const asked = blocks.slice(0, linesOfRequest).flatMap((block) => countsIn(block, lexicon));
  const isAsked = (count: number): boolean =>
    count >= fewestAsked && asked.some(({ min, max }) => count >= min && count <= max);
  const lines = blocks.filter(
    (block): block is Line => block.type === 'line' && block.marker !== null && block.indent === 0,
  );
  const ofSort = (sort: Marker['sort']): Line[] => lines.filter(({ marker }) => marker?.sort === sort);
  const hasMore = (own: readonly Line[]): boolean =>
    own.some((line) => {
      const next = blocks[blocks.indexOf(line) + 1];
      return next !== undefined && !own.includes(next as Line);
    });
  const numbered = ofSort('number');
  const areAll = numbered.every((line, at) => keyOf(line) === keyOf(numbered[0]!) && line.marker?.ordinal === at + 1);
  if (areAll && hasMore(numbered) && isAsked(numbered.length)) return keyOf(numbered[0]!);
  const bullets = ofSort('bullet');
  const [first, ...others] = bullets;
  const hasBelow = (line: Line): boolean => {
    const next = blocks[blocks.indexOf(line) + 1];
    return next?.type === 'line' && next.indent > 0;
  };
  const areNamed = others.every((line) => fieldOf(line.text, widestName) !== null || hasBelow(line));
  const areAlike = bullets.every((line) => keyOf(line) === keyOf(bullets[0]!));
  // What stands between a request and its bullets is content, and so are the bullets.
  const isRequest = first !== undefined && blocks.indexOf(first) <= linesOfRequest;
  return isRequest && areAlike && areNamed && isAsked(bullets.length) ? keyOf(first) : null;
}

const widestName = 90;

/** The word that a text begins with where a sign sets it off from what it labels. */
function labelIn(text: string, meaning: Meaning, lexicon: Lexicon): Mark | null {
  const label = lexicon.marksIn(text).find((mark) => mark.meaning === meaning && mark.start === 0);
  const sign = label === undefined ? '' : text.slice(label.end).trimStart().charAt(0);
  return label !== undefined && sign !== '' && `:：-–—${opening}`.includes(sign) ? label : null;
}

function coverIn(text: string, lexicon: Lexicon): { title: string; below: string } | null {
  if (lexicon.meaningsOf(text).includes('word.titleLabel')) return { title: '', below: '' };
  if (labelIn(text, 'word.titleLabel', lexicon) === null) return null;
  const rest = afterLabel(text, 'word.titleLabel', lexicon);
  const end = opening.includes(rest.charAt(0)) ? Math.max(...closers(rest)) : -1;
  const below = lexicon.marksIn(rest).find(({ meaning, start }) => meaning === 'word.subtitleLabel' && start > 0);
  // "Cover – Tea for all, Spring fair, 3 May 2025": where and when stand behind a comma.
  const chunks = chunksOf(rest);
  const isDated = hasDigit(rest.slice(chunks.at(-1)?.start));
  const comma = isDated ? chunks.find(({ lead }) => lead !== '' && ',，、'.includes(lead)) : undefined;
  const cut = end > 0 ? end : (below?.start ?? (comma === undefined ? rest.length : comma.start - 1));
  const title = trimSigns(rest.slice(0, cut), `${around}${opening}${closing}`);
  const behind = trimSigns(rest.slice(below?.end ?? cut), `${around}${closing}`);
  return title === '' || wordCount(title) > mostWordsOfTitle ? null : { title, below: behind };
}

function afterLabel(text: string, meaning: Meaning, lexicon: Lexicon): string {
  return trimSigns(text.slice(labelIn(text, meaning, lexicon)?.end ?? 0), around);
}

const closers = (text: string): number[] => Array.from(closing, (sign) => text.indexOf(sign, 1));

/** 'Quote "…" Ann Miller': the words and who said them. */
function quoteIn(text: string, lexicon: Lexicon): { text: string; by: string | null } | null {
  const rest = labelIn(text, 'form.quote', lexicon) === null ? '' : afterLabel(text, 'form.quote', lexicon);
  const end = opening.includes(rest.charAt(0) || ' ') ? Math.max(...closers(rest)) : -1;
  if (end <= 0) return null;
  const by = trimSigns(rest.slice(end + 1), around);
  return { text: rest.slice(1, end), by: by === '' ? null : by };
}

/** How a line is to be shown stands in brackets behind it, or is its last clause: "Pipeline (table)", "Sales – as a chart". */
function wishIn(
  text: string,
  isSlide: boolean,
  lexicon: Lexicon,
  tag: string,
): { form: AskedForm; text: string } | null {
  const formIn = (said: string): AskedForm | undefined =>
    lexicon
      .marksIn(said)
      .find(({ meaning }) => meaning.startsWith(prefix))
      ?.meaning.slice(prefix.length) as AskedForm | undefined;
  const isBracketed = endsWith(text, ')）');
  if (text.length > longestWish || (!isSlide && !isBracketed)) return null;
  const at = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
  const remark = text.slice(at + 1, -1);
  const [said = remark] = chunksOf(remark).map(({ start, end }) => remark.slice(start, end));
  const isShort = wordCount(isSlide ? said : remark) <= mostWordsOfRemark && !hasDigit(remark);
  const bracketed = at > 0 && isBracketed && isShort ? formIn(said) : undefined;
  if (bracketed !== undefined) return { form: bracketed, text: text.slice(0, at).trimEnd() };
  if (!isSlide) return null;
  const last = chunksOf(text).at(-1);
  const clause = text.slice(last?.start);
  const form = formIn(clause);
  // "As a bar chart" says nothing else; a line that does so as a whole names what stands below it.
  const isBare =
    termsOf(clause, tag, lexicon, new Set(lexicon.marksIn(clause).map(({ meaning }) => meaning))).length === 0;
  if (form === undefined || !isBare || last === undefined || wordCount(clause) > mostWordsOfRemark) return null;
  const rest = trimSigns(text.slice(0, last.start), `${around}(（`);
  if (hasLetter(rest) || hasDigit(rest)) return { form, text: rest };
  // A slide that is itself a summary needs none beside it.
  return wordCount(text) <= mostWordsOfName && form !== 'summary' && form !== 'agenda' ? { form, text } : null;
}
