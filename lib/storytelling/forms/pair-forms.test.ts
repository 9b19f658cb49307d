import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellDeck } from '../tell-deck';

const tell = (prompt: string) => tellDeck(readPrompt({ prompt, outputType: 'deck', variantCount: 1 })).slides;
const pairsOf = (prompt: string) => tell(prompt).filter((slide) => slide.kind === 'blocks');
const years = '| Year | Orders |\n| --- | --- |\n| 2022 | 182 |\n| 2023 | 214 |\n| 2024 | 268 |\n| 2025 | 331 |\n';
const team = '## Team\n\n- Ann leads the hall\n- Bo drives\n- Cy packs\n';

describe('two blocks are told of', () => {
  it.each([
    ['# Our hall\n\n## Orders', 'Orders grew in every year.', 'Orders from the app are one in four.'],
    ['# Unsere Halle\n\n## Orders', 'Jedes Jahr kamen mehr Orders.', 'Die Orders aus der App sind ein Viertel.'],
  ])('a small data set and what sentences say of it: %s', (head, before, after) => {
    const [slide] = pairsOf(`${head}\n\n${before}\n\n${years}\n${after}\n\n${team}`);
    expect(slide).toMatchObject({
      title: 'Orders',
      blocks: [
        { kind: 'chart', chart: { series: [{ values: [182, 214, 268, 331] }] } },
        { kind: 'bullets', items: [{ text: before.slice(0, -1) }, { text: after.slice(0, -1) }] },
      ],
    });
  });

  it.each([
    [
      'What changes for nurses',
      '- 46 minutes saved in each shift\n- 92% would not go back to paper',
      'Maria Keller, ward nurse',
    ],
    [
      'Was sich ändert',
      '- 46 Minuten je Schicht gespart\n- 92 % wollen nicht zurück zum Papier',
      'Maria Keller, Pflegerin',
    ],
  ])('figures and what somebody says of them: %s', (heading, figures, by) => {
    const [slide] = pairsOf(
      `# Wards\n\n## ${heading}\n\n${figures}\n\n> It takes half the time.\n> — ${by}\n\n${team}`,
    );
    expect(slide).toMatchObject({
      title: heading,
      blocks: [
        { kind: 'metrics', metrics: [{ value: expect.stringContaining('46') as string }, {}] },
        { kind: 'quote', quote: 'It takes half the time.', attribution: by },
      ],
    });
  });

  it('a table and the sentence that says what follows from it', () => {
    const table =
      '| Supplier | Terms | Contact |\n| --- | --- | --- |\n| Norda | Agreed | Ann |\n| Solvang | Open | Cy |\n';
    const sections = ['Needs', 'Market', 'Visits', 'Costs'].map(
      (name) => `## ${name}\n\n- ${name} were looked at\n- ${name} are known\n`,
    );
    const [slide] = pairsOf(
      `# Suppliers\n\n## Offers\n\n${table}\nWe sign with Norda in May.\n\n${sections.join('\n')}`,
    );
    expect(slide).toMatchObject({
      title: 'Offers',
      blocks: [
        {
          kind: 'table',
          rows: [
            ['Norda', 'Agreed', 'Ann'],
            ['Solvang', 'Open', 'Cy'],
          ],
        },
        { kind: 'statement', statement: 'We sign with Norda in May.' },
      ],
    });
  });

  it('two small data sets of the same years', () => {
    const other = years.replaceAll('Orders', 'Income').replaceAll('182', '9');
    const sections = ['Needs', 'Market', 'Visits', 'Costs'].map(
      (name) => `## ${name}\n\n- ${name} were looked at\n- ${name} are known\n`,
    );
    const [slide] = pairsOf(
      `# Shop\n\n## Sales\n\n### Devices sold\n\n${years}\n### Income of the year\n\n${other}\n${sections.join('\n')}`,
    );
    expect(slide).toMatchObject({
      title: 'Sales',
      blocks: [
        { kind: 'chart', heading: 'Devices sold' },
        { kind: 'chart', heading: 'Income of the year' },
      ],
    });
  });
});

describe('two blocks are not told of', () => {
  it('sentences that are about something else than the numbers, or a list beside them', () => {
    const others = 'The canteen opens at nine. Parking is free for guests.';
    expect(pairsOf(`# Hall\n\n## Orders\n\n${years}\n${others}\n\n${team}`)).toEqual([]);
    expect(pairsOf(`# Hall\n\n## Orders\n\n${years}\n- Order forms\n- Order lists\n- Order books\n\n${team}`)).toEqual(
      [],
    );
  });

  it('a single sentence beside a chart, which is its takeaway', () => {
    const slides = tell(`# Hall\n\n## Orders\n\n${years}\nOrders grew in every year.\n\n${team}`);
    expect(slides.some((slide) => slide.kind === 'chart' && slide.takeaway === 'Orders grew in every year')).toBe(true);
    expect(slides.some(({ kind }) => kind === 'blocks')).toBe(false);
  });
});
