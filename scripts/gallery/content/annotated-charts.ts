import type { GalleryContent } from './contents';

type Charts = readonly GalleryContent['slides']['chart'][number][];

/** Charts with what explains their numbers: a target, events, growth, what the title speaks of. */
export const annotatedLatin: Charts = [
  {
    kind: 'chart',
    title: 'Two of five regions deliver on time',
    chart: {
      type: 'column',
      categories: ['North', 'South', 'Islands', 'West', 'East'],
      series: [{ name: 'Delivered on time', values: [0.97, 0.92, 0.88, 0.85, 0.7] }],
      numberFormat: '0%',
      target: { value: 0.9, label: 'Agreed' },
    },
    takeaway: 'The east lost a carrier in May and is 20 points short.',
  },
  {
    kind: 'chart',
    title: 'Online overtook the shops after the launch in March',
    chart: {
      type: 'line',
      categories: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'],
      series: [
        { name: 'Online', values: [1.9, 2.1, 2.6, 3.4, 4.1, 4.6, 5.3] },
        { name: 'Shops', values: [3.6, 3.5, 3.4, 3.2, 3.1, 3.2, 2.9] },
        { name: 'Partners', values: [1.2, 1.2, 1.3, 1.3, 1.5, 1.4, 1.6] },
      ],
      numberFormat: '0.0',
      unit: 'USD millions',
      emphasis: 'Online',
      events: [
        { at: 'Mar', label: 'New shop goes live' },
        { at: 'May', label: 'Free returns' },
      ],
    },
  },
  {
    kind: 'chart',
    title: 'Revenue grew by almost half in three years',
    chart: {
      type: 'column',
      categories: ['2022', '2023', '2024', '2025'],
      series: [{ name: 'Revenue', values: [4.2, 4.9, 5.5, 6.1] }],
      numberFormat: '0.0',
      unit: 'USD millions',
      growth: { from: '2022', to: '2025' },
      events: [{ at: '2024', label: 'Second plant' }],
    },
  },
  {
    kind: 'chart',
    title: 'All three sites together reach the plan in 2025',
    chart: {
      type: 'stacked_column',
      categories: ['2022', '2023', '2024', '2025'],
      series: [
        { name: 'Leeds', values: [4.1, 4.6, 5.2, 5.9] },
        { name: 'Porto', values: [2.2, 2.6, 2.9, 3.4] },
        { name: 'Gdansk', values: [0.9, 1.1, 1.6, 2.2] },
      ],
      numberFormat: '0.0',
      unit: 'Orders, thousands',
      target: { values: [8, 9, 10, 11], label: 'Plan' },
      growth: { from: '2022', to: '2025', yearly: true },
    },
  },
];

export const annotatedCjk: Charts = [
  {
    kind: 'chart',
    title: '三月の発売後、注文は目標を超えました',
    chart: {
      type: 'line',
      categories: ['1月', '2月', '3月', '4月', '5月', '6月'],
      series: [{ name: '注文数', values: [120, 132, 180, 210, 236, 264] }],
      numberFormat: '#,##0',
      unit: '件',
      target: { value: 200 },
      events: [{ at: '3月', label: '新製品の発売' }],
      growth: { from: '1月', to: '6月' },
    },
  },
];

export const annotatedRtl: Charts = [
  {
    kind: 'chart',
    title: 'تجاوزت المبيعات الهدف بعد إطلاق المتجر',
    chart: {
      type: 'column',
      categories: ['2022', '2023', '2024', '2025'],
      series: [{ name: 'المبيعات', values: [9.1, 10.2, 11, 12.4] }],
      numberFormat: '0.0',
      unit: 'مليون ريال',
      target: { value: 11.5 },
      events: [{ at: '2024', label: 'إطلاق المتجر' }],
      growth: { from: '2022', to: '2025', yearly: true },
    },
  },
];
