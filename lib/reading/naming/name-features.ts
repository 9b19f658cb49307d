import type { Lexicon } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import { hash, meaningOf } from '../roles/tagging/token-features';
import type { Block } from '../source/block';
import { endsSentence, visualWidth, wordCount } from '../source/sentences';
import { digitsIn, fieldOf, startsSmall } from '../source/signs';
import { textOfBlock, type Name, type Tagged } from './names-in';

/** How many different features there are. */
export const nameFeatures = 1 << 14;
const mostSteps = 6;
const longestWord = 3;

/** Everything that may tell which of the names is the one, for each of them, and at last whether none of them is. */
export function featuresOfNames(
  names: readonly Name[],
  { blocks, stretches, names: named }: Tagged,
  lexicon: Lexicon,
  small: ReadonlySet<string>,
): number[][] {
  const texts = blocks.map(textOfBlock);
  const order = orderOf(texts);
  const count = order.at(-1) ?? 0;
  const content = orderOf(stretches.map((own) => (own.some(({ role }) => role === 'content') ? 'content' : '')));
  const recurring = timesOfWords(texts, small);
  const clear = named.filter(({ doubt }) => doubt === 0);
  const topic = new Set(clear.filter(({ tag }) => tag === 'topic').flatMap(({ text }) => formsIn(text, small)));
  const title = new Set(clear.filter(({ tag }) => tag === 'title').flatMap(({ text }) => formsIn(text, small)));
  const shapes = blocks.map(shapeOf);
  const levels = blocks.map((block) => (block.type === 'heading' ? block.level : 0));
  const whole = [
    `size ${step(count)}`,
    `topics ${String(topic.size > 0)} ${String(title.size > 0)}`,
    `headed ${String(levels.filter((level) => level === 1).length === 1)} ${String(levels.some((level) => level > 0))}`,
  ];
  const least = Math.min(99, ...named.map(({ doubt }) => Math.abs(doubt)));
  const none = ['none', `none ${least}`, ...whole.flatMap((each) => [`none ${each}`, `none ${each} ${least}`])];
  const found = names.map((name) => {
    const text = texts[name.block] ?? '';
    const block = blocks[name.block];
    const [before, behind] = [text.slice(0, name.start), text.slice(name.end)];
    const stretch = stretches[name.block]?.find(({ end }) => end > name.start);
    const inside =
      stretch?.named.filter(({ start, text: said }) => start < name.end && start + said.length > name.start) ?? [];
    const forms = wordsIn(name.text).map(({ form }) => form);
    const telling = formsIn(name.text, small);
    const marks = lexicon.marksIn(name.text);
    const leads = lexicon
      .marksIn(before.slice(-40))
      .filter(({ end }) => before.slice(-40).slice(end).trim().length <= 1);
    const tails = lexicon.marksIn(behind.slice(0, 40)).filter(({ start }) => start <= 2);
    const kinds = [...new Set(name.kinds)];
    const isWhole = before.trim() === '' && behind.trim() === '';
    const kind = isWhole ? 'whole' : (kinds[0] ?? '');
    const words = step(wordCount(name.text));
    const times = telling.map((form) => Math.min(4, (recurring.get(form) ?? 1) - 1));
    const key = fieldOf(text)?.key ?? '';
    const place = `${block?.type ?? ''} ${levelOf(levels, name.block)}`;
    const role = stretch?.role ?? 'none';
    const base = [
      ...kinds.map((each) => `kind ${each}`),
      `kinds ${kinds.length}`,
      `role ${role}`,
      `order ${step(order[name.block] ?? 0)}`,
      `order ${step(order[name.block] ?? 0)} ${step(count)}`,
      `until ${step(count - (order[name.block] ?? 0))}`,
      `content ${role === 'content' ? step(content[name.block] ?? 0) : ''}`,
      `place ${place}`,
      `below ${shapes[name.block + 1] ?? noShape}`,
      `above ${shapes[name.block - 1] ?? noShape}`,
      `shape ${shapes[name.block] ?? noShape}`,
      `words ${words}`,
      `width ${step(visualWidth(name.text) / 8)}`,
      `first ${forms[0] ?? ''}`,
      `last ${forms.at(-1) ?? ''}`,
      `tail ${(forms.at(-1) ?? '').slice(-longestWord)}`,
      `small ${String(small.has(forms[0] ?? ''))} ${String(small.has(forms.at(-1) ?? ''))}`,
      `start ${signOf(before)}`,
      `end ${signOf(behind, true)}`,
      `closes ${name.text.slice(-1)}`,
      `torn ${String(isTorn(before.slice(-1), name.text.charAt(0)))} ${String(isTorn(name.text.slice(-1), behind.charAt(0)))}`,
      `sentence ${String(endsSentence(text.slice(name.start, name.end + 1)))} ${String(isWhole)}`,
      `case ${startsSmall(name.text) ? 'small' : 'other'} ${String(name.text === name.text.toUpperCase())}`,
      `digits ${step(digitsIn(name.text))}`,
      `left ${lastForm(before)}`,
      `right ${wordsIn(behind.slice(0, 30))[0]?.form ?? ''}`,
      ...leads.map((each) => `lead ${meaningOf(each)}`),
      ...tails.map((each) => `follow ${meaningOf(each)}`),
      ...new Set(marks.map((each) => `means ${meaningOf(each)}`)),
      ...lexicon.meaningsOf(key).map((each) => `key ${each} ${String(before.includes(key))}`),
      ...inside.map(({ tag }) => `has ${tag}`),
      ...inside.map(
        ({ tag, start, text: all }) =>
          `is ${tag} ${start === name.start ? 1 : 0} ${start + all.length === name.end ? 1 : 0}`,
      ),
      `recurs ${share(times.filter((time) => time > 0).length, times.length)}`,
      `recurs much ${share(times.filter((time) => time > 2).length, times.length)}`,
      `of topic ${topic.size === 0 ? '' : share(telling.filter((form) => topic.has(form)).length, telling.length)}`,
      `all topic ${topic.size === 0 ? '' : share([...topic].filter((form) => telling.includes(form)).length, topic.size)}`,
      `of title ${title.size === 0 ? '' : share(telling.filter((form) => title.has(form)).length, telling.length)}`,
      `telling ${step(telling.length)}`,
    ];
    return [
      ...new Set(
        [
          ...base,
          ...base.map((each) => `${each} & ${kind}`),
          ...base.map((each) => `${each} & ${role} ${String(isWhole)}`),
          ...kinds.flatMap((each) =>
            [
              ...whole,
              `of topic ${topic.size > 0 ? share(telling.filter((form) => topic.has(form)).length, telling.length) : ''}`,
              `place ${place}`,
            ].map((other) => `${each} / ${other}`),
          ),
          ...whole.map((each) => `${each} / ${place} ${String(isWhole)} ${step(order[name.block] ?? 0)}`),
        ].map((each) => hash(each) & (nameFeatures - 1)),
      ),
    ];
  });
  return [...found, none.map((each) => hash(each) & (nameFeatures - 1))];
}

