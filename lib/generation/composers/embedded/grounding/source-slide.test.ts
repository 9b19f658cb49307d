import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { numbersMissing } from '@/lib/generation/sources/numbers-missing';
import type { Passage } from '@/lib/reading/passage';
import { composeSlides } from '../create-embedded-composer';
import { textsOf } from '../testing/said-in';

const report = (heading: string, text: string, index: number): Passage => ({
  id: `S${index + 1}`,
  origin: 'knowledge_base',
  documentId: 'report',
  title: 'Ferry report 2025',
  page: index + 1,
  url: null,
  heading: `Harbour ferries › ${heading}`,
  text,
});

const ferries = [
  report(
    'Passengers',
    'The harbour ferries carried 14,600,000 passengers in 2025. On a working day 40,000 people take a ferry.',
    0,
  ),
  report('Costs', 'Fuel for the harbour ferries cost $2.1M in 2025. Repairs of the ferries cost $0.4M.', 1),
  report(
    'Outlook',
    'Two electric ferries will enter service in May 2027. The north pier of the harbour opens in 2026.',
    2,
  ),
];
const japanese = [
  {
    ...report('費用', '港湾フェリーの燃料費は2億1,000万円でした。港湾フェリーの修理費は4,000万円でした。', 0),
    heading: '港湾フェリー › 費用',
  },
  {
    ...report(
      '予定',
      '2026年4月に港湾フェリーの北桟橋が開業します。2027年5月に港湾フェリーの電動船2隻が就航します。',
      1,
    ),
    heading: '港湾フェリー › 今後の予定',
  },
];

function variantsOf(prompt: string, passages: readonly Passage[], variantCount = 4): SlideSpec[] {
  return composeSlides({ ...readBrief({ prompt, outputType: 'single_slide', variantCount, images: [] }), passages });
}

describe.each([
  ['three parts', 'A slide about the harbour ferries for the city council', ferries],
  ['one part', 'A slide about the harbour ferries', ferries.slice(1, 2)],
  ['a how-to', 'A slide on how to run the harbour ferries', ferries],
  ['Japanese', '港湾フェリーについて1枚のスライドを作成してください', japanese],
])('a single slide of sources: %s', (_name, prompt, passages) => {
  const variants = variantsOf(prompt, passages);

  it('has four forms, none of them with a place to fill, each with its citations', () => {
    expect(new Set(variants.map(({ kind }) => kind)).size).toBe(4);
    expect(JSON.stringify(variants)).not.toMatch(/\[(?:Add|追記)/u);
    for (const { citations = [] } of variants) expect(citations.length).toBeGreaterThanOrEqual(2);
  });

  it('shows no number that its passages lack', () => {
    const known = passages.map(({ text }) => text).join('\n');
    for (const slide of variants)
      for (const text of textsOf({ ...slide, citations: undefined }, { notes: true }))
        expect(numbersMissing(text, known)).toEqual([]);
  });
});

describe('a single slide of sources', () => {
  it('has the headings of its source as its parts, in their order', () => {
    const [slide] = variantsOf('A slide about the harbour ferries', ferries, 1);
    expect(slide).toMatchObject({
      kind: 'cards',
      title: 'The harbour ferries',
      cards: [{ title: 'Passengers' }, { title: 'Costs' }, { title: 'Outlook' }],
    });
  });

  it('shows the figures of one part at once, under the topic', () => {
    const [slide] = variantsOf('A slide about the harbour ferries', ferries.slice(1, 2), 1);
    expect(slide).toMatchObject({
      kind: 'metrics',
      title: 'The harbour ferries',
      eyebrow: 'Costs',
      metrics: [{ value: '$2.1M' }, { value: '$0.4M' }],
    });
  });

  it('has places to fill where no passage is about its topic', () => {
    expect(JSON.stringify(variantsOf('A slide about bananas', ferries))).toContain('[Add');
  });
});
