import type { WordsByTag } from './words-by-tag';

export const japanese: WordsByTag = {
  launch: '新製品発表, 発売, 新商品, ローンチ', keynote: '基調講演', event: '発表会', brand: 'ブランド', campaign: 'キャンペーン', startup: 'スタートアップ', pitch: 'ピッチ', music: '音楽',
  fashion: 'ファッション', report: '年次報告書, レポート', history: '歴史, 江戸時代, 戦国, 古代, 起源', literature: '文学, 物語, 源氏物語, 神話, 昔話, 夏目漱石, 芥川', culture: '文化',
  museum: '美術館, 博物館', research: '研究', biography: '生涯, 人生, 伝記', poetry: '俳句, 詩歌, 詩人', novel: '小説, 作家', 'fine art': '芸術, 絵画, 浮世絵, 壁画, 仏像, 印象派',
  travel: '旅行記, 紀行', plan: '計画書', project: 'プロジェクト', progress: '進捗', weekly: '週次, 週報', monthly: '月次, 月報', sales: '営業', operations: '物流',
  training: '研修', strategy: '戦略', board: '取締役会, 経営会議, 役員, 株主', analysis: '分析', market: '市場, 競合', finance: '財務, 売上, 決算, 融資, 銀行, 資金, キャッシュフロー, 配当',
  cost: 'コスト, 費用', pricing: '価格', profitability: '収益性, 利益', acquisition: '買収, 合併', investor: '投資家', risk: 'リスク', recommendation: '提言',
  engineering: 'エンジニア', technical: '技術', architecture: 'アーキテクチャ, システム設計', software: 'ソフトウェア, 開発者', database: 'データベース', cybersecurity: 'セキュリティ, 暗号',
  infrastructure: 'インフラ, サーバー', cloud: 'クラウド', network: 'ネットワーク', programming: 'プログラミング', 'machine learning': '機械学習, 人工知能, aiモデル',
  incident: '障害報告, 障害対応', microservices: 'マイクロサービス', city: '市役所, 市議会', policy: '政策', citizens: '市民', residents: '住民', hearing: '住民説明会',
  government: '行政, 自治体, 政府, 窓口, 区役所, 役所', election: '選挙', legislation: '法律, 条例', school: '学校', class: '授業', students: '生徒, 小学生, 中学生',
  children: '子ども, 子供, こども', party: 'パーティー, 忘年会, 送別会, お別れ, 運動会, 文化祭', game: 'ゲーム大会, クイズ', birthday: '誕生日', anniversary: '結婚式', excursion: '遠足',
  welcome: '歓迎', workshop: 'ワークショップ', accessibility: 'アクセシビリティ', accessible: 'バリアフリー, 見やすい', 'large print': '大きな文字, 大きい文字', 'low vision': '弱視, 視覚障害',
  'older people': '高齢者', meeting: '会議, 議事録, 議題, 打ち合わせ', investment: '投資', vehicle: '電気自動車, 新型車', film: '映画', science: '実験, 研究発表, 化石, 学会, 氷河, 生態',
  nature: '庭園, 自然', authentication: '認証', waste: 'ごみ, リサイクル', traffic: '交通', kids: '恐竜, 惑星, なぞなぞ, 絵本', kindergarten: '幼稚園, 保育園, 入園',
  family: '保護者, 家族', onboarding: '新入社員', schedule: 'シフト, 休暇カレンダー, 日程', reveal: '新型, 新モデル', gadget: 'イヤホン, スマートフォン, スピーカー, カメラ',
  authority: '警察, 消防, 防災', 'urban planning': '公園, プール, 工事',
};
