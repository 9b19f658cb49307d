import type { GalleryContent } from './contents';

const mark = (id: string, altText: string) => ({ imageId: `logo-${id}`, altText });

const coast = { imageId: 'evening', altText: 'Evening sun over a coast with hills' };

type Pictured = Pick<GalleryContent['slides'], 'team' | 'logos'>;

/** Slides that are made of pictures: of people and of those who are known by a mark. */
export const latinPictures: Pictured = {
  team: [
    {
      kind: 'team',
      title: 'Four people run the move',
      members: [
        {
          name: 'Dana Whitfield',
          role: 'CFO',
          detail: 'Signs the lease and keeps the budget',
          picture: { imageId: 'face-1', altText: 'Dana Whitfield' },
        },
        {
          name: 'Omar Haddad',
          role: 'Head of operations',
          detail: 'Plans the racks and the shifts',
          picture: { imageId: 'face-2', altText: 'Omar Haddad' },
        },
        { name: 'Lena Roth', role: 'Purchasing', detail: 'Finds a second supplier of steel' },
        {
          name: 'Priya Nair',
          role: 'IT',
          detail: 'Chooses the new stock system',
          picture: { imageId: 'face-4', altText: 'Priya Nair' },
        },
      ],
    },
    {
      kind: 'team',
      title: 'Six founders are still here',
      members: [
        { name: 'Dana Whitfield', role: 'Chair' },
        { name: 'Omar Haddad', role: 'Operations' },
        { name: 'Lena Roth', role: 'Purchasing' },
        { name: 'Priya Nair', role: 'Software' },
        { name: 'Jens von der Heide', role: 'Law' },
        { name: 'Anna Lindqvist', role: 'Press' },
      ],
    },
  ],
  logos: [
    {
      kind: 'logos',
      title: 'Eight companies plan their week with us',
      lead: 'All of them renewed in spring.',
      logos: [
        { name: 'Halden Marine', picture: mark('halden', 'Halden Marine') },
        { name: 'Ellipse Optics', picture: mark('ring', 'Ellipse Optics') },
        { name: 'Turmwerk', picture: mark('tower', 'Turmwerk') },
        { name: 'Bars & Beams', picture: mark('bars', 'Bars & Beams') },
        { name: 'Vento Ferries', picture: mark('wave', 'Vento Ferries') },
        { name: 'Mercato', picture: mark('knot', 'Mercato') },
        { name: 'Rhein Cargo' },
        { name: 'Polar Post' },
      ],
    },
    {
      kind: 'logos',
      title: 'Carriers, banks and suppliers stand behind the move',
      logos: [
        { name: 'Halden Marine', group: 'Carriers', picture: mark('halden', 'Halden Marine') },
        { name: 'Ellipse Optics', group: 'Carriers', picture: mark('ring', 'Ellipse Optics') },
        { name: 'Turmwerk', group: 'Carriers' },
        { name: 'Bars & Beams', group: 'Carriers', picture: mark('bars', 'Bars & Beams') },
        { name: 'Vento Ferries', group: 'Banks', picture: mark('wave', 'Vento Ferries') },
        { name: 'Mercato', group: 'Banks' },
        { name: 'Rhein Cargo', group: 'Banks', picture: mark('halden', 'Rhein Cargo') },
        { name: 'Polar Post', group: 'Banks', picture: mark('ring', 'Polar Post') },
        { name: 'Nordbahn', group: 'Suppliers' },
        { name: 'Atelier Sud', group: 'Suppliers', picture: mark('bars', 'Atelier Sud') },
        { name: 'Kestrel Foods', group: 'Suppliers', picture: mark('wave', 'Kestrel Foods') },
      ],
    },
    {
      kind: 'logos',
      title: 'Fourteen partners on the road',
      logos: [
        { name: 'Halden Marine' },
        { name: 'Ellipse Optics' },
        { name: 'Turmwerk' },
        { name: 'Bars & Beams' },
        { name: 'Vento Ferries' },
        { name: 'Mercato' },
        { name: 'Rhein Cargo' },
        { name: 'Polar Post' },
        { name: 'Nordbahn' },
        { name: 'Atelier Sud' },
        { name: 'Kestrel Foods' },
        { name: 'Lumen Health' },
        { name: 'Brightwater' },
        { name: 'Osprey Air' },
      ],
    },
  ],
};

