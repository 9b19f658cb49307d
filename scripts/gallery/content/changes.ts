import type { GalleryContent } from './contents';

type Changes = Pick<GalleryContent['slides'], 'waterfall'>;

/** What moved a total. */
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
};
