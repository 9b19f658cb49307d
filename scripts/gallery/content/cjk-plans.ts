import type { GalleryContent } from './contents';

/** Slides about what is planned and how it hangs together. */
export const cjkPlans: Pick<GalleryContent['slides'], 'roadmap' | 'tree'> = {
  tree: [
    {
      kind: 'tree',
      title: '三つの部門が第二倉庫を担います',
      nodes: [
        { name: '佐藤 花子', detail: '拠点長' },
        { name: '鈴木 一郎', under: '佐藤 花子', detail: '業務部' },
        { name: '高橋 美咲', under: '佐藤 花子', detail: '購買部' },
        { name: '検品', under: '鈴木 一郎' },
        { name: '梱包', under: '鈴木 一郎', detail: '40名' },
        { name: '鋼材', under: '高橋 美咲' },
      ],
    },
  ],
  roadmap: [
    {
      kind: 'roadmap',
      title: '年末までに両倉庫が稼働します',
      periods: ['4〜6月', '7〜9月', '10〜12月', '1〜3月'],
      lanes: [
        {
          name: '建物',
          items: [
            { text: '契約と設計', start: '4〜6月' },
            { text: '第二倉庫の改修', start: '7〜9月', end: '10〜12月' },
            { text: '開業', start: '1〜3月', milestone: true },
          ],
        },
        {
          name: 'システム',
          items: [
            { text: '在庫システムの選定', start: '4〜6月', end: '7〜9月' },
            { text: '全拠点の移行', start: '10〜12月', end: '1〜3月' },
          ],
        },
        { name: '人員', items: [{ text: '作業員40名の採用', start: '7〜9月', end: '10〜12月' }] },
      ],
    },
    {
      kind: 'roadmap',
      title: '今・次・将来の開発項目',
      periods: ['今', '次', '将来'],
      lanes: [
        {
          name: '店舗',
          items: [
            { text: 'セルフレジ', start: '今' },
            { text: '店頭受取', start: '次' },
          ],
        },
        {
          name: 'アプリ',
          items: [
            { text: '通知機能', start: '今' },
            { text: '定期購入', start: '将来' },
          ],
        },
      ],
    },
  ],
};
