import type { GalleryContent } from './contents';

/** Slides about who asks, who buys, who is on track and who answers. */
export const latinPeople: Pick<
  GalleryContent['slides'],
  'questions' | 'funnel' | 'scorecard' | 'executive_summary' | 'closing'
> = {
  questions: [
    {
      kind: 'questions',
      title: 'Four questions came up in every team',
      questions: [
        { question: 'Will anybody lose their job?', answer: 'No. All 131 people in operations move with the stock.' },
        {
          question: 'Why don’t we build a hall of our own?',
          answer: 'It would be ready in 22 months, the leased one in four.',
        },
        { question: 'What happens to Hamburg?', answer: 'It stays open for returns until its lease ends in 2029.' },
        { question: 'Who pays for the move?', answer: 'The budget of operations, with $0.3M set aside in Q4.' },
      ],
    },
    {
      kind: 'questions',
      title: 'Customers ask the same six things',
      questions: [
        { question: 'When does my parcel arrive?', answer: 'Within two days, on the evening that you chose.' },
        { question: 'Can I send it back?', answer: 'Yes, for 60 days, at any of 2,400 shops.' },
        { question: 'When do I get my money?', answer: 'One day after the bench has seen the parcel.' },
        { question: 'Do you repair?', answer: 'Whatever we sold in the last five years.' },
        { question: 'Where are you made?', answer: 'In Leipzig and Porto.' },
        { question: 'Who answers on Sundays?', answer: 'Nobody. On Saturdays until eight.' },
      ],
    },
  ],
  funnel: [
    {
      kind: 'funnel',
      title: 'One visitor in forty becomes a customer',
      stages: [
        { name: 'Visitors', value: '48,200', amount: 48200, detail: 'To the page of the offer' },
        { name: 'Sign-ups', value: '9,640', amount: 9640 },
        { name: 'Trials', value: '3,180', amount: 3180, detail: 'At least one order' },
        { name: 'Customers', value: '1,205', amount: 1205 },
      ],
    },
    {
      kind: 'funnel',
      title: 'Where applicants are lost',
      stages: [
        { name: 'Applications', value: '312', amount: 312 },
        { name: 'First talks', value: '96', amount: 96 },
        { name: 'Second talks', value: '31', amount: 31 },
        { name: 'Offers', value: '12', amount: 12 },
        { name: 'Accepted', value: '9', amount: 9 },
      ],
    },
    {
      kind: 'funnel',
      title: 'How a pilot becomes a rollout',
      stages: [
        { name: 'One team', detail: 'Six weeks' },
        { name: 'One site', detail: 'Three months' },
        { name: 'All sites', detail: 'From May' },
      ],
    },
  ],
  scorecard: [
    {
      kind: 'scorecard',
      title: 'Two of five targets are out of reach',
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
        {
          name: 'New customers',
          actual: '312',
          target: '285',
          change: '+27',
          status: { text: 'On track', verdict: 'good' },
        },
        { name: 'Staff turnover', actual: '11%', target: '9%', status: { text: 'Off track', verdict: 'bad' } },
      ],
    },
    {
      kind: 'scorecard',
      title: 'Eight goals of the year at a glance',
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
          change: '-1.3 pts',
          status: { text: 'At risk', verdict: 'watch' },
        },
        {
          name: 'Delivery on time',
          actual: '92%',
          target: '97%',
          change: '-2 pts',
          status: { text: 'Off track', verdict: 'bad' },
        },
        {
          name: 'New customers',
          actual: '312',
          target: '285',
          change: '+27',
          status: { text: 'On track', verdict: 'good' },
        },
        {
          name: 'Churn',
          actual: '4.1%',
          target: '3.5%',
          change: '+0.4 pts',
          status: { text: 'At risk', verdict: 'watch' },
        },
        {
          name: 'Staff turnover',
          actual: '11%',
          target: '9%',
          change: '+1 pt',
          status: { text: 'Off track', verdict: 'bad' },
        },
        { name: 'Accidents', actual: '2', target: '0', change: '-1', status: { text: 'At risk', verdict: 'watch' } },
        {
          name: 'Net promoter score',
          actual: '46',
          target: '45',
          change: '+6',
          status: { text: 'On track', verdict: 'good' },
        },
      ],
    },
  ],
  executive_summary: [
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
        { statement: 'Leasing is ready in four months', support: 'Building takes 22 months and needs a new loan.' },
      ],
      conclusion: 'Approve the lease today, so that the hall opens in May.',
    },
    {
      kind: 'executive_summary',
      title: 'Five things to know about the year',
      points: [
        { statement: 'Revenue grew 18% to $18.4M', support: 'The north and online brought two thirds of it.' },
        { statement: 'Margin slipped to 41.2%', support: 'Freight and steel cost more than planned.' },
        { statement: '312 customers are new', support: '27 more than we asked for.' },
        { statement: 'One in nine left the staff', support: 'Mostly drivers, and mostly in spring.' },
        { statement: 'The new hall is on time', support: 'Racks stand in December.' },
      ],
    },
  ],
  closing: [
    {
      kind: 'closing',
      title: 'Approve the second bench today',
      message: 'It pays for itself before the autumn peak.',
      contacts: [
        { name: 'Dana Whitfield', detail: 'dana.whitfield@example.com' },
        { name: 'Omar Haddad', detail: 'Operations, extension 214' },
      ],
    },
    {
      kind: 'closing',
      title: 'Five people answer your questions',
      message: 'Write to the one who knows most about it.',
      contacts: [
        { name: 'Dana Whitfield', detail: 'Leases and the new hall' },
        { name: 'Omar Haddad', detail: 'Inspection benches and returns' },
        { name: 'Lena Roth', detail: 'Suppliers and purchase prices' },
        { name: 'Service desk', detail: 'Everything else, on weekdays until 18:00' },
        { name: 'Anna Lindqvist', detail: 'Interviews and pictures for the press' },
      ],
    },
  ],
};
