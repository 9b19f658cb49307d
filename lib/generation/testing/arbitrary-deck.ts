import fc from 'fast-check';
import { iconSet } from '@/lib/deck/icons/icon-set';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { slideSpecSchema, type SlideKind, type SlideSpec } from '@/lib/deck/spec/slide-spec';
import { chartTypes } from '@/lib/deck/spec/chart-data';
import { imageIdOf } from '../pipeline/generation-job';

/** Words of several scripts, figures, and what must not reach XML as it stands. */
const words = [
  ...[
    'plan',
    'Umsatz',
    'R&D',
    'a',
    'Lieferverzögerung',
    'x < y > z',
    '"quoted"',
    "l'année",
    '–',
    '12.4%',
    '$18.4M',
    '2026-11-03',
    'https://example.org/a?b=c&d=e',
  ],
  ...[
    '売上',
    '顧客満足度の向上',
    '（注）',
    '增长',
    '매출 성장',
    'النتائج',
    'العملاء (جدد)',
    'תוצאות',
    'हिन्दी',
    'ไทย',
    'Ελλάδα',
    'Отчёт',
    '👩‍🔬',
    '🚀',
  ],
  ...[
    'e\u0301',
    '\u200bzero',
    '\u202Ebidi\u202C',
    'tab\there',
    'bell\u0007',
    '\uFFFE',
    '\uD83D',
    ']]>',
    '<script>',
    '_x0041_',
    'Donaudampfschifffahrtsgesellschaftskapitän',
  ],
];
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const word = fc.constantFrom(...words);
const text = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((found) => found.join(' '));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const list = <T>(arbitrary: fc.Arbitrary<T>, maxLength: number, minLength = 1) =>
  fc.array(arbitrary, { minLength, maxLength });
const icon = maybe(
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...Object.keys(iconSet)) },
    { weight: 1, arbitrary: fc.constant('no-such-icon') },
  ),
);
const number = fc.oneof(
  fc.integer({ min: -500, max: 5000 }),
  fc.double({ min: -1, max: 1, noNaN: true }).map((value) => Math.round(value * 1000) / 1000),
  fc.constantFrom(0, 1e12, 1e-6, -0.5),
);

const frame = fc.record({
  title: text(14),
  eyebrow: maybe(text(4)),
  source: maybe(text(10)),
  notes: fc.oneof(fc.constant(''), text(30)),
  arrangement: maybe(fc.constantFrom('list', 'cards', 'no-such-form')),
});
const bulletItem = fc.record({ text: text(24), icon, children: maybe(list(text(12), 4)) });
const column = fc.record({ heading: maybe(text(4)), items: list(bulletItem, 7) });

const point = fc.oneof({ weight: 9, arbitrary: number }, { weight: 1, arbitrary: fc.constant(null) });
const points = (count: number) => fc.array(point, { minLength: count, maxLength: count });
const series = (count: number) =>
  fc.record({
    name: text(3),
    values: points(count),
    as: maybe(fc.constantFrom('column' as const, 'line' as const)),
    axis: maybe(fc.constantFrom('primary' as const, 'secondary' as const)),
    numberFormat: maybe(fc.constant('0.0%')),
  });

const chart = fc.tuple(fc.constantFrom(...chartTypes), list(text(3), 14)).chain(([type, categories]) =>
  fc.record({
    type: fc.constant(type),
    categories: fc.constant(categories),
    series: list(series(categories.length), 6),
    xValues: maybe(points(categories.length)),
    xName: maybe(text(3)),
    numberFormat: fc.constantFrom('General', '#,##0', '0.0%', '"€"#,##0.00'),
    unit: maybe(text(3)),
    secondaryUnit: maybe(text(3)),
    sort: maybe(fc.constantFrom('auto' as const, 'given' as const)),
    target: maybe(fc.record({ value: maybe(number), values: maybe(points(categories.length)), label: maybe(text(3)) })),
    events: maybe(list(fc.record({ at: fc.oneof(fc.constantFrom(...categories), text(2)), label: text(4) }), 5)),
    growth: maybe(
      fc.record({
        from: fc.constantFrom(...categories),
        to: fc.constantFrom(...categories),
        yearly: maybe(fc.boolean()),
      }),
    ),
    emphasis: maybe(fc.oneof(fc.constantFrom(...categories), text(3))),
  }),
);

const table = list(text(2), 12).chain((labels) =>
  fc.record({
    columns: fc.tuple(
      ...labels.map((label) =>
        fc.record({
          label: fc.constant(label),
          align: fc.constantFrom('start' as const, 'center' as const, 'end' as const),
        }),
      ),
    ),
    rows: list(fc.tuple(...labels.map(() => fc.oneof(fc.constant(''), text(4)))), 22),
    totalRow: fc.boolean(),
    caption: maybe(text(12)),
  }),
);

