import type { WordsByTag } from './words-by-tag';

export const arabic: WordsByTag = {
  launch: 'إطلاق', event: 'حفل', premiere: 'العرض الأول', product: 'منتج', brand: 'العلامة التجارية', campaign: 'حملة', music: 'موسيق',
  report: 'التقرير السنوي', history: 'تاريخ, العصور, الحضارة, الأندلس', literature: 'أدب, حكايات, أساطير, ألف ليلة', culture: 'ثقافة', museum: 'متحف',
  research: 'بحث', biography: 'حياة, سيرة, رحلات, ابن بطوطة', poetry: 'شعر, قصائد', novel: 'رواية', 'fine art': 'الفن, الخط العربي, زخرفة',
  plan: 'خطة', project: 'مشروع', progress: 'تقدم', weekly: 'أسبوعي', monthly: 'شهري', sales: 'مبيعات', operations: 'العمليات', strategy: 'استراتيجية',
  board: 'مجلس الإدارة, الإدارة العليا, المساهمين', analysis: 'تحليل', market: 'السوق, المنافس',
  finance: 'مالي, إيرادات, قرض, بنك, تمويل, التدفق النقدي, أرباح', cost: 'تكاليف, تكلفة', pricing: 'الأسعار', profitability: 'الربحية',
  acquisition: 'استحواذ, اندماج', investor: 'المستثمر', risk: 'المخاطر', recommendation: 'توصيات', technical: 'تقني', software: 'برمجيات, المطور',
  architecture: 'البنية البرمجية, معمارية, بنية', database: 'قاعدة البيانات, قواعد البيانات', cybersecurity: 'الأمن السيبراني, التشفير',
  infrastructure: 'الخوادم', programming: 'البرمجة', cloud: 'السحاب', policy: 'سياسات, سياسة', citizens: 'المواطنين',
  residents: 'السكان, الحي, المستأجر', government: 'الحكومة', ministry: 'وزارة', council: 'البلدية, المجلس البلدي', city: 'المدينة',
  election: 'انتخابات', legislation: 'قانون', school: 'مدرسة', class: 'الصف', lesson: 'درس, حصة', students: 'طلاب, تلاميذ',
  children: 'أطفال, للأطفال, الأطفال', party: 'حفلة, وداع', game: 'ألعاب', birthday: 'عيد ميلاد', welcome: 'ترحيب', accessibility: 'إمكانية الوصول',
  'low vision': 'ضعاف البصر', 'large print': 'خط كبير', meeting: 'اجتماع, محضر, المهام', investment: 'استثمار, العائد', vehicle: 'سيارة كهربائية',
  film: 'فيلم', science: 'تجربة علمية, مختبر', 'machine learning': 'الذكاء الاصطناعي, تعلم الآلة', waste: 'النفايات', traffic: 'المرور',
  'public health': 'الصحة, التطعيم', kids: 'ديناصور, الكواكب', schedule: 'جدول الإجازات, المناوبات', reveal: 'منتجنا الجديد',
  'business case': 'دراسة جدوى', authority: 'الشرطة, الدفاع المدني', 'urban planning': 'حديقة عامة, مسبح', kindergarten: 'روضة', family: 'عائلة',
};
