import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellDeck } from './tell-deck';

const tell = (prompt: string) => tellDeck(readPrompt({ prompt, outputType: 'deck', variantCount: 1 })).slides;
const kindsOf = (prompt: string) => tell(prompt).map(({ kind }) => kind);
const deckOf = (heading: string, lines: readonly string[]) => `# ${heading}\n\n## ${heading}\n${lines.join('\n')}\n`;

describe('what lasts from when to when', () => {
  it('is no list of actions, each of somebody and due on a day', () => {
    const rows = ['Load test | Mei | 2026-09-28', 'Timeout | Jonas | 2026-09-21', 'Runbook | Mei | 2026-10-12'];
    const head = ['| Action | Owner | Due |', '|---|---|---|'];
    expect(kindsOf(deckOf('Actions', [...head, ...rows.map((row) => `| ${row} |`)]))).not.toContain('roadmap');
  });

  it.each([
    ['en', 'A plan for the new hall', ['Q1–Q2: lease', 'Q2–Q3: fit out', 'Q4: opening'], ['Q1', 'Q2', 'Q3', 'Q4']],
    [
      'de',
      'Der Fahrplan für die neue Halle',
      ['Januar–Februar: Vertrag', 'Februar bis März: Ausbau', 'April: Umzug'],
      ['Januar', 'Februar', 'März', 'April'],
    ],
    [
      'fr',
      'La feuille de route du nouveau hall',
      ['T1–T2 2026 : bail', 'T2–T3 2026 : travaux', 'T4 2026 : ouverture'],
      ['T1 2026', 'T2 2026', 'T3 2026', 'T4 2026'],
    ],
    ['ja', '新しい倉庫の計画', ['4〜5月: 要件定義', '5〜6月: 開発', '7月: テスト'], ['4月', '5月', '6月', '7月']],
    [
      'ko',
      '새 창고 로드맵',
      ['1분기~2분기: 계약', '2분기~3분기: 공사', '4분기: 개장'],
      ['1분기', '2분기', '3분기', '4분기'],
    ],
    [
      'ar',
      'خارطة الطريق للمستودع الجديد',
      ['يناير – فبراير: العقد', 'فبراير – مارس: التجهيز', 'أبريل: الافتتاح'],
      ['يناير', 'فبراير', 'مارس', 'أبريل'],
    ],
  ])('is a roadmap: %s', (_, heading, lines, periods) => {
    const slide = tell(
      deckOf(
        heading,
        lines.map((line) => `- ${line}`),
      ),
    ).at(-1);
    expect(slide).toMatchObject({ kind: 'roadmap', periods });
    const items = slide?.kind === 'roadmap' ? slide.lanes.flatMap((lane) => lane.items) : [];
    expect(items.map(({ start, end }) => [periods.indexOf(start), periods.indexOf(end ?? start)])).toEqual([
      [0, 1],
      [1, 2],
      [3, 3],
    ]);
  });

  it('stands in the lanes that its lines or sections name', () => {
    const list =
      '# Plan\n\n## Plan\n- Building\n  - Week 1–3: lease\n  - Week 4: fit out\n- IT\n  - Week 2–5: new system\n';
    const sections =
      '# Plan\n\n## Plan\n\n### Building\n- Q1: lease\n- Q2–Q3: fit out\n\n### IT\n- Q1–Q2: new system\n';
    for (const prompt of [list, sections])
      expect(tell(prompt).at(-1)).toMatchObject({
        kind: 'roadmap',
        lanes: [
          { name: 'Building', items: [{ text: 'Lease' }, { text: 'Fit out' }] },
          { name: 'IT', items: [{ text: 'New system' }] },
        ],
      });
  });

  it('is read from tables with a begin and an end, with one time, or with a column a period', () => {
    const table = (rows: readonly string[]) =>
      `# Plan\n\n## Project plan\n\n${[rows[0]!, rows[0]!.replace(/[^|]+/g, '---'), ...rows.slice(1)].map((row) => `| ${row} |`).join('\n')}\n`;
    const slides = [
      [
        'Task | Start | End',
        'Design | 1 Feb 2026 | 15 Apr 2026',
        'Build | 10 Mar 2026 | 30 Jun 2026',
        'Pilot | Jul 2026 | Jul 2026',
      ],
      ['Task | Period', 'Design | Feb–Apr 2026', 'Build | Mar–Jun 2026', 'Pilot | Jul 2026'],
      ['Task | Feb | Mar | Apr', 'Design | x | x | ', 'Build | | x | x', 'Pilot | | | x'],
    ].map((rows) => tell(table(rows)).at(-1));
    for (const slide of slides)
      expect(slide).toMatchObject({
        kind: 'roadmap',
        lanes: [{ name: 'Design' }, { name: 'Build' }, { name: 'Pilot' }],
      });
    expect(slides[0]).toMatchObject({
      lanes: [
        { items: [{ start: 'Feb 2026', end: 'Apr 2026', endShare: 0.5, when: '1 Feb 2026 – 15 Apr 2026' }] },
        {},
        {},
      ],
    });
    expect(slides[2]).toMatchObject({
      lanes: [{ items: [{ start: 'Feb', end: 'Mar' }] }, {}, { items: [{ start: 'Apr' }] }],
    });
  });

  it('has a line for the day of the talk where the request says it', () => {
    const lines = '## Plan\n- Q1 2026: research\n- Q2–Q3 2026: build\n- Q3–Q4 2026: launch\n';
    expect(tell(`# New app\nDate: 16 May 2026\n\n${lines}`).at(-1)).toMatchObject({
      today: { period: 'Q2 2026', share: 0.5 },
    });
    expect(tell(`# New app\n\n${lines}`).at(-1)).not.toHaveProperty('today');
  });

  it('goes over the turn of the year, and keeps what is said backwards', () => {
    expect(
      tell(
        deckOf('Our plan', ['- Nov 2026 – Jan 2027: lease', '- Dec 2026 – Feb 2027: fit out', '- Feb 2027: opening']),
      ).at(-1),
    ).toMatchObject({
      periods: ['Nov 2026', 'Dec 2026', 'Jan 2027', 'Feb 2027'],
    });
    expect(tell(deckOf('Our plan', ['- Q3–Q1: lease', '- Q1–Q2: fit out', '- Q2–Q4: hire'])).at(-1)).toMatchObject({
      kind: 'roadmap',
      lanes: [{ items: [{ start: 'Q3', end: 'Q1' }, {}, {}] }],
    });
  });
});

