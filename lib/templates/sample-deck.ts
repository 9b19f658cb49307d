import { deckSpecSchema, type DeckSpec } from '@/lib/deck/spec/deck-spec';
import { plannedSlides } from './sample-plans';
import { diagrams } from './sample-diagrams';

/** What pictures of templates show, where they differ most: cover, section, a chart with what it says, cards with icons. */
export const sampleDeck: DeckSpec = deckSpecSchema.parse({
  title: 'Plans for the coming year',
  language: 'en-US',
  direction: 'ltr',
  slides: [
    {
      kind: 'title',
      eyebrow: 'Annual review',
      title: 'Plans for the coming year',
      subtitle: 'What we learned, what we build next',
      author: 'Strategy team',
      date: 'January',
    },
    { kind: 'section', title: 'Where we stand', number: 1, subtitle: 'Customers, orders and time' },
    {
      kind: 'chart',
      eyebrow: 'Customers',
      title: 'The last quarter was the best',
      chart: {
        type: 'column',
        categories: ['Spring', 'Summer', 'Autumn', 'Winter'],
        series: [{ name: 'Orders', values: [24, 31, 38, 52] }],
        numberFormat: '0',
        emphasis: 'Winter',
      },
      takeaway: 'Winter brought twice the orders of spring.',
    },
    {
      kind: 'cards',
      eyebrow: 'Plans',
      title: 'Four things we build next',
      cards: [
        { title: 'Listen', text: 'Ask ten customers', icon: 'headphones' },
        { title: 'Sketch', text: 'Draw three options', icon: 'pencil' },
        { title: 'Build', text: 'Ship a small part', icon: 'hammer' },
        { title: 'Learn', text: 'Measure and repeat', icon: 'chart-line' },
      ],
    },
  ],
});

/** The same with its last slide: what a brand is judged by while it is made. */
export const brandSample: DeckSpec = deckSpecSchema.parse({
  ...sampleDeck,
  slides: [
    ...sampleDeck.slides,
    {
      kind: 'closing',
      title: 'We begin in March',
      message: 'Four teams, one plan, one review a month.',
      contacts: [{ name: 'Strategy team', detail: 'strategy@example.com' }],
    },
  ],
});

/** The kinds that decks have most, each once: what a template of an organization is judged by. */
export const sampleKinds: DeckSpec = deckSpecSchema.parse({
  ...sampleDeck,
  slides: [
    ...sampleDeck.slides,
    {
      kind: 'bullets',
      title: 'Deliveries got faster, returns did not',
      lead: 'Median delivery time fell from 4.1 to 2.9 days.',
      items: [
        { text: 'Orders before two o’clock leave on the same day' },
        { text: 'Returns take eleven days, because every parcel is opened', children: ['A second bench opens in May'] },
        { text: 'Refunds are paid within a day of the inspection' },
      ],
    },
    {
      kind: 'two_columns',
      title: 'What worked and what did not',
      left: { heading: 'What worked', items: [{ text: 'Two carriers kept moving' }, { text: 'Same-day dispatch' }] },
      right: { heading: 'What did not', items: [{ text: 'Staff left before the peak' }, { text: 'Hand inspection' }] },
    },
    {
      kind: 'metrics',
      title: 'Revenue is ahead of plan, margin is not',
      metrics: [
        { value: '$18.4M', label: 'Revenue', change: { text: '18% on last year', direction: 'up', good: true } },
        { value: '41.2%', label: 'Gross margin', change: { text: '1.3 points', direction: 'down', good: false } },
        { value: '312', label: 'New customers' },
      ],
    },
    {
      kind: 'table',
      title: 'Headcount grew mostly in operations',
      columns: [{ label: 'Team' }, { label: 'Q2', align: 'end' }, { label: 'Q3', align: 'end' }],
      rows: [
        ['Operations', '112', '131'],
        ['Engineering', '64', '66'],
        ['Sales', '41', '44'],
      ],
    },
    {
      kind: 'timeline',
      title: 'The warehouse opens in May',
      events: [
        { when: 'Nov', title: 'Lease signed' },
        { when: 'Mar', title: 'Installation', detail: 'Two crews, five weeks' },
        { when: 'May', title: 'Opening', detail: 'First 4,000 pallets' },
      ],
    },
    {
      kind: 'quote',
      title: 'One customer said it for many',
      quote: 'I do not need it tomorrow. I need to know when it comes, and then it has to come.',
      attribution: 'Purchasing lead of a shipyard',
    },
  ],
});

