import type { GalleryContent } from './contents';

/** Slides about what is planned and how it hangs together. */
export const latinPlans: Pick<GalleryContent['slides'], 'roadmap'> = {
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