describe('now, next and later', () => {
  it.each([
    ['What our product team builds', ['Now', 'Next', 'Later'], ['One-page checkout', 'Gift cards', 'Self checkout']],
    [
      'Was unser Team als Nächstes baut',
      ['Kurzfristig', 'Mittelfristig', 'Langfristig'],
      ['Neue Kasse', 'Gutscheine für alle', 'Eigene App'],
    ],
    [
      'Lo que nuestro equipo va a construir',
      ['Ahora', 'Después', 'Más adelante'],
      ['Nueva caja', 'Tarjetas de regalo', 'Una aplicación propia'],
    ],
    ['製品の開発計画について', ['短期', '中期', '長期'], ['新しい決済', 'ギフトカード', '独自のアプリ']],
  ])('are the columns of a roadmap, from lists and from sections: %s', (title, periods, words) => {
    const list = periods.map((name, index) => `- ${name}: ${words[index]}`).join('\n');
    const sections = periods.map((name, index) => `### ${name}\n- ${words[index]}`).join('\n\n');
    for (const body of [list, sections])
      expect(tell(`# ${title}\n\n## ${title}\n\n${body}\n`).at(-1)).toMatchObject({ kind: 'roadmap', periods });
  });

  it('may be the columns of a table', () => {
    const table = '| Team | Now | Next |\n|---|---|---|\n| Shop | Checkout | Gift cards |\n| App | Messages | |\n';
    expect(tell(`# Our product\n\n## What we build\n\n${table}`).at(-1)).toMatchObject({
      kind: 'roadmap',
      periods: ['Now', 'Next'],
      lanes: [
        { name: 'Shop', items: [{ text: 'Checkout' }, { start: 'Next' }] },
        { name: 'App', items: [{ start: 'Now' }] },
      ],
    });
  });

  it('are none where whole sentences follow', () => {
    const long = 'we cut costs by closing two offices in the north and by renting smaller ones instead of owning';
    expect(kindsOf(deckOf('Where we stand', [`- Short term: ${long}`, `- Long term: ${long}`]))).not.toContain(
      'roadmap',
    );
  });
});

