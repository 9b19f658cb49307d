import { describe, expect, it } from 'vitest';
import type { ChartData, SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { composeSlides } from '../create-embedded-composer';

function compose(prompt: string): SlideSpec[] {
  return composeSlides(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }));
}

function chartsOf(prompt: string): ChartData[] {
  return compose(prompt).flatMap((slide) => (slide.kind === 'chart' ? [slide.chart] : []));
}

function tableOf(heading: string, rows: readonly string[], behind = ''): string {
  const [head = '', ...others] = rows;
  const line = (cells: string) => `| ${cells.split(';').join(' | ')} |`;
  return [
    `# ${heading}`,
    line(head),
    `|${'---|'.repeat(head.split(';').length)}`,
    ...others.map(line),
    '',
    behind,
  ].join('\n');
}

describe('an amount and its rate', () => {
  it('over months become columns and a line with an axis of its own, figures exact', () => {
    const [chart, ...others] = chartsOf(
      tableOf('Sales (USD thousands)', [
        'Month;Revenue;Margin',
        'Jan;1,200;41.2%',
        'Feb;1,310;39.0%',
        'Mar;1,475;n/a',
        'Apr;1,390;40.5%',
      ]),
    );
    expect(others).toEqual([]);
    expect(chart).toMatchObject({
      type: 'combination',
      unit: 'USD thousands',
      numberFormat: '#,##0',
      series: [
        { name: 'Revenue', values: [1200, 1310, 1475, 1390] },
        { name: 'Margin', values: [0.412, 0.39, null, 0.405], as: 'line', axis: 'secondary', numberFormat: '0.0%' },
      ],
    });
    expect(chart?.series[0]?.axis).toBeUndefined();
  });

  it('take their units from the heads of their columns, in German too', () => {
    const [chart] = chartsOf(
      tableOf('Webshop', [
        'Woche;Besucher;Käufer;Quote (% der Besucher)',
        'KW 1;2.410;603;25,0',
        'KW 2;2.385;620;26,0',
        'KW 3;2.530;708;28,0',
      ]),
    );
    expect(chart).toMatchObject({
      type: 'combination',
      secondaryUnit: '% der Besucher',
      series: [
        { name: 'Besucher' },
        { name: 'Käufer', values: [603, 620, 708] },
        { name: 'Quote', values: [0.25, 0.26, 0.28], numberFormat: '0.0%' },
      ],
    });
    expect(
      chartsOf(tableOf('Filialen', ['Quartal;Umsatz (Mio. EUR);Marge %', 'Q1;12,4;8', 'Q2;13,1;9', 'Q3;12,9;7']))[0],
    ).toMatchObject({
      type: 'combination',
      unit: 'Mio. EUR',
      series: [
        { name: 'Umsatz', values: [12.4, 13.1, 12.9] },
        { name: 'Marge', values: [0.08, 0.09, 0.07] },
      ],
    });
  });

  it('down a ranking go together; in no order they do not', () => {
    const ranked = ['Store;Sales;Returns', 'North;$940k;4%', 'East;$720k;6%', 'West;$610k;3%', 'South;$180k;9%'];
    expect(chartsOf(tableOf('Stores', ranked))[0]?.type).toBe('combination');
    const shuffled = [ranked[0] ?? '', ...ranked.slice(1).sort()];
    expect(chartsOf(tableOf('Stores', shuffled)).map(({ type }) => type)).not.toContain('combination');
  });

  it('with dates in the head are read from the rows', () => {
    expect(
      chartsOf(tableOf('Results', [';Q1;Q2;Q3;Q4', 'Orders;820;910;1,040;1,120', 'Return rate;8%;7%;7%;5%']))[0],
    ).toMatchObject({
      type: 'combination',
      categories: ['Q1', 'Q2', 'Q3', 'Q4'],
      series: [{ values: [820, 910, 1040, 1120] }, { as: 'line', values: [0.08, 0.07, 0.07, 0.05] }],
    });
  });

  it.each([
    [
      'a column of words',
      ['Month;Revenue;Margin;Remark', 'Jan;1,200;41%;cold', 'Feb;1,310;39%;warm', 'Mar;1,475;40%;hot'],
    ],
    ['two months', ['Month;Revenue;Margin', 'Jan;1,200;41%', 'Feb;1,310;39%']],
    ['losses', ['Month;Result;Growth', 'Jan;-120;41%', 'Feb;310;39%', 'Mar;475;40%']],
    ['two rates', ['Month;Revenue;Margin;Churn', 'Jan;1,200;41%;2%', 'Feb;1,310;39%;3%', 'Mar;1,475;40%;2%']],
    [
      'amounts of two sizes',
      ['Month;Units;Revenue;Margin', 'Jan;12;141,000;41%', 'Feb;13;152,000;39%', 'Mar;14;160,500;40%'],
    ],
    ['two amounts and no rate', ['Month;Plan;Actual', 'Jan;120;118', 'Feb;130;139', 'Mar;140;141']],
  ])('but not with %s', (_, rows) => {
    const slides = compose(tableOf('Numbers', rows));
    expect(JSON.stringify(slides)).not.toContain('"combination"');
    const said = JSON.stringify(slides);
    for (const head of (rows[0] ?? '').split(';')) expect(said).toContain(head);
  });
});

