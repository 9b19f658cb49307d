import { describe, expect, it } from 'vitest';
import type { SlideKind, SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { composeSlides } from '../create-embedded-composer';

function compose(prompt: string, options: { single?: number; images?: number } = {}): SlideSpec[] {
  const images = Array.from({ length: options.images ?? 0 }, (_, index) => ({
    id: `image-${index + 1}`,
    widthPx: 800,
    heightPx: 600,
  }));
  return composeSlides(
    readBrief({
      prompt,
      outputType: options.single === undefined ? 'deck' : 'single_slide',
      variantCount: options.single ?? 1,
      images,
    }),
  );
}

function slideOf<K extends SlideKind>(slides: readonly SlideSpec[], kind: K): Extract<SlideSpec, { kind: K }> {
  const slide = slides.find((each) => each.kind === kind);
  if (slide === undefined) throw new Error(`no ${kind} among ${slides.map((each) => each.kind).join(', ')}`);
  return slide as Extract<SlideSpec, { kind: K }>;
}

describe('material finds the kind that shows it best', () => {
  it('numbers over time become a chart with exact values, the unit and no stacking of mixed signs', () => {
    const { chart } = slideOf(
      compose(
        '# Cash flow (EUR thousands)\n| Month | In | Out |\n|---|---|---|\n| Jan | 1,200 | -300 |\n| Feb | 950 | -1,410 |\n| Mar | 1,010 | n/a |',
      ),
      'chart',
    );
    expect(chart).toMatchObject({
      type: 'column',
      unit: 'EUR thousands',
      numberFormat: '#,##0',
      categories: ['Jan', 'Feb', 'Mar'],
    });
    expect(chart.series.map((series) => series.values)).toEqual([
      [1200, 950, 1010],
      [-300, -1410, null],
    ]);
  });

  it('shares become a doughnut in percent, amounts of different powers one scale', () => {
    expect(
      slideOf(compose('# Mix\n| Source | Share |\n|---|---|\n| A | 60% |\n| B | 25% |\n| C | 15% |'), 'chart').chart,
    ).toMatchObject({ type: 'doughnut', numberFormat: '0%', series: [{ values: [0.6, 0.25, 0.15] }] });
    expect(
      slideOf(compose('# Size\n| Firm | Sales |\n|---|---|\n| A | $1.2M |\n| B | $800k |\n| C | $2.5M |'), 'chart')
        .chart.series[0]?.values,
    ).toEqual([1_200_000, 800_000, 2_500_000]);
  });

  it('a statement shows the figure that counts something, never the number of a room', () => {
    expect(
      slideOf(compose('# Next meeting\n9 June 2026, 10:30, room 3.14', { single: 1 }), 'statement').emphasis,
    ).toBeUndefined();
    expect(
      slideOf(
        compose('# Harbour\nThe quay in hall 12.40 now takes 2,015 kt of cargo a year', { single: 1 }),
        'statement',
      ).emphasis,
    ).toContain('2,015');
  });

  it('people by team become a table with its cells as written', () => {
    const table = slideOf(
      compose(
        '# Headcount\n| Team | Q2 | Q3 | Plan Q4 |\n|---|---|---|---|\n| Sales | 21 | 24 | 27 |\n| G&A | 11 | 12 | 12 |',
      ),
      'table',
    );
    expect(table.rows).toEqual([
      ['Sales', '21', '24', '27'],
      ['G&A', '11', '12', '12'],
    ]);
    expect(table.columns.map((column) => column.align)).toEqual(['start', 'end', 'end', 'end']);
  });

  it('entries with times become a timeline on a true axis', () => {
    const { events } = slideOf(
      compose('Timeline\n- 22:50 Alert (disk 91% full)\n- 23:05 On-call joins\n- 23:40 Cleanup done'),
      'timeline',
    );
    expect(events).toEqual([
      { when: '22:50', title: 'Alert', detail: 'Disk 91% full', at: 1370 },
      { when: '23:05', title: 'On-call joins', at: 1385 },
      { when: '23:40', title: 'Cleanup done', at: 1420 },
    ]);
  });

  it('times that run past midnight keep their order instead of an axis', () => {
    const { events } = slideOf(
      compose('Timeline\n- 23:50 Alert rings\n- 00:10 Team joins\n- 00:40 All clear'),
      'timeline',
    );
    expect(events.every((event) => event.at === undefined)).toBe(true);
  });

  it('actions with owners and dates become next steps', () => {
    const steps = slideOf(
      compose(
        '# Actions\n| Action | Owner | Due |\n|---|---|---|\n| Test backups | Mei | 2026-09-28 |\n| Rotate keys | Jonas | 2026-09-21 |',
      ),
      'next_steps',
    ).steps;
    expect(steps).toEqual([
      { action: 'Test backups', owner: 'Mei', due: '2026-09-28' },
      { action: 'Rotate keys', owner: 'Jonas', due: '2026-09-21' },
    ]);
  });

  it('risks with owners become a table that names them', () => {
    const table = slideOf(
      compose('# Risks\n1. Two suppliers are late. Owner: Ines.\n2. Hiring is slow. Owner: Tomas.'),
      'table',
    );
    expect(table.columns.map((column) => column.label)).toEqual(['Risk', 'Owner']);
    expect(table.rows).toEqual([
      ['Two suppliers are late', 'Ines'],
      ['Hiring is slow', 'Tomas'],
    ]);
  });

  it('what is done about a risk has a column of its own, in several languages', () => {
    const english = slideOf(
      compose(
        '# Risks\n- Supply depends on one factory. Owner: Jun Park. Mitigation: second source by August.\n- Prices may fall. Owner: Lena Ortiz. Mitigation: a price guarantee.',
      ),
      'table',
    );
    expect([english.columns.map(({ label }) => label), ...english.rows]).toEqual([
      ['Risk', 'Mitigation', 'Owner'],
      ['Supply depends on one factory', 'Second source by August', 'Jun Park'],
      ['Prices may fall', 'A price guarantee', 'Lena Ortiz'],
    ]);
    const german = slideOf(
      compose(
        '# Risiken\n- Die Daten sind doppelt. Gegenmaßnahme: Bereinigung ab März. Verantwortlich: Jana Berg\n- Das Personal ist knapp. Verantwortlich: Emre Aydin',
      ),
      'table',
    );
    expect([german.columns.map(({ label }) => label), ...german.rows]).toEqual([
      ['Risiko', 'Gegenmaßnahme', 'Verantwortlich'],
      ['Die Daten sind doppelt', 'Bereinigung ab März', 'Jana Berg'],
      ['Das Personal ist knapp', '–', 'Emre Aydin'],
    ]);
  });

  it('a plan in one sentence becomes next steps with who and when', () => {
    const { title, steps } = slideOf(
      compose(
        '# Help desk\n\n## Why\nThe old system is slow. It has no chat.\n\n## What now\nIf you agree, we order by 30 September, migrate the articles in October (owner: Tova Lind), train the agents from 2 to 13 November (owner: Marek Zelenka) and switch over on 16 November, two weeks before the old contract ends.',
      ),
      'next_steps',
    );
    expect(title).toBe('If you agree, we order by 30 September');
    expect(steps).toEqual([
      { action: 'Order', due: '30 September' },
      { action: 'Migrate the articles', owner: 'Tova Lind', due: 'October' },
      { action: 'Train the agents', owner: 'Marek Zelenka', due: 'from 2 to 13 November' },
      { action: 'Switch over, two weeks before the old contract ends', due: '16 November' },
    ]);
  });

  it.each([
    [
      '## Three ways\nWe looked at three ways. The old system costs 0.9 million a year. A new one takes 40 months and 14 people. We recommend the platform.',
      'We recommend the platform',
      /three ways/u,
    ],
    [
      '## Drei Wege\nWir haben drei Wege geprüft. Das alte System kostet 0,9 Mio. €. Ein neues System dauert 40 Monate und bindet 14 Stellen. Wir empfehlen die Plattform.',
      'Wir empfehlen die Plattform',
      /drei Wege/u,
    ],
    [
      '## Trois voies\nLe système actuel coûte 0,9 million par an. Un nouveau système prend 40 mois et 14 postes. Nous recommandons la plateforme existante.',
      'Nous recommandons la plateforme existante',
      /0 bullet/u,
    ],
    [
      '## Recommendation\nGrowth. It has all that the trial showed to matter. Basic has no portal. Enterprise would cost €1,700 a month more.',
      'Recommendation: Growth',
      /"Growth"/u,
    ],
  ])('what is recommended is the title, and nothing else: %s', (prompt, title, never) => {
    const others = ['Alpha', 'Beta', 'Gamma']
      .map((name) => `## ${name}\n| A | B |\n|---|---|\n| ${name} | x |\n| y | z |`)
      .join('\n\n');
    const slide = slideOf(compose(`# Help desk\n\n${others}\n\n${prompt}`), 'bullets');
    expect(slide.title).toBe(title);
    expect(JSON.stringify(slide.items)).not.toMatch(never);
  });

  it('figures of counted weeks become columns', () => {
    expect(
      slideOf(
        compose(
          '# 函館店\n\n## 来店者数\n- 第1週：6,120人\n- 第2週：5,380人\n- 第3週：5,240人\n\n## 課題\n- 駐車場が足りない\n- 人手が足りない',
        ),
        'chart',
      ).chart,
    ).toMatchObject({ categories: ['第1週', '第2週', '第3週'], series: [{ values: [6120, 5380, 5240] }] });
  });

  it('a root cause leads; what contributed stands side by side', () => {
    const slides = compose(
      'Root cause: the cache limit fell from 64 to 8 in version 3, and nobody read the release notes. Contributing: the load test used one worker; the alert was muted.',
    );
    const { title, eyebrow, cards } = slideOf(slides, 'cards');
    expect([eyebrow, title]).toEqual([
      'Root cause',
      'The cache limit fell from 64 to 8 in version 3, and nobody read the release notes',
    ]);
    expect(cards.map((card) => card.title)).toEqual(['The load test used one worker', 'The alert was muted']);
  });

  it('options in prose become a comparison with the amounts as headlines', () => {
    const { options, title } = slideOf(
      compose(
        '# Options\nTwo options were studied. Option A adds cars; it costs 74 million and adds 50% capacity. Option B adds trains; it costs 118 million and adds 33%. We recommend option B.',
      ),
      'comparison',
    );
    expect(options.map(({ name, headline, recommended }) => [name, headline, recommended])).toEqual([
      ['Option A', '74 million', false],
      ['Option B', '118 million', true],
    ]);
    expect(title).toBe('We recommend option B');
  });

  it('advice against an option recommends none', () => {
    const { options } = slideOf(
      compose('# Plans\n- Small: $5, one user\n- Large: $9, ten users\n\nWe do not recommend Small.'),
      'comparison',
    );
    expect(options.some((option) => option.recommended)).toBe(false);
  });

  it('a numbered list of goals is no process', () => {
    const kinds = compose('# Goals\n1. Raise quality\n2. Lower cost\n3. Grow the team').map((slide) => slide.kind);
    expect(kinds).not.toContain('process');
  });

  it('long prose is shortened on the slide and whole in the notes', () => {
    const sentence =
      'The university campus grew from 18,000 to 26,500 students within ten years, which filled the trains in the morning and left many riders behind on the platforms.';
    const slide = slideOf(
      compose(`# Growth\n${sentence} The docks added 9,400 homes. Fares stayed the same. The fleet is full.`, {
        single: 1,
      }),
      'bullets',
    );
    expect(slide.notes).toContain(sentence);
    expect([slide.title, ...slide.items.map((item) => item.text)].join('\n')).not.toContain('left many riders');
  });
});

describe('the deck as a whole', () => {
  const sections = (count: number): string =>
    Array.from(
      { length: count },
      (_, index) =>
        `# Part ${'abcdefghijklmnopqrstuvwxyz'[index]}\nThe first thing to know is short. The second one follows it. The third ends it.`,
    ).join('\n\n');

  it('reaches a count that the material carries and never passes it', () => {
    expect(compose(`Make an 8-slide deck for the board.\n\n${sections(6)}`)).toHaveLength(8);
    expect(compose(`Make a 4-slide deck for the board.\n\n${sections(9)}`)).toHaveLength(4);
    expect(compose(`Make a 1-slide deck for the board.\n\n${sections(3)}`)).toHaveLength(1);
  });

  it('opens with a cover out of the request, not the request', () => {
    const [cover] = compose(
      `Make a 6-slide quarterly review for Kestrel Foods, Q2 2026. Audience: shareholders.\n\n${sections(4)}`,
    );
    expect(cover).toMatchObject({ kind: 'title', title: 'Quarterly review', subtitle: 'Kestrel Foods, Q2 2026' });
  });

  it('ends with what was asked for', () => {
    const framed = compose(`Make an 8-slide deck about our plan. End with a 60-day plan.\n\n${sections(3)}`).at(-1);
    expect(framed).toMatchObject({ kind: 'process', title: '60-day plan' });
    const moved = compose(
      'Make a 6-slide deck about tea. End with the budget.\n\n# Budget\nWe need $5k for cups.\n\n# Kinds\nGreen tea sells best in spring.',
    ).at(-1);
    expect(moved?.eyebrow).toBe('Budget');
  });

  it('asks where it knows nothing and claims nothing', () => {
    const slides = compose('Create a 9-slide deck for teachers about how to introduce tablets in class.');
    expect(slides).toHaveLength(9);
    const bodies = slides.slice(2).map((slide) => JSON.stringify(slide));
    expect(bodies.filter((body) => !body.includes('[Add'))).toEqual([]);
  });

  it('fills a storyline in every language of the table', () => {
    for (const prompt of [
      'Créez une présentation sur le thé',
      'Erstelle eine Präsentation über Tee und die Wirkung',
      'Crea una presentación sobre el té',
      'Maak een presentatie over thee',
      'Przygotuj prezentację o herbacie',
      'Çay hakkında bir sunum hazırla',
      'Создай презентацию о чае',
      'أنشئ عرضًا عن الشاي',
      'צור מצגת על תה',
      'चाय के बारे में एक प्रस्तुति बनाएं',
      '请制作一份关于茶的演示文稿',
      'お茶についてのスライドを作成してください',
      '차에 대한 발표 자료를 만들어 주세요',
    ]) {
      const slides = compose(prompt);
      expect(slides.length, prompt).toBeGreaterThanOrEqual(5);
      expect(slides.length).toBeLessThanOrEqual(7);
      expect(JSON.stringify(slides)).not.toContain('[Add');
    }
  });
});

describe('a quotation', () => {
  it('names who stands behind its marks, with or without a dash', () => {
    for (const dash of ['', '— ', '- ']) {
      const slide = slideOf(
        compose(`# Voices\n\n> "The parcel is simply there." ${dash}Jana Petersen, owner of three bookshops`),
        'quote',
      );
      expect(slide).toMatchObject({
        quote: 'The parcel is simply there.',
        attribution: 'Jana Petersen, owner of three bookshops',
      });
    }
  });
});

describe('single slides', () => {
  it('differ in kind from variant to variant while the material allows', () => {
    const kinds = compose(
      'A single slide showing our onboarding: 1) Kick-off call within 2 days, 2) Data import, 3) Go-live.',
      { single: 2 },
    ).map((slide) => slide.kind);
    expect(kinds).toEqual(['process', 'bullets']);
  });

  it('show a reference picture beside the text', () => {
    const [slide, other] = compose('One slide about our new office\n\n- 140 desks\n- Open from May', {
      single: 2,
      images: 1,
    });
    expect(slide).toMatchObject({
      kind: 'image',
      imageId: 'image-1',
      altText: 'Our new office',
      items: [{ text: '140 desks' }, { text: 'Open from May' }],
    });
    expect(other?.kind).not.toBe('image');
  });

  it('make as many variants as asked for', () => {
    expect(compose('One slide about dogs', { single: 4 })).toHaveLength(4);
    expect(compose('Rent is $40k a month.', { single: 3 })).toHaveLength(3);
  });
});

describe('prose that is more than prose', () => {
  it('steps told in a row become a timeline where each names its month, else a process', () => {
    const timeline = slideOf(
      compose(
        '# Move\nFirst we migrate staging in January, then the internal tools in March. Finally we decommission Frankfurt in July.',
      ),
      'timeline',
    );
    expect(timeline.events.map(({ when, title }) => [when, title])).toEqual([
      ['January', 'We migrate staging'],
      ['March', 'The internal tools'],
      ['July', 'We decommission Frankfurt'],
    ]);
    const { steps } = slideOf(
      compose('# Care\nZuerst den Tank leeren. Dann Wasser mit Entkalker mischen. Zum Schluss zweimal spülen.'),
      'process',
    );
    expect(steps.map((step) => step.title)).toEqual([
      'Den Tank leeren',
      'Wasser mit Entkalker mischen',
      'Zweimal spülen',
    ]);
  });

  it('German steps whose verb comes first keep their word of order', () => {
    const { steps } = slideOf(
      compose(
        '# Ablauf\nZuerst holen wir zwei Angebote ein, dann prüft der Betriebsrat, schließlich entscheidet der Beirat.',
      ),
      'process',
    );
    expect(steps.map((step) => step.title)).toEqual([
      'Zuerst holen wir zwei Angebote ein',
      'Dann prüft der Betriebsrat',
      'Schließlich entscheidet der Beirat',
    ]);
  });

  it('questions become points of one slide', () => {
    const { title, items } = slideOf(
      compose(
        'We move the data centre in spring. The lease ends in June and the racks are full.\n\nWho pays for the double running? Do we need to inform the regulator?',
      ),
      'bullets',
    );
    expect(title).toBe('Open questions');
    expect(items.map((item) => item.text)).toEqual([
      'Who pays for the double running?',
      'Do we need to inform the regulator?',
    ]);
  });

  it('people and reasons with brackets become cards', () => {
    expect(
      slideOf(compose('# Team\nIlse van Dam (CEO, ex-Eneco), Rohan Mehta (CTO, ex-Adyen).'), 'cards').cards,
    ).toEqual([
      { title: 'Ilse van Dam', text: 'CEO, ex-Eneco' },
      { title: 'Rohan Mehta', text: 'CTO, ex-Adyen' },
    ]);
    const { cards } = slideOf(
      compose(
        '# Move\nThe reasons are cost (we save €230,000), capacity (racks are 94% full) and the expiring lease on 30 June 2027.',
      ),
      'cards',
    );
    expect(cards.at(-1)).toMatchObject({ title: 'The expiring lease', text: 'On 30 June 2027' });
  });

  it('a series inside a phrase stays whole', () => {
    expect(JSON.stringify(compose('# Market\n2.1 million buildings in NL, DE and BE'))).toContain(
      '2.1 million buildings in NL, DE and BE',
    );
  });

  it('labels with much behind them become slides of their own, as far as the count allows', () => {
    const labels =
      'Market: 2.1 million multi-tenant buildings, mostly rented. Competitors: Powerhouse and Sonny. We need no new meters. Team: Ana Ruiz (CEO), Tom Ito (CTO). Ask: 2.5 million euros by 3 December to enter Germany.';
    expect(compose(labels).length).toBeGreaterThanOrEqual(5);
    expect(compose(`Make 2 slides.\n\n${labels}`).length).toBeLessThanOrEqual(2);
  });

  it('options named in a list and told one by one become a comparison', () => {
    const { options } = slideOf(
      compose(
        '# Meals\nThree options are on the table: automatic enrolment, universal meals up to age 11, or a public campaign. Automatic enrolment costs 4 million euros a year. Universal meals cost 96 million euros. A campaign costs 1.5 million euros.',
      ),
      'comparison',
    );
    expect(options.map(({ name, headline }) => [name, headline])).toEqual([
      ['Automatic enrolment', '4 million euros a year'],
      ['Universal meals', '96 million euros'],
      ['Campaign', '1.5 million euros'],
    ]);
  });

  it('names and their tasks in sentences become next steps; without names there is no such table', () => {
    const { steps } = slideOf(
      compose('# Sync\nSara will write the test plan by 11 May. Tom to call the agency.'),
      'next_steps',
    );
    expect(steps).toEqual([
      { action: 'Write the test plan', owner: 'Sara', due: '11 May' },
      { action: 'Call the agency', owner: 'Tom' },
    ]);
    expect(
      compose('Make 2 slides.\n\n# Next steps\n- Sign the lease by 3 May\n- Order desks by 9 May').map(
        (slide) => slide.kind,
      ),
    ).not.toContain('next_steps');
  });
});

describe('figures', () => {
  it('of different size become a chart each, with heads in capitals and the highest as title', () => {
    const charts = compose('region,units,revenue\nNorth,120,14500\nSouth,98,11200\nEast,143,17800').filter(
      (slide) => slide.kind === 'chart',
    );
    expect(charts.map((slide) => [slide.title, slide.chart.series.map((series) => series.name)])).toEqual([
      ['Highest units: East, 143', ['Units']],
      ['Highest revenue: East, 17800', ['Revenue']],
    ]);
  });

  it('over time are titled by the row that moved most, as written', () => {
    expect(
      slideOf(
        compose(
          '# Headcount\n| Team | Q2 | Q3 | Plan Q4 |\n|---|---|---|---|\n| Sales | 21 | 24 | 27 |\n| Legal | 11 | 12 | 12 |',
        ),
        'table',
      ).title,
    ).toBe('Sales: 21 in Q2, 27 in Plan Q4');
  });

  it('with counters become big numbers where the clause is clear', () => {
    const { metrics } = slideOf(
      compose('# 背景\n2025年度の申請は31,200件、差し戻し率は18%でした。1件あたり平均9日かかっています。'),
      'metrics',
    );
    expect(metrics.map(({ value, label }) => [value, label])).toEqual([
      ['31,200件', '2025年度の申請'],
      ['18%', '差し戻し率'],
      ['9日', '1件あたり平均'],
    ]);
  });

  it('of a budget and its parts become big numbers', () => {
    const { metrics } = slideOf(
      compose(
        '# Budget\nEUR 310,000, of which EUR 190,000 for the agency and EUR 120,000 for training.\n\n# Plan\nWe start in May.',
      ),
      'metrics',
    );
    expect(metrics.map((metric) => metric.value)).toEqual(['EUR 310,000', 'EUR 190,000', 'EUR 120,000']);
  });
});
