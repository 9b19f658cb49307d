import type { Block, Heading, Line } from '../source/block';
import { endsSentence, sentencesIn, visualWidth, wordCount } from '../source/sentences';
import { endsWithColon, fieldOf, isWhole, withoutStop } from '../source/signs';

const widestTitle = 110;
const mostWordsOfLabelled = 9;
const isLabelled = ({ marker, text }: Line): boolean =>
  marker === null ? fieldOf(text) !== null : marker.sort === 'label' && marker.role !== 'question';

/** A long line with a label says its title first: "Slide 2: Costs – we pay …". */
export function titleOfBlock(block: Block | null): { title: string | null; rest: string | null } {
  const whole = (block as Heading | Line | null)?.text ?? '';
  if (block === null || whole === '') return { title: null, rest: null };
  const text = endsWithColon(whole) ? withoutStop(whole) : whole;
  const isLong =
    visualWidth(text) > widestTitle ||
    (block.type === 'line' && isLabelled(block) && wordCount(text) > mostWordsOfLabelled);
  if (!isLong) return { title: text, rest: null };
  const cut = /^(.{3,90}?)(?:\s[–—-]\s|[:：]\s?|;\s)(.{3,})$/u.exec(text);
  if (cut !== null && isWhole(cut[1] ?? '') && sentencesIn(cut[1] ?? '').length === 1)
    return { title: cut[1]?.trim() ?? text, rest: cut[2] ?? null };
  const [first, ...others] = sentencesIn(text);
  const isSlide = block.type === 'line' && block.marker?.role === 'slide';
  const run = isSlide && others.length === 0 ? runIn(text) : null;
  if (run !== null) return run;
  if (first === undefined || others.length === 0) return { title: text, rest: null };
  const isTitle = visualWidth(first.text) <= widestTitle;
  return isTitle ? { title: withoutStop(first.text), rest: text.slice(first.end).trim() } : { title: null, rest: text };
}

/** "Migration. v2 is switched off": behind the name of a slide a sentence may begin with anything. */
function runIn(text: string): { title: string; rest: string } | null {
  const at = text.indexOf('. ');
  const [title, rest] = [text.slice(0, at), text.slice(at + 1).trim()];
  const isName = at > 2 && wordCount(title) <= mostWordsOfLabelled && isWhole(title) && endsSentence(`${title}.`);
  return isName && wordCount(rest) > 1 ? { title, rest } : null;
}
