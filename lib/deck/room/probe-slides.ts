import { mostBulletsOfSlide } from '../quality/rules/density';
import type { SlideKind, SlideSpecInput } from '../spec/slide-spec';
import type { Filler } from './filler';

/** A slide with so many entries and so many words in the field that is measured; what stands beside it is as long as it usually is. */
export interface Probe {
  /** As in `FieldRoom`; fields that hold the same are measured once. */
  paths: readonly string[];
  /** Entries that the field's list usually has, and the most that are tried; absent for a lone text. */
  entries?: readonly [usual: number, most: number];
  build: (filled: { count: number; text: string }, say: Filler['say']) => SlideSpecInput;
}

const title = 'Orders grew in every quarter because deliveries arrived on time';
const many = <T>(count: number, entry: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => entry(at));
const chart = {
  type: 'column' as const,
  categories: ['2023', '2024', '2025', '2026'],
  series: [{ name: 'Orders', values: [24, 31, 38, 52] }],
};
/** As `quarter 3`, so that no two are the same. */
const named = (name: string, index: number) => `${name} ${index + 1}`;

/** By which each kind is measured: the fields that grow with what there is to say. */
export const probes: Readonly<Record<SlideKind, readonly Probe[]>> = {
  title: [{ paths: ['subtitle'], build: ({ text: subtitle }) => ({ kind: 'title', title, subtitle }) }],
  agenda: [
    {
      paths: ['items.text'],
      entries: [5, 8],
      build: ({ count, text }) => ({ kind: 'agenda', title, items: many(count, () => ({ text })) }),
    },
  ],
  section: [{ paths: ['subtitle'], build: ({ text: subtitle }) => ({ kind: 'section', title, number: 2, subtitle }) }],
  statement: [
    {
      paths: ['statement'],
      build: ({ text: statement }, say) => ({ kind: 'statement', title, statement, support: say(14) }),
    },
    {
      paths: ['support'],
      build: ({ text: support }, say) => ({ kind: 'statement', title, statement: say(14), support }),
    },
  ],
  bullets: [
    {
      paths: ['items.text'],
      entries: [4, mostBulletsOfSlide],
      build: ({ count, text }) => ({ kind: 'bullets', title, items: many(count, () => ({ text })) }),
    },
  ],
  two_columns: [
    {
      paths: ['left.items.text', 'right.items.text'],
      entries: [3, 6],
      build: ({ count, text }, say) => {
        const column = { heading: say(2), items: many(count, () => ({ text })) };
        return { kind: 'two_columns', title, left: column, right: column };
      },
    },
  ],
  comparison: [
    {
      paths: ['options.points.*'],
      entries: [3, 5],
      build: ({ count, text }, say) => ({
        kind: 'comparison',
        title,
        options: many(3, (index) => ({ name: named(say(1), index), points: many(count, () => text) })),
      }),
    },
  ],
  process: [
    {
      paths: ['steps.detail'],
      entries: [4, 7],
      build: ({ count, text: detail }, say) => ({
        kind: 'process',
        title,
        steps: many(count, () => ({ title: say(2), detail })),
      }),
    },
  ],
  timeline: [
    {
      paths: ['events.detail'],
      entries: [4, 8],
      build: ({ count, text: detail }, say) => ({
        kind: 'timeline',
        title,
        events: many(count, (index) => ({ when: `${2019 + index}`, title: say(3), detail })),
      }),
    },
  ],
  metrics: [
    {
      paths: ['metrics.label'],
      entries: [3, 6],
      build: ({ count, text: label }) => ({
        kind: 'metrics',
        title,
        metrics: many(count, () => ({ value: '$18.4M', label, change: { text: '+12 %', direction: 'up' } })),
      }),
    },
  ],
  chart: [{ paths: ['takeaway'], build: ({ text: takeaway }) => ({ kind: 'chart', title, chart, takeaway }) }],
  table: [
    {
      paths: ['rows.*'],
      entries: [5, 12],
      build: ({ count, text }, say) => ({
        kind: 'table',
        title,
        columns: many(4, (index) => ({ label: named(say(1), index) })),
        rows: many(count, () => many(4, () => text)),
      }),
    },
  ],
  quote: [
    { paths: ['quote'], build: ({ text: quote }, say) => ({ kind: 'quote', title, quote, attribution: say(4) }) },
  ],
  image: [
    {
      paths: ['items.text'],
      entries: [3, 5],
      build: ({ count, text }) => ({
        ...{ kind: 'image', title, imageId: probeImageId, altText: 'A hall' },
        items: many(count, () => ({ text })),
      }),
    },
  ],
  blocks: [
    {
      paths: ['blocks.items.text'],
      entries: [3, 5],
      build: ({ count, text }) => ({
        kind: 'blocks',
        title,
        blocks: [
          { kind: 'chart', chart },
          { kind: 'bullets', items: many(count, () => ({ text })) },
        ],
      }),
    },
  ],
  cards: [
    {
      paths: ['cards.text'],
      entries: [4, 8],
      build: ({ count, text }, say) => ({ kind: 'cards', title, cards: many(count, () => ({ title: say(2), text })) }),
    },
  ],
  matrix: [
    {
      paths: ['panels.items.*'],
      entries: [2, 5],
      build: ({ count, text }, say) => ({
        kind: 'matrix',
        title,
        panels: many(4, (index) => ({ title: named(say(1), index), items: many(count, () => text) })),
      }),
    },
  ],
  next_steps: [
    {
      paths: ['steps.action'],
      entries: [4, 8],
      build: ({ count, text: action }, say) => ({
        kind: 'next_steps',
        title,
        steps: many(count, () => ({ action, owner: say(2), due: '30 June' })),
      }),
    },
  ],
  questions: [
    {
      paths: ['questions.answer'],
      entries: [3, 6],
      build: ({ count, text: answer }, say) => ({
        kind: 'questions',
        title,
        questions: many(count, () => ({ question: `${say(7)}?`, answer })),
      }),
    },
  ],
  team: [
    {
      paths: ['members.detail'],
      entries: [4, 8],
      build: ({ count, text: detail }, say) => ({
        kind: 'team',
        title,
        members: many(count, (index) => ({ name: named('Dana Whitfield', index), role: say(3), detail })),
      }),
    },
  ],
  logos: [
    {
      paths: ['logos.name'],
      entries: [8, 24],
      build: ({ count, text }) => ({
        kind: 'logos',
        title,
        logos: many(count, (index) => ({ name: named(text, index) })),
      }),
    },
  ],
  funnel: [
    {
      paths: ['stages.detail'],
      entries: [4, 7],
      build: ({ count, text: detail }, say) => ({
        kind: 'funnel',
        title,
        stages: many(count, (index) => ({
          ...{ name: named(say(1), index), value: `${9000 - index * 1000}`, amount: 9000 - index * 1000 },
          detail,
        })),
      }),
    },
  ],
  scorecard: [
    {
      paths: ['measures.name'],
      entries: [4, 9],
      build: ({ count, text }, say) => ({
        kind: 'scorecard',
        title,
        measures: many(count, (index) => ({
          ...{ name: named(text, index), actual: '41.2%', target: '43.0%' },
          status: { text: say(2), verdict: 'watch' },
        })),
      }),
    },
  ],
  executive_summary: [
    {
      paths: ['points.support'],
      entries: [3, 5],
      build: ({ count, text: support }, say) => ({
        kind: 'executive_summary',
        title,
        points: many(count, () => ({ statement: say(9), support })),
        conclusion: say(10),
      }),
    },
  ],
  decision: [
    {
      paths: ['asks.ask'],
      entries: [1, 4],
      build: ({ count, text: ask }, say) => ({
        kind: 'decision',
        title,
        asks: many(count, () => ({ ask, amount: '€2.4M', due: say(2), decider: say(2) })),
        otherwise: say(10),
      }),
    },
    {
      paths: ['otherwise'],
      build: ({ text: otherwise }, say) => ({
        kind: 'decision',
        title,
        asks: [{ ask: say(9), amount: '€2.4M', due: say(2), decider: say(2) }],
        otherwise,
      }),
    },
    {
      paths: ['options.detail'],
      entries: [2, 4],
      build: ({ count, text: detail }, say) => ({
        kind: 'decision',
        title,
        asks: [{ ask: say(9), amount: '€2.4M', due: say(2), decider: say(2) }],
        options: many(count, (index) => ({ name: named(say(1), index), detail, recommended: index === 0 })),
        otherwise: say(10),
      }),
    },
  ],
  waterfall: [
    {
      paths: ['steps.detail'],
      entries: [4, 9],
      build: ({ count, text: detail }, say) => ({
        kind: 'waterfall',
        title,
        start: { name: say(2), amount: 20 },
        steps: many(count, (index) => ({ name: named(say(1), index), amount: index + 1, detail })),
        end: { name: say(2), amount: 20 + (count * (count + 1)) / 2 },
      }),
    },
  ],
  before_after: [
    {
      paths: ['changes.before', 'changes.after'],
      entries: [4, 7],
      build: ({ count, text }, say) => ({
        kind: 'before_after',
        title,
        changes: many(count, (index) => ({ topic: named(say(1), index), before: text, after: text })),
      }),
    },
  ],
  roadmap: [
    {
      paths: ['lanes.items.text'],
      entries: [2, 4],
      build: ({ count, text }, say) => ({
        kind: 'roadmap',
        title,
        periods: many(4, (index) => `Q${index + 1}`),
        lanes: many(3, (lane) => ({
          name: named(say(1), lane),
          items: many(count, (index) => ({ text, start: `Q${index + 1}` })),
        })),
      }),
    },
  ],
  tree: [
    {
      paths: ['nodes.detail'],
      entries: [7, 16],
      build: ({ count, text: detail }, say) => ({
        kind: 'tree',
        title,
        nodes: many(count, (index) => ({
          name: named(say(1), index),
          detail,
          ...(index > 0 ? { under: named(say(1), index < 4 ? 0 : ((index - 1) % 3) + 1) } : {}),
        })),
      }),
    },
  ],
  features: [
    {
      paths: ['features.name'],
      entries: [5, 10],
      build: ({ count, text }, say) => ({
        kind: 'features',
        title,
        plans: many(3, (index) => ({ name: named(say(1), index) })),
        features: many(count, (index) => ({ name: named(text, index), values: ['✓', '–', '✓'] })),
      }),
    },
  ],
  cycle: [
    {
      paths: ['steps.detail'],
      entries: [4, 7],
      build: ({ count, text: detail }, say) => ({
        kind: 'cycle',
        title,
        steps: many(count, () => ({ title: say(2), detail })),
      }),
    },
  ],
  plot: [
    {
      paths: ['items.name'],
      entries: [6, 12],
      build: ({ count, text }, say) => ({
        ...{ kind: 'plot', title, xAxis: say(1), yAxis: say(1) },
        items: many(count, (index) => ({
          name: named(text, index),
          x: 1 + ((index * 7) % 10),
          y: 1 + ((index * 3) % 10),
        })),
      }),
    },
  ],
  code: [
    {
      paths: ['points.*'],
      entries: [2, 4],
      build: ({ count, text }) => ({
        ...{ kind: 'code', title, code: many(8, (index) => `total += price(order, ${index})`).join('\n') },
        points: many(count, () => text),
      }),
    },
  ],
  closing: [{ paths: ['message'], build: ({ text: message }) => ({ kind: 'closing', title, message }) }],
  sources: [
    {
      paths: ['items.*'],
      entries: [5, 12],
      build: ({ count, text }, say) => ({
        kind: 'sources',
        title,
        items: many(count, (at) => named(text || say(1), at)),
      }),
    },
  ],
};

/** The picture that probes name. */
export const probeImageId = 'probe';