const metrics = fc.record({
  metrics: list(
    fc.record({
      value: word,
      label: text(4),
      change: maybe(
        fc.record({
          text: text(3),
          direction: fc.constantFrom('up' as const, 'down' as const, 'flat' as const),
          good: maybe(fc.boolean()),
        }),
      ),
      detail: maybe(text(10)),
      icon,
    }),
    8,
  ),
});
const picture = fc.record({ imageId: fc.constantFrom(imageIdOf(0), imageIdOf(1)), altText: text(6) });

const quote = fc.record({ quote: text(50), attribution: maybe(text(6)) });

const block = fc
  .tuple(
    maybe(text(3)),
    fc.oneof(
      fc.record({ kind: fc.constant('chart'), chart }),
      table.map((own) => ({ kind: 'table', ...own })),
      metrics.map((own) => ({ kind: 'metrics', ...own })),
      fc.record({ kind: fc.constant('bullets'), ordered: fc.boolean(), items: list(bulletItem, 8) }),
      quote.map((own) => ({ kind: 'quote', ...own })),
      fc.record({ kind: fc.constant('statement'), statement: text(30) }),
      picture.map((own) => ({ kind: 'image', ...own })),
    ),
  )
  .map(([heading, own]) => ({ heading, ...own }));

const contents: Record<SlideKind, fc.Arbitrary<object>> = {
  title: fc.record({
    subtitle: maybe(text(16)),
    author: maybe(text(4)),
    date: maybe(text(2)),
    picture: maybe(picture),
  }),
  agenda: fc.record({ items: list(fc.record({ text: text(8), detail: maybe(text(8)) }), 12) }),
  section: fc.record({
    number: maybe(fc.integer({ min: 1, max: 99 })),
    subtitle: maybe(text(16)),
    picture: maybe(picture),
  }),
  statement: fc.record({
    statement: text(40),
    support: maybe(text(40)),
    emphasis: maybe(word),
    picture: maybe(picture),
  }),
  bullets: fc.record({ lead: maybe(text(20)), ordered: fc.boolean(), items: list(bulletItem, 12) }),
  two_columns: fc.record({ left: column, right: column }),
  comparison: fc.record({
    options: list(
      fc.record({
        name: text(3),
        headline: maybe(text(3)),
        points: fc.array(text(12), { maxLength: 6 }),
        recommended: fc.boolean(),
      }),
      5,
      2,
    ),
    recommendedLabel: maybe(text(2)),
  }),
  process: fc.record({ steps: list(fc.record({ title: text(5), detail: maybe(text(16)), icon }), 8) }),
  timeline: fc.record({
    events: list(fc.record({ when: text(2), title: text(5), detail: maybe(text(12)), at: maybe(fc.nat(100)) }), 10),
  }),
  metrics,
  chart: fc.record({ chart, takeaway: maybe(text(24)) }),
  table,
  quote: fc.tuple(quote, maybe(picture)).map(([said, shown]) => ({ ...said, picture: shown })),
  blocks: fc.record({ lead: maybe(text(12)), blocks: fc.tuple(block, block) }),
  image: fc
    .tuple(picture, fc.record({ lead: maybe(text(12)), items: fc.array(bulletItem, { maxLength: 5 }) }))
    .map(([shown, words]) => ({ ...shown, ...words })),
  cards: fc.record({ cards: list(fc.record({ title: text(4), text: fc.oneof(fc.constant(''), text(24)), icon }), 8) }),
  matrix: fc.record({
    panels: fc.array(fc.record({ title: text(3), items: fc.array(text(10), { maxLength: 5 }) }), {
      minLength: 4,
      maxLength: 4,
    }),
    xAxis: maybe(text(3)),
    yAxis: maybe(text(3)),
  }),
  next_steps: fc.record({
    steps: list(fc.record({ action: text(12), owner: maybe(text(2)), due: maybe(text(2)) }), 10),
  }),
  questions: fc.record({ questions: list(fc.record({ question: text(10), answer: text(20) }), 8) }),
  team: fc.record({
    members: list(
      fc.record({ name: text(3), role: maybe(text(4)), detail: maybe(text(12)), picture: maybe(picture) }),
      10,
    ),
  }),
  logos: fc.record({
    lead: maybe(text(10)),
    logos: list(
      fc.record({
        name: text(4),
        group: maybe(fc.oneof(fc.constantFrom('Carriers', 'Banks'), text(2))),
        picture: maybe(picture),
      }),
      30,
    ),
  }),
  funnel: fc.record({
    stages: fc.array(
      fc.record({
        name: text(3),
        value: maybe(text(2)),
        amount: maybe(finite),
        detail: maybe(text(8)),
      }),
      { minLength: 2, maxLength: 9 },
    ),
  }),
  scorecard: fc.record({
    measures: list(
      fc.record({
        name: text(4),
        actual: maybe(text(2)),
        target: maybe(text(2)),
        change: maybe(text(3)),
        status: maybe(fc.record({ text: text(3), verdict: maybe(fc.constantFrom('good', 'watch', 'bad')) })),
      }),
      10,
    ),
  }),
  executive_summary: fc.record({
    points: list(fc.record({ statement: text(10), support: maybe(text(16)) }), 8),
    conclusion: maybe(text(18)),
  }),
  decision: fc.record({
    asks: list(fc.record({ ask: text(10), amount: maybe(text(2)), due: maybe(text(3)), decider: maybe(text(4)) }), 5),
    options: list(fc.record({ name: text(4), detail: maybe(text(8)), recommended: fc.boolean() }), 4),
    otherwise: maybe(text(14)),
  }),
  waterfall: fc.record({
    start: fc.record({ name: text(3), amount: maybe(finite) }),
    steps: list(
      fc.record({
        name: text(4),
        value: maybe(text(2)),
        amount: maybe(finite),
        detail: maybe(text(10)),
        isSubtotal: fc.boolean(),
      }),
      16,
    ),
    end: fc.record({ name: text(3), amount: maybe(finite) }),
    unit: maybe(text(3)),
  }),
  before_after: fc.record({
    changes: list(fc.record({ topic: maybe(text(4)), before: maybe(text(10)), after: maybe(text(10)) }), 12),
    labels: maybe(fc.record({ before: maybe(text(2)), after: maybe(text(2)) })),
  }),
  roadmap: fc.record({
    periods: fc.constant(['P1', 'P2', 'P3', 'P4']),
    lanes: list(
      fc.record({
        name: maybe(text(4)),
        items: list(
          fc.record({
            text: maybe(text(6)),
            start: fc.constantFrom('P1', 'P2', 'P3', 'P4'),
            end: maybe(fc.constantFrom('P1', 'P3', 'P4', 'P9')),
            when: maybe(text(3)),
            milestone: fc.boolean(),
          }),
          4,
        ),
      }),
      6,
    ),
    today: maybe(fc.record({ period: fc.constantFrom('P2', 'P4') })),
  }),
  tree: fc.record({
    nodes: list(
      fc.record({
        name: fc.constantFrom('N1', 'N2', 'N3', 'N4', 'N5', 'N6'),
        id: maybe(word),
        under: maybe(fc.constantFrom('N1', 'N2', 'N3', 'N9')),
        detail: maybe(text(5)),
        value: maybe(text(2)),
      }),
      9,
    ),
  }),
  features: fc.record({
    plans: list(
      fc.record({
        name: text(3),
        price: maybe(text(3)),
        note: maybe(text(6)),
        recommended: fc.boolean(),
        includes: fc.array(text(6), { maxLength: 5 }),
      }),
      6,
    ),
    features: fc.array(
      fc.record({
        name: text(5),
        values: fc.array(fc.oneof(fc.constantFrom('', '✓', '–', '✗', '○', '◔', '◑', '◕', '●'), text(3)), {
          maxLength: 7,
        }),
      }),
      { maxLength: 14 },
    ),
  }),
  cycle: fc.record({ steps: list(fc.record({ title: text(5), detail: maybe(text(12)) }), 9), center: maybe(text(3)) }),
  plot: fc.record({
    xAxis: text(3),
    yAxis: text(3),
    quadrants: maybe(fc.tuple(text(2), text(2), text(2), text(2))),
    xScale: maybe(fc.record({ min: finite, max: finite })),
    items: list(
      fc.record({
        name: text(4),
        x: maybe(finite),
        y: maybe(finite),
        xText: maybe(text(2)),
        yText: maybe(text(2)),
      }),
      16,
    ),
  }),
  code: fc.record({
    code: fc.array(text(10), { minLength: 1, maxLength: 40 }).map((lines) => lines.join('\n  ')),
    language: maybe(text(1)),
    highlight: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 4 }),
    points: fc.array(text(10), { maxLength: 5 }),
  }),
  closing: fc.record({
    message: maybe(text(16)),
    contacts: fc.array(fc.record({ name: text(4), detail: maybe(text(6)) }), { maxLength: 8 }),
  }),
  sources: fc.record({ items: list(text(14), 12) }),
};

/** Any slide of any kind, from hardly anything to more than a slide holds. */
const arbitrarySlide: fc.Arbitrary<SlideSpec> = fc.oneof(
  ...Object.entries(contents).map(([kind, content]) =>
    fc.tuple(frame, content).map(([around, own]) => slideSpecSchema.parse({ kind, ...around, ...own })),
  ),
);

const languages = [
  ['en-US', 'ltr'],
  ['de-DE', 'ltr'],
  ['ja-JP', 'ltr'],
  ['ar-SA', 'rtl'],
  ['he-IL', 'rtl'],
] as const;

/** Language and direction of a deck; those that go together. */
export const arbitraryLanguage = fc
  .constantFrom(...languages)
  .map(([language, direction]) => ({ language, direction }));

/** A deck of a few slides, without its language. */
export const arbitraryDeck: fc.Arbitrary<Pick<DeckSpec, 'title' | 'author' | 'slides'>> = fc.record({
  title: text(8),
  author: maybe(text(3)),
  slides: list(arbitrarySlide, 4),
});
