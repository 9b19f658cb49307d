import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { contextOf } from '../context';
import { pointOf } from '../forms/material';
import { rolesIn } from '../forms/roles';
import { shapeDrafts } from './shapes';

/** The slides that the lines of a passage can be shown as, the worthiest first. */
function shapesOf(heading: string, lines: readonly string[]): unknown[] {
  const prompt = `${heading}\n\n${lines.join('\n')}`;
  const context = contextOf(readPrompt({ prompt, outputType: 'deck', variantCount: 1 }));
  const points = lines.map((line) => pointOf(line));
  const roles = rolesIn(heading, context);
  return shapeDrafts({ title: heading, heading, points, roles, asked: new Set() }, context)
    .sort((a, b) => b.worth - a.worth)
    .map(({ slide }) => slide);
}

const first = (...given: Parameters<typeof shapesOf>) => shapesOf(...given)[0];

describe('two totals and changes that lead from one to the other', () => {
  it.each([
    [
      'How profit moved from 41.2m last year to 44.8m this year',
      [
        'Price increases gave us +6.4, volume +2.1, then energy took away 3.8, wages 1.9, currency 0.7, and new contracts brought back 1.5.',
      ],
      [6.4, 2.1, -3.8, -1.9, -0.7, 1.5],
    ],
    [
      'Warum aus 18,6 Mio. € inzwischen 23,1 Mio. € geworden sind',
      [
        'Baupreise plus 1,9, Brandschutz plus 1,4, Altlasten plus 0,8, der Verzicht auf die Tiefgarage hat 0,6 gespart, Medizintechnik plus 1,0.',
      ],
      [1.9, 1.4, 0.8, -0.6, 1],
    ],
    [
      'Comment nous sommes passés de 5,0 M€ à 6,1 M€',
      ['Les ventes ont apporté 1,4, les prix 0,5. En revanche les matières ont coûté 0,6, les salaires 0,2.'],
      [1.4, 0.5, -0.6, -0.2],
    ],
  ])('are a bridge whose signs close: %s', (heading, lines, amounts) => {
    expect(first(heading, lines)).toMatchObject({ kind: 'waterfall', steps: amounts.map((amount) => ({ amount })) });
  });

  it('have the signs that close the sum where words say another one', () => {
    const slide = first('Operating profit', [
      'FY23 was £5.2m. Volume added 1.4m and price another 0.9m. Wages were up 0.6m, materials cost us 1.1m more. That leaves FY24 at £5.8m.',
    ]);
    expect(slide).toMatchObject({
      kind: 'waterfall',
      steps: [{ name: 'Volume', amount: 1.4 }, { name: 'Price', amount: 0.9 }, { amount: -0.6 }, { amount: -1.1 }],
    });
  });

  it('are none where the sum does not close', () => {
    expect(
      shapesOf('Budget', ['We had 5.2m in 2023. Rent took 1.1m, wages 0.6m, power 0.3m. In 2024 we have 9.9m.']),
    ).not.toContainEqual(expect.objectContaining({ kind: 'waterfall' }));
  });
});

describe('counts of one population that fall', () => {
  it.each([
    [
      'How far applicants came',
      ['2,940 people applied, 1,610 passed the check, 870 had a phone screen, 430 were interviewed, 116 showed up.'],
    ],
    [
      'Wie weit die Bewerber kamen',
      [
        '1.240 Bewerbungen gingen ein, 610 davon waren vollständig. Mit 342 haben wir gesprochen, 158 erhielten ein Angebot, 57 haben begonnen.',
      ],
    ],
    [
      'Cuántos quedaron en el camino',
      ['Vieron el anuncio 48.600 personas. Entraron a la página 3.120. Dejaron su teléfono 415. Se inscribieron 41.'],
    ],
  ])('are a funnel: %s', (heading, lines) => {
    expect(first(heading, lines)).toMatchObject({ kind: 'funnel' });
  });

  it('are none where they rank names', () => {
    expect(
      shapesOf('Members by town', ['Berlin 4,200, Hamburg 3,100, Munich 2,000, Cologne 900, Bremen 300.']),
    ).toEqual([]);
  });
});

