import type { GalleryContent } from './contents';

/** Slides about what is planned and how it hangs together. */
export const rtlPlans: Pick<GalleryContent['slides'], 'funnel' | 'roadmap' | 'tree'> = {
  funnel: [
    {
      kind: 'funnel',
      title: 'واحد من كل ثلاثين زائرًا يشتري',
      stages: [
        { name: 'الزوار', value: '36,000', amount: 36000 },
        { name: 'التسجيلات', value: '9,200', amount: 9200, detail: 'خلال شهر واحد' },
        { name: 'التجارب', value: '3,100', amount: 3100 },
        { name: 'المشترون', value: '1,200', amount: 1200 },
      ],
    },
  ],
  tree: [
    {
      kind: 'tree',
      title: 'ثلاثة أقسام مسؤولة عن المستودع',
      nodes: [
        { name: 'ليلى حداد', detail: 'مديرة الموقع' },
        { name: 'عمر منصور', under: 'ليلى حداد', detail: 'العمليات' },
        { name: 'سارة خليل', under: 'ليلى حداد', detail: 'المشتريات' },
        { name: 'التعبئة', under: 'عمر منصور', detail: '40 عاملًا' },
        { name: 'الفحص', under: 'عمر منصور' },
        { name: 'الفولاذ', under: 'سارة خليل' },
      ],
    },
  ],
  roadmap: [
    {
      kind: 'roadmap',
      title: 'يعمل المستودعان قبل نهاية العام',
      periods: ['الربع الأول', 'الربع الثاني', 'الربع الثالث', 'الربع الرابع'],
      lanes: [
        {
          name: 'المبنى',
          items: [
            { text: 'العقد والتخطيط', start: 'الربع الأول' },
            { text: 'تجهيز المستودع الثاني', start: 'الربع الثاني', end: 'الربع الثالث' },
            { text: 'الافتتاح', start: 'الربع الرابع', milestone: true },
          ],
        },
        {
          name: 'النظام',
          items: [
            { text: 'اختيار نظام المخزون', start: 'الربع الأول', end: 'الربع الثاني' },
            { text: 'نقل جميع المواقع', start: 'الربع الثالث', end: 'الربع الرابع' },
          ],
        },
        { name: 'الفريق', items: [{ text: 'توظيف 40 عاملًا', start: 'الربع الثاني', end: 'الربع الثالث' }] },
      ],
    },
    {
      kind: 'roadmap',
      title: 'ما نبنيه الآن ثم لاحقًا',
      periods: ['الآن', 'التالي', 'لاحقًا'],
      lanes: [
        {
          name: 'المتجر',
          items: [
            { text: 'دفع بخطوة واحدة', start: 'الآن' },
            { text: 'بطاقات هدايا', start: 'التالي' },
          ],
        },
        {
          name: 'التطبيق',
          items: [
            { text: 'إشعارات فورية', start: 'الآن' },
            { text: 'اشتراكات', start: 'لاحقًا' },
          ],
        },
      ],
    },
  ],
};
