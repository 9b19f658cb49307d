import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellDeck } from '../tell-deck';

const slidesOf = (heading: string, body: string) =>
  tellDeck(
    readPrompt({
      prompt: `# ${heading}\n\n## ${heading}\n\n${body}\n`,
      outputType: 'deck',
      variantCount: 1,
    }),
  ).slides;

const slideOf = (kind: string, heading: string, body: string) =>
  slidesOf(heading, body).find((slide) => slide.kind === kind);

describe('sentences that lead from one total to another', () => {
  it.each([
    [
      'Operating profit',
      'Profit in 2023 was £5.2m. Volume added 1.4m and prices another 0.9m. Raw materials cost us 1.1m and wages 0.6m. Savings gave back 0.4m. That makes £6.2m in 2024.',
      [1.4, 0.9, -1.1, -0.6, 0.4],
    ],
    [
      'Mitarbeitende',
      'Ende 2023 waren es 840 Personen. Wir haben 96 Personen eingestellt, 14 Personen übernommen. Gekündigt haben 58 Personen, in Rente gingen 31 Personen. Ende 2024 sind es 861 Personen.',
      [96, 14, -58, -31],
    ],
  ])('are a bridge whose signs its sum decides: %s', (heading, body, amounts) => {
    expect(slideOf('waterfall', heading, body)).toMatchObject({ steps: amounts.map((amount) => ({ amount })) });
  });

  it('are none where they do not add up, or in more than one way', () => {
    const ends = ['In 2023 it was 10.0m.', 'In 2024 it was 12.0m.'];
    const told = (changes: string) => slideOf('waterfall', 'Profit', [ends[0], changes, ends[1]].join(' '));
    expect(told('Prices 3.0m. Volume 1.0m. Wages 0.5m.')).toBeUndefined();
    expect(told('Prices 2.0m. Volume 1.0m. Wages 1.0m.')).toBeUndefined();
  });
});

describe('what is left from stage to stage', () => {
  it.each([
    ['The campaign', '42,000 saw the page, 3,150 registered, 1,420 came, 386 asked for a demo, 29 signed.'],
    [
      'Bewerbungen',
      'Es gingen 1.240 Bewerbungen ein, 610 davon waren vollständig. 342 wurden eingeladen, 158 erhielten ein Angebot, 131 haben unterschrieben.',
    ],
    [
      'La campagne',
      '42 000 personnes ont vu la page, 3 150 se sont inscrites, 1 420 sont venues, 386 ont demandé une démo, 29 ont signé.',
    ],
  ])('is a funnel as sentences tell it: %s', (heading, body) => {
    expect(slideOf('funnel', heading, body)).toMatchObject({ stages: { length: 5 } });
  });

  it('is none where a number rises, or where times are counted', () => {
    expect(
      slideOf('funnel', 'Visitors', 'We had 900 in spring, 700 in May, 950 in June, 90 in July, 40 in August.'),
    ).toBe(undefined);
  });
});

describe('sentences that say who stands under whom', () => {
  it.each([
    [
      'Reporting lines',
      'Helen Marsh is Chief Executive. Reporting to her are Daniel Osei (Sales), Ruth Feldman (Marketing). Daniel leads Claire Dubois and Scott Nguyen.',
    ],
    [
      'Organigramm',
      'Helen Marsh leitet die Firma. An sie berichten Daniel Osei (Vertrieb) und Ruth Feldman (Marketing). Daniel führt Claire Dubois und Scott Nguyen.',
    ],
    [
      'Organigramme',
      'Helen Marsh dirige la société. Daniel Osei (ventes) et Ruth Feldman (marketing) lui rapportent. Daniel encadre Claire Dubois et Scott Nguyen.',
    ],
  ])('are a tree: %s', (heading, body) => {
    const tree = slideOf('tree', heading, body);
    const nodes = tree?.kind === 'tree' ? tree.nodes.map(({ name, under }) => [name, under]) : [];
    expect(nodes).toEqual([
      ['Helen Marsh', undefined],
      ['Daniel Osei', 'Helen Marsh'],
      ['Ruth Feldman', 'Helen Marsh'],
      ['Claire Dubois', 'Daniel Osei'],
      ['Scott Nguyen', 'Daniel Osei'],
    ]);
  });
});

describe('lines with numbers under the same words', () => {
  it.each([
    ['How we did', ['Waste: target 85%, actual 84%, on watch', 'Energy: target 60%, actual 62%, reached']],
    [
      'Suivi',
      ['Déchets : objectif 85 %, réalisé 84 %, à surveiller', 'Énergie : objectif 60 %, réalisé 62 %, atteint'],
    ],
    ['Stand', ['Abfall: Ziel 85 %, Ist 84 %, beobachten', 'Energie: Ziel 60 %, Ist 62 %, erreicht']],
  ])('are a scorecard where they say a target and where that leaves it: %s', (heading, lines) => {
    expect(slideOf('scorecard', heading, lines.map((line) => `- ${line}`).join('\n'))).toMatchObject({
      measures: [{ target: expect.stringContaining('85'), actual: expect.stringContaining('84'), status: {} }, {}],
    });
  });
});

