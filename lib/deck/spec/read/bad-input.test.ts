import { describe, expect, it } from 'vitest';
import type { DeckSpec } from '../deck-spec';
import { deckSpecSchema } from '../deck-spec';
import type { SlideSpec } from '../slide-spec';
import { readDeckSpec } from './read-deck-spec';
import type { SpecWarning } from './spec-warning';

const head = { title: 'Deck', language: 'en-US', direction: 'ltr' };

function read(
  slides: unknown,
  deck: object = head,
  options: Parameters<typeof readDeckSpec>[1] = {},
): { spec: DeckSpec; slide: SlideSpec; warnings: SpecWarning[]; types: string[] } {
  const result = readDeckSpec({ ...deck, slides }, options);
  if (result.outcome !== 'read') throw new Error('the deck is unreadable');
  expect(deckSpecSchema.parse(result.spec)).toEqual(result.spec);
  const [slide] = result.spec.slides;
  return {
    spec: result.spec,
    slide: slide!,
    warnings: result.warnings,
    types: result.warnings.map(({ type }) => type),
  };
}

const one = (slide: object) => read([slide]);

describe('a spec that breaks the schema', () => {
  it('reads numbers and booleans as texts, and lone values as lists', () => {
    const { slide, warnings } = one({ kind: 'bullets', title: 2026, items: [7, true, { text: 3.5 }], eyebrow: false });
    expect(slide).toMatchObject({
      title: '2026',
      eyebrow: 'false',
      items: [{ text: '7' }, { text: 'true' }, { text: '3.5' }],
    });
    expect(warnings).toContainEqual({ type: 'field-repaired', field: 'title', slide: 0 });
    expect(one({ kind: 'sources', title: 'T', items: 'One\nTwo' }).slide).toMatchObject({ items: ['One', 'Two'] });
  });

  it('drops what a field can’t take and keeps its words in the notes', () => {
    const { slide, types } = one({ kind: 'section', title: 'Part', number: 'three-ish', notes: 'Said.' });
    expect(slide).toEqual({ kind: 'section', title: 'Part', notes: 'Said.\nthree-ish' });
    expect(types).toEqual(['field-dropped', 'words-in-notes']);
  });

  it('keeps the words of fields that it does not know', () => {
    const { slide, types } = one({
      kind: 'quote',
      title: 'T',
      quote: 'Q',
      context: { where: 'Lyon', when: ['May', 2026] },
    });
    expect(slide).toMatchObject({ quote: 'Q', notes: 'Lyon\nMay\n2026' });
    expect(types).toEqual(['words-in-notes']);
  });

  it('takes another spelling of a kind or a name', () => {
    expect(one({ kind: 'Two Columns', title: 'T', left: ['a'], right: { items: ['b'] } }).slide).toMatchObject({
      kind: 'two_columns',
      left: { items: [{ text: 'a' }] },
    });
    expect(
      one({
        kind: 'chart',
        title: 'T',
        chart: { type: 'Stacked-Bar', categories: ['a'], series: [{ name: 's', values: [1] }] },
      }).slide,
    ).toMatchObject({ chart: { type: 'stacked_bar' } });
  });

  it('fills a text that a part must have from its other words', () => {
    expect(
      one({ kind: 'cards', title: 'T', cards: [{ text: 'Only this' }, { headline: 'Named otherwise', text: 'x' }] })
        .slide,
    ).toMatchObject({ cards: [{ title: 'Only this' }, { title: 'Named otherwise', text: 'x' }] });
    expect(one({ kind: 'metrics', title: 'T', metrics: [{ value: '$5M' }] }).slide).toMatchObject({
      metrics: [{ value: '$5M', label: '–' }],
    });
  });

  it('keeps a slide of an unknown kind as a list of its words, in order, under its title', () => {
    const { slide, warnings } = one({
      kind: 'swot',
      title: 'Where we stand',
      notes: 'N',
      strengths: ['Brand', 'Team'],
      weaknesses: [{ name: 'Debt', why: '$4M' }],
      tone: 'plain',
    });
    expect(slide).toEqual({
      kind: 'bullets',
      title: 'Where we stand',
      notes: 'N',
      ordered: false,
      items: [{ text: 'Brand' }, { text: 'Team' }, { text: 'Debt', children: ['$4M'] }, { text: 'plain' }],
    });
    expect(warnings).toEqual([{ type: 'kind-unknown', kind: 'swot', slide: 0 }]);
  });

  it('keeps a slide whose content can’t be read as a list, too', () => {
    const { slide, warnings } = one({
      kind: 'comparison',
      title: 'T',
      options: [{ name: 'Only one', points: ['a', 'b'] }],
    });
    expect(slide).toMatchObject({ kind: 'bullets', items: [{ text: 'Only one', children: ['a', 'b'] }] });
    expect(warnings).toEqual([{ type: 'content-unreadable', kind: 'comparison', slide: 0 }]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 4],
    ['no slides', { ...head, slides: [] }],
    ['empty slides', { slides: [{}, null, [], '', { kind: 'bullets', title: ' ' }] }],
    ['invisible words', { slides: [{ kind: 'quote', title: '\u200b', quote: '\u2060' }] }],
  ])('refuses %s by its outcome', (_, input) => {
    const result = readDeckSpec(input);
    if (typeof input === 'number')
      expect(result).toMatchObject({ outcome: 'read', spec: { slides: [{ title: '4' }] } });
    else expect(result.outcome).toBe('unreadable');
  });

  it('leaves out a slide without words and says which', () => {
    const { spec, warnings } = read([
      { kind: 'quote', title: 'T', quote: 'Q' },
      { kind: 'bullets', items: [] },
    ]);
    expect(spec.slides).toHaveLength(1);
    expect(warnings).toEqual([{ type: 'slide-dropped', position: 1 }]);
  });

  it('mends what the deck itself says', () => {
    const { spec, warnings } = read([{ kind: 'quote', title: 'The first', quote: 'Q' }], {
      language: 'x_y_z',
      author: ['Ada', 'Bo'],
      direction: 'up',
    });
    expect(spec).toMatchObject({ title: 'The first', author: 'Ada Bo', language: 'en-US', direction: 'ltr' });
    expect(warnings.filter(({ type }) => type === 'deck-field-repaired')).toHaveLength(4);
    expect(read([{ kind: 'quote', title: 'T', quote: 'Q' }], { title: 'T', language: 'ar-EG' }).spec.direction).toBe(
      'rtl',
    );
  });

  it('reads a bare list of slides, and a bare slide', () => {
    expect(readDeckSpec([{ kind: 'quote', title: 'T', quote: 'Q' }])).toMatchObject({
      outcome: 'read',
      spec: { slides: [{ quote: 'Q' }] },
    });
    expect(readDeckSpec({ kind: 'quote', title: 'T', quote: 'Q' })).toMatchObject({
      outcome: 'read',
      spec: { title: 'T' },
    });
  });

  it('puts slides beyond the fiftieth into its notes', () => {
    const { spec, warnings } = read(
      Array.from({ length: 53 }, (_, index) => ({ kind: 'quote', title: `Title ${index}`, quote: 'Q' })),
    );
    expect(spec.slides).toHaveLength(50);
    expect(spec.slides[49]?.notes).toContain('Title 52');
    expect(warnings).toEqual([{ type: 'slides-merged', count: 3 }]);
  });
});

