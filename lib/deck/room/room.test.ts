import { describe, expect, it } from 'vitest';
import { testTheme } from '../quality/testing/test-theme';
import { slideSpecSchema } from '../spec/slide-spec';
import type { Theme } from '../theme/theme';
import { fillerOf } from './filler';
import { measureRoom } from './measure-room';
import { probes } from './probe-slides';
import { pathParts, roomInWords, type SlideRoom } from './slide-room';

const english = { language: 'en-US', direction: 'ltr' } as const;
const fieldOf = ({ fields }: SlideRoom, path: string) =>
  fields.find((field) => field.path === path) ?? expect.fail(path);

const withStatements = (statementPt: number): Theme => ({
  ...testTheme,
  style: { ...testTheme.style, type: { ...testTheme.style.type, statementPt } },
});

describe('probes', () => {
  it.each(Object.entries(probes))('of %s are slides of it, whose paths lead to what is measured', (kind, all) => {
    const { say } = fillerOf('en');
    for (const { paths, build } of all) {
      const slide = slideSpecSchema.parse(build({ count: 3, text: 'What is measured' }, say));
      expect(slide.kind).toBe(kind);
      for (const path of paths) {
        const names = path.split('.').filter((name) => name !== '*');
        expect(names.every((name) => JSON.stringify(slide).includes(`"${name}":`))).toBe(true);
      }
      expect(JSON.stringify(slide)).toContain('What is measured');
    }
  });
});

describe('measureRoom', () => {
  const bullets = measureRoom('bullets', [testTheme], english);

  it('finds how many entries fit, and fewer words for each of more', () => {
    const { entries, words } = fieldOf(bullets, 'items.text');
    expect(entries?.most).toBe(6);
    expect(words.usual).toBeGreaterThan(words.least);
    expect(words.least).toBeGreaterThanOrEqual(5);
    expect(bullets.title).toBeGreaterThanOrEqual(8);
  });

  it('finds less room in a template that sets its text larger', () => {
    const [small, large] = [36, 80].map((statementPt) =>
      measureRoom('statement', [withStatements(statementPt)], english),
    );
    const wordsIn = (room?: SlideRoom) => (room ? fieldOf(room, 'statement').words.usual : 0);
    expect(wordsIn(large)).toBeGreaterThan(0);
    expect(wordsIn(large)).toBeLessThan(wordsIn(small));
  });

  it('counts letters in scripts without spaces, and finds room for fewer long words', () => {
    expect(measureRoom('quote', [testTheme], { language: 'ja-JP', direction: 'ltr' }).unit).toBe('letters');
    const [short, long] = ['en-US', 'de-DE'].map((language) =>
      fieldOf(measureRoom('metrics', [testTheme], { language, direction: 'ltr' }), 'metrics.label'),
    );
    expect(long?.words.usual).toBeLessThanOrEqual(short?.words.usual ?? 0);
  });
});

describe('the room in several templates', () => {
  it('is what each of them holds', () => {
    const wordsIn = (...themes: Theme[]) => fieldOf(measureRoom('statement', themes, english), 'statement').words.usual;
    const [small, large] = [withStatements(36), withStatements(80)];
    expect(wordsIn(small, large)).toBe(wordsIn(large));
    expect(wordsIn(large, small)).toBe(wordsIn(large));
    expect(() => measureRoom('quote', [], english)).toThrow(RangeError);
  });

  const room = (most: number, usual: number): SlideRoom => ({
    unit: 'words',
    title: usual,
    fields: [{ path: 'cards.text', entries: { usual: 4, most }, words: { usual, least: usual - 4 } }],
  });

  it('is told in words', () => {
    expect(roomInWords(room(6, 14))).toBe('cards: at most 6; text of each: about 14 words with 4 of them, 10 with 6');
    expect(
      roomInWords({ unit: 'letters', title: 9, fields: [{ path: 'quote', words: { usual: 60, least: 60 } }] }),
    ).toBe('quote: about 60 letters');
    expect(pathParts('options.points.*')).toEqual({ list: 'options.points', text: '' });
  });
});