describe('parts of a total that have parts', () => {
  it('are a tree by their sums', () => {
    expect(
      first('De qué se componen los 48,0 millones de ventas', [
        'Se divide en tiendas 31,5 y online 16,5. Las tiendas a su vez: Madrid 14,2, Barcelona 10,8 y Valencia 6,5. Lo online: web propia 12,0 y marketplaces 4,5.',
      ]),
    ).toMatchObject({
      kind: 'tree',
      nodes: expect.arrayContaining([
        expect.objectContaining({ name: 'Madrid', under: 'Tiendas' }),
        expect.objectContaining({ name: 'Marketplaces', under: 'Online' }),
      ]),
    });
  });
});

describe('what is against what was aimed at', () => {
  it.each([
    [
      'Depot',
      [
        'On time: 96.1% against 95% – green',
        'First attempt: 88.4% against 92% – red',
        'Absence: 6.8% against 5% – red',
        'Cost: £2.41 against £2.50 – green',
      ],
      '95%',
    ],
    [
      'Cómo vamos',
      [
        'ocupación 81 %, queríamos 78 % → bien',
        'precio medio 124 €, objetivo 130 € → regular',
        'reservas directas 34 %, objetivo 30 % → bien',
      ],
      '78 %',
    ],
    [
      'Unsere Ziele',
      [
        'Pünktlichkeit: Ziel 95 %, erreicht 96 %',
        'Reklamationen: Ziel 40, erreicht 52',
        'Krankenstand: Ziel 5 %, erreicht 6,8 %',
      ],
      '95 %',
    ],
  ])('is a scorecard: %s', (heading, lines, target) => {
    expect(first(heading, lines)).toMatchObject({
      kind: 'scorecard',
      measures: [{ target }, {}, {}, ...lines.slice(3).map(() => ({}))],
    });
  });
});

describe('things that are rated twice', () => {
  it.each([
    [
      'Quelles actions',
      ['Éclairage : effort 3, effet 8. Isolation du gymnase : 7 et 9. Chauffage : 1 et 5. Vélos : 2 et 2.'],
      ['Effort', 'Effet'],
    ],
    [
      'Ideas',
      [
        'Card blocking is low effort and high benefit.',
        'The new ledger is high effort and high benefit.',
        'Letter templates are low effort, low benefit.',
      ],
      ['Effort', 'Benefit'],
    ],
    [
      'Suppliers',
      [
        'Horizontal is how easily we could replace them, vertical is how much we spend.',
        'Cummins 15 / 6.8',
        'Tata 60 / 4.1',
        'Hempel 80 / 1.2',
      ],
      ['How easily we could replace them', 'How much we spend'],
    ],
  ])('have their places between two axes: %s', (heading, lines, [xAxis, yAxis]) => {
    expect(first(heading, lines)).toMatchObject({ kind: 'plot', xAxis, yAxis });
  });
});

describe('what some things have and others have not', () => {
  it.each([
    [
      'Los candidatos',
      ['receta: Uno sí, Dos sí, Tres no', 'app: Uno sí, Dos no, Tres sí', 'soporte: Uno sí, Dos parcial, Tres no'],
      3,
    ],
    [
      'Tarife',
      [
        'Basis für 24,90 € im Monat: Kurse nein, Sauna nein',
        'Plus für 39,90 € im Monat: Kurse ja, Sauna teilweise',
        'Premium für 59,90 € im Monat: Kurse ja, Sauna ja',
      ],
      3,
    ],
    ['Rooms', ['Small: projector no, kitchen no, lift yes', 'Large: projector yes, kitchen no, lift yes'], 2],
  ])('is a grid: %s', (heading, lines, plans) => {
    expect(first(heading, lines)).toMatchObject({ kind: 'features', plans: Array.from({ length: plans }, () => ({})) });
  });
});

describe('two times that are told apart', () => {
  it.each([
    [
      'La recepción',
      [
        'Antes los tractores esperaban 95 minutos, se pesaba a mano. Ahora se esperan 20 minutos, la báscula es automática.',
      ],
    ],
    [
      'Claims',
      [
        'Used to be: customers call a hotline; photos by fax; 19 days to pay',
        'Today: report in the app; photos checked at once; 5 days to pay',
      ],
    ],
    ['The square', ['In 2019 there were 84 parking spaces, 6 trees. In 2025 there are 12 parking spaces, 47 trees.']],
  ])('are before and after: %s', (heading, lines) => {
    expect(first(heading, lines)).toMatchObject({
      kind: 'before_after',
      changes: [{}, {}, ...(heading === 'Claims' ? [{}] : [])],
    });
  });
});