describe('pictures', () => {
  const picture = { kind: 'image', title: 'The plant', imageId: 'image-9' };
  const known = { imageIds: new Set(['image-1']) };

  it('shows the words of a slide whose picture is not there', () => {
    const withItems = read([{ ...picture, altText: 'A hall', items: ['120 people'] }], head, known);
    expect(withItems.slide).toMatchObject({ kind: 'bullets', items: [{ text: '120 people' }], notes: 'A hall' });
    expect(withItems.warnings[0]).toEqual({ type: 'picture-missing', imageId: 'image-9', slide: 0 });
    expect(read([{ ...picture, lead: 'It opens in May' }], head, known).slide).toMatchObject({
      kind: 'bullets',
      items: [{ text: 'It opens in May' }],
    });
    expect(read([{ ...picture, altText: 'A hall' }], head, known).slide).toMatchObject({
      kind: 'statement',
      statement: 'A hall',
    });
  });

  it('takes the title for the words of a picture without any', () => {
    expect(read([{ ...picture, imageId: 'image-1' }], head, known).slide).toMatchObject({
      kind: 'image',
      altText: 'The plant',
    });
  });

  it('takes people without the pictures that are not there, and says what a picture shows', () => {
    const members = [
      { name: 'Ann Lee', picture: 'image-1' },
      { name: 'Bo Ek', picture: { imageId: 'image-9', altText: 'Bo at sea' } },
    ];
    const { slide, warnings } = read([{ kind: 'team', title: 'Who', members }], head, known);
    expect(slide).toMatchObject({
      members: [{ name: 'Ann Lee', picture: { imageId: 'image-1', altText: 'Ann Lee' } }, { name: 'Bo Ek' }],
      notes: 'Bo at sea',
    });
    expect(warnings[0]).toEqual({ type: 'picture-missing', imageId: 'image-9', slide: 0 });
  });

  it('keeps the words of what is no picture in the place of one', () => {
    const members = [
      { name: 'Ann Lee', picture: ['Ann at the desk', 2] },
      { name: 'Bo Ek', picture: { caption: 'Bo at sea' } },
      { name: 'Cy Orr', picture: { imageId: 'image-1', altText: 'Cy on deck', credit: 'Photo: Di Fox' } },
    ];
    const { slide } = read([{ kind: 'team', title: 'Who', members }], head, known);
    expect(slide).toMatchObject({
      members: [{ name: 'Ann Lee' }, { name: 'Bo Ek' }, { picture: { imageId: 'image-1', altText: 'Cy on deck' } }],
      notes: 'Ann at the desk\n2\nBo at sea\nPhoto: Di Fox',
    });
  });

  it('keeps the words of what is no kind of a block', () => {
    const blocks = [
      { kind: { called: 'Praise' }, quote: 'Half the time.' },
      { kind: 'bullets', items: ['One'] },
    ];
    const { slide } = read([{ kind: 'blocks', title: 'Both', blocks }]);
    expect(slide).toMatchObject({ blocks: [{ kind: 'quote' }, { kind: 'bullets' }], notes: 'Praise' });
  });

  it('keeps the name of an icon, whatever it is', () => {
    expect(one({ kind: 'cards', title: 'T', cards: [{ title: 'a', icon: 'no-such-icon' }] }).slide).toMatchObject({
      cards: [{ icon: 'no-such-icon' }],
    });
  });
});