describe('two measurements of the same items', () => {
  const rents = [
    'District;Distance (km);Rent (EUR)',
    'Old town;0.4;1,420',
    'North;1.1;1,290',
    'Linden;1.8;1,210',
    'Lake;2.5;1,160',
  ];

  it.each([
    'Rent against distance',
    'Rent versus distance',
    'Rent vs. distance to the centre',
    'Correlation of distance and rent',
  ])('become points under "%s"', (heading) => {
    expect(chartsOf(tableOf(heading, rents))).toMatchObject([
      {
        type: 'scatter',
        categories: ['Old town', 'North', 'Linden', 'Lake'],
        xName: 'Distance (km)',
        xValues: [0.4, 1.1, 1.8, 2.5],
        xNumberFormat: '0.0',
        numberFormat: '#,##0',
        unit: 'EUR',
        series: [{ name: 'Rent (EUR)', values: [1420, 1290, 1210, 1160] }],
      },
    ]);
  });

  it('run upward by what is named before "against"', () => {
    expect(chartsOf(tableOf('Distance against rent', rents))[0]).toMatchObject({
      xName: 'Rent (EUR)',
      series: [{ name: 'Distance (km)' }],
    });
  });

  it.each([
    'Erstelle eine Präsentation mit einem Streudiagramm.',
    'Prépare une présentation avec un nuage de points.',
    'Crea una presentación con un diagrama de dispersión.',
    'Make a deck with a scatter plot.',
  ])('become points where the prompt asks so: %s', (ask) => {
    expect(chartsOf(`${ask}\n\n${tableOf('Table 1', rents)}`)[0]?.type).toBe('scatter');
  });

  it.each([
    [
      'Zusammenhang zwischen Werbung und Absatz',
      ['Filiale;Werbung;Absatz', 'A;12;310', 'B;19;390', 'C;25;420', 'D;31;505'],
    ],
    [
      'Ventes en fonction de la surface',
      ['Magasin;Surface (m²);Ventes (k€)', 'A;120;310', 'B;190;390', 'C;250;420', 'D;310;505'],
    ],
    [
      'Ventas frente a superficie',
      ['Tienda;Superficie (m²);Ventas (EUR)', 'A;120;310', 'B;190;390', 'C;250;420', 'D;310;505'],
    ],
  ])('become points in other languages: %s', (heading, rows) => {
    expect(chartsOf(tableOf(heading, rows))[0]).toMatchObject({
      type: 'scatter',
      series: [{ values: [310, 390, 420, 505] }],
    });
  });

  it('need no names', () => {
    expect(chartsOf('Make a deck with a scatter chart.\n\nHours,Score\n2,51\n3.5,58\n5,66\n8,81')[0]).toMatchObject({
      type: 'scatter',
      categories: [],
      xName: 'Hours',
      xValues: [2, 3.5, 5, 8],
      series: [{ name: 'Score', values: [51, 58, 66, 81] }],
    });
  });

  it.each([
    [
      'plan against actual',
      tableOf('Plan versus actual', ['Team;Plan;Actual', 'A;120;118', 'B;130;139', 'C;140;141', 'D;90;97']),
    ],
    [
      'last year',
      tableOf('Sales versus last year', [
        'Region;Sales;Change',
        'North;120;4%',
        'East;143;2%',
        'West;98;7%',
        'South;110;3%',
      ]),
    ],
    [
      'time',
      tableOf('Correlation of rent and wages', [
        'Month;Rent;Wage',
        'Jan;810;2,100',
        'Feb;812;2,110',
        'Mar;815;2,150',
        'Apr;820;2,190',
      ]),
    ],
    [
      'three measurements',
      tableOf('Correlation', [
        'Store;Size;Sales;Staff',
        'A;120;310;40',
        'B;190;390;50',
        'C;250;420;70',
        'D;310;505;80',
      ]),
    ],
    ['nothing of the sort', tableOf('Rents by district', rents)],
    ['three items', tableOf('Rent against distance', rents.slice(0, 4))],
    ['"im Zusammenhang mit"', tableOf('Mieten im Zusammenhang mit dem Umbau', rents)],
  ])('stay what they are with %s', (_, prompt) => {
    expect(chartsOf(prompt).map(({ type }) => type)).not.toContain('scatter');
  });
});