describe('lines that rate each thing by the same two words', () => {
  it.each([
    [
      'Ideas',
      ['Readings: effort low, impact high', 'Shop: effort high, impact medium', 'Café: effort high, impact high'],
    ],
    [
      'Ideen',
      [
        'Lesungen: Aufwand gering, Nutzen hoch',
        'Laden: Aufwand hoch, Nutzen mittel',
        'Café: Aufwand hoch, Nutzen hoch',
      ],
    ],
  ])('stand between two axes: %s', (heading, lines) => {
    expect(slideOf('plot', heading, lines.map((line) => `- ${line}`).join('\n'))).toMatchObject({
      items: [
        { x: 1, y: 3 },
        { x: 3, y: 2 },
        { x: 3, y: 3 },
      ],
    });
  });
});

describe('steps that come round again', () => {
  it('are a cycle where the last one says what the first one is called', () => {
    const steps = '1. Count – on Monday\n2. Order – on Tuesday\n3. Review – on Sunday, and then we count again';
    expect(slideOf('cycle', 'Our week', steps)).toMatchObject({ steps: { length: 3 } });
  });
});

describe('how things are and how they will be', () => {
  it.each([
    ['受発注', '現状：FAXで入力／導入後：自動読み取り\n現状：電話で確認／導入後：画面で確認'],
    ['Orders', 'Today: by fax / Tomorrow: read by the system\nToday: by phone / Tomorrow: on the screen'],
    [
      'Claims',
      'Today people keep paper receipts, managers approve by mail, finance keys it in. In future they photograph receipts, managers approve in the app, entries post at night.',
    ],
    [
      'Spesen',
      'Heute sammeln alle ihre Belege, die Leitung zeichnet auf Papier ab. Künftig fotografieren alle ihre Belege, die Leitung zeichnet in der App ab.',
    ],
  ])('is a change: %s', (heading, body) => {
    expect(slideOf('before_after', heading, body)).toMatchObject({ labels: {} });
  });
});

describe('plans that lines or sentences tell', () => {
  it('are lanes with what happens when, a lane a line', () => {
    const body = [
      'Finance: Q1 design, Q2 build and test, Q3 go-live',
      'Supply chain: Q1 mapping, Q2-Q3 pilot, Q4 rollout',
      'Training: Q3-Q4 classroom courses',
    ].join('\n');
    expect(slideOf('roadmap', 'The plan', body)).toMatchObject({
      lanes: [{ name: 'Finance' }, { name: 'Supply chain' }, { name: 'Training' }],
    });
  });

  it('have what they include behind their prices', () => {
    const body = [
      '### Starter\n\n€29/month: 1 site, 200 members, online booking',
      '### Growth\n\n€79/month: 3 sites, 1,000 members, waiting lists',
    ].join('\n\n');
    expect(slideOf('features', 'Plans', body)).toMatchObject({
      plans: [
        { name: 'Starter', price: '€29/month', includes: { length: 3 } },
        { name: 'Growth', price: '€79/month', includes: { length: 3 } },
      ],
    });
  });
});

describe('people', () => {
  it('are a team without a heading that says so, where lines begin with a name, a comma and a role', () => {
    const lines = [
      'Inés Belmonte, CEO. Ran irrigation research for 8 years',
      'Adviser: Margaret Lin (once CFO of a maker of machines)',
      'Tom Haverkamp, CTO. Built radios at two companies',
      'Aisha Okonjo, Head of Data. PhD in soil physics',
    ];
    expect(slideOf('team', 'Loamly', lines.map((line) => `- ${line}`).join('\n'))).toMatchObject({
      members: [{ name: 'Inés Belmonte', role: 'CEO' }, { name: 'Margaret Lin', role: 'Adviser' }, { role: 'CTO' }, {}],
    });
  });

  it('are no team where lines say what they do by when', () => {
    const lines = ['Anna Meyer, report by Friday', 'Tom Berg, call the supplier', 'Ida Holm, book the room'];
    expect(slideOf('team', 'Loamly', lines.map((line) => `- ${line}`).join('\n'))).toBeUndefined();
  });
});

describe('customers and partners', () => {
  it.each([
    ['Our customers', '- Halden Marine\n- Nordbahn\n- Vento Ferries\n- Bank of Leeds\n- eBay', 5],
    ['Trusted by', 'Halden Marine, Nordbahn, Vento Ferries and Rhein Cargo.', 4],
    ['Unsere Partner', '- Halden Reederei\n- Nordbahn\n- Sparkasse Leipzig\n- Stadtwerke Kiel', 4],
    ['導入企業', '- 春海運輸\n- 北郵便\n- 波フェリー', 3],
    ['شركاؤنا', '- هالدن البحرية\n- سكة الشمال\n- بريد القطب', 3],
  ])('are a wall of names: %s', (heading, body, count) => {
    expect(slideOf('logos', heading, body)).toMatchObject({ logos: { length: count } });
  });

  it('stand in the groups that the text names', () => {
    const body = '- Carriers: Halden Marine, Nordbahn, Vento Ferries\n- Banks: Sparkasse Leipzig, Elbbank';
    expect(slideOf('logos', 'Our partners', body)).toMatchObject({
      logos: [{ name: 'Halden Marine', group: 'Carriers' }, {}, {}, { group: 'Banks' }, { name: 'Elbbank' }],
    });
  });

  it('are no wall where lines say something of them', () => {
    expect(slideOf('logos', 'Customers', '- They order later\n- Most pay on time\n- Nobody asks for discounts')).toBe(
      undefined,
    );
    expect(slideOf('logos', 'Harbour', '- Halden Marine\n- Nordbahn\n- Vento Ferries')).toBe(undefined);
  });
});