/** Every kind once: what an own template is tried with. The picture is named and not there. */
export const everyKind: DeckSpec = deckSpecSchema.parse({
  ...sampleKinds,
  slides: [
    ...sampleKinds.slides,
    {
      kind: 'agenda',
      title: 'Five topics for the next hour',
      items: [
        { text: 'Results of the quarter', detail: 'Revenue, margin and cash' },
        { text: 'Customers and churn', detail: 'Who left and why' },
        { text: 'The new warehouse', detail: 'Status of the build' },
        { text: 'Risks', detail: 'Supply, currency, hiring' },
        { text: 'Decisions we need', detail: 'Budget and two appointments' },
      ],
    },
    {
      kind: 'comparison',
      title: 'Leasing is the better way to grow storage',
      options: [
        { name: 'Build', headline: '$6.2M', points: ['Ready in 22 months', 'Owned outright', 'Needs a new loan'] },
        {
          name: 'Lease',
          headline: '$0.9M',
          points: ['Ready in 4 months', 'Ten-year contract', 'No effect on covenants'],
          recommended: true,
        },
      ],
    },
    {
      kind: 'process',
      title: 'A return becomes a refund in four steps',
      steps: [
        { title: 'Register', detail: 'The customer prints a label at home' },
        { title: 'Receive', detail: 'The parcel is scanned at the dock' },
        { title: 'Inspect', detail: 'Bench staff grade the goods' },
        { title: 'Refund', detail: 'The system pays within one day' },
      ],
    },
    {
      kind: 'statement',
      title: 'What customers told us',
      statement: 'Customers leave because of late deliveries, not because of price.',
      emphasis: 'late deliveries',
      support: 'Of 48 customers who left since January, 31 named delivery times first.',
    },
    {
      kind: 'matrix',
      title: 'Hiring and software need attention first',
      panels: [
        { title: 'Act now', items: ['Nine open posts', 'Support of the old system ends'] },
        { title: 'Plan', items: ['A second supplier'] },
        { title: 'Watch', items: ['Currency of the north'] },
        { title: 'Accept', items: ['Seasonal damage', 'Fuel surcharge'] },
      ],
      xAxis: 'Time to act',
      yAxis: 'Effect on margin',
    },
    {
      kind: 'image',
      title: 'The hall is ready for racks',
      imageId: 'sample',
      altText: 'An empty hall',
      lead: 'The hall was handed over on 2 October.',
      items: [{ text: '9,400 square metres on one level' }, { text: 'Twelve docks, eight of them heated' }],
    },
    {
      kind: 'next_steps',
      title: 'What happens until the next meeting',
      steps: [
        { action: 'Sign the lease', owner: 'Dana Whitfield', due: '15 November' },
        { action: 'Open the second inspection bench', owner: 'Omar Haddad', due: '30 November' },
        { action: 'Propose a second supplier', owner: 'Lena Roth', due: '12 December' },
      ],
    },
    {
      kind: 'questions',
      title: 'Two questions came up everywhere',
      questions: [
        { question: 'Will anybody lose their job?', answer: 'No. All people in operations move with the stock.' },
        { question: 'Who pays for the move?', answer: 'The budget of operations, within the plan for Q4.' },
      ],
    },
    {
      kind: 'team',
      title: 'Two people run the move',
      members: [
        { name: 'Dana Whitfield', role: 'CFO', detail: 'Signs the lease' },
        { name: 'Omar Haddad', role: 'Head of operations', detail: 'Plans the racks' },
      ],
    },
    {
      kind: 'funnel',
      title: 'One visitor in forty becomes a customer',
      stages: [
        { name: 'Visitors', value: '48,200', amount: 48200 },
        { name: 'Sign-ups', value: '9,640', amount: 9640 },
        { name: 'Customers', value: '1,205', amount: 1205 },
      ],
    },
    {
      kind: 'scorecard',
      title: 'Two of three targets are met',
      measures: [
        {
          name: 'Revenue',
          actual: '$18.4M',
          target: '$18.0M',
          change: '+18%',
          status: { text: 'On track', verdict: 'good' },
        },
        {
          name: 'Gross margin',
          actual: '41.2%',
          target: '43.0%',
          change: '-1.3 points',
          status: { text: 'At risk', verdict: 'watch' },
        },
        {
          name: 'Delivery on time',
          actual: '92%',
          target: '97%',
          change: '-2 points',
          status: { text: 'Off track', verdict: 'bad' },
        },
      ],
    },
    {
      kind: 'executive_summary',
      title: 'We should lease the hall in Leipzig',
      points: [
        {
          statement: 'Late deliveries cost us 31 of 48 lost customers',
          support: 'They named delivery times first, and only four named price.',
        },
        {
          statement: 'A second hall brings most orders to the next day',
          support: 'From Leipzig, 92% of all orders arrive within one day.',
        },
      ],
      conclusion: 'Approve the lease today, so that the hall opens in May.',
    },
    {
      kind: 'waterfall',
      title: 'Price carried the profit',
      start: { name: 'Profit 2025', amount: 12.4 },
      steps: [
        { name: 'Price', amount: 3.1, detail: 'List prices rose by 4%' },
        { name: 'Volume', amount: -2.2, detail: 'Two accounts left' },
        { name: 'Costs', amount: -0.8, detail: 'Freight and wages' },
      ],
      end: { name: 'Profit 2026', amount: 12.5 },
      numberFormat: '0.0',
      unit: 'USD millions',
    },
    {
      kind: 'before_after',
      title: 'From 9 days to 2',
      changes: [
        { topic: 'Delivery time', before: '9 days', after: '2 days' },
        { topic: 'Returns', before: '14%', after: '6%' },
        { topic: 'Stock counts', before: 'By hand', after: 'By scanner' },
      ],
      labels: { before: 'Today', after: 'With Leipzig' },
    },
    ...plannedSlides,
    ...diagrams,
    {
      kind: 'closing',
      title: 'Approve the lease today',
      message: 'The hall is ready, and the offer ends in December.',
      contacts: [{ name: 'Dana Whitfield', detail: 'dana.whitfield@example.com' }],
    },
    { kind: 'sources', title: 'Sources', items: ['Management accounts', 'Survey of customers who left'] },
  ],
});

/** Sizes of what `everyKind` names. */
export const everyKindImages = new Map([['sample', { widthPx: 1600, heightPx: 1000 }]]);
