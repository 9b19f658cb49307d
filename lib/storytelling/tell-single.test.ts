import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellSlides } from './tell-slides';
import { textsOn } from './texts-on';

function variantsOf(prompt: string, variantCount = 1): SlideSpec[] {
  return tellSlides(readPrompt({ prompt, outputType: 'single_slide', variantCount })).slides;
}
const shown = (slide: SlideSpec | undefined): string => textsOn(slide).join('\n');

const incident =
  '# Incident 7\n\nThe resolver failed for 74 minutes.\n\n## What happened\n- 08:12 Deploy\n- 08:19 Alert from the monitor\n- 09:26 All clear\n\n## Why\n1. The linter was off\n2. The canary covers 2 %\n3. Nobody looked\n\n## Actions\n| Action | Owner | Due |\n|---|---|---|\n| Fix the linter | Rui | 10 July |\n| Raise the canary | Hanna | 24 July |';

describe('variants of a single slide', () => {
  it.each([1, 2, 3, 4])('are %i, none of them a cover, each with all of the material in its notes', (count) => {
    const variants = variantsOf(incident, count);
    expect(variants).toHaveLength(count);
    for (const { kind, notes } of variants) {
      expect(kind).not.toBe('title');
      for (const words of ['74 minutes', '08:19', 'Nobody looked', 'Raise the canary']) expect(notes).toContain(words);
    }
  });

  it('are different kinds of slide while the material has them', () => {
    expect(new Set(variantsOf(incident, 4).map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    const prose =
      'Our ferry line carried 14,600 people in May, 12% more than a year ago. Fuel costs fell by $40,000. The north pier opens in 2027. Two captains retire this summer.';
    expect(new Set(variantsOf(prose, 3).map(({ kind }) => kind)).size).toBe(3);
  });

  it('repeat what was asked for in other arrangements', () => {
    const variants = variantsOf(
      'One slide, a timeline, two variants please.\n\n1903: first tram\n1948: last horse bus\n1971: metro\n2016: night buses',
      2,
    );
    expect(variants.map(({ kind }) => kind)).toEqual(['timeline', 'timeline']);
    expect(variants[0]).toMatchObject({
      events: [{ when: '1903' }, { when: '1948' }, { when: '1971' }, { when: '2016' }],
    });
  });

  it('show no word of the request', () => {
    for (const slide of variantsOf(
      'One slide please, 3 variants to choose from:\n\n- Rent: 1,200 €\n- Power: 300 €\n- Water: 80 €',
      3,
    ))
      expect(shown(slide)).not.toMatch(/variant|please|choose/iu);
  });
});

describe('the form of a single slide', () => {
  it('is a matrix for a SWOT, also where its parts are said in lines', () => {
    const [slide] = variantsOf(
      'SWOT-Analyse Hofladen Ebert, eine Folie\n\nStärken: eigene Eier; kurze Wege\nSchwächen: ein Parkplatz; alte Kasse\nChancen: Neubaugebiet; Abokiste\nRisiken: Supermarkt; Dürre',
    );
    expect(slide).toMatchObject({
      kind: 'matrix',
      panels: [
        { title: 'Stärken', items: ['eigene Eier', 'kurze Wege'] },
        { title: 'Schwächen' },
        { title: 'Chancen' },
        { title: 'Risiken' },
      ],
    });
  });

  it('is big numbers with their targets for figures, the footnote at the foot', () => {
    const [slide] = variantsOf(
      '1 slide for the depot board\n\nDepot in March at a glance\n\nBuses out on time: 96.2 % (target 95 %)\nBreakdowns: 14 (Feb 21)\nAverage age: 7.4 years\n\nfootnote: workshop data of 2 April',
    );
    expect(slide).toMatchObject({
      kind: 'metrics',
      title: 'Depot in March at a glance',
      source: 'Workshop data of 2 April',
      metrics: [
        { value: '96.2 %', detail: 'target 95 %' },
        { value: '14', detail: 'Feb 21' },
        { label: 'Average age' },
      ],
    });
  });

  it('is cards of questions with their answers', () => {
    const [slide] = variantsOf(
      'One slide from these:\n\n- Where is the wardrobe? -> Hall 2\n- When does it close? -> 21:00\n- Is there a lift? -> Next to the bar',
    );
    expect(slide).toMatchObject({
      kind: 'cards',
      cards: [{ title: 'Where is the wardrobe?', text: 'Hall 2' }, {}, {}],
    });
  });

  it('compares what is said of two things in one order', () => {
    const [slide] = variantsOf(
      'One slide comparing gas and heat pump\n\nGas: price 9,000 €, upkeep 220 € a year, noise low\nHeat pump: price 19,000 €, upkeep 150 € a year, noise medium',
    );
    expect(slide).toMatchObject({
      kind: 'table',
      rows: [
        ['Price', '9,000 €', '19,000 €'],
        ['Upkeep', '220 € a year', '150 € a year'],
        ['Noise', 'Low', 'Medium'],
      ],
    });
  });

  it('says a quotation once, with who said it', () => {
    const [slide] = variantsOf(
      'One slide with this quote:\n\n“I found my glove and four neighbours.”\nIda Brandt, reader, lost property day',
    );
    expect(slide).toMatchObject({ kind: 'quote', quote: 'I found my glove and four neighbours.', title: 'Ida Brandt' });
  });

  it('has what was asked for as its title, not the first of its headings', () => {
    const [slide] = variantsOf(
      'One slide: lease or purchase of the trailers\n\nLease\n- 300 € a month\n- no deposit\n- tyres included\n\nPurchase\n- 11,000 € each\n- own repairs\n- 4,000 € rest value\n\nOur proposal: purchase, because it is cheaper after 33 months',
    );
    expect(slide?.title).toBe('Lease or purchase of the trailers');
  });

  it('is an outline for a bare topic', () => {
    const variants = variantsOf('A slide about beekeeping on flat roofs', 3);
    expect(variants).toHaveLength(3);
    expect(variants.every(({ kind }) => kind !== 'title')).toBe(true);
    expect(shown(variants[0])).toMatch(/beekeeping/iu);
  });
});

describe('the title of a single slide', () => {
  const harvest = 'Apples in four years\n2021: 310\n2022: 465\n2023: 280\n2024: 245';

  it('is the whole one that was given, which asks for no form', () => {
    const request = 'Hello, one slide please. Title: Harvests fell in 2024, prices rose';
    const wish = 'Please show it as a chart.';
    const asked = (prompt: string) => readPrompt({ prompt, outputType: 'single_slide', variantCount: 1 }).instructions;
    const { title, forms } = asked(`${request}\n\n${harvest}\n\n${wish}`);
    expect(title).toBe('Harvests fell in 2024, prices rose');
    expect(forms.map(({ form }) => form)).toEqual(['chart']);
    const timeline = asked(`Make one slide. Title: Our timeline at a glance\n\n${harvest}`);
    expect(timeline).toMatchObject({ title: 'Our timeline at a glance', forms: [] });
    const [bars] = variantsOf(`Make one slide titled "Harvest 2024" as a bar chart.\n\n${harvest}`);
    expect(bars).toMatchObject({ kind: 'chart', title: 'Harvest 2024', chart: { type: 'column' } });
  });

  it('stays above what a form says of itself, beside which it stands', () => {
    const [slide] = variantsOf(`One slide, titled "Harvest 2024"\n\n${harvest}`);
    expect(slide).toMatchObject({
      title: 'Harvest 2024',
      eyebrow: 'Apples in four years',
      chart: { series: [{ name: 'Apples in four years' }] },
    });
    expect(variantsOf(`One slide please.\n\n${harvest}`)[0]).toMatchObject({ title: 'Apples in four years' });
  });

  it.each([
    ['a line above several sections', 'Pump or boiler for the two halls', 'Pump or boiler for the two halls'],
    ['never a sentence', 'We compared pump and boiler for the two halls.', 'Overview'],
  ])('is %s', (_, text, title) => {
    const lines =
      'Pump: 519 € a month, no down payment, service and filters included, 20 years\nBoiler: 41,900 €, subsidy 5,000 €, service approx. 65 € a month, expected life 15 years\n\nTotal over 240 months: pump 124,912 €, boiler 125,520 €\nOur recommendation: pump, since nobody knows what gas will cost in 2030';
    const reading = readPrompt({
      prompt: `Single slide please. We compared pump and boiler for the two halls.\n\n${lines}`,
      outputType: 'single_slide',
      variantCount: 1,
    });
    const parts = [{ type: 'paragraph' as const, text, span: reading.content.span }];
    const { slides } = tellSlides({ ...reading, content: { ...reading.content, parts } });
    expect(slides[0]?.title).toBe(title);
  });
});

it('begins each line beside its chart with a capital', () => {
  const [slide] = variantsOf(
    'One slide please, a bar chart.\n\nGarden year\n\nCosts\nwood 410\npaint 325\nnails 290\n\nthe shed took most of it.',
  );
  expect(slide).toMatchObject({ kind: 'chart', takeaway: 'The shed took most of it.' });
});

it('what may be a wish or content stands in the notes of the first slide, and a notice says so', () => {
  const reading = readPrompt({
    prompt: 'Three slides.\n\n# Pier\n\n- Old\n- Long',
    outputType: 'deck',
    variantCount: 1,
  });
  const text = 'Perhaps the lamps of the pier could be of interest to the board of the harbour as well.';
  const doubtful = { ...reading, asides: [{ text, role: 'doubtful' as const, span: { start: 0, end: 1 } }] };
  const { slides, notices } = tellSlides(doubtful);
  expect(slides[0]?.notes).toContain(text);
  expect(notices.join('\n')).toMatch(
    /Some sentences may be wishes or content; they stand in the notes of the first slide: “Perhaps the lamps of the pier could be of interest to the.*…”\./,
  );
  expect(tellSlides({ ...reading, asides: [] }).notices.join()).not.toContain('wishes');
});