describe('a course from its first to its last', () => {
  it('is not how it was and how it is', () => {
    const lines = [
      'First, the vaccine brings a part of the germ. Then white cells find it, which takes ten days. After that, some cells stay.',
    ];
    expect(shapesOf('How it happens', lines)).toEqual([]);
  });
});

describe('steps that lead back to the first', () => {
  it.each([
    ['What we do', ['Spot it. Measure it. Find the cause. Try a fix. And then back to spotting the next one.']],
    [
      'Der Hof',
      [
        'Auf den Feldern wächst Mais. Damit füttern wir die Kühe. Die Kühe liefern Gülle. Der Gärrest geht zurück auf die Felder.',
      ],
    ],
  ])('are a cycle: %s', (heading, lines) => {
    expect(first(heading, lines)).toMatchObject({ kind: 'cycle' });
  });

  it('are none where another clause than that which says so names the first', () => {
    expect(
      shapesOf('The plan', [
        'The foundry closes in March. It lost money for years. The moulds go to Brno. The foundry saves rent, so that the move is paid back soon.',
      ]),
    ).toEqual([]);
  });

  it('are none where nothing leads back', () => {
    expect(
      shapesOf('The day', ['We open at nine. Guests come in the morning. Lunch is served outside. We close at six.']),
    ).toEqual([]);
  });
});

describe('who stands under whom', () => {
  it('is a tree of people', () => {
    expect(
      first('Who reports to whom', [
        'Margaret Oyelaran is the director. Under her three heads: Piers Hadley for branches, Sunita Rao for collections. Piers has Lee Barton (north) and Carys Evans (coast). Sunita has Daniel Frost for cataloguing.',
      ]),
    ).toMatchObject({
      kind: 'tree',
      nodes: expect.arrayContaining([expect.objectContaining({ name: 'Lee Barton', under: 'Piers Hadley' })]),
    });
  });
});

describe('questions in a row', () => {
  it('stand with their answers', () => {
    expect(
      first('Ce que les parents demandent', [
        'Combien ça coûte ? 285 €, en trois fois. Et s’il tombe malade ? Le médecin passe dans la journée. Et les allergies ? Fiche à rendre avant le 10 décembre.',
      ]),
    ).toMatchObject({ kind: 'questions', questions: [{ answer: '285 €, en trois fois.' }, {}, {}] });
  });
});

describe('what two letters lead to by turns', () => {
  it('is asked and answered, with or without signs', () => {
    const said = ['Q can I phone? A No. There is post at six.', 'Q medicines? A Hand them in.'];
    expect(first('Parents', said)).toMatchObject({
      kind: 'questions',
      questions: [{ question: 'Can I phone?', answer: 'No. There is post at six' }, { answer: 'Hand them in' }],
    });
  });
});

describe('lines that each say how it was and how it is', () => {
  it.each([
    ['Before, guests signed a book, now they scan a code.', 'Before, parcels lay on the floor, now there are lockers.'],
    ['Antes o lixo era todo junto, agora são quatro contêineres.', 'Antes havia um porteiro, agora há uma central.'],
  ])('are before and after: %s', (...lines) => {
    expect(first('The house', lines)).toMatchObject({ kind: 'before_after', changes: [{}, {}] });
  });
});

describe('a paragraph whose first words call it a summary', () => {
  it('is one, a finding for each sentence', () => {
    const [said] = shapesOf('Lorries', [
      'In short: our lorries are nine years old and break down often. Electric ones cost twice as much to buy as these, but they pay back in eight years. We recommend ten of them in spring.',
    ]);
    expect(said).toMatchObject({
      kind: 'executive_summary',
      points: [{}, { support: expect.any(String) as string }, {}],
    });
  });
});

describe('prose', () => {
  it.each([
    'Our ferry line carried 14,600 people in May, 12% more than a year ago. Fuel costs fell by $40,000. The north pier opens in 2027. Two captains retire this summer.',
    'Wir haben 2024 drei neue Filialen eröffnet und 45 Leute eingestellt. Der Umsatz lag bei 12 Mio. €. Im Herbst folgt Leipzig.',
    'Nous avons rencontré la mairie le 12 mars. Elle soutient le projet. Il reste à trouver 40 000 € avant l’été.',
  ])('has no shape: %s', (text) => {
    expect(shapesOf('News', [text])).toEqual([]);
  });
});
