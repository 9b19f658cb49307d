import type { GalleryContent } from './contents';

type Decisions = GalleryContent['slides']['decision'];

/** What an audience is asked to decide: one thing with its options, one without, and several. */
export const latinDecisions: Decisions = [
  {
    kind: 'decision',
    title: 'Leasing the hall opens Leipzig before the peak',
    asks: [
      {
        ask: 'Approve the lease of the hall in Leipzig for ten years',
        amount: '$0.9M a year',
        due: '15 November',
        decider: 'Supervisory board',
      },
    ],
    options: [
      { name: 'Build', detail: '$6.2M, ready in 22 months' },
      { name: 'Lease', detail: 'Ready in 4 months, exit after year five', recommended: true },
      { name: 'Outsource', detail: '$1.4M a year, service levels are theirs' },
    ],
    otherwise: 'The offer lapses on 1 December, and the next hall is free in 2029.',
  },
  {
    kind: 'decision',
    title: 'The second bench pays for itself by June',
    asks: [
      {
        ask: 'Release the money for a second inspection bench',
        amount: '$240k',
        due: 'Today',
        decider: 'CFO',
      },
    ],
    otherwise: 'Returns keep taking eleven days through the peak.',
  },
  {
    kind: 'decision',
    title: 'Three decisions start the year',
    asks: [
      { ask: 'Sign the lease in Leipzig', amount: '$0.9M', due: '15 November', decider: 'Board' },
      { ask: 'Open nine posts in operations', amount: '$610k', due: '1 December', decider: 'CFO' },
      { ask: 'Name a second supplier of steel', amount: '$80k', due: '12 December', decider: 'Purchasing' },
    ],
    otherwise: 'Each month of delay costs 31 customers.',
  },
];

export const cjkDecisions: Decisions = [
  {
    kind: 'decision',
    title: 'ライプツィヒ倉庫の賃借を本日ご決定ください',
    asks: [{ ask: '倉庫の賃貸契約を十年間で締結する', amount: '年間9,000万円', due: '11月15日', decider: '取締役会' }],
    options: [
      { name: '建設', detail: '6億2千万円、22か月' },
      { name: '賃借', detail: '4か月で稼働', recommended: true },
    ],
    otherwise: '12月1日に条件が失効します。',
  },
];

export const rtlDecisions: Decisions = [
  {
    kind: 'decision',
    title: 'نطلب اليوم قرار استئجار القاعة',
    asks: [
      { ask: 'الموافقة على استئجار القاعة لعشر سنوات', amount: '900 ألف', due: '15 نوفمبر', decider: 'مجلس الإدارة' },
    ],
    options: [
      { name: 'البناء', detail: 'جاهز بعد 22 شهرًا' },
      { name: 'الاستئجار', detail: 'جاهز بعد أربعة أشهر', recommended: true },
    ],
    otherwise: 'ينتهي العرض في الأول من ديسمبر.',
  },
];
