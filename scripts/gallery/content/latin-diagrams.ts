import type { GalleryContent } from './contents';

/** Slides whose content has a drawing of its own. */
export const latinDiagrams: Pick<GalleryContent['slides'], 'features' | 'cycle' | 'plot' | 'code'> = {
  features: [
    {
      kind: 'features',
      title: 'Team is the plan that most branches need',
      plans: [
        { name: 'Starter', price: '$9', note: 'a user and month' },
        { name: 'Team', price: '$19', note: 'a user and month', recommended: true },
        { name: 'Enterprise', price: 'On request', note: 'from 200 users' },
      ],
      features: [
        { name: 'Projects', values: ['3', 'Unlimited', 'Unlimited'] },
        { name: 'Shared calendar', values: ['✓', '✓', '✓'] },
        { name: 'Guests', values: ['–', '✓', '✓'] },
        { name: 'Single sign-on', values: ['–', '✓', '✓'] },
        { name: 'Audit log', values: ['–', '–', '✓'] },
        { name: 'Support', values: ['E-mail', 'Chat in a day', 'Named contact'] },
      ],
    },
    {
      kind: 'features',
      title: 'Only one supplier meets all that we ask for',
      plans: [{ name: 'Norda' }, { name: 'Kestrel' }, { name: 'Brightwell' }, { name: 'Own build' }],
      features: [
        { name: 'Speed of delivery', values: ['◔', '◑', '●', '○'] },
        { name: 'Data stays in the EU', values: ['●', '○', '●', '●'] },
        { name: 'Works with our stock system', values: ['◑', '◕', '●', '◔'] },
        { name: 'Costs over five years', values: ['◕', '◑', '◕', '○'] },
        { name: 'References in our trade', values: ['◔', '●', '◕', '○'] },
        { name: 'Support in three languages', values: ['○', '◑', '●', '◔'] },
      ],
    },
    {
      kind: 'features',
      title: 'Three plans, each with all of the one before',
      plans: [
        { name: 'Basic', price: '€9', note: 'a month', includes: ['One user', '5 GB of storage', 'Help by e-mail'] },
        {
          name: 'Plus',
          price: '€29',
          note: 'a month',
          recommended: true,
          includes: ['Ten users', '100 GB of storage', 'Help by telephone', 'Shared calendar'],
        },
        {
          name: 'Pro',
          price: '€79',
          note: 'a month',
          includes: ['Any number of users', '1 TB of storage', 'Named contact', 'Single sign-on'],
        },
      ],
    },
  ],
  cycle: [
    {
      kind: 'cycle',
      title: 'What we learn from each month goes into the next',
      center: 'Better service',
      steps: [
        { title: 'Plan', detail: 'Set the routes and who drives them' },
        { title: 'Deliver', detail: 'Bring the parcels on the promised day' },
        { title: 'Measure', detail: 'Count what came late, and why' },
        { title: 'Improve', detail: 'Change one thing a month' },
      ],
    },
    {
      kind: 'cycle',
      title: 'More drivers make the service better, which brings more drivers',
      steps: [{ title: 'More drivers' }, { title: 'Shorter waits' }, { title: 'More customers' }],
    },
    {
      kind: 'cycle',
      title: 'Six steps bring each product back to us',
      center: 'No waste',
      steps: [
        { title: 'Design', detail: 'Parts that can be taken out' },
        { title: 'Build', detail: 'From 40% used steel' },
        { title: 'Sell', detail: 'With a deposit on each machine' },
        { title: 'Repair', detail: 'In 11 workshops' },
        { title: 'Collect', detail: 'Free of charge after ten years' },
        { title: 'Take apart', detail: 'Sorted by material' },
      ],
    },
    {
      kind: 'cycle',
      title: 'Five habits of a team that learns',
      arrangement: 'cycle-track',
      steps: [
        { title: 'Ask', detail: 'What went wrong?' },
        { title: 'Look', detail: 'At the figures of the week' },
        { title: 'Choose', detail: 'One thing to change' },
        { title: 'Try', detail: 'For two weeks' },
        { title: 'Keep or drop', detail: 'By what the figures say' },
      ],
    },
  ],
  plot: [
    {
      kind: 'plot',
      title: 'Three of eight ideas bring much for little',
      xAxis: 'Effort',
      yAxis: 'Impact',
      xScale: { min: 0, max: 10 },
      yScale: { min: 0, max: 10 },
      quadrants: ['Quick wins', 'Big bets', 'Fill-ins', 'Leave'],
      items: [
        { name: 'Shared calendar', x: 2, y: 8 },
        { name: 'Second carrier', x: 3.6, y: 6.4 },
        { name: 'Text messages', x: 1.2, y: 6 },
        { name: 'New stock system', x: 8.4, y: 8.8 },
        { name: 'Hall in Leipzig', x: 7, y: 7 },
        { name: 'Night shift', x: 8, y: 3 },
        { name: 'New labels', x: 1.5, y: 2.4 },
        { name: 'Team day', x: 3, y: 3.4 },
      ],
    },
    {
      kind: 'plot',
      title: 'Fourteen risks, five of them likely and costly',
      xAxis: 'Likelihood',
      yAxis: 'Damage',
      xScale: { min: 0.5, max: 5.5 },
      yScale: { min: 0.5, max: 5.5 },
      items: [
        ...[
          'Strike of drivers',
          'Loss of data',
          'Late steel',
          'Fire in a hall',
          'Fraud',
          'Flu in winter',
          'New tolls',
        ].map((name, index) => ({ name, x: 1 + (index % 5), y: 5 - (index % 3) })),
        ...['Weak currency', 'Failed audit', 'Lost customers', 'Broken crane', 'Rent rises', 'Bad press'].map(
          (name, index) => ({ name, x: 5 - (index % 4), y: 1 + (index % 5) }),
        ),
        { name: 'Flood' },
      ],
    },
  ],
  code: [
    {
      kind: 'code',
      title: 'Six lines find what is late',
      language: 'Python',
      code: [
        'def late(parcels, today):',
        '    """Parcels that should be there."""',
        '    return [',
        '        parcel for parcel in parcels',
        '        if parcel.promised < today',
        '    ]',
      ].join('\n'),
      highlight: [5],
      points: ['It reads each parcel once', 'A parcel is late from the day after its promise', 'Nothing is stored'],
    },
    {
      kind: 'code',
      title: 'The service starts with three commands',
      code: ['npm ci', 'npm run migrate', 'npm start -- --port 8080'].join('\n'),
      language: 'Shell',
    },
    {
      kind: 'code',
      title: 'One query ranks the routes by what came late',
      language: 'SQL',
      code: [
        'SELECT route.name,',
        '       count(*) FILTER (WHERE parcel.arrived > parcel.promised) AS late,',
        '       count(*) AS parcels',
        'FROM parcel',
        'JOIN route ON route.id = parcel.route_id',
        "WHERE parcel.promised >= date '2026-07-01'",
        'GROUP BY route.name',
        'ORDER BY late DESC',
        'LIMIT 10;',
      ].join('\n'),
      highlight: [2],
    },
  ],
};
