import type { GalleryContent } from './contents';

type Pictured = Pick<GalleryContent['slides'], 'team'>;

/** Slides that are made of pictures: of people. */
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
};
