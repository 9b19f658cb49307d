import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { languageOf } from '@/lib/languages/find-language';
import { readPrompt } from '@/lib/reading/read-prompt';
import { readInputs } from '@/scripts/evaluate/inputs';
import { sample } from '@/lib/testing/test-run';
import { tellDeck } from './tell-deck';

const tell = (prompt: string) => tellDeck(readPrompt({ prompt, outputType: 'deck', variantCount: 1 }));
const inputs = readInputs(join(import.meta.dirname, '../../evaluation/development')).filter(
  ({ expected }) => expected.outputType === 'deck' && expected.documents.length === 0,
);
const titled = ({ kind, title }: SlideSpec): string => `${kind}: ${title}`;

describe.each(inputs.map((input) => [input.name, input] as const))('%s', (_, { prompt }) => {
  const { slides } = tell(prompt);

  it('is told with a cover, titles and notes, and without places to fill in', () => {
    expect(slides[0]?.kind).toBe('title');
    expect(slides.filter(({ title }) => title.trim() === '').map(titled)).toEqual([]);
    expect(JSON.stringify(slides)).not.toMatch(/\[Add|undefined|\{[xXabAB]\}/u);
  });

  it('tears nothing: brackets and quotes of titles close', () => {
    const torn = slides.filter(
      ({ title }) => title.split('(').length !== title.split(')').length && prompt.includes(title) === false,
    );
    expect(torn.map(titled)).toEqual([]);
  });
});

describe('whom to ask', () => {
  const talk = '# Harbour cranes\n\n## Why\n- Cranes fail every 9 days\n- Each stop costs 14,000 euros\n\n## Contact\n';

  it('ends a deck, each with what they are reached by', () => {
    const { slides } = tell(`${talk}- Dana Whitfield, dana@example.com\n- Service desk: +44 20 7946 0991`);
    expect(slides.at(-1)).toMatchObject({
      kind: 'closing',
      title: 'Contact',
      contacts: [
        { name: 'Dana Whitfield', detail: 'dana@example.com' },
        { name: 'Service desk', detail: '+44 20 7946 0991' },
      ],
    });
  });

  it('is no closing where nobody is named with a number, and none of figures', () => {
    const { slides } = tell(
      `${talk}- Depot 1 moved 1200000 tons in 2025 and had few faults\n- The other one moved more`,
    );
    expect(slides.map(({ kind }) => kind)).not.toContain('closing');
  });
});

describe('the people of a project', () => {
  const talk = '# A new hall\n\n## Why\n- Rent rises by 12%\n- Returns wait 9 days\n\n## Our team\n';

  it.each([
    ['- Dana Whitfield – CFO, signs the lease\n- Omar Haddad – head of operations', 'CFO, signs the lease'],
    ['- CFO: Dana Whitfield\n- Head of operations: Omar Haddad', 'CFO'],
    ['- Dana Whitfield, CFO\n- Omar Haddad, head of operations', 'CFO'],
  ])('stand with what they do: %s', (lines, role) => {
    const { slides } = tell(`${talk}${lines}\n`);
    expect(slides.at(-1)).toMatchObject({
      kind: 'team',
      title: 'Our team',
      members: [
        { name: 'Dana Whitfield', role },
        { name: 'Omar Haddad', role: 'Head of operations' },
      ],
    });
  });

  it('are no team where lines name none', () => {
    const { slides } = tell(`${talk}- Finance: two people, half of their time\n- Operations: everybody in May`);
    expect(slides.map(({ kind }) => kind)).not.toContain('team');
  });
});

describe('what is left from stage to stage', () => {
  const numbers = ['1.240', '410', '160', '48'];
  const linesOf = (names: readonly string[]) => names.map((name, index) => `- ${name}: ${numbers[index]}`).join('\n');

  it.each([
    ['en', 'Our sales funnel', ['Leads', 'Demos', 'Offers', 'Won']],
    ['de', 'Unser Vertriebstrichter', ['Anfragen', 'Angebote', 'Verhandlungen', 'Aufträge']],
  ])('is a funnel where the heading says so: %s', (_, heading, names) => {
    const lines = linesOf(names).replace('1.240', heading.startsWith('Our') ? '1,240' : '1.240');
    const { slides } = tell(`# Deck\n\n## ${heading}\n${lines}\n`);
    expect(slides.at(-1)).toMatchObject({
      kind: 'funnel',
      title: heading,
      stages: [{ name: names[0], amount: 1240 }, { amount: 410 }, { amount: 160 }, { name: names[3], amount: 48 }],
    });
  });

  it.each([
    ['is said to be something else', '# Deck\n\n## People by city\n- Ulm: 1,240\n- Bonn: 410\n- Jena: 160\n'],
    ['grows', '# Deck\n\n## Our sales funnel\n- Leads: 410\n- Demos: 1,240\n- Won: 160\n'],
  ])('is none where it %s', (_, source) => {
    expect(tell(source).slides.map(({ kind }) => kind)).not.toContain('funnel');
  });
});

describe('measures against their targets', () => {
  const table = (heading: string, head: string, rows: readonly string[]) =>
    `# ${heading}\n\n## ${heading}\n\n${[head, head.replace(/[^|]+/g, '---'), ...rows].map((row) => `| ${row} |`).join('\n')}\n`;

  it.each([
    [
      'Where we stand',
      'KPI | Actual | Target | Status',
      'Delivery on time',
      '🔴 Late',
      { text: 'Late', verdict: 'bad' },
    ],
    [
      'Wo wir in diesem Jahr stehen',
      'Kennzahl | Ist | Ziel | Status',
      'Pünktliche Lieferungen',
      '🟢 Auf Kurs',
      { text: 'Auf Kurs', verdict: 'good' },
    ],
    [
      'Où nous en sommes cette année',
      'Indicateur | Réel | Objectif | Statut',
      'Livraisons à l’heure',
      'en retard',
      { text: 'En retard' },
    ],
  ])('are a scorecard: %s', (heading, head, name, stands, status) => {
    const { slides } = tell(table(heading, head, [`${name} | 92% | 97% | ${stands}`, `Retours | 4% | 3% | ${stands}`]));
    const [measure, actual, target] = head.split(' | ');
    expect(slides.at(-1)).toMatchObject({
      kind: 'scorecard',
      labels: { measure, actual, target },
      measures: [
        { name, actual: expect.stringContaining('92'), target: expect.stringContaining('97'), status },
        { name: 'Retours' },
      ],
    });
  });

  it('are none without a target, or with more than it says', () => {
    for (const [head, row] of [
      ['KPI | Q2 | Q3 | Status', 'Margin | 41% | 43% | late'],
      ['KPI | Actual | Target | Q1 | Q2 | Status', 'Margin | 41% | 43% | 40% | 42% | late'],
    ] as const)
      expect(
        tell(table('Where we stand', head, [row, row.replace('Margin', 'Churn')])).slides.map(({ kind }) => kind),
      ).not.toContain('scorecard');
  });
});

describe('a summary', () => {
  const talk = (heading: string, lines: string) =>
    `# A new hall\n\n## Why\n- Rent rises by 12%\n- Returns wait 9 days\n\n## ${heading}\n${lines}\n`;
  const findings =
    '- Late deliveries cost us 31 customers. They named them first.\n- A second hall brings most orders to the next day\n';

  it('says what is found, what supports it, and what is asked for', () => {
    expect(
      tell(talk('Executive summary', `${findings}- Recommendation: approve the lease today`)).slides.at(-1),
    ).toMatchObject({
      kind: 'executive_summary',
      title: 'Executive summary',
      points: [
        { statement: 'Late deliveries cost us 31 customers', support: 'They named them first' },
        { statement: 'A second hall brings most orders to the next day' },
      ],
      conclusion: 'Approve the lease today',
    });
  });

  it.each([
    ['another heading', 'What customers say', findings],
    ['names alone', 'Summary', '- Faster returns\n- Lower rent\n- Happier drivers'],
  ])('is none under %s', (_, heading, lines) => {
    expect(tell(talk(heading, lines)).slides.map(({ kind }) => kind)).not.toContain('executive_summary');
  });
});

describe('questions with their answers', () => {
  const talk = '# Returns in our shops\n\n## Why\n- Returns rose 14%\n- Goods wait 9 days\n\n';
  const pairs = [
    { question: 'Who decides about a refund?', answer: 'The shop manager, up to 200 euros' },
    { question: 'Is a receipt needed?', answer: 'No, the number of the order is enough' },
  ];

  it.each([
    ['behind the question', ({ question, answer }: (typeof pairs)[number]) => `- ${question} ${answer}`],
    ['behind a dash', ({ question, answer }: (typeof pairs)[number]) => `${question} – ${answer}`],
    ['below the question', ({ question, answer }: (typeof pairs)[number]) => `- ${question}\n  - ${answer}`],
    [
      'in lines that say what they are',
      ({ question, answer }: (typeof pairs)[number]) => `Q: ${question}\nA: ${answer}`,
    ],
    ['in bold print', ({ question, answer }: (typeof pairs)[number]) => `**${question}** ${answer}`],
  ])('are one slide, where answers stand %s', (_, write) => {
    const { slides } = tell(
      `${talk}## What managers ask\n${pairs.map(write).join('\n')}\n\n## When\n- We start in 12 shops`,
    );
    const told = slides.find(({ kind }) => kind === 'questions');
    const withoutStop = (text: string) => text.replace(/\.$/, '');
    expect(told).toMatchObject({ title: 'What managers ask' });
    const said = told?.kind === 'questions' ? told.questions : [];
    expect(said.map(({ question, answer }) => ({ question, answer: withoutStop(answer) }))).toEqual(pairs);
  });

  it('are none where a question is left open', () => {
    const { slides } = tell(`${talk}## What managers ask\n- Who decides about a refund?\n- Is a receipt needed?`);
    expect(slides.map(({ kind }) => kind)).not.toContain('questions');
  });
});

describe('a number of slides', () => {
  it.each(sample(inputs, 4).map((input) => [input.name, input] as const))('is never exceeded: %s', (_, { prompt }) => {
    const reading = readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
    for (const count of [2, 3, 6, 10, 20]) {
      const slideCount = { asked: { min: count, max: count }, fewest: count, most: count };
      expect(tellDeck({ ...reading, slideCount }).slides.length).toBeLessThanOrEqual(count);
    }
  });
});

describe('tellDeck', () => {
  const report = Array.from(
    { length: 6 },
    (_, index) =>
      `## Part ${index + 1}\n\n${Array.from({ length: 4 }, (_, item) => `- Site ${index + 1}.${item + 1} opens with ${item + 3} rooms for its visitors`).join('\n')}`,
  ).join('\n\n');

  it.each([4, 5, 6, 7, 8, 10, 12, 15, 18])('makes %i slides of a report of six parts', (count) => {
    expect(tell(`Make ${count} slides of this.\n\n# Museum\n\n${report}`).slides).toHaveLength(count);
  });

  it('has fewer where the text is too short, and pads nothing', () => {
    const { slides } = tell(
      'Make 12 slides of this:\n\nTea\n\n- Green tea comes from China\n- Black tea comes from India',
    );
    expect(slides.length).toBeLessThan(6);
  });

  it('shows a trend as a line, a share as a doughnut, dates on an axis', () => {
    const kinds = (prompt: string) =>
      tell(prompt).slides.map((slide) => (slide.kind === 'chart' ? slide.chart.type : slide.kind));
    expect(kinds('Visits\n\nMonth,North,South\nJan,12,14\nFeb,13,15\nMar,15,18')).toContain('line');
    expect(kinds('Who pays\n\nPayer,Share\nCouncil,60%\nFriends,25%\nLottery,15%')).toContain('doughnut');
    expect(
      kinds('Roof\n\nMilestones\n- 3 May: the roof is off\n- 21 June: the beams stand\n- 6 September: the roof is on'),
    ).toContain('timeline');
  });

  it('says what data say by simple arithmetic, and nothing else', () => {
    const { slides } = tell('How did visits change?\n\nMonth,Visits\nJan,120\nFeb,130\nMar,150');
    expect(slides.map(({ title }) => title)).toContain('Visits: 120 → 150 (+25%)');
  });

  it.each([
    ['Pottery for beginners', 'howto'],
    ['Bitte eine Präsentation zum Thema Sturzvorbeugung im Pflegeheim, für Pflegekräfte', 'training'],
    ['Segurança contra incêndio na cozinha', 'rules'],
    ['Fledermäuse', 'explain'],
  ] as const)('chooses the story that suits: %s is %s', (prompt, shape) => {
    const reading = readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
    const titles = tellDeck(reading).slides.map(({ title }) => title);
    const rows = languageOf(reading.language).stories[shape]?.split('\n') ?? [];
    expect(rows.filter((row) => titles.slice(2).some((title) => row.includes(` ${title} / `))).length).toBeGreaterThan(
      3,
    );
  });

  it('ends hints openly and says no words of the title again below it', () => {
    const { slides } = tellDeck(readPrompt({ prompt: 'Pottery for beginners', outputType: 'deck', variantCount: 1 }));
    expect(slides[0]).toMatchObject({ kind: 'title', title: 'Pottery', subtitle: 'For beginners' });
    expect(slides.map(({ kind }) => kind)).not.toContain('statement');
    const items = slides.flatMap((slide) => (slide.kind === 'bullets' ? slide.items.map(({ text }) => text) : []));
    expect(items.filter((text) => !text.endsWith(' …'))).toEqual([]);
  });

  it('gives a bare topic the questions that its talk must answer', () => {
    const { slides, notices } = tell('Why our library should lend tools - 6 slides for the council');
    expect(slides).toHaveLength(6);
    expect(slides[0]).toMatchObject({ title: 'Why our library should lend tools', subtitle: 'For the council' });
    expect(notices.join(' ')).toContain('outline');
  });

  it('puts strengths, weaknesses, opportunities and threats into a matrix', () => {
    const { slides } = tell(
      'SWOT of the shop\n\nStrengths\n- staff\n- place\n\nWeaknesses\n- rent\n\nOpportunities\n- tourists\n\nThreats\n- the new mall',
    );
    expect(slides.map(({ kind }) => kind)).toContain('matrix');
  });

  const formOf = (title: string, text: string) => {
    const slide = tell(`# ${title}\n\n## Part one\n\n${text}\n\n## Part two\n\n- first point\n- second point`)
      .slides[1];
    return slide?.kind === 'chart' ? slide.chart.type : slide?.kind;
  };

  it.each([
    ['doughnut', 'Rent 40%, staff 35%, energy 25%'],
    ['doughnut', 'Total €900: €500 for the hall, €300 for the band and €100 for flowers'],
    ['line', '2021: 12 km, 2022: 15 km, 2023: 19 km'],
    ['timeline', 'Hall booked 3 March, posters out 20 March, doors open 9 April'],
    ['metrics', '- 31 stalls\n- 4 stages\n- 900 visitors an hour'],
    ['process', 'How to join: 1) register online 2) pay the fee 3) fetch your badge'],
    ['quote', '“We had never seen so many people in one street.” – Nora Whitlam, baker'],
    ['before_after', '- Before: one queue and paper tickets\n- After: four gates and a code on the phone'],
    ['comparison', '- Pros: near to the station and cheap\n- Cons: loud and crowded on Sundays'],
  ])('shows what sentences and lines say as a %s: %s', (kind, text) => {
    expect(formOf('Street fair', text)).toBe(kind);
  });

  it('draws no axis of what is measured in several units', () => {
    const { slides } = tell('Pump\n\nProperty,Least,Most\nPressure (bar),2,4\nNoise (dB),40,48\nPower (W),18,25');
    expect(slides.map(({ kind }) => kind)).not.toContain('chart');
  });

  it('draws all that has a measure, whatever it is called', () => {
    const { slides } = tell(
      'Revenue by region\n\n| Region | Q3 2025 | Q3 2026 |\n|---|---|---|\n| North America | 22.1 | 24.0 |\n| Europe | 14.3 | 16.2 |\n| Asia Pacific | 7.0 | 8.0 |',
    );
    const chart = slides.find(({ kind }) => kind === 'chart');
    expect(JSON.stringify(chart)).toContain('"categories":["North America","Europe","Asia Pacific"]');
  });

  it('draws a table with two keys a row as a line for each of its kinds', () => {
    const rows = ['Jan', 'Feb', 'Mar'].flatMap((month, index) => [
      `${month},East,${10 + index},4`,
      `${month},West,${8 + index},5`,
    ]);
    const { slides } = tell(`Parcels\n\nMonth,Route,Parcels,Complaints\n${rows.join('\n')}`);
    const chart = slides.find((slide) => slide.kind === 'chart');
    expect(chart?.chart.series.map(({ name, values }) => [name, ...values])).toEqual([
      ['East', 10, 11, 12],
      ['West', 8, 9, 10],
    ]);
  });

  it('gives parts of a section titles of their own', () => {
    const items = Array.from(
      { length: 14 },
      (_, index) =>
        `- Rule ${index + 1}: keep gate number ${index + 1} closed and locked at night so that no sheep walks onto the road`,
    );
    const titles = tell(`Farm\n\nRules\n\n${items.join('\n')}\n\nPeople\n\n- Ann`).slides.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('puts last what is to be last, and keeps to the words of a slide', () => {
    const reading = readPrompt({
      prompt:
        'Hall\n\n## Next steps\n\n- Paint the hall\n- Buy the chairs\n\n## Costs\n\n- Paint is dear\n- Brushes are cheap\n\n## People\n\n- Ann paints\n- Bob cooks',
      outputType: 'deck',
      variantCount: 1,
    });
    const { slides } = tellDeck({ ...reading, instructions: { ...reading.instructions, ending: 'actions' } });
    expect(slides.at(-1)?.title).toBe('Next steps');
  });

  it.each(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ru', 'ar', 'he', 'hi', 'zh', 'ja', 'ko'])(
    'has outlines without holes in %s, however many slides are asked for',
    (language) => {
      const reading = readPrompt({ prompt: 'Bees', outputType: 'deck', variantCount: 1 });
      for (const count of [4, 8, 14]) {
        const slideCount = { asked: { min: count, max: count }, fewest: count, most: count };
        const { slides } = tellDeck({ ...reading, language, slideCount });
        expect(slides).toHaveLength(count);
        expect(new Set(slides.map(({ title }) => title)).size).toBe(count);
        expect(JSON.stringify(slides)).not.toMatch(/\{[a-zA-Z]+\}|~/u);
      }
    },
  );
});
