import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { ModelCall, ModelContent } from './openai-server';

const kinds: readonly SlideKind[] = ['metrics', 'bullets', 'statement', 'cards', 'process', 'two_columns'];
/** Points that have no words in common. */
const points = [
  'Harbour traffic rises',
  'Night shifts pay off',
  'Fuel stays cheap',
  'Drivers remain loyal',
  'Depots fill faster',
  'Returns become rare',
  'Customers order earlier',
  'Software replaces paper',
  'Rail beats road',
  'Winter tyres last',
  'Insurers lower rates',
  'Apprentices graduate early',
  'Warehouses share robots',
  'Invoices arrive digitally',
  'Routes avoid cities',
  'Packaging weighs less',
  'Suppliers sign longer',
  'Audits find nothing',
  'Energy comes locally',
  'Investors ask again',
];

const contents: Partial<Record<SlideKind, (point: string) => object>> = {
  metrics: (point) => ({
    metrics: [
      { value: 'High', label: point, change: null, detail: null, icon: null },
      { value: 'Low', label: 'Risk', change: null, detail: null, icon: null },
    ],
  }),
  bullets: (point) => ({
    lead: null,
    ordered: false,
    items: [point, 'It holds', 'It pays'].map((text) => ({ text, icon: null, children: null })),
  }),
  statement: (point) => ({ statement: `${point}, and it shows`, emphasis: null, support: 'All depots report it.' }),
  cards: (point) => ({
    cards: [point, 'Second', 'Third'].map((title) => ({ title, text: `${title} in a sentence.`, icon: null })),
  }),
  process: (point) => ({ steps: ['Look', 'Decide', 'Act'].map((title) => ({ title, detail: point, icon: null })) }),
  two_columns: (point) => ({
    left: { heading: 'Before', items: [{ text: point, icon: null, children: null }] },
    right: { heading: 'After', items: [{ text: 'It lasts', icon: null, children: null }] },
  }),
  title: () => ({ subtitle: 'A review', author: null, date: null }),
};

/** The request for a deck of so many slides, and what a model without faults answers to it. */
export function simulatedDeck(slideCount: number) {
  const planned = points.slice(0, slideCount - 1).map((point, index) => ({
    kind: kinds[index % kinds.length],
    title: `${point} this year`,
    message: `${point} for good reasons`,
    section: 'Review',
    material: [point],
  }));
  const slides = [
    { kind: 'title', title: 'The year went well', message: 'The year went well', section: null, material: [] },
    ...planned,
  ];
  return {
    prompt: `Make a deck of ${slideCount} slides about our year in freight.\n\n${points.map((point) => `- ${point}`).join('\n')}`,
    isPlan: ({ schemaName }: ModelCall) => schemaName === 'outline',
    answer({ schemaName, text }: ModelCall): ModelContent {
      if (schemaName === 'outline')
        return { content: JSON.stringify({ thought: 'The year went well.', title: 'Our year', author: null, slides }) };
      const kind = schemaName.replace(/_slide$/, '') as SlideKind;
      const point = /title: (.+?) this year/.exec(text)?.[1] ?? 'The year';
      return { content: JSON.stringify({ ...contents[kind]?.(point), source: null, notes: `${point}. Say why.` }) };
    },
  };
}