describe('charts', () => {
  const chart = (categories: unknown, values: unknown, rest: object = {}) =>
    one({
      kind: 'chart',
      title: 'T',
      takeaway: 'Up',
      chart: { type: 'column', categories, series: [{ name: 'S', values }], ...rest },
    });

  it('reads numbers that were written out, with what they count', () => {
    const { slide, types } = chart(['a', 'b', 'c'], ['12 %', 8, '1.240,5 %']);
    expect(slide).toMatchObject({ chart: { unit: '%', series: [{ values: [12, 8, 1240.5] }] } });
    expect(types).toEqual([]);
  });

  it('leaves a gap for what is no number, and keeps its words', () => {
    const { slide, warnings } = chart(['a', 'b'], ['n/a', 8]);
    expect(slide).toMatchObject({ chart: { series: [{ values: [null, 8] }] }, notes: 'n/a' });
    expect(warnings).toContainEqual({ type: 'numbers-unreadable', count: 1, slide: 0 });
  });

  it.each([
    ['no number', ['n/a', 'open']],
    ['numbers of several units', ['5 %', '7 €']],
  ])('becomes a table of the same content with %s', (_, values) => {
    const { slide, warnings } = chart(['a', 'b'], values);
    expect(slide).toMatchObject({
      kind: 'table',
      caption: 'Up',
      columns: [{ label: '' }, { label: 'S' }],
      rows: [
        ['a', values[0]],
        ['b', values[1]],
      ],
    });
    expect(warnings[0]).toEqual({ type: 'chart-as-table', reason: 'no-numbers', slide: 0 });
  });

  it('pads short series, and makes values without a category a table', () => {
    const short = chart(['a', 'b', 'c'], [1]);
    expect(short.slide).toMatchObject({ chart: { series: [{ values: [1, null, null] }] } });
    expect(short.types).toEqual(['series-padded']);
    const long = chart(['a'], [1, 2], { unit: 'EUR' });
    expect(long.slide).toMatchObject({
      kind: 'table',
      columns: [{ label: 'EUR' }, { label: 'S' }],
      rows: [
        ['a', '1'],
        ['', '2'],
      ],
    });
  });

  it.each([NaN, Infinity, 1e308, '1e999'])('does not chart %s', (value) => {
    expect(chart(['a', 'b'], [value, 8]).slide).toMatchObject({ chart: { series: [{ values: [null, 8] }] } });
  });

  it('writes no minus before zero', () => {
    expect(chart(['a'], [-0]).slide).toEqual({
      kind: 'chart',
      title: 'T',
      takeaway: 'Up',
      notes: '',
      chart: { type: 'column', categories: ['a'], series: [{ name: 'S', values: [0] }], numberFormat: 'General' },
    });
  });
});

