import { describe, expect, it } from 'vitest';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import { figuresIn, isSameAmount } from '../../../sources/amounts';
import type { Passage } from '@/lib/reading/passage';
import type { ModelOutline } from '../answer/read-outline';
import { citationProblems, keepSoundCitations } from './check-citations';
import { markupWishes, withoutMarkup } from './check-markup';
import { roomWishes } from './check-room';
import { areAlike, figuresLeftOut, outlineWishes, sameAlternatives } from './check-outline';

const figure = (text: string) => figuresIn(text)[0] ?? expect.fail(`no figure in ${text}`);

describe('figures', () => {
  it.each([
    ['$18.4M', '18,400,000'],
    ['18,4 Mio.', '18.4'],
    ['12 300', '12,300'],
    ['1.234.567,89', '1,234,567.89'],
    ['0.41', '41 %'],
    ['٤٢', '42'],
    ['12,34,567', '1234567'],
    ['5 crore', '50000000'],
    ['1’200', '1200'],
  ])('%s may be %s', (a, b) => expect(isSameAmount(figure(a), figure(b))).toBe(true));

  it.each([
    ['$184M', '$18.4M'],
    ['12', '13'],
    ['0', '5'],
    ['2025', '2026'],
  ])('%s is not %s', (a, b) => expect(isSameAmount(figure(a), figure(b))).toBe(false));

  it('are not those of names', () => expect(figuresIn('Q3, B2B, S1 and v2').map(({ text }) => text)).toEqual([]));

  it('of a plan are those of the request, without the numbers of its lists', () => {
    const reading = readPrompt({
      prompt: 'Three steps:\n1. Hire 12 people\n2) Open Lyon\n3. Spend $4M',
      outputType: 'deck',
      variantCount: 1,
      images: [],
    });
    const slide = {
      thought: 't',
      kind: 'bullets' as const,
      title: 'Hire 12 people',
      message: 'm',
      material: [],
      section: undefined,
      passages: [],
      provenance: [],
      angle: undefined,
    };
    expect(figuresLeftOut(reading, { title: 'Plan', slides: [slide] } as unknown as ModelOutline)).toEqual(['4']);
  });

  describe('that a plan leaves out', () => {
    const table = 'branch,2024,2025,staff\nAarau,412,430,6\nBasel,655,601,9\n';
    const facts = Array.from({ length: 20 }, (_, index) => `- Shops in town have ${index + 300} m² of floor`).join(
      '\n',
    );
    const wishesFor = (prompt: string, material: readonly string[]) => {
      const reading = readPrompt({ prompt, outputType: 'deck', variantCount: 1, images: [] });
      const slide = {
        kind: 'bullets' as const,
        title: 'It grew',
        message: 'It grew',
        material: [...material],
        passages: [],
      };
      const plan = { thought: 't', title: 'Plan', slides: [{ ...slide, provenance: [] }] };
      const asked = outlineWishes(reading, { least: 1, most: 3, isAsked: false }, plan);
      return { asked: asked.filter((wish) => wish.startsWith('material:')), told: figuresLeftOut(reading, plan) };
    };

    it('are not all cells of a table, of which it uses some', () =>
      expect(wishesFor(`Slides on our branches.\n\n${table}`, ['Basel fell to 601'])).toEqual({ asked: [], told: [] }));

    it('are those of a table that it does not use', () =>
      expect(wishesFor(`Slides on our branches.\n\n${table}`, ['We have branches']).asked).toEqual([
        'material: no slide uses the table D1 of the request',
      ]));

    it('are told, and sent back where they are more than a few', () => {
      const all = facts.split('\n');
      expect(wishesFor(`Our shops:\n\n${facts}`, all.slice(1))).toEqual({ asked: [], told: ['300'] });
      expect(wishesFor(`Our shops:\n\n${facts}`, all.slice(5)).asked).toEqual([
        'material: no slide has these figures of the request: 300, 301, 302, 303, 304',
      ]);
    });
  });
});

describe('citations', () => {
  const passages: Passage[] = [
    {
      id: 'S1',
      origin: 'knowledge_base',
      documentId: 'd',
      title: 'Report 2025',
      page: 3,
      url: null,
      heading: '',
      text: 'Revenue was 18,4 Mio. Euro; churn fell.',
    },
  ];
  const slide = (...citations: { passage: string; claim: string }[]) =>
    slideSpecSchema.parse({ kind: 'statement', title: 'T', statement: 'S', citations });

  it('name a passage that exists and has the figures of the claim', () => {
    expect(
      citationProblems(
        slide({ passage: 'S1', claim: 'Revenue was €18.4M in 2025' }, { passage: ' S1 ', claim: 'Churn fell' }),
        passages,
      ),
    ).toEqual([]);
    expect(citationProblems(slide({ passage: 'S9', claim: 'x' }), passages)).toEqual([
      'citations.0: there is no passage S9; use one of S1',
    ]);
    expect(citationProblems(slide({ passage: 'S1', claim: 'Revenue was €19.4M' }), passages)).toEqual([
      'citations.0: passage S1 does not have 19.4',
    ]);
  });

  it('may have figures that follow from their passage, which are looked at where it is said how', () => {
    const provenance = [{ figure: '2', how: 'count' as const, of: ['Revenue', 'churn'] }];
    const cited = { ...slide({ passage: 'S1', claim: '2 measures fell or rose' }), provenance };
    expect(citationProblems(cited, passages)).toEqual([]);
    expect(citationProblems({ ...cited, provenance: [] }, passages)).toHaveLength(1);
    const example = [{ figure: '2', how: 'illustrative' as const, of: [] }];
    expect(citationProblems({ ...cited, provenance: example }, passages)).toHaveLength(1);
  });

  it('that do not stand up are left out', () => {
    expect(
      keepSoundCitations(slide({ passage: 'S9', claim: 'x' }, { passage: 'S1', claim: 'Churn fell' }), passages)
        .citations,
    ).toEqual([{ passage: 'S1', claim: 'Churn fell' }]);
    expect(keepSoundCitations(slide({ passage: 'S9', claim: 'x' }), passages)).not.toHaveProperty('citations');
  });
});

