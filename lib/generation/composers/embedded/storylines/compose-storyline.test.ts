import { describe, expect, it } from 'vitest';
import { textsOf } from '../testing/said-in';
import { composeStoryline } from './compose-storyline';
import { readTopic } from './read-topic';

const languages = [
  'en-US',
  'de-DE',
  'fr-FR',
  'es-ES',
  'pt-BR',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'tr-TR',
  'ru-RU',
  'ar-SA',
  'he-IL',
  'hi-IN',
  'zh-CN',
  'ja-JP',
  'ko-KR',
];
const topics = [
  'tea vs coffee',
  'how to brew tea',
  'the history of tea',
  'training on tea',
  'pitch for a tea house',
  'project plan for a tea house',
  'quarterly report',
  'move tea from bags to leaves',
  'tea',
];

describe.each(languages)('storylines in %s', (language) => {
  it.each(topics)('for "%s" have titles of their own, filled places and marked gaps', (topic) => {
    const slides = composeStoryline({ topic, audience: 'For beginners', language, count: 9 });
    expect(slides.length).toBeGreaterThanOrEqual(4);
    expect(new Set(slides.map((slide) => slide.title.toLowerCase())).size).toBe(slides.length);
    for (const text of slides.flatMap((slide) => textsOf(slide, { notes: true })))
      expect(text).not.toMatch(/[{}~|]|undefined/u);
    expect(slides.every((slide) => textsOf(slide, { notes: false }).some((text) => text.startsWith('[')))).toBe(true);
  });
});

describe('the shape of a topic', () => {
  it.each([
    ['Remote work vs office work', 'compare'],
    ['Télétravail ou bureau : avantages et inconvénients', 'compare'],
    ['比较电动汽车和燃油车的优缺点', 'compare'],
    ['How to brew espresso', 'howto'],
    ['Como organizar um evento', 'howto'],
    ['كيفية كتابة سيرة ذاتية', 'howto'],
    ['The history of the bicycle', 'history'],
    ['De geschiedenis van de dijken', 'history'],
    ['Training on data protection', 'training'],
    ['情報セキュリティ研修', 'training'],
    ['Project plan for our relaunch', 'plan'],
    ['how to move payroll from a bureau to software', 'change'],
    ['Photosynthesis', 'explain'],
    ['Protection against viruses', 'explain'],
  ])('%s', (topic, shape) => {
    expect(readTopic(topic, topic).shape).toBe(shape);
  });
});