export const cjkPictures: Pictured = {
  team: [
    {
      kind: 'team',
      title: '四名で導入を進めます',
      members: [
        {
          name: '佐藤 花子',
          role: '人事部長',
          detail: '全体の責任者',
          picture: { imageId: 'face-1', altText: '佐藤 花子' },
        },
        {
          name: '鈴木 一郎',
          role: '情報システム部',
          detail: '移行と研修',
          picture: { imageId: 'face-2', altText: '鈴木 一郎' },
        },
        { name: '高橋 美咲', role: '経理部', detail: '締め処理の確認' },
        {
          name: '田中 誠',
          role: '総務部',
          detail: '各拠点との連絡',
          picture: { imageId: 'face-4', altText: '田中 誠' },
        },
      ],
    },
  ],
  logos: [
    {
      kind: 'logos',
      title: '八社が毎週の計画に使っています',
      lead: '全社が春に契約を更新しました。',
      logos: [
        { name: '春海運輸', picture: mark('halden', '春海運輸') },
        { name: '丸光', picture: mark('ring', '丸光') },
        { name: '塔建設', picture: mark('tower', '塔建設') },
        { name: '東西銀行', picture: mark('bars', '東西銀行') },
        { name: '波フェリー', picture: mark('wave', '波フェリー') },
        { name: '結び商店', picture: mark('knot', '結び商店') },
        { name: '北郵便' },
        { name: '南工房' },
      ],
    },
    {
      kind: 'logos',
      title: '運送会社、銀行、仕入先が移転を支えます',
      logos: [
        { name: '春海運輸', group: '運送会社', picture: mark('halden', '春海運輸') },
        { name: '丸光', group: '運送会社', picture: mark('ring', '丸光') },
        { name: '塔建設', group: '運送会社' },
        { name: '東西銀行', group: '運送会社', picture: mark('bars', '東西銀行') },
        { name: '波フェリー', group: '銀行', picture: mark('wave', '波フェリー') },
        { name: '結び商店', group: '銀行' },
        { name: '北郵便', group: '銀行', picture: mark('halden', '北郵便') },
        { name: '南工房', group: '銀行', picture: mark('ring', '南工房') },
        { name: '青葉食品', group: '仕入先' },
        { name: '光健康', group: '仕入先', picture: mark('bars', '光健康') },
        { name: '清水電機', group: '仕入先', picture: mark('wave', '清水電機') },
      ],
    },
    {
      kind: 'logos',
      title: '十二社のパートナー',
      logos: [
        { name: '春海運輸' },
        { name: '丸光' },
        { name: '塔建設' },
        { name: '東西銀行' },
        { name: '波フェリー' },
        { name: '結び商店' },
        { name: '北郵便' },
        { name: '南工房' },
        { name: '青葉食品' },
        { name: '光健康' },
        { name: '清水電機' },
        { name: '鷹航空' },
      ],
    },
  ],
};

export const rtlPictures: Pictured = {
  team: [
    {
      kind: 'team',
      title: 'أربعة يقودون النقل',
      members: [
        {
          name: 'ليلى حداد',
          role: 'المديرة المالية',
          detail: 'توقيع عقد الإيجار',
          picture: { imageId: 'face-1', altText: 'ليلى حداد' },
        },
        {
          name: 'عمر ناصر',
          role: 'مدير العمليات',
          detail: 'تخطيط الرفوف',
          picture: { imageId: 'face-2', altText: 'عمر ناصر' },
        },
        { name: 'سارة منصور', role: 'المشتريات', detail: 'مورد ثان للصلب' },
        {
          name: 'يوسف كرم',
          role: 'تقنية المعلومات',
          detail: 'نظام المخزون الجديد',
          picture: { imageId: 'face-4', altText: 'يوسف كرم' },
        },
      ],
    },
  ],
  logos: [
    {
      kind: 'logos',
      title: 'ثماني شركات تخطط أسبوعها معنا',
      lead: 'جددت جميعها عقودها في الربيع.',
      logos: [
        { name: 'هالدن البحرية', picture: mark('halden', 'هالدن البحرية') },
        { name: 'العدسة', picture: mark('ring', 'العدسة') },
        { name: 'برج البناء', picture: mark('tower', 'برج البناء') },
        { name: 'القضبان', picture: mark('bars', 'القضبان') },
        { name: 'عبارات الريح', picture: mark('wave', 'عبارات الريح') },
        { name: 'السوق', picture: mark('knot', 'السوق') },
        { name: 'شحن الراين' },
        { name: 'بريد القطب' },
      ],
    },
    {
      kind: 'logos',
      title: 'ناقلون ومصارف وموردون يدعمون النقل',
      logos: [
        { name: 'هالدن البحرية', group: 'الناقلون', picture: mark('halden', 'هالدن البحرية') },
        { name: 'العدسة', group: 'الناقلون', picture: mark('ring', 'العدسة') },
        { name: 'برج البناء', group: 'الناقلون' },
        { name: 'القضبان', group: 'الناقلون', picture: mark('bars', 'القضبان') },
        { name: 'عبارات الريح', group: 'المصارف', picture: mark('wave', 'عبارات الريح') },
        { name: 'السوق', group: 'المصارف' },
        { name: 'شحن الراين', group: 'المصارف', picture: mark('halden', 'شحن الراين') },
        { name: 'بريد القطب', group: 'المصارف', picture: mark('ring', 'بريد القطب') },
        { name: 'سكة الشمال', group: 'الموردون' },
        { name: 'ورشة الجنوب', group: 'الموردون', picture: mark('bars', 'ورشة الجنوب') },
        { name: 'أغذية الصقر', group: 'الموردون', picture: mark('wave', 'أغذية الصقر') },
      ],
    },
    {
      kind: 'logos',
      title: 'اثنا عشر شريكا',
      logos: [
        { name: 'هالدن البحرية' },
        { name: 'العدسة' },
        { name: 'برج البناء' },
        { name: 'القضبان' },
        { name: 'عبارات الريح' },
        { name: 'السوق' },
        { name: 'شحن الراين' },
        { name: 'بريد القطب' },
        { name: 'سكة الشمال' },
        { name: 'ورشة الجنوب' },
        { name: 'أغذية الصقر' },
        { name: 'نور الصحة' },
      ],
    },
  ],
};

