import { describe, expect, it } from 'vitest';
import { languages } from '@/lib/generation/brief/languages';
import { deckWordsOf } from '../words/deck-words';
import type { Shape } from './read-shape';
import { storyOf } from './storyline';
import { storyWordsOf } from './story-words';

const shapes: readonly Shape[] = [
  'compare',
  'howto',
  'history',
  'training',
  'pitch',
  'plan',
  'report',
  'change',
  'explain',
];
const english = storyWordsOf('en-US');
const scripts: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
};
/** Kinds whose cells are "name | prompt", and how many parts each has. */
const parts: Readonly<Record<string, number>> = { cards: 2, process: 2, timeline: 2, sides: 4 };
/** A few characters of each script that the other one never has. */
const simplified =
  /[么话释组种类与为会从体没当现关运开发过结产谁个实际点说见误许确况来还问题请记于阅读试内简适选择满达标资时间员决优数难对应项质风险们议续评带处费识备领进断经错样检调寻帮这历动转变众]/u;
const tags = languages.map(({ tag }) => tag);

describe('storylines in Taiwan', () => {
  it('are written in traditional characters throughout, and say the same', () => {
    const here = storyWordsOf('zh-TW');
    expect(JSON.stringify([here, deckWordsOf('zh-TW')])).not.toMatch(simplified);
    for (const shape of shapes)
      expect(storyOf(here, shape).map(({ kind, rank, lines }) => [kind, rank, lines.length])).toEqual(
        storyOf(storyWordsOf('zh-CN'), shape).map(({ kind, rank, lines }) => [kind, rank, lines.length]),
      );
  });
});

describe.each(tags)('storylines in %s', (tag) => {
  const words = storyWordsOf(tag);

  it('tell every shape in words of the language, none in English', () => {
    if (tag !== 'en-US') expect(words.mark).not.toBe(english.mark);
    for (const shape of shapes) {
      const story = storyOf(words, shape);
      const script = scripts[tag.slice(0, 2)];
      expect(words.stories[shape], shape).toBeDefined();
      expect(story.length, shape).toBeGreaterThanOrEqual(5);
      const foreign = storyOf(english, shape)
        .map(({ title }) => title.replace(/\{\w+\}/gu, '').trim())
        .filter((title) => title.length > 12);
      for (const { title, lines } of story) {
        if (tag !== 'en-US') expect(foreign, title).not.toContain(title.replace(/\{\w+\}/gu, '').trim());
        if (script !== undefined)
          for (const text of [title, ...lines])
            expect(text.replace(/\{\w+\}/gu, '').trim() === '' || script.test(text) || /\{/u.test(text), text).toBe(
              true,
            );
      }
    }
  });

  it('have the parts that each kind is drawn from', () => {
    for (const { kind, title, lines } of shapes.flatMap((shape) => storyOf(words, shape))) {
      expect(title, title).not.toBe('');
      expect(lines.length, title).toBeGreaterThan(0);
      const least = parts[kind] ?? 1;
      for (const line of lines)
        expect(line.split(' | ').length, `${title}: ${line}`).toBeGreaterThanOrEqual(Math.min(least, 2));
      if (kind === 'sides') expect(lines, title).toHaveLength(2);
      if (kind === 'statement') expect(lines, title).toHaveLength(1);
    }
  });

  it('come with every word of the deck', () => {
    const chrome = deckWordsOf(tag);
    for (const [key, word] of Object.entries(chrome)) {
      expect(word, key).not.toBe('');
      if (scripts[tag.slice(0, 2)] !== undefined) expect(word, key).toMatch(scripts[tag.slice(0, 2)]!);
    }
  });
});
