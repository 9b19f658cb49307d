import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../gallery';
import { readGalleryOptions } from '../options';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'stories-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run gallery -- stories', () => {
  let said = '';

  beforeAll(async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said += String(text))));
    expect(await run({ root, args: ['stories', 'lesson', '--out', folder], seconds: {} })).toBe(0);
    vi.restoreAllMocks();
  });

  it('draws both decks of a story, each as one sheet and slide by slide', async () => {
    expect(readdirSync(join(folder, 'stories')).sort()).toEqual([
      'index.html',
      'lesson-embedded',
      'lesson-embedded.png',
      'lesson-model',
      'lesson-model.png',
    ]);
    expect(readdirSync(join(folder, 'stories/lesson-model'))).toHaveLength(8);
    expect(await sharp(join(folder, 'stories/lesson-model.png')).metadata()).toMatchObject({
      format: 'png',
      width: 1968,
    });
    expect(await sharp(join(folder, 'stories/lesson-model/1.png')).metadata()).toMatchObject({
      width: 1280,
      height: 720,
    });
  });

  it('ends with the page to open, which shows what was asked and both sheets by relative paths', () => {
    expect(said).toContain(join(folder, 'stories/index.html'));
    const page = readFileSync(join(folder, 'stories/index.html'), 'utf8');
    expect(page).toContain('for pupils of grade 6');
    for (const teller of ['model', 'embedded']) expect(page).toContain(`src="lesson-${teller}.png"`);
    expect(page).not.toMatch(/(src|href)="(https?:|\/)/);
  });
});

describe('the options', () => {
  it('are all stories when none is named', () => {
    expect(readGalleryOptions(['stories'], root).stories).toHaveLength(10);
    expect(readGalleryOptions([], root)).not.toHaveProperty('stories');
  });

  it.each([
    [['story'], 'What to draw is "story"; it can be stories.'],
    [['stories', 'poem'], 'The story is "poem"; it can be board-update, incident-review'],
  ])('%j is refused with what would be right', (args, message) => {
    expect(() => readGalleryOptions(args, root)).toThrow(message);
  });
});