export const picturedLatin = {
  title: {
    kind: 'title',
    title: 'Norway starts in March',
    subtitle: 'Plan for the third market',
    author: 'Strategy team',
    picture: coast,
  },
  section: {
    kind: 'section',
    title: 'The market behind the coast',
    number: 2,
    subtitle: 'What we know about it',
    picture: coast,
  },
  statement: {
    kind: 'statement',
    title: 'Customers leave because of late deliveries, not because of price.',
    statement: 'Customers leave because of late deliveries, not because of price.',
    support: 'Of 48 customers who left, 31 named delivery times first.',
    picture: coast,
  },
  quote: {
    kind: 'quote',
    title: 'One customer said it for many',
    quote: 'I do not need it tomorrow. I need to know when it comes.',
    attribution: 'Maria Lindqvist, Halden Marine',
    picture: coast,
  },
} as const;

export const picturedCjk = {
  title: {
    kind: 'title',
    title: 'ノルウェーは三月に始まります',
    subtitle: '第三の市場の計画',
    author: '戦略チーム',
    picture: coast,
  },
  section: { kind: 'section', title: '海岸の向こうの市場', number: 2, subtitle: '分かっていること', picture: coast },
  statement: {
    kind: 'statement',
    title: '顧客は価格ではなく納期の遅れで離れます。',
    statement: '顧客は価格ではなく納期の遅れで離れます。',
    support: '離れた48社のうち31社が納期を第一に挙げました。',
    picture: coast,
  },
  quote: {
    kind: 'quote',
    title: 'ある顧客の言葉',
    quote: '明日でなくてよいのです。いつ届くかを知りたいのです。',
    attribution: '佐藤 花子、春海運輸',
    picture: coast,
  },
} as const;

export const picturedRtl = {
  title: {
    kind: 'title',
    title: 'النرويج تبدأ في مارس',
    subtitle: 'خطة السوق الثالثة',
    author: 'فريق الاستراتيجية',
    picture: coast,
  },
  section: { kind: 'section', title: 'السوق خلف الساحل', number: 2, subtitle: 'ما نعرفه عنها', picture: coast },
  statement: {
    kind: 'statement',
    title: 'يغادر العملاء بسبب تأخر التسليم لا بسبب السعر.',
    statement: 'يغادر العملاء بسبب تأخر التسليم لا بسبب السعر.',
    support: 'من بين 48 عميلا غادروا ذكر 31 مواعيد التسليم أولا.',
    picture: coast,
  },
  quote: {
    kind: 'quote',
    title: 'قالها عميل واحد عن كثيرين',
    quote: 'لا أحتاجها غدا. أحتاج أن أعرف متى تصل.',
    attribution: 'ليلى حداد، هالدن البحرية',
    picture: coast,
  },
} as const;