describe('tables', () => {
  it('pads ragged rows and columns', () => {
    const { slide, types } = one({
      kind: 'table',
      title: 'T',
      columns: ['a', { label: 'b' }],
      rows: [['1'], [2, null, true]],
    });
    expect(slide).toMatchObject({
      columns: [{ label: 'a' }, { label: 'b' }, { label: '' }],
      rows: [
        ['1', '', ''],
        ['2', '', 'true'],
      ],
    });
    expect(types).toEqual(['rows-padded']);
  });

  it('reads rows that name their columns, and takes the first row for a missing head', () => {
    expect(
      one({ kind: 'table', title: 'T', columns: ['Team', 'Change'], rows: [{ Change: '+3', Team: 'Sales' }] }).slide,
    ).toMatchObject({ rows: [['Sales', '+3']] });
    expect(one({ kind: 'table', title: 'T', rows: [{ Team: 'Sales', Change: 3 }] }).slide).toMatchObject({
      columns: [{ label: 'Team' }, { label: 'Change' }],
      rows: [['Sales', '3']],
    });
    expect(one({ kind: 'table', title: 'T', rows: [['Team'], ['Sales']] }).slide).toMatchObject({
      columns: [{ label: 'Team' }],
      rows: [['Sales']],
    });
  });

  it('shows a thousand rows and keeps the words of the others in the notes', () => {
    const { slide, warnings } = one({
      kind: 'table',
      title: 'T',
      columns: ['n'],
      rows: Array.from({ length: 5000 }, (_, index) => [`row${index}`]),
    });
    expect(slide.kind === 'table' && slide.rows).toHaveLength(1000);
    expect(slide.notes).toMatch(/^row1000\n.*row4999$/s);
    expect(warnings).toContainEqual({ type: 'list-shortened', field: 'rows', slide: 0 });
  });

  it('reads two hundred columns', () => {
    const { slide, warnings } = one({
      kind: 'table',
      title: 'T',
      columns: Array.from({ length: 200 }, (_, index) => `c${index}`),
      rows: [Array.from({ length: 200 }, (_, index) => index)],
    });
    expect(slide.kind === 'table' && slide.rows[0]).toHaveLength(200);
    expect(warnings).toEqual([]);
  });
});