/** Of each text its place among those that are not empty, from 1. */
function orderOf(texts: readonly string[]): number[] {
  let place = 0;
  return texts.map((text) => (text === '' ? place : (place += 1)));
}

function timesOfWords(texts: readonly string[], small: ReadonlySet<string>): Map<string, number> {
  const times = new Map<string, number>();
  for (const text of texts)
    for (const form of new Set(formsIn(text, small))) times.set(form, (times.get(form) ?? 0) + 1);
  return times;
}

function formsIn(text: string, small: ReadonlySet<string>): string[] {
  return wordsIn(text).flatMap(({ form }) => (small.has(form) || (form.length < 2 && form < '\u2fff') ? [] : [form]));
}

function levelOf(levels: readonly number[], at: number): string {
  const level = levels[at] ?? 0;
  const same = levels.filter((each) => each === level).length;
  const isTop = levels.every((each) => each === 0 || each >= level);
  return level === 0
    ? ''
    : `${level} ${same === 1 ? 'only' : levels.indexOf(level) === at ? 'first' : 'one'} ${isTop ? 'top' : ''}`;
}

const noShape = 'none';

function shapeOf(block: Block): string {
  if (block.type !== 'line') return block.type;
  const length = endsSentence(block.text) ? 'said' : wordCount(block.text) > 12 ? 'long' : 'short';
  return `${block.marker?.sort ?? 'line'} ${length} ${block.isApart ? 'apart' : ''} ${block.isBold ? 'bold' : ''} ${block.indent > 0 ? 'in' : ''}`;
}

function signOf(text: string, isBehind = false): string {
  const plain = isBehind ? text.trimStart() : text.trimEnd();
  const sign = isBehind ? plain.charAt(0) : plain.slice(-1);
  return /[\p{L}\p{N}]/u.test(sign) ? 'a' : sign;
}

const scripts = [/\p{Script=Han}/u, /\p{Script=Katakana}|ー/u, /(?![\p{Script=Han}\p{Script=Hiragana}])\p{L}/u];

/** Between two signs that make one word, or most likely do. */
function isTorn(one: string, other: string): boolean {
  return scripts.some((script) => script.test(one) && script.test(other));
}

function lastForm(text: string): string {
  return wordsIn(text.slice(-30)).at(-1)?.form ?? '';
}

function step(value: number): string {
  const rounded = Math.round(value);
  return String(rounded <= mostSteps ? rounded : rounded < 10 ? 7 : rounded < 16 ? 10 : rounded < 30 ? 16 : 30);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : String(Math.round((4 * part) / whole));
}
