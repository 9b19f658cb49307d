import type { GalleryContent } from './contents';

/** Slides whose content has a drawing of its own. */
export const cjkDiagrams: Pick<GalleryContent['slides'], 'features' | 'cycle' | 'plot' | 'code'> = {
  features: [
    {
      kind: 'features',
      title: '多くの拠点にはスタンダードが適しています',
      plans: [
        { name: 'ライト', price: '月額900円', note: '一人あたり' },
        { name: 'スタンダード', price: '月額1,900円', note: '一人あたり', recommended: true },
        { name: 'エンタープライズ', price: '個別見積', note: '200人から' },
      ],
      features: [
        { name: 'プロジェクト数', values: ['3件', '無制限', '無制限'] },
        { name: '共有カレンダー', values: ['○', '○', '○'] },
        { name: '外部からの参加', values: ['×', '○', '○'] },
        { name: 'シングルサインオン', values: ['×', '○', '○'] },
        { name: '操作履歴', values: ['×', '△', '○'] },
        { name: 'サポート', values: ['メール', 'チャット', '専任担当'] },
      ],
    },
  ],
  cycle: [
    {
      kind: 'cycle',
      title: '毎月の学びを翌月の計画に生かします',
      center: '業務改善',
      steps: [
        { title: '計画', detail: '経路と担当者を決めます' },
        { title: '実行', detail: '約束した日に荷物を届けます' },
        { title: '評価', detail: '遅れた件数と理由を数えます' },
        { title: '改善', detail: '毎月一つずつ改めます' },
      ],
    },
  ],
  plot: [
    {
      kind: 'plot',
      title: '三つの案は少ない労力で効果が大きい',
      xAxis: '労力',
      yAxis: '効果',
      xScale: { min: 0, max: 10 },
      yScale: { min: 0, max: 10 },
      quadrants: ['すぐ実施', '大型投資', '余力で', '見送り'],
      items: [
        { name: '共有カレンダー', x: 2, y: 8 },
        { name: '第二の運送会社', x: 3, y: 6.2 },
        { name: '新在庫システム', x: 8, y: 8.5 },
        { name: '夜勤', x: 8, y: 3 },
        { name: '新しいラベル', x: 1.5, y: 2 },
      ],
    },
  ],
  code: [
    {
      kind: 'code',
      title: '六行で遅れを見つけます',
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
      points: ['各荷物を一度だけ読みます', '約束の翌日から遅れとみなします', '何も保存しません'],
    },
  ],
};