describe('texts', () => {
  it('shortens a title of two thousand characters and keeps it in the notes', () => {
    const title = 'word '.repeat(400).trim();
    const { slide, types } = one({ kind: 'quote', title, quote: 'Q' });
    expect(slide.title).toMatch(/^(?:word )+word…$/);
    expect(slide.title.length).toBeLessThanOrEqual(400);
    expect(slide.notes).toBe(title);
    expect(types).toEqual(['text-shortened', 'words-in-notes']);
  });

  it('takes the first words for a missing title', () => {
    const { slide, types } = one({ kind: 'bullets', title: ' ', items: ['Sales grew', 'Costs fell'] });
    expect(slide).toMatchObject({ title: 'Sales grew', items: [{ text: 'Costs fell' }] });
    expect(read(['Only this']).slide).toEqual({
      kind: 'statement',
      title: 'Only this',
      statement: 'Only this',
      notes: '',
    });
    expect(types).toContain('title-missing');
    expect(read([{ kind: 'image', imageId: 'x' }]).slide).toMatchObject({ title: 'Deck', altText: 'Deck' });
  });

  it('leaves out empty entries of lists', () => {
    const { slide, warnings } = one({
      kind: 'bullets',
      title: 'T',
      items: ['', 'a', { text: ' ', children: [' ', 'b'] }, null, '\u200b'],
    });
    expect(slide).toMatchObject({ items: [{ text: 'a' }, { text: 'b' }] });
    expect(warnings).toContainEqual({ type: 'entries-empty', field: 'items', slide: 0 });
  });

  it('cleans every field, of the deck and of its slides', () => {
    const bad = 'a\u0000\ud800\ufffe\u202eb';
    const { spec, warnings } = read(
      [
        {
          kind: 'image',
          title: bad,
          notes: bad,
          imageId: 'p',
          altText: bad,
          source: bad,
          items: [{ text: bad, children: [bad] }],
        },
      ],
      { ...head, title: bad, author: bad },
    );
    const good = 'a\ufffdb';
    expect(spec).toEqual({
      ...head,
      title: good,
      author: good,
      slides: [
        {
          kind: 'image',
          title: good,
          notes: good,
          imageId: 'p',
          altText: good,
          source: good,
          items: [{ text: good, children: [good] }],
        },
      ],
    });
    expect(warnings).toEqual([{ type: 'characters-removed', slide: 0 }]);
  });
});

describe('depth and size', () => {
  const nested = (depth: number) => {
    let value: object = { text: `level ${depth}` };
    for (let level = depth - 1; level > 0; level -= 1) value = { text: `level ${level}`, children: [value] };
    return value;
  };

  it('flattens forty levels of a list into the two that slides have, in order', () => {
    const { slide, types } = one({ kind: 'bullets', title: 'T', items: [nested(40)] });
    expect(slide).toMatchObject({
      items: [{ text: 'level 1', children: Array.from({ length: 39 }, (_, index) => `level ${index + 2}`) }],
    });
    expect(types).toEqual(['levels-flattened']);
    expect(one({ kind: 'bullets', title: 'T', items: ['a', ['b', ['c']], 'd'] }).slide).toMatchObject({
      items: [{ text: 'a', children: ['b', 'c'] }, { text: 'd' }],
    });
  });

  it('reads ten thousand levels without losing a word', () => {
    const { slide } = one({ kind: 'bullets', title: 'T', items: [nested(10_000)] });
    const said = new Set(JSON.stringify(slide).match(/level \d+/g));
    expect(said.size).toBe(10_000);
  });

  it('ends at a circle', () => {
    const circle: Record<string, unknown> = { text: 'round' };
    circle.children = [circle];
    expect(one({ kind: 'bullets', title: 'T', items: [circle] }).slide).toMatchObject({ items: [{ text: 'round' }] });
  });

  it('takes two hundred of a hundred thousand entries, and the others into the notes', () => {
    const { slide, warnings } = one({
      kind: 'bullets',
      title: 'T',
      items: Array.from({ length: 100_000 }, (_, index) => `p${index}`),
    });
    expect(slide.kind === 'bullets' && slide.items).toHaveLength(200);
    expect(slide.notes.split('\n')).toHaveLength(99_800);
    expect(warnings.map(({ type }) => type)).toEqual(['field-repaired', 'list-shortened', 'words-in-notes']);
  });

  it('shows as many words as fifty slides hold, and keeps the others in the notes', () => {
    const { slide, types } = one({
      kind: 'bullets',
      title: 'T',
      items: Array.from({ length: 100 }, (_, index) => `p${index} ${'word '.repeat(200)}`),
    });
    expect(slide.kind === 'bullets' && slide.items.length).toBe(40);
    expect(slide.notes).toContain('p99 word');
    expect(types).toContain('list-shortened');
  });

  it('stops reading where no deck could hold more, and says so', () => {
    const { types } = read([
      { kind: 'bullets', title: 'T', items: Array.from({ length: 300_000 }, () => 'x') },
      { kind: 'quote', title: 'Later', quote: 'Q' },
    ]);
    expect(types).toContain('input-cut');
  });

  it('takes __proto__ for a name like any other', () => {
    const slides = JSON.parse('[{"kind":"quote","title":"T","quote":"Q","__proto__":{"polluted":"words"}}]') as unknown;
    expect(read(slides).slide.notes).toBe('words');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
