import type { GalleryContent } from './contents';

type Changes = Pick<GalleryContent['slides'], 'waterfall' | 'before_after'>;

/** What moved a total, and what is done in another way. */
export const latinChanges: Changes = {
  waterfall: [
    {
      kind: 'waterfall',
      title: 'Price carried the profit through a weak year',
      start: { name: 'Profit 2025', amount: 12.4 },
      steps: [
        { name: 'Price', amount: 3.1, detail: 'List prices rose by 4% in March' },
        { name: 'Volume', amount: -2.2, detail: 'Two large accounts left in the spring' },
        { name: 'Mix', amount: 0.8, detail: 'More service contracts' },
        { name: 'Costs', amount: -1.6, detail: 'Freight and wages' },
      ],
      end: { name: 'Profit 2026', amount: 12.5 },
      numberFormat: '0.0',
      unit: 'USD millions',
    },
    {
      kind: 'waterfall',
      title: 'From revenue to net profit, a third is left',
      source: 'Management accounts 2026',
      start: { name: 'Revenue', amount: 1840 },
      steps: [
        { name: 'Material', amount: -620 },
        { name: 'Production', amount: -310 },
        { name: 'Gross profit', amount: 910, isSubtotal: true },
        { name: 'Sales', amount: -140 },
        { name: 'Administration', amount: -95 },
        { name: 'Other income', amount: 60 },
        { name: 'EBIT', amount: 735, isSubtotal: true },
        { name: 'Interest', amount: -25 },
        { name: 'Taxes', amount: -170 },
      ],
      end: { name: 'Net profit', amount: 540 },
      numberFormat: '#,##0',
      unit: 'EUR thousands',
    },
    {
      kind: 'waterfall',
      title: 'Suppliers held the costs of the year at 412 million',
      start: { name: 'Costs 2025', amount: 408.2 },
      steps: [
        { name: 'Wages', amount: 9.1 },
        { name: 'Energy', amount: -3.4 },
        { name: 'Freight', amount: 2.6 },
        { name: 'Suppliers', amount: -6.8 },
        { name: 'Leipzig', amount: 2.3 },
      ],
      end: { name: 'Costs 2026', amount: 412 },
      numberFormat: '0.0',
      unit: 'USD millions',
    },
    {
      kind: 'waterfall',
      title: 'Cash falls below zero before the autumn orders arrive',
      start: { name: 'January', amount: 2.1 },
      steps: [
        { name: 'Spring goods', amount: -3.4 },
        { name: 'Tax refund', amount: 0.6 },
        { name: 'New hall', amount: -1.5 },
        { name: 'Orders', amount: 5.9 },
      ],
      end: { name: 'December', amount: 3.7 },
      numberFormat: '0.0',
      unit: 'USD millions',
    },
  ],
  before_after: [
    {
      kind: 'before_after',
      title: 'From 9 days to 2: what the new hall changes',
      changes: [
        { topic: 'Delivery time', before: '9 days', after: '2 days' },
        { topic: 'Returns', before: '14%', after: '6%' },
        { topic: 'Cost of an order', before: '$11.40', after: '$7.80' },
        { topic: 'Stock counts', before: 'By hand, twice a year', after: 'Every night, by scanner' },
      ],
      labels: { before: 'Today', after: 'With Leipzig' },
    },
    {
      kind: 'before_after',
      title: 'Orders come in one way instead of four',
      changes: [
        { before: 'Orders arrive by mail, phone, fax and shop', after: 'All orders arrive in the shop' },
        { before: 'Two people copy them into the stock system', after: 'The stock system reads them itself' },
        { before: 'Customers ask where their goods are' },
      ],
      labels: { before: 'As is', after: 'To be' },
    },
  ],
};

export const cjkChanges: Changes = {
  waterfall: [
    {
      kind: 'waterfall',
      title: '価格が弱い年の利益を支えました',
      start: { name: '2025年利益', amount: 12.4 },
      steps: [
        { name: '価格', amount: 3.1, detail: '3月に定価を4%引き上げました' },
        { name: '数量', amount: -2.2, detail: '大口顧客2社が離れました' },
        { name: '構成', amount: 0.8, detail: '保守契約が増えました' },
        { name: '費用', amount: -1.6, detail: '運賃と人件費' },
      ],
      end: { name: '2026年利益', amount: 12.5 },
      numberFormat: '0.0',
      unit: '億円',
    },
  ],
  before_after: [
    {
      kind: 'before_after',
      title: '9日から2日へ：新しい倉庫で変わること',
      changes: [
        { topic: '納期', before: '9日', after: '2日' },
        { topic: '返品率', before: '14%', after: '6%' },
        { topic: '棚卸し', before: '年2回の手作業', after: '毎晩スキャナーで' },
      ],
      labels: { before: '現在', after: '移転後' },
    },
  ],
};

export const rtlChanges: Changes = {
  waterfall: [
    {
      kind: 'waterfall',
      title: 'حملت الأسعار الربح في عام ضعيف',
      start: { name: 'ربح 2025', amount: 12.4 },
      steps: [
        { name: 'السعر', amount: 3.1, detail: 'ارتفعت الأسعار بنسبة 4% في مارس' },
        { name: 'الكمية', amount: -2.2, detail: 'غادر عميلان كبيران في الربيع' },
        { name: 'المزيج', amount: 0.8, detail: 'عقود خدمة أكثر' },
        { name: 'التكاليف', amount: -1.6, detail: 'الشحن والأجور' },
      ],
      end: { name: 'ربح 2026', amount: 12.5 },
      numberFormat: '0.0',
      unit: 'مليون ريال',
    },
  ],
  before_after: [
    {
      kind: 'before_after',
      title: 'من 9 أيام إلى يومين: ما الذي تغيّره القاعة الجديدة',
      changes: [
        { topic: 'مدة التسليم', before: '9 أيام', after: 'يومان' },
        { topic: 'المرتجعات', before: '14%', after: '6%' },
        { topic: 'الجرد', before: 'يدويًا مرتين في السنة', after: 'كل ليلة بالماسح' },
      ],
      labels: { before: 'اليوم', after: 'غدًا' },
    },
  ],
};