describe('no roadmap', () => {
  it.each([
    ['points in time', ['2019: founded in Ulm', '2021: second office', '2024: first profit'], 'timeline'],
    ['hours of a day', ['9:00–10:00: welcome', '10:00–11:30: workshop', '12:00: lunch'], 'timeline'],
    ['numbers over time', ['Q1–Q2: 120', 'Q2–Q3: 140', 'Q3–Q4: 160'], 'chart'],
    ['steps without times', ['1. Register', '2. Pay', '3. Come'], 'process'],
  ])('are %s', (_, lines, kind) => {
    const marked = lines.map((line) => (/^\d\./.test(line) ? line : `- ${line}`));
    expect(kindsOf(deckOf('How it goes', marked)).at(-1)).toBe(kind);
  });
});

describe('what stands under what', () => {
  const below = (name: string, under: string | undefined, more: object = {}) => ({
    name,
    ...(under && { under }),
    ...more,
  });

  it.each([
    ['Org chart', ['Dana Whitfield – CEO', 'Omar Haddad – Operations', 'Lena Roth – Purchasing', 'Priya Nair – IT']],
    ['Unser Organigramm', ['Dana Weber – Leitung', 'Omar Haddad – Betrieb', 'Lena Roth – Einkauf', 'Aylin Kaya – IT']],
    [
      'Notre organigramme',
      ['Dana Weber – direction', 'Omar Haddad – opérations', 'Lena Roth – achats', 'Aylin Kaya – ventes'],
    ],
  ])('is a tree under a heading that names it: %s', (heading, [root = '', ...others]) => {
    const lines = [`- ${root}`, ...others.map((line) => `  - ${line}`)];
    const slide = tell(deckOf(heading, lines)).at(-1);
    const nameOf = (line: string) => line.split(' – ')[0]!;
    expect(slide).toMatchObject({
      kind: 'tree',
      title: heading,
      nodes: [below(nameOf(root), undefined), ...others.map((line) => below(nameOf(line), nameOf(root)))],
    });
  });

  it('is a tree where one line has all others below it over several levels, with its figures', () => {
    const lines = [
      '- Profit: $3.2M',
      '  - Revenue: $18.4M',
      '    - Volume',
      '    - Price',
      '  - Costs: $15.2M',
      '    - Volume',
      '    - Wages',
    ];
    expect(tell(deckOf('What profit is made of', lines)).at(-1)).toMatchObject({
      kind: 'tree',
      nodes: [
        below('Profit', undefined, { value: '$3.2M' }),
        below('Revenue', 'Profit', { value: '$18.4M' }),
        below('Volume', 'Revenue', { id: 'Volume #3' }),
        below('Price', 'Revenue'),
        below('Costs', 'Profit'),
        below('Volume', 'Costs', { id: 'Volume #6' }),
        below('Wages', 'Costs'),
      ],
    });
  });

  it('is a tree where lines go on from names of lines before', () => {
    const lines = [
      '- Site head: operations, purchasing, IT',
      '- Operations: inspection, packing',
      '- Purchasing: steel',
    ];
    expect(tell(deckOf('Who leads whom', lines)).at(-1)).toMatchObject({
      kind: 'tree',
      nodes: [
        below('Site head', undefined),
        below('Operations', 'Site head'),
        below('Purchasing', 'Site head'),
        below('IT', 'Site head'),
        below('Inspection', 'Operations'),
        below('Packing', 'Operations'),
        below('Steel', 'Purchasing'),
      ],
    });
  });

  const table = (head: string) =>
    `# Team\n\n## Our people\n\n| Name | Role | ${head} |\n|---|---|---|\n| Dana | CEO | |\n| Omar | COO | Dana |\n| Lena | CFO | Dana |\n| Tom | Packing | Omar |\n`;

  it('is a tree where a column says to whom each row reports', () => {
    expect(tell(table('Reports to')).at(-1)).toMatchObject({
      kind: 'tree',
      nodes: [
        below('Dana', undefined, { detail: 'CEO' }),
        below('Omar', 'Dana'),
        below('Lena', 'Dana'),
        below('Tom', 'Omar'),
      ],
    });
  });

  it.each([
    ['what depends on what', table('Depends on')],
    ['a line with some below it', deckOf('Why we do it', ['- Benefits', '  - cheaper', '  - faster', '  - better'])],
    ['several lines with some below them', deckOf('Costs', ['- Rent', '  - rises by 12%', '- Staff', '  - two more'])],
    [
      'labels with their values',
      deckOf('Facts', ['- Rent: 12,000, heating included', '- Staff: two, one in May', '- Start: May']),
    ],
  ])('is none of %s', (_, prompt) => {
    expect(kindsOf(prompt)).not.toContain('tree');
  });
});
