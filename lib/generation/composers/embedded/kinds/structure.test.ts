import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SlideKind, SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { composeSlides } from '../create-embedded-composer';
import { readToldSeries } from './read-told-series';

function compose(prompt: string): SlideSpec[] {
  return composeSlides(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }));
}

function slideOf<K extends SlideKind>(slides: readonly SlideSpec[], kind: K): Extract<SlideSpec, { kind: K }> {
  const slide = slides.find((each) => each.kind === kind);
  if (slide === undefined) throw new Error(`no ${kind} among ${slides.map((each) => each.kind).join(', ')}`);
  return slide as Extract<SlideSpec, { kind: K }>;
}

describe('numbers that belong together', () => {
  it.each([
    [
      'Revenue was 12.1M in 2023, 13.4M in 2024 and 15.0M in 2025.',
      'Revenue',
      ['2023', '2024', '2025'],
      ['12.1M', '13.4M', '15.0M'],
    ],
    [
      'Complaints fell every year: 930 in 2023, 710 in 2024 and 455 in 2025.',
      'Complaints',
      ['2023', '2024', '2025'],
      ['930', '710', '455'],
    ],
    [
      'Der Umsatz betrug 40 Mio. € in 2021, 55 Mio. € in 2022 und 61 Mio. € in 2023.',
      'Umsatz',
      ['2021', '2022', '2023'],
      ['40 Mio. €', '55 Mio. €', '61 Mio. €'],
    ],
    [
      'Le chiffre d’affaires était de 12 M€ en 2022, 14 M€ en 2023 et 17 M€ en 2024.',
      'Chiffre d’affaires',
      ['2022', '2023', '2024'],
      ['12 M€', '14 M€', '17 M€'],
    ],
    [
      'Of our customers 46% buy online, 38% in shops and 16% by phone.',
      'Of our customers',
      ['Buy online', 'In shops', 'By phone'],
      ['46%', '38%', '16%'],
    ],
  ])('are found in "%s"', (sentence, name, labels, values) => {
    expect(readToldSeries(sentence)).toEqual({
      name,
      pairs: labels.map((label, index) => ({ label, value: values[index] })),
    });
  });

  it.each([
    'Sales grew from 3M in 2023 to 5M in 2024.',
    'We have 12 shops, 3 depots and 1 office.',
    '40% buy online, 38% in shops and 16% by phone.',
    'In 2021 we hired 5 people, in 2022 we moved to Bonn, in 2023 we sold 12 licences.',
    'It costs $5 in March, 20 hours in April and 3 people in May.',
  ])('are not made up from "%s"', (sentence) => {
    expect(readToldSeries(sentence)).toBeNull();
  });

  it('become a native chart with the values as written, under the sentence that tells them', () => {
    const slide = slideOf(
      compose(
        '# Growth\nRevenue was 12.1M in 2023, 13.4M in 2024 and 15.0M in 2025.\n\n# Team\nWe hired Ada.\n\n# Plan\nWe open in Lyon.',
      ),
      'chart',
    );
    expect(slide.title).toBe('Revenue was 12.1M in 2023, 13.4M in 2024 and 15.0M in 2025');
    expect(slide.chart).toMatchObject({
      type: 'column',
      categories: ['2023', '2024', '2025'],
      unit: 'M',
      series: [{ name: 'Revenue', values: [12.1, 13.4, 15] }],
    });
  });

  it('listed behind their years become a chart as well', () => {
    expect(
      slideOf(compose('# Visitors\n- 2022: 18,200\n- 2023: 21,450\n- 2024: 24,900'), 'chart').chart.series[0]?.values,
    ).toEqual([18_200, 21_450, 24_900]);
  });
});

describe('people and dates', () => {
  it('of actions stand in columns of their own, in several languages', () => {
    const english = slideOf(
      compose(
        '# Actions\n- Salma Haddad books the test hall by 20 May\n- Piotr Nowak sends the plan to Nortelia by 27 May',
      ),
      'next_steps',
    );
    expect(english.steps).toEqual([
      { action: 'Books the test hall', owner: 'Salma Haddad', due: '20 May' },
      { action: 'Sends the plan to Nortelia', owner: 'Piotr Nowak', due: '27 May' },
    ]);
    expect(
      slideOf(
        compose('# 待办\n- 张伟负责修复支付接口,4月10日前完成\n- 李娜负责更新帮助中心,4月15日前完成'),
        'next_steps',
      ).steps[0],
    ).toEqual({ action: '修复支付接口', owner: '张伟', due: '4月10日' });
    expect(
      slideOf(
        compose(
          '# Prossimi passi\n- Paola Gentile firma entro il 28 febbraio\n- Luca Ricci chiede il contributo al Comune',
        ),
        'next_steps',
      ).steps,
    ).toMatchObject([{ owner: 'Paola Gentile', due: '28 febbraio' }, { owner: 'Luca Ricci' }]);
  });

  it('are news, not actions, in prose', () => {
    expect(
      compose('# Council\nMarisa Teixeira approved the budget. Caio Brandão counts the results every Friday.')
        .map(({ kind }) => kind)
        .slice(0, 2),
    ).not.toContain('next_steps');
  });

  it('in many forms make one timeline', () => {
    const { events } = slideOf(
      compose(
        '# Calendar\n- 3–5 May 2026: Jazz\n- May 23rd: Museums\n- 2026-06-21: Music\n- mid-August: Children\n- Advent 2026: Concerts',
      ),
      'timeline',
    );
    expect(events.map(({ when }) => when)).toEqual([
      '3–5 May 2026',
      'May 23rd',
      '2026-06-21',
      'mid-August',
      'Advent 2026',
    ]);
    expect(events.every(({ at }) => at === undefined)).toBe(true);
  });

  it('are never taken for amounts', () => {
    const slides = compose(
      '# 待办\n- 张三提交报告,4月10日\n- 李四检查系统,4月15日\n\n# מצב\n- הסניף נפתח ב-3 במאי\n- הפגישה ב-5 ביוני',
    );
    expect(slides.map(({ kind }) => kind)).not.toContain('metrics');
  });
});

