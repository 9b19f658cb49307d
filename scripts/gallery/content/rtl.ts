import { rtlBlocks } from './blocks';
import { annotatedRtl } from './annotated-charts';
import { rtlChanges } from './changes';
import type { GalleryContent } from './contents';
import { rtlPictures, picturedRtl } from './pictures';
import { rtlPlans } from './rtl-plans';
import { rtlDecisions } from './decisions';
import { rtlDiagrams } from './rtl-diagrams';

/** Arabic: from right to left, with figures and some Latin words from left to right inside it. */
export const rtl: GalleryContent = {
  title: 'ملخص الأداء السنوي',
  author: 'إدارة التخطيط',
  language: 'ar-SA',
  direction: 'rtl',
  slides: {
    title: [
      {
        kind: 'title',
        title: 'ملخص الأداء السنوي لعام 2026',
        subtitle: 'عرض موجز لمجلس الإدارة: النتائج والمخاطر والقرارات المطلوبة',
        author: 'إدارة التخطيط',
        date: '20 نوفمبر 2026',
        eyebrow: 'مجلس الإدارة',
      },
      picturedRtl.title,
    ],
    agenda: [
      {
        kind: 'agenda',
        title: 'خمسة محاور لهذه الجلسة',
        items: [
          { text: 'نتائج العام', detail: 'الإيرادات والهامش والسيولة' },
          { text: 'العملاء', detail: 'من غادر ولماذا' },
          { text: 'الفروع الجديدة', detail: 'حالة مشروع الدمام' },
          { text: 'المخاطر', detail: 'التوريد والعملة والتوظيف' },
          { text: 'القرارات المطلوبة', detail: 'الميزانية وتعيينان' },
        ],
      },
    ],
    section: [
      { kind: 'section', title: 'النتائج الرئيسية', number: 1, subtitle: 'الإيرادات تجاوزت الخطة، والهامش لم يبلغها' },
      picturedRtl.section,
    ],
    statement: [
      {
        kind: 'statement',
        title: 'ماذا قال العملاء',
        statement: 'يغادر العملاء بسبب تأخر التسليم، لا بسبب السعر.',
        emphasis: 'تأخر التسليم',
        support: 'من بين 48 عميلًا غادروا منذ يناير، ذكر 31 منهم مواعيد التسليم أولًا.',
      },
      picturedRtl.statement,
    ],
    bullets: [
      {
        kind: 'bullets',
        title: 'ما الذي نحتاج إلى تحسينه',
        eyebrow: 'العمليات',
        lead: 'انخفض متوسط زمن التسليم من 4.1 إلى 2.9 يوم.',
        items: [
          { text: 'ما زالت نسبة الشكاوى المتأخرة مرتفعة في فرعين من أصل ستة' },
          {
            text: 'يحتاج الموظفون الجدد إلى برنامج تدريب أطول قبل استقبال العملاء',
            children: ['يبدأ البرنامج الجديد في نوفمبر'],
          },
          { text: 'التقارير الشهرية تصل متأخرة ثلاثة أيام في المتوسط' },
          { text: 'العقود مع الموردين تنتهي في مارس ويجب تجديدها (قبل 15/02/2027)' },
        ],
      },
      {
        kind: 'bullets',
        title: 'ثلاثة إنجازات غيّرت مسار العام',
        items: [
          { text: 'التوسع: افتتاح ستة فروع جديدة في المنطقة الشرقية', icon: 'store' },
          { text: 'السرعة: خفض زمن الخدمة من 14 دقيقة إلى 6 دقائق', icon: 'timer' },
          { text: 'التقنية: إطلاق تطبيق «MyBranch 2.0» بثلاث لغات', icon: 'smartphone' },
        ],
      },
    ],
    two_columns: [
      {
        kind: 'two_columns',
        title: 'ما نجح وما لم ينجح',
        left: {
          heading: 'ما نجح',
          items: [
            { text: 'استمر التسليم خلال الإضراب بفضل ناقلين اثنين' },
            { text: 'رفع الشحن في اليوم نفسه الطلبات المتكررة' },
            { text: 'قلّل خط التغليف الجديد التلف إلى النصف' },
          ],
        },
        right: {
          heading: 'ما لم ينجح',
          items: [
            { text: 'ما زالت المرتجعات تُفحص يدويًا' },
            { text: 'غادر الموظفون المؤقتون قبل الموسم' },
            { text: 'لم تتوقع الخطة عروض يوليو' },
          ],
        },
      },
    ],
    comparison: [
      {
        kind: 'comparison',
        title: 'القنوات الرقمية هي الطريق الأسرع للتوسع',
        options: [
          {
            name: 'فروع جديدة',
            headline: '8.5 مليون',
            points: ['حضور أقرب إلى العميل', 'يستغرق 14 شهرًا', 'يحتاج إلى قرض'],
          },
          {
            name: 'قنوات رقمية',
            headline: '3.2 مليون',
            points: ['جاهز خلال 5 أشهر', 'تكلفة تشغيل أقل', 'يصل إلى كل المناطق'],
            recommended: true,
          },
          {
            name: 'شراكات',
            headline: '1.4 مليون',
            points: ['جاهز خلال شهرين', 'يمكن إنهاؤها كل ربع', 'مستوى الخدمة بيد الشريك'],
          },
        ],
        recommendedLabel: 'توصيتنا',
      },
    ],
    process: [
      {
        kind: 'process',
        title: 'مراحل تنفيذ الخطة',
        steps: [
          { title: 'الإعداد', detail: 'جمع البيانات وتحديد الأولويات', icon: 'clipboard-list' },
          { title: 'التجربة', detail: 'فرع واحد لمدة شهرين', icon: 'flask-conical' },
          { title: 'التوسع', detail: 'جميع الفروع', icon: 'rocket' },
          { title: 'المتابعة', detail: 'تقرير كل ثلاثة أشهر', icon: 'trending-up' },
        ],
      },
    ],
    timeline: [
      {
        kind: 'timeline',
        title: 'يُفتتح المستودع في مايو',
        events: [
          { when: 'نوفمبر 2026', title: 'توقيع العقد', at: 0 },
          { when: 'ديسمبر 2026', title: 'طلب الرفوف', detail: 'التوريد عشرة أسابيع', at: 1 },
          { when: 'مارس 2027', title: 'التركيب', at: 4 },
          { when: 'مايو 2027', title: 'الافتتاح', detail: 'أول 4,000 منصة', at: 6 },
        ],
      },
    ],
    metrics: [
      {
        kind: 'metrics',
        title: 'الإيرادات تنمو والتكاليف مستقرة',
        eyebrow: 'النتائج',
        source: 'المصدر: حسابات الإدارة، سبتمبر 2026',
        metrics: [
          {
            value: '42.7 مليون',
            label: 'الإيرادات بالريال',
            change: { text: '12% عن العام الماضي', direction: 'up', verdict: 'good' },
            icon: 'coins',
          },
          {
            value: '91%',
            label: 'رضا العملاء',
            change: { text: '4 نقاط', direction: 'up', verdict: 'good' },
            icon: 'thumbs-up',
          },
          { value: '38', label: 'عدد الفروع', icon: 'store' },
        ],
      },
    ],
    chart: [
      {
        kind: 'chart',
        title: 'المبيعات ترتفع في كل ربع',
        source: 'المصدر: دفتر المبيعات',
        chart: {
          type: 'column',
          categories: ['الأول', 'الثاني', 'الثالث', 'الرابع'],
          series: [{ name: 'المبيعات', values: [9.1, 10.2, 11, 12.4] }],
          unit: 'مليون ريال',
          numberFormat: '0.0',
          emphasis: 'الرابع',
        },
        takeaway: 'الربع الرابع هو الأعلى منذ خمس سنوات.',
      },
      {
        kind: 'chart',
        title: 'الطلبات الرقمية تتجاوز الفروع',
        chart: {
          type: 'line',
          categories: ['يناير', 'مارس', 'مايو', 'يوليو', 'سبتمبر'],
          series: [
            { name: 'رقمية', values: [210, 250, 320, 410, 470] },
            { name: 'الفروع', values: [390, 380, 372, 365, 351] },
          ],
          unit: 'ألف طلب',
          numberFormat: '#,##0',
        },
      },
      {
        kind: 'chart',
        title: 'نصف الإيرادات من اثني عشر عميلًا',
        chart: {
          type: 'doughnut',
          categories: ['أكبر 12', 'التالون 50', 'الباقون'],
          series: [{ name: 'الحصة', values: [0.5, 0.31, 0.19] }],
          numberFormat: '0%',
        },
      },
      ...annotatedRtl,
    ],
    table: [
      {
        kind: 'table',
        title: 'عدد الموظفين حسب القطاع',
        source: 'المصدر: نظام الموارد البشرية',
        columns: [
          { label: 'القطاع' },
          { label: '2025', align: 'end' },
          { label: '2026', align: 'end' },
          { label: 'التغير', align: 'end' },
        ],
        rows: [
          ['المبيعات', '120', '134', '+14'],
          ['الخدمة', '210', '205', '-5'],
          ['التقنية', '64', '81', '+17'],
          ['المجموع', '394', '420', '+26'],
        ],
        totalRow: true,
      },
    ],
    quote: [
      {
        kind: 'quote',
        title: 'قالها عميل نيابة عن كثيرين',
        quote: 'لا أحتاج إلى الطلب غدًا. أحتاج أن أعرف متى يصل، وأن يصل حينها.',
        attribution: 'ماريا لينكفيست، مديرة المشتريات',
      },
      picturedRtl.quote,
      {
        kind: 'quote',
        title: 'المستودع يريد الإيجار',
        quote: 'نخسر الربيع إن بنينا، ونكسبه إن استأجرنا.',
        attribution: 'عمر حداد، مدير العمليات',
        picture: { imageId: 'face-2', altText: 'عمر حداد' },
      },
    ],
    image: [
      {
        kind: 'image',
        title: 'موقع الدمام جاهز لتركيب الرفوف',
        imageId: 'hall',
        altText: 'قاعة مستودع فارغة',
        lead: 'استلمنا القاعة في 2 أكتوبر.',
        items: [
          { text: '9,400 متر مربع في طابق واحد' },
          { text: 'اثنا عشر رصيفًا للشحن' },
          { text: 'ألواح شمسية تغطي نصف الطاقة' },
        ],
      },
    ],
    cards: [
      {
        kind: 'cards',
        title: 'أربعة مخاطر تبقى معنا هذا الشتاء',
        cards: [
          { title: 'التوريد', text: 'موردان يصنعان 60% من القطع', icon: 'factory' },
          { title: 'العملة', text: 'تقلب الصرف يكلفنا 40 ألفًا شهريًا', icon: 'coins' },
          { title: 'التوظيف', text: 'تسع وظائف شاغرة في العمليات', icon: 'user-plus' },
          { title: 'البرمجيات', text: 'ينتهي دعم النظام القديم في مارس', icon: 'server' },
        ],
      },
    ],
    matrix: [
      {
        kind: 'matrix',
        title: 'التوظيف والبرمجيات أولًا',
        panels: [
          { title: 'نتصرف الآن', items: ['تسع وظائف شاغرة', 'انتهاء دعم النظام'] },
          { title: 'نخطط', items: ['مورد ثانٍ للقطع'] },
          { title: 'نراقب', items: ['سعر الصرف'] },
          { title: 'نقبل', items: ['نسبة التلف الموسمية'] },
        ],
        xAxis: 'الوقت المتاح',
        yAxis: 'الأثر على الهامش',
      },
    ],
    next_steps: [
      {
        kind: 'next_steps',
        title: 'الخطوات القادمة',
        steps: [
          { action: 'اعتماد الميزانية', owner: 'مجلس الإدارة', due: '15 ديسمبر' },
          { action: 'توقيع عقود الموردين', owner: 'المشتريات', due: '1 مارس' },
          { action: 'اختيار النظام الجديد', owner: 'تقنية المعلومات', due: '20 يناير' },
        ],
      },
    ],
    questions: [
      {
        kind: 'questions',
        title: 'أربعة أسئلة تكررت في كل فريق',
        questions: [
          { question: 'هل يفقد أحد وظيفته؟', answer: 'لا، ينتقل جميع العاملين مع المخزون.' },
          { question: 'لماذا لا نبني قاعة خاصة بنا؟', answer: 'تكون جاهزة خلال 22 شهرًا، والمستأجرة خلال أربعة.' },
          { question: 'متى يبدأ النقل؟', answer: 'في مارس 2027 وينتهي خلال خمسة أسابيع.' },
          { question: 'من يدفع التكلفة؟', answer: 'ميزانية العمليات، وقد خُصص لها 300 ألف دولار.' },
        ],
      },
    ],
    scorecard: [
      {
        kind: 'scorecard',
        title: 'هدفان من أربعة في خطر',
        measures: [
          {
            name: 'الإيرادات',
            actual: '18.4 مليون',
            target: '18.0 مليون',
            change: '+18%',
            status: { text: 'في المسار', verdict: 'good' },
          },
          {
            name: 'هامش الربح',
            actual: '41.2%',
            target: '43.0%',
            change: '-1.3',
            status: { text: 'في خطر', verdict: 'watch' },
          },
          {
            name: 'التسليم في الموعد',
            actual: '92%',
            target: '97%',
            change: '-2',
            status: { text: 'خارج المسار', verdict: 'bad' },
          },
          { name: 'العملاء الجدد', actual: '312', target: '285', change: '+27' },
        ],
      },
    ],
    executive_summary: [
      {
        kind: 'executive_summary',
        title: 'خلاصة القول',
        points: [
          { statement: 'ثلاثة من كل أربعة عملاء يوصون بنا', support: 'كانوا اثنين من كل أربعة قبل عام.' },
          { statement: 'انخفضت التكلفة بنسبة 18%', support: 'بفضل المستودع الجديد أساسًا.' },
          { statement: 'ا', support: 'ل' },
        ],
        conclusion: 'نطلب الموافقة على المرحلة الثانية.',
      },
    ],
    ...rtlChanges,
    ...rtlBlocks,
    ...rtlPictures,
    decision: rtlDecisions,
    ...rtlPlans,
    ...rtlDiagrams,
    closing: [
      {
        kind: 'closing',
        title: 'نطلب اعتماد طاولة الفحص الثانية اليوم',
        message: 'تغطي تكلفتها قبل ذروة الخريف.',
        contacts: [
          { name: 'ليلى حداد', detail: 'layla@example.com' },
          { name: 'عمر ناصر', detail: 'العمليات، تحويلة 214' },
        ],
      },
      {
        kind: 'closing',
        title: 'أربعة أشخاص يجيبون عن أسئلتكم',
        contacts: [
          { name: 'ليلى حداد', detail: 'عقود الإيجار والقاعة الجديدة' },
          { name: 'عمر ناصر', detail: 'طاولات الفحص والمرتجعات' },
          { name: 'سارة منصور', detail: 'الموردون وأسعار الشراء' },
          { name: 'مكتب الخدمة', detail: 'كل ما عدا ذلك' },
        ],
      },
    ],
    sources: [
      {
        kind: 'sources',
        title: 'المصادر',
        items: [
          'حسابات الإدارة، يوليو إلى سبتمبر 2026',
          'استبيان 48 عميلًا سابقًا، أغسطس 2026',
          'نظام الموارد البشرية، 30 سبتمبر 2026',
          'تقارير أداء الناقلين، الأسابيع 27 إلى 39',
        ],
      },
    ],
  },
};
