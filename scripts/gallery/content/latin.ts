import { latinPictures, picturedLatin } from './pictures';
import { latinPlans } from './latin-plans';
import { latinPeople } from './latin-people';
import { latinBlocks } from './blocks';
import { annotatedLatin } from './annotated-charts';
import { latinChanges } from './changes';
import type { GalleryContent } from './contents';
import { latinComparisons } from './comparisons';
import { latinDecisions } from './decisions';
import { latinDiagrams } from './latin-diagrams';
import { latinCharts } from './latin-charts';

/** English, with the lengths that board and team decks have. */
export const latin: GalleryContent = {
  title: 'Northwind quarterly review',
  author: 'Dana Whitfield',
  language: 'en-US',
  direction: 'ltr',
  slides: {
    title: [
      {
        kind: 'title',
        title: 'Northwind grew 18% in the third quarter',
        subtitle: 'Quarterly review for the board: results, risks and what we ask you to decide',
        author: 'Dana Whitfield, CFO',
        date: '14 October 2026',
        eyebrow: 'Board meeting',
      },
      picturedLatin.title,
    ],
    agenda: [
      {
        kind: 'agenda',
        title: 'Five topics for the next hour',
        items: [
          { text: 'Results of the quarter', detail: 'Revenue, margin and cash' },
          { text: 'Customers and churn', detail: 'Who left and why' },
          { text: 'The new warehouse', detail: 'Status of the Leipzig build' },
          { text: 'Risks', detail: 'Supply, currency, hiring' },
          { text: 'Decisions we need', detail: 'Budget and two appointments' },
        ],
      },
    ],
    section: [
      {
        kind: 'section',
        title: 'Results of the quarter',
        number: 1,
        subtitle: 'Revenue is ahead of plan, margin is not',
      },
      picturedLatin.section,
    ],
    statement: [
      {
        kind: 'statement',
        title: 'What customers told us',
        statement: 'Customers leave because of late deliveries, not because of price.',
        emphasis: 'late deliveries',
        support: 'Of 48 customers who left since January, 31 named delivery times first and four named price.',
      },
      picturedLatin.statement,
    ],
    bullets: [
      {
        kind: 'bullets',
        title: 'Deliveries got faster, but returns still take too long',
        eyebrow: 'Operations',
        lead: 'Median delivery time fell from 4.1 to 2.9 days.',
        items: [
          { text: 'Orders before two o’clock leave the same day in both warehouses' },
          {
            text: 'Returns take eleven days on average, because every parcel is inspected by hand',
            children: ['A second inspection bench opens in November'],
          },
          { text: 'Refunds are paid within a day once the inspection is done' },
          { text: 'Late parcels are reported to us before the customer notices' },
        ],
      },
      {
        kind: 'bullets',
        title: 'Three things changed since the last meeting',
        items: [
          { text: 'Carrier contract: we now ship with two carriers instead of one', icon: 'truck' },
          { text: 'Stock levels: the twenty best sellers are held in both warehouses', icon: 'warehouse' },
          { text: 'Service desk: open until eight in the evening, also on Saturdays', icon: 'headphones' },
        ],
      },
      {
        kind: 'bullets',
        title: 'What customers praise most',
        items: [
          { text: 'Parcels arrive on the promised day' },
          { text: 'Answers come within the hour' },
          { text: 'Boxes are easy to open and to return' },
          { text: 'Invoices are correct the first time' },
          { text: 'The same driver comes every week' },
          { text: 'Spare parts are always in stock' },
        ],
      },
      {
        kind: 'bullets',
        title: 'Start the new scanner in five steps',
        ordered: true,
        items: [
          { text: 'Hold the power key until the lamp turns green' },
          { text: 'Scan the code on the inside of the cover' },
          { text: 'Choose the warehouse and the dock' },
          { text: 'Scan one parcel as a test' },
          { text: 'Hang the scanner back to charge' },
        ],
      },
    ],
    two_columns: [
      {
        kind: 'two_columns',
        title: 'What worked and what did not',
        left: {
          heading: 'What worked',
          items: [
            { text: 'Two carriers kept parcels moving during the strike' },
            { text: 'Same-day dispatch raised repeat orders' },
            { text: 'The new packing line halved damage' },
          ],
        },
        right: {
          heading: 'What did not',
          items: [
            { text: 'Returns are still inspected by hand' },
            { text: 'Temporary staff left before the peak' },
            { text: 'The forecast missed the July promotion' },
          ],
        },
      },
    ],
    comparison: latinComparisons,
    process: [
      {
        kind: 'process',
        title: 'A return becomes a refund in four steps',
        steps: [
          { title: 'Register', detail: 'The customer prints a label at home', icon: 'printer' },
          { title: 'Receive', detail: 'The parcel is scanned at the dock', icon: 'package' },
          { title: 'Inspect', detail: 'Bench staff grade the goods A to D', icon: 'search' },
          { title: 'Refund', detail: 'The system pays within one day', icon: 'banknote' },
        ],
      },
      {
        kind: 'process',
        title: 'When the alarm sounds, everybody is out in three minutes',
        steps: [
          { title: 'Stop the machine', detail: 'Press the red button', icon: 'octagon-alert' },
          { title: 'Warn the others', detail: 'Call out in your row', icon: 'megaphone' },
          { title: 'Leave by the north door', detail: 'Follow the green signs', icon: 'door-open' },
          { title: 'Walk, never run', detail: 'Leave your things behind', icon: 'footprints' },
          { title: 'Meet at car park B', detail: '80 metres from the gate', icon: 'map-pin' },
          { title: 'Be counted', detail: 'Your team leader has the list', icon: 'users' },
        ],
      },
    ],
    timeline: [
      {
        kind: 'timeline',
        title: 'The warehouse opens in May',
        events: [
          { when: 'Nov 2026', title: 'Lease signed', at: 0 },
          { when: 'Dec 2026', title: 'Racks ordered', detail: 'Delivery takes ten weeks', at: 1 },
          { when: 'Mar 2027', title: 'Installation', detail: 'Two crews, five weeks', at: 4 },
          { when: 'Apr 2027', title: 'Trial run', at: 5 },
          { when: 'May 2027', title: 'Opening', detail: 'First 4,000 pallets', at: 6 },
        ],
      },
      {
        kind: 'timeline',
        title: 'Thirty years from garage to group',
        events: [
          { when: '1996', title: 'Founded in a garage in Malmö' },
          { when: '2004', title: 'First warehouse' },
          { when: '2015', title: 'Online shop' },
          { when: '2026', title: 'Four countries, 259 people' },
        ],
      },
    ],
    metrics: [
      {
        kind: 'metrics',
        title: 'Revenue is ahead of plan while margin slipped',
        eyebrow: 'Results',
        source: 'Source: management accounts, September 2026',
        metrics: [
          {
            value: '$18.4M',
            label: 'Revenue',
            change: { text: '18% on last year', direction: 'up', verdict: 'good' },
            icon: 'coins',
          },
          {
            value: '41.2%',
            label: 'Gross margin',
            change: { text: '1.3 points', direction: 'down', verdict: 'bad' },
            icon: 'percent',
          },
          {
            value: '312',
            label: 'New customers',
            change: { text: '27 more than planned', direction: 'up', verdict: 'good' },
            icon: 'users',
          },
        ],
      },
      {
        kind: 'metrics',
        title: 'One parcel in fifty arrives late',
        metrics: [{ value: '98.1%', label: 'Parcels on time', detail: 'Weeks 27 to 39, all carriers' }],
      },
    ],
    chart: [...latinCharts, ...annotatedLatin],
    table: [
      {
        kind: 'table',
        title: 'Headcount grew mostly in operations',
        source: 'Source: HR system, 30 September',
        columns: [
          { label: 'Team' },
          { label: 'Q2', align: 'end' },
          { label: 'Q3', align: 'end' },
          { label: 'Change', align: 'end' },
          { label: 'Plan for year end', align: 'end' },
        ],
        rows: [
          ['Operations', '112', '131', '+19', '140'],
          ['Engineering', '64', '66', '+2', '72'],
          ['Sales', '41', '44', '+3', '48'],
          ['Finance and legal', '18', '18', '0', '19'],
          ['Total', '235', '259', '+24', '279'],
        ],
        totalRow: true,
        caption: 'Operations hired 19 of the 24 new colleagues.',
      },
      {
        kind: 'table',
        title: 'Every region has a plan for the peak',
        columns: [{ label: 'Region' }, { label: 'Peak week' }, { label: 'Measure' }, { label: 'Owner' }],
        rows: [
          ['North', 'Week 48', 'Second shift in Kiel, rented vans for the islands', 'Lena Roth'],
          ['South', 'Week 50', 'Evening tours in Munich and Stuttgart', 'Omar Haddad'],
          ['East', 'Week 49', 'Buffer stock in the Leipzig hall', 'Priya Nair'],
          ['Online', 'Week 47', 'Chat desk open until ten in the evening', 'Jonas Weber'],
        ],
      },
    ],
    quote: [
      {
        kind: 'quote',
        title: 'One customer said it for many',
        quote: 'I do not need it tomorrow. I need to know when it comes, and then it has to come.',
        attribution: 'Maria Lindqvist, purchasing lead at Halden Marine',
      },
      picturedLatin.quote,
      {
        kind: 'quote',
        title: 'The warehouse wants the lease',
        quote: 'We lose the spring if we build. We win it if we lease.',
        attribution: 'Omar Haddad, head of operations',
        picture: { imageId: 'face-2', altText: 'Omar Haddad' },
      },
    ],
    image: [
      {
        kind: 'image',
        title: 'The Leipzig site is ready for racks',
        imageId: 'hall',
        altText: 'Empty warehouse hall with marked floor',
        lead: 'The hall was handed over on 2 October.',
        items: [
          { text: '9,400 square metres on one level' },
          { text: 'Twelve docks, eight of them heated' },
          { text: 'Solar roof covers half of the power' },
        ],
      },
      {
        kind: 'image',
        title: 'The coast road stays open all winter',
        imageId: 'coast',
        altText: 'Evening sun over a coast with hills',
      },
      {
        kind: 'image',
        title: 'Our third market lies behind this coast',
        imageId: 'coast',
        altText: 'Evening sun over a coast with hills',
        lead: 'Norway starts in March.',
        items: [{ text: 'Two ferries a day' }, { text: 'Six partners on land' }],
      },
      {
        kind: 'image',
        title: 'The mast carries the new antenna',
        imageId: 'tower',
        altText: 'A tall mast before an evening sky',
        items: [{ text: 'Forty metres high, visible from the ferry' }, { text: 'Reaches both islands' }],
      },
    ],
    cards: [
      {
        kind: 'cards',
        title: 'Four risks stay with us this winter',
        cards: [
          { title: 'Supply', text: 'Two suppliers make 60% of our steel parts', icon: 'factory' },
          { title: 'Currency', text: 'A weak krone costs us $40k a month', icon: 'coins' },
          { title: 'Hiring', text: 'Nine open posts in operations', icon: 'user-plus' },
          { title: 'Software', text: 'The old stock system loses support in March', icon: 'server' },
        ],
      },
      {
        kind: 'cards',
        title: 'Six ways in which we help new customers',
        cards: [
          { title: 'Welcome call', text: 'Within two days of the first order', icon: 'phone' },
          { title: 'Guide', text: 'Twelve pages, also as a video', icon: 'book-open' },
          { title: 'Sample box', text: 'One of each of the best sellers', icon: 'gift' },
          { title: 'Fixed contact', text: 'One name for the first year', icon: 'user-check' },
          { title: 'Price promise', text: 'No change for twelve months', icon: 'shield-check' },
          { title: 'Review', text: 'A short talk after ninety days', icon: 'message-circle' },
        ],
      },
    ],
    matrix: [
      {
        kind: 'matrix',
        title: 'Hiring and software need attention first',
        panels: [
          { title: 'Act now', items: ['Nine open posts', 'Stock system support ends'] },
          { title: 'Plan', items: ['Second steel supplier'] },
          { title: 'Watch', items: ['Currency of the north'] },
          { title: 'Accept', items: ['Seasonal damage rate', 'Fuel surcharge'] },
        ],
        xAxis: 'Time to act',
        yAxis: 'Effect on margin',
      },
    ],
    next_steps: [
      {
        kind: 'next_steps',
        title: 'What happens until the next meeting',
        steps: [
          { action: 'Sign the lease in Leipzig', owner: 'Dana Whitfield', due: '15 November' },
          { action: 'Open the second inspection bench', owner: 'Omar Haddad', due: '30 November' },
          { action: 'Propose a second steel supplier', owner: 'Lena Roth', due: '12 December' },
          { action: 'Choose the new stock system', owner: 'Priya Nair', due: '20 January' },
        ],
      },
    ],
    ...latinChanges,
    ...latinBlocks,
    ...latinPeople,
    ...latinPictures,
    decision: latinDecisions,
    ...latinPlans,
    ...latinDiagrams,
    sources: [
      {
        kind: 'sources',
        title: 'Sources',
        items: [
          'Management accounts, July to September 2026',
          'Survey of 48 former customers, August 2026',
          'HR system, 30 September 2026',
          'Carrier performance reports, https://example.com/carriers/2026',
        ],
      },
    ],
  },
};