describe('options', () => {
  it('in the columns of a table are compared where one of them is recommended', () => {
    const slide = slideOf(
      compose(
        '# Vans\n| | Ford Transit | VW Buzz |\n|---|---|---|\n| Price | €46,200 | €44,760 |\n| Range | 327 km | 425 km |\n| Towing | 2,300 kg | 1,000 kg |\n\nWe recommend the Ford.',
      ),
      'comparison',
    );
    expect(slide.options).toMatchObject([
      { name: 'Ford Transit', headline: '€46,200', points: ['Range: 327 km', 'Towing: 2,300 kg'], recommended: true },
      { name: 'VW Buzz', recommended: false },
    ]);
  });

  it('with commas in every line keep the first one and their names', () => {
    const slide = slideOf(
      compose(
        '# Offers\n- Offer A: Edilnova, €128,000, 5 months\n- Offer B: Conti, €141,500, 3 months\n- Offer C: Alba, €119,900, 2027',
      ),
      'comparison',
    );
    expect(slide.options.map(({ name, headline }) => [name, headline])).toEqual([
      ['Offer A', '€128,000'],
      ['Offer B', '€141,500'],
      ['Offer C', '€119,900'],
    ]);
  });
});

describe('questions with answers', () => {
  it('stand above what is said', () => {
    const slides = compose(
      '# Interview\n**Question:** When did you start?\n**Answer:** In 2011, with 3,000 euros and an oven.\n\n**Question:** What comes next?\n**Answer:** A second shop in Knokke.',
    );
    expect(slides.filter(({ eyebrow }) => eyebrow !== undefined).map(({ eyebrow }) => eyebrow)).toEqual(
      expect.arrayContaining(['When did you start?', 'What comes next?']),
    );
  });
});

describe('a short complete text', () => {
  it('is given a thought a slide before places to fill', () => {
    const slides = compose(
      'Office closed on 23 and 24 July\n\nThe office in Tallinn is closed because the lifts are being replaced. Everybody works from home. Parcels go to Neste, Pärnu mnt 141. Call Liis Tamm if you need to get in.',
    );
    expect(slides).toHaveLength(5);
    expect(JSON.stringify(slides)).not.toContain('[Add');
  });

  it('of a table alone shows its chart and its exact figures', () => {
    const slides = compose(
      'month,visitors,paid\n2026-01,18240,143\n2026-02,19105,151\n2026-03,23870,207\n2026-04,22015,196',
    );
    expect(slides.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['chart', 'table']));
    expect(JSON.stringify(slides)).not.toContain('[Add');
  });

  it('keeps what is read in a row together', () => {
    expect(
      slideOf(
        compose(
          'Office move\n\nFirst we pack the server room. Then the movers come on 3 May. Finally we return the keys.\n\nAda Berg leads.',
        ),
        'process',
      ).steps,
    ).toHaveLength(3);
  });
});

it('a comma inside a number ends no point, and a dateline is no title', () => {
  const prompt = readFileSync(join(import.meta.dirname, '../fixtures/cv.fr.md'), 'utf8');
  expect(
    JSON.stringify(composeSlides(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }))),
  ).toContain('14,2 M€');
  const release = readFileSync(join(import.meta.dirname, '../fixtures/pressemitteilung.de.md'), 'utf8');
  expect(
    composeSlides(readBrief({ prompt: release, outputType: 'deck', variantCount: 1, images: [] })).map(
      ({ title }) => title,
    ),
  ).toEqual(
    expect.arrayContaining([
      'Der Speicher fasst 48 Megawattstunden und versorgt 9.200 Haushalte vier Stunden lang',
      'Geschäftsführerin Mareike Thoma',
    ]),
  );
});
