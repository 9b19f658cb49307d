import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { kindLayouts } from '@/lib/deck/layout/kind-layouts';
import { chartTypes } from '@/lib/deck/spec/chart-data';
import { readPptxText } from '@/lib/pptx/read/read-pptx-text';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { contents } from './content/contents';
import { examplesOf, galleryKinds } from './examples';
import { run } from './gallery';
import { readGalleryOptions } from './options';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run gallery', () => {
  const arrangements = kindLayouts.agenda.arrangements.map(({ name }) => name);
  let said = '';

  beforeAll(async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said += String(text))));
    expect(
      await run({ root, args: ['--template', 'meridian', '--kind', 'agenda', '--out', folder], seconds: {} }),
    ).toBe(0);
    vi.restoreAllMocks();
  });

  it('writes each arrangement as a slide of one file, as SVG and as PNG', async () => {
    expect(readPptxText(readFileSync(join(folder, 'meridian/meridian.pptx'))).slides).toHaveLength(arrangements.length);
    const pictures = readdirSync(join(folder, 'meridian'))
      .filter((name) => !name.endsWith('.pptx'))
      .sort();
    expect(pictures).toEqual(
      arrangements
        .flatMap((name, index) => ['png', 'svg'].map((type) => `00${index + 1}-agenda-${name}.${type}`))
        .sort(),
    );
    expect(await sharp(join(folder, 'meridian', pictures[0]!)).metadata()).toMatchObject({
      format: 'png',
      width: 960,
      height: 540,
    });
  });

  it('says how many compositions the templates have', () => {
    expect(said).toContain('Compositions: 1 in 1 templates: headline (Meridian)');
  });

  it('ends with the page to open, which shows every picture by its relative path', () => {
    expect(said).toContain(join(folder, 'index.html'));
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    for (const [index, name] of arrangements.entries())
      expect(page).toContain(`src="meridian/00${index + 1}-agenda-${name}.png"`);
    expect(page).not.toMatch(/(src|href)="(https?:|\/)/);
  });
});

describe.each(Object.entries(contents))('the content %s', (_, content) => {
  it('is shown in every arrangement of every kind, under names of its own', () => {
    const examples = examplesOf(content);
    for (const kind of galleryKinds) {
      const labels = examples.filter((example) => example.kind === kind).map(({ label }) => label);
      expect(labels).toEqual(expect.arrayContaining(kindLayouts[kind].arrangements.map(({ name }) => name)));
    }
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
  });
});

it('shows a chart of every type', () => {
  const shown = contents.latin.slides.chart.map(({ chart }) => chart.type);
  expect(new Set(shown)).toEqual(new Set(chartTypes));
});

describe('the options', () => {
  it('are everything into out/gallery when none is given', () => {
    expect(readGalleryOptions([], root)).toEqual({
      themes: builtinThemes,
      files: [],
      kinds: galleryKinds,
      language: 'latin',
      folder: join(root, 'out/gallery'),
      compare: false,
      foreign: false,
    });
  });

  it('take the folder from where npm was called', () => {
    expect(readGalleryOptions(['--out', 'pictures'], root, '/somewhere').folder).toBe('/somewhere/pictures');
  });

  it.each([
    [['--template', 'Nobody'], /--template is "Nobody"; it can be Meridian, /],
    [['--kind', 'poem'], /--kind is "poem"; it can be title, agenda/],
    [['--language', 'klingon'], /--language is "klingon"; it can be latin/],
    [['--colour'], /The options are --template NAME/],
  ])('%j is refused with what would be right', (args, message) => {
    expect(() => readGalleryOptions(args, root)).toThrow(message);
  });
});
