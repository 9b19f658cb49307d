import type { GalleryContent } from './contents';

/** Slides about what is planned and how it hangs together. */
export const latinPlans: Pick<GalleryContent['slides'], 'roadmap' | 'tree'> = {
  tree: [
    {
      kind: 'tree',
      title: 'Three people answer for the second hall',
      nodes: [
        { name: 'Dana Whitfield', detail: 'Head of the site' },
        { name: 'Omar Haddad', under: 'Dana Whitfield', detail: 'Operations' },
        { name: 'Lena Roth', under: 'Dana Whitfield', detail: 'Purchasing' },
        { name: 'Priya Nair', under: 'Dana Whitfield', detail: 'IT' },
        { name: 'Inspection', under: 'Omar Haddad', detail: 'Two shifts' },
        { name: 'Packing', under: 'Omar Haddad', detail: '40 people' },
        { name: 'Steel', under: 'Lena Roth' },
        { name: 'Stock system', under: 'Priya Nair' },
        { name: 'Devices', under: 'Priya Nair' },
      ],
    },
    {
      kind: 'tree',
      title: 'Profit is won in prices, not in volume',
      nodes: [
        { name: 'Profit', value: '$3.2M' },
        { name: 'Revenue', under: 'Profit', value: '$18.4M' },
        { name: 'Costs', under: 'Profit', value: '$15.2M' },
        { name: 'Price per order', under: 'Revenue', detail: 'Up 4%', value: '$46' },
        { name: 'Orders', under: 'Revenue', detail: 'Up 1%', value: '400,000' },
        { name: 'Goods', under: 'Costs', value: '$9.8M' },
        { name: 'Freight', under: 'Costs', detail: 'Down 2%', value: '$3.1M' },
        { name: 'Staff', under: 'Costs', value: '$2.3M' },
      ],
    },
    {
      kind: 'tree',
      title: 'Eleven teams report to four heads',
      nodes: [
        { name: 'Dana Whitfield', detail: 'CEO' },
        { name: 'Omar Haddad', under: 'Dana Whitfield', detail: 'Operations' },
        { name: 'Lena Roth', under: 'Dana Whitfield', detail: 'Purchasing' },
        { name: 'Priya Nair', under: 'Dana Whitfield', detail: 'IT' },
        { name: 'Tom Berg', under: 'Dana Whitfield', detail: 'Sales' },
        { name: 'Inspection', under: 'Omar Haddad' },
        { name: 'Packing', under: 'Omar Haddad' },
        { name: 'Shipping', under: 'Omar Haddad' },
        { name: 'Returns', under: 'Omar Haddad' },
        { name: 'Steel', under: 'Lena Roth' },
        { name: 'Plastics', under: 'Lena Roth' },
        { name: 'Stock system', under: 'Priya Nair' },
        { name: 'Devices', under: 'Priya Nair' },
        { name: 'North', under: 'Tom Berg' },
        { name: 'South', under: 'Tom Berg' },
        { name: 'Online shop', under: 'Tom Berg' },
      ],
    },
  ],
  roadmap: [
    {
      kind: 'roadmap',
      title: 'Both halls run by the end of the year',
      periods: ['Q1', 'Q2', 'Q3', 'Q4'],
      lanes: [
        {
          name: 'Building',
          items: [
            { text: 'Lease and plans', start: 'Q1' },
            { text: 'Fit out the second hall', start: 'Q2', end: 'Q3' },
            { text: 'Opening', start: 'Q4', milestone: true },
          ],
        },
        {
          name: 'Software',
          items: [
            { text: 'Choose the stock system', start: 'Q1', end: 'Q2' },
            { text: 'Move all sites', start: 'Q3', end: 'Q4' },
          ],
        },
        {
          name: 'People',
          items: [
            { text: 'Hire 40 packers', start: 'Q2', end: 'Q3' },
            { text: 'Train shift leads', start: 'Q3' },
          ],
        },
      ],
      today: { period: 'Q2' },
    },
    {
      kind: 'roadmap',
      title: 'What we build now, next and later',
      periods: ['Now', 'Next', 'Later'],
      lanes: [
        {
          name: 'Shop',
          items: [
            { text: 'One-page checkout', start: 'Now' },
            { text: 'Gift cards', start: 'Next' },
            { text: 'Subscriptions', start: 'Later' },
          ],
        },
        {
          name: 'App',
          items: [
            { text: 'Push messages', start: 'Now' },
            { text: 'Offline basket', start: 'Next' },
          ],
        },
        {
          name: 'Stores',
          items: [
            { text: 'Click and collect', start: 'Next' },
            { text: 'Self checkout', start: 'Later' },
          ],
        },
      ],
    },
    {
      kind: 'roadmap',
      title: 'The stock system is live on 1 December',
      periods: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
      lanes: [
        { name: 'Selection', items: [{ start: 'Jan', end: 'Mar' }] },
        { name: 'Contract signed', items: [{ start: 'Mar', milestone: true, when: '31 March', startShare: 1 }] },
        { name: 'Design', items: [{ start: 'Apr', end: 'Jun', when: '1 April – 12 June', endShare: 0.4 }] },
        { name: 'Data migration', items: [{ start: 'May', end: 'Sep' }] },
        { name: 'Pilot in Leipzig', items: [{ start: 'Aug', end: 'Sep' }] },
        { name: 'Training', items: [{ start: 'Sep', end: 'Nov' }] },
        { name: 'Rollout', items: [{ start: 'Oct', end: 'Dec' }] },
      ],
    },
  ],
};