describe('room', () => {
  const room = {
    unit: 'words' as const,
    title: 10,
    fields: [
      { path: 'options.points.*', entries: { usual: 2, most: 3 }, words: { usual: 8, least: 4 } },
      { path: 'source', words: { usual: 4, least: 4 } },
    ],
  };
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
  const slide = (points: string[], source = 'Ours') =>
    slideSpecSchema.parse({
      kind: 'comparison',
      title: 'T',
      source,
      options: [
        { name: 'A', points: ['One'] },
        { name: 'B', points },
      ],
    });

  it.each([
    ['too many entries', slide(['a', 'b', 'c', 'd']), 'options.points: has 4 entries, there is room for 3'],
    ['an entry that is far too long', slide(['One', words(20)]), 'options.points: one has 20 words'],
    [
      'more words than so many entries leave room for',
      slide(['a', 'b', words(12)]),
      'with 3 of them there is room for about 4',
    ],
    ['a lone text that is too long', slide(['One'], words(12)), 'source: has 12 words, there is room for about 4'],
  ])('is wished for %s', (_, long, wish) => {
    const wishes = roomWishes(long, room);
    expect(wishes).toHaveLength(1);
    expect(wishes[0]).toContain(wish);
  });

  it('lessens with each entry between the usual number and the most', () => {
    const wide = {
      ...room,
      fields: [{ ...room.fields[0]!, entries: { usual: 2, most: 6 }, words: { usual: 17, least: 5 } }],
    };
    expect(roomWishes(slide(['a', 'b', words(16)]), wide)).toEqual([]);
    expect(roomWishes(slide(['a', 'b', 'c', 'd', words(16)]), wide)[0]).toContain('room for about 8 each');
  });

  it('is enough for what is a little longer, and unknown without a template', () => {
    expect(roomWishes(slide(['One', words(12)], words(6)), room)).toEqual([]);
    expect(roomWishes(slide(['a', 'b', 'c', 'd']), null)).toEqual([]);
  });
});

describe('markup', () => {
  const slide = slideSpecSchema.parse({
    kind: 'bullets',
    title: 'T',
    items: [{ text: 'Revenue **grew** by __12 %__' }, { text: '## Costs' }, { text: '2 ** 3 and snake__case' }],
  });

  it('is wished away once, and taken out', () => {
    expect(markupWishes(slide)).toEqual([
      'no markup: the signs of it would stand on the slide, as in "Revenue **grew** by __12 %__"',
    ]);
    expect(withoutMarkup(slide)).toMatchObject({
      items: [{ text: 'Revenue grew by 12 %' }, { text: 'Costs' }, { text: '2 ** 3 and snake__case' }],
    });
    expect(markupWishes(withoutMarkup(slide))).toEqual([]);
  });

  it('in code is code', () => {
    const code = slideSpecSchema.parse({ kind: 'code', title: 'T', code: '# x\na = **b**' });
    expect(withoutMarkup(code)).toEqual(code);
  });
});

describe('likeness', () => {
  it.each([
    ['Revenue grew by twelve percent', 'Revenue grew by twelve percent again', true],
    ['Revenue grew by twelve percent', 'Churn fell to its lowest level', false],
    ['売上高は十二パーセント増加した', '売上高は十二パーセント増加しました', true],
    ['Go', 'Go', false],
  ])('of "%s" and "%s" is %s', (a, b, expected) => expect(areAlike(a, b)).toBe(expected));

  it('of alternatives is the same kind with nearly the same message, or the same angle', () => {
    const planned = { title: 'T', material: [], passages: [], provenance: [] };
    const outline = (...slides: { kind: 'chart' | 'statement'; message: string; angle: string }[]) => ({
      thought: 't',
      title: 't',
      slides: slides.map((slide) => ({ ...planned, ...slide })),
    });
    const grew = 'Revenue grew by twelve percent';
    expect(
      sameAlternatives(
        outline(
          { kind: 'chart', message: grew, angle: 'evidence' },
          { kind: 'statement', message: grew, angle: 'action' },
        ),
      ),
    ).toEqual([]);
    expect(
      sameAlternatives(
        outline(
          { kind: 'chart', message: grew, angle: 'evidence' },
          { kind: 'chart', message: `${grew} again`, angle: 'action' },
        ),
      ),
    ).toHaveLength(1);
    expect(
      sameAlternatives(
        outline(
          { kind: 'chart', message: grew, angle: 'evidence' },
          { kind: 'chart', message: 'Customers stay', angle: 'evidence' },
        ),
      ),
    ).toHaveLength(1);
  });
});
