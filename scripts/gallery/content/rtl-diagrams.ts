import type { GalleryContent } from './contents';

/** Slides whose content has a drawing of its own. */
export const rtlDiagrams: Pick<GalleryContent['slides'], 'features' | 'cycle' | 'plot' | 'code'> = {
  features: [
    {
      kind: 'features',
      title: 'باقة الفريق هي الأنسب لمعظم الفروع',
      plans: [
        { name: 'الأساسية', price: '9 دولارات', note: 'للمستخدم شهريًا' },
        { name: 'الفريق', price: '19 دولارًا', note: 'للمستخدم شهريًا', recommended: true },
        { name: 'المؤسسات', price: 'عند الطلب', note: 'من 200 مستخدم' },
      ],
      features: [
        { name: 'المشاريع', values: ['3', 'بلا حد', 'بلا حد'] },
        { name: 'تقويم مشترك', values: ['✓', '✓', '✓'] },
        { name: 'دخول الضيوف', values: ['–', '✓', '✓'] },
        { name: 'دخول موحد', values: ['–', '✓', '✓'] },
        { name: 'التقارير', values: ['◔', '◑', '●'] },
        { name: 'الدعم', values: ['بالبريد', 'بالمحادثة', 'مسؤول خاص'] },
      ],
    },
  ],
  cycle: [
    {
      kind: 'cycle',
      title: 'ما نتعلمه كل شهر يدخل في خطة الشهر التالي',
      center: 'خدمة أفضل',
      steps: [
        { title: 'التخطيط', detail: 'نحدد المسارات والسائقين' },
        { title: 'التسليم', detail: 'نوصل الطرود في اليوم الموعود' },
        { title: 'القياس', detail: 'نحصي ما تأخر ولماذا' },
        { title: 'التحسين', detail: 'نغير شيئًا واحدًا كل شهر' },
        { title: 'التعلم', detail: 'نكتب ما نجح' },
      ],
    },
  ],
  plot: [
    {
      kind: 'plot',
      title: 'فكرتان تحققان الكثير بالقليل',
      xAxis: 'الجهد',
      yAxis: 'الأثر',
      xScale: { min: 0, max: 10 },
      yScale: { min: 0, max: 10 },
      quadrants: ['مكاسب سريعة', 'رهانات كبيرة', 'تكميلية', 'تُترك'],
      items: [
        { name: 'تقويم مشترك', x: 2, y: 8 },
        { name: 'ناقل ثان', x: 3, y: 6.2 },
        { name: 'نظام مخزون جديد', x: 8, y: 8.5 },
        { name: 'وردية ليلية', x: 8, y: 3 },
        { name: 'ملصقات جديدة', x: 1.5, y: 2 },
      ],
    },
  ],
  code: [
    {
      kind: 'code',
      title: 'ستة أسطر تجد ما تأخر',
      language: 'Python',
      code: [
        'def late(parcels, today):',
        '    """Parcels that should be there."""',
        '    return [',
        '        parcel for parcel in parcels',
        '        if parcel.promised < today',
        '    ]',
      ].join('\n'),
      highlight: [5],
      points: ['يقرأ كل طرد مرة واحدة', 'يتأخر الطرد من اليوم التالي للموعد', 'لا يُحفظ شيء'],
    },
  ],
};
