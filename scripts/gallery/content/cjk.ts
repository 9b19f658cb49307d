import { cjkBlocks } from './blocks';
import { annotatedCjk } from './annotated-charts';
import { cjkChanges } from './changes';
import type { GalleryContent } from './contents';
import { cjkPictures, picturedCjk } from './pictures';
import { cjkPlans } from './cjk-plans';
import { cjkDecisions } from './decisions';
import { cjkDiagrams } from './cjk-diagrams';

/** Japanese: no spaces between words, full-width signs, rules about the ends of lines. */
export const cjk: GalleryContent = {
  title: '新勤怠システム展開計画',
  author: '情報システム部',
  language: 'ja-JP',
  direction: 'ltr',
  slides: {
    title: [
      {
        kind: 'title',
        title: '新勤怠システムを全拠点に展開します',
        subtitle: '2027年度上期の計画と体制、および予算のご承認のお願い',
        author: '情報システム部 佐藤',
        date: '2026年11月20日',
        eyebrow: '経営会議',
      },
      picturedCjk.title,
    ],
    agenda: [
      {
        kind: 'agenda',
        title: '本日の内容',
        items: [
          { text: '背景と目的', detail: '現行システムの課題' },
          { text: '展開の進め方', detail: '十二拠点、四つの段階' },
          { text: '費用と効果', detail: '初年度と次年度以降' },
          { text: 'ご承認いただきたいこと', detail: '予算と体制' },
        ],
      },
    ],
    section: [
      { kind: 'section', title: '背景と目的', number: 1, subtitle: '二重入力と集計の遅れをなくします' },
      picturedCjk.section,
    ],
    statement: [
      {
        kind: 'statement',
        title: '現場の声',
        statement: '入力が二度手間になることが、最大の不満でした。',
        emphasis: '二度手間',
        support: '拠点の管理者48名のうち31名が、最初に「二重入力」を挙げました。',
      },
      picturedCjk.statement,
    ],
    bullets: [
      {
        kind: 'bullets',
        title: '移行にあたって守ること',
        eyebrow: '進め方',
        lead: '業務を止めないことを最優先にします。',
        items: [
          { text: '既存の勤怠データは過去五年分をすべて移行し、監査に備えて原本も保管します' },
          {
            text: '各拠点の管理者には稼働の一か月前までに二回の研修を行います',
            children: ['録画をいつでも見られるようにします'],
          },
          { text: '切り替え当日は問い合わせ窓口を設け、午前七時から対応します' },
          { text: '給与計算との連携は三か月間、新旧両方の結果を照合します' },
        ],
      },
      {
        kind: 'bullets',
        title: '現行システムには三つの課題があります',
        items: [
          { text: '二重入力：紙の申請書とシステムの両方に記入している', icon: 'file-text' },
          { text: '集計の遅れ：月末の締め処理に平均四日かかっている', icon: 'clock' },
          { text: '保守期限：現行の製品は2027年9月にサポートが終了する', icon: 'server' },
        ],
      },
    ],
    two_columns: [
      {
        kind: 'two_columns',
        title: '期待できることと注意すること',
        left: {
          heading: '期待できること',
          items: [
            { text: '締め処理が四日から一日になります' },
            { text: '申請は携帯電話からも行えます' },
            { text: '法改正への対応が自動になります' },
          ],
        },
        right: {
          heading: '注意すること',
          items: [
            { text: '研修に一人あたり三時間かかります' },
            { text: '繁忙期の切り替えは避けます' },
            { text: '独自の帳票は作り直しになります' },
          ],
        },
      },
    ],
    comparison: [
      {
        kind: 'comparison',
        title: 'クラウド型が最も早く、安く始められます',
        options: [
          { name: '自社開発', headline: '4,800万円', points: ['稼働まで18か月', '自由に変更できる', '保守要員が必要'] },
          {
            name: 'クラウド型',
            headline: '年1,850万円',
            points: ['稼働まで5か月', '法改正に自動で対応', '既存の給与計算と連携'],
            recommended: true,
          },
          {
            name: '現行の延命',
            headline: '年900万円',
            points: ['すぐに続けられる', '2027年9月に保守終了', '二重入力は残る'],
          },
        ],
        recommendedLabel: '推奨',
      },
    ],
    process: [
      {
        kind: 'process',
        title: '四つの段階で進めます',
        steps: [
          { title: '準備', detail: '要件の確認とデータの整理', icon: 'clipboard-list' },
          { title: '試行', detail: '大阪支社で二か月間', icon: 'flask-conical' },
          { title: '展開', detail: '東日本から順に十二拠点', icon: 'rocket' },
          { title: '定着', detail: '利用状況の確認と改善', icon: 'trending-up' },
        ],
      },
    ],
    timeline: [
      {
        kind: 'timeline',
        title: '全拠点の稼働は九月です',
        events: [
          { when: '1月', title: '要件確定', at: 1 },
          { when: '3月', title: '試行開始', detail: '大阪支社', at: 3 },
          { when: '5月', title: '評価', at: 5 },
          { when: '6月', title: '東日本展開', detail: '七拠点', at: 6 },
          { when: '9月', title: '全拠点稼働', at: 9 },
        ],
      },
    ],
    metrics: [
      {
        kind: 'metrics',
        title: '年間の効果は作業時間の削減が中心です',
        eyebrow: '効果',
        source: '出典：情報システム部試算、2026年10月',
        metrics: [
          {
            value: '3,200時間',
            label: '削減される作業時間',
            change: { text: '前年比18%減', direction: 'down', verdict: 'good' },
            icon: 'clock',
          },
          { value: '1,850万円', label: '年間の費用', icon: 'wallet' },
          { value: '1.4年', label: '投資の回収期間', icon: 'target' },
        ],
      },
    ],
    chart: [
      {
        kind: 'chart',
        title: '締め処理の日数は半分以下になります',
        source: '出典：各拠点の実績',
        chart: {
          type: 'column',
          categories: ['本社', '大阪', '名古屋', '福岡', '札幌'],
          series: [
            { name: '現在', values: [4, 5, 4, 3, 4] },
            { name: '導入後', values: [2, 2, 1, 1, 2] },
          ],
          unit: '日',
          numberFormat: '0',
        },
        takeaway: '最も長い大阪支社でも二日で締められます。',
      },
      {
        kind: 'chart',
        title: '携帯電話からの申請が主流になります',
        chart: {
          type: 'line',
          categories: ['1月', '2月', '3月', '4月', '5月', '6月'],
          series: [
            { name: '携帯電話', values: [120, 180, 260, 390, 520, 640] },
            { name: '紙', values: [700, 660, 590, 480, 350, 210] },
          ],
          unit: '件',
          numberFormat: '#,##0',
        },
      },
      {
        kind: 'chart',
        title: '費用の半分はライセンスです',
        chart: {
          type: 'doughnut',
          categories: ['ライセンス', '導入支援', '研修'],
          series: [{ name: '割合', values: [0.49, 0.38, 0.13] }],
          numberFormat: '0%',
        },
      },
      ...annotatedCjk,
    ],
    table: [
      {
        kind: 'table',
        title: '費用の内訳',
        source: '出典：見積書、2026年11月',
        columns: [
          { label: '項目' },
          { label: '初年度', align: 'end' },
          { label: '次年度以降', align: 'end' },
          { label: '備考' },
        ],
        rows: [
          ['ライセンス', '820万円', '820万円', '利用者1,200名分'],
          ['導入支援', '640万円', '0円', '四つの段階すべて'],
          ['研修', '210万円', '60万円', '管理者と新入社員'],
          ['合計', '1,670万円', '880万円', ''],
        ],
        totalRow: true,
      },
    ],
    quote: [
      {
        kind: 'quote',
        title: '現場からの言葉',
        quote: '月末の三日間、集計だけをしていました。その時間を、人と話すために使いたいのです。',
        attribution: '大阪支社 総務課 田中美咲',
      },
      picturedCjk.quote,
    ],
    image: [
      {
        kind: 'image',
        title: '大阪支社の試行環境が整いました',
        imageId: 'hall',
        altText: '床に線が引かれた広い屋内',
        lead: '十月二日に引き渡しを受けました。',
        items: [{ text: '端末は各階に二台' }, { text: '入退室の記録とも連携' }, { text: '停電時も六時間動作' }],
      },
    ],
    cards: [
      {
        kind: 'cards',
        title: '四つのリスクに備えます',
        cards: [
          { title: 'データ移行', text: '過去五年分の形式が統一されていない', icon: 'database' },
          { title: '研修', text: '夜勤の社員が受講しにくい', icon: 'graduation-cap' },
          { title: '連携', text: '給与計算の締め日が拠点で異なる', icon: 'link' },
          { title: '通信', text: '一部の工場では電波が届かない', icon: 'wifi' },
        ],
      },
    ],
    matrix: [
      {
        kind: 'matrix',
        title: '移行と研修を先に進めます',
        panels: [
          { title: 'すぐに対応', items: ['データの形式を統一', '夜勤向けの研修'] },
          { title: '計画して対応', items: ['給与計算の締め日'] },
          { title: '様子を見る', items: ['工場の電波'] },
          { title: '受け入れる', items: ['旧帳票の廃止'] },
        ],
        xAxis: '対応までの時間',
        yAxis: '業務への影響',
      },
    ],
    next_steps: [
      {
        kind: 'next_steps',
        title: '次回までの対応',
        steps: [
          { action: '拠点ごとの担当者を決める', owner: '総務部', due: '12月4日' },
          { action: '移行対象のデータを一覧にする', owner: '情報システム部', due: '12月11日' },
          { action: '研修の日程を調整する', owner: '人事部', due: '12月18日' },
        ],
      },
    ],
    questions: [
      {
        kind: 'questions',
        title: '各拠点から同じ四つの質問が寄せられました',
        questions: [
          { question: '導入はいつ始まりますか。', answer: '来年四月に本社から始め、七月までに全拠点へ広げます。' },
          { question: '端末は新しく買いますか。', answer: 'いいえ。今の端末をそのまま使えます。' },
          { question: '研修は必要ですか。', answer: '一人一時間です。勤務時間に数えます。' },
          { question: '費用はどこが持ちますか。', answer: '人事部の予算です。各拠点の負担はありません。' },
        ],
      },
    ],
    funnel: [
      {
        kind: 'funnel',
        title: '百件の問い合わせから七件が成約します',
        stages: [
          { name: '問い合わせ', value: '100件', amount: 100 },
          { name: '商談', value: '42件', amount: 42, detail: '二週間以内' },
          { name: '見積もり', value: '18件', amount: 18 },
          { name: '成約', value: '7件', amount: 7 },
        ],
      },
    ],
    scorecard: [
      {
        kind: 'scorecard',
        title: '四つの目標のうち二つに遅れがあります',
        measures: [
          {
            name: '売上高',
            actual: '18.4億円',
            target: '18.0億円',
            change: '+18%',
            status: { text: '順調', verdict: 'good' },
          },
          {
            name: '粗利率',
            actual: '41.2%',
            target: '43.0%',
            change: '-1.3ポイント',
            status: { text: '要注意', verdict: 'watch' },
          },
          {
            name: '納期遵守率',
            actual: '92%',
            target: '97%',
            change: '-2ポイント',
            status: { text: '未達', verdict: 'bad' },
          },
          {
            name: '新規顧客',
            actual: '312社',
            target: '285社',
            change: '+27社',
            status: { text: '順調', verdict: 'good' },
          },
        ],
      },
    ],
    executive_summary: [
      {
        kind: 'executive_summary',
        title: '要点のまとめ',
        points: [
          { statement: '顧客の四人に三人が当社を薦めています', support: '一年前は四人に二人でした。' },
          { statement: '費用は18%下がりました', support: '主に新しい倉庫によるものです。' },
          { statement: '研', support: '修' },
        ],
        conclusion: '第二段階の承認をお願いします。',
      },
    ],
    ...cjkChanges,
    ...cjkBlocks,
    ...cjkPictures,
    decision: cjkDecisions,
    ...cjkPlans,
    ...cjkDiagrams,
    closing: [
      {
        kind: 'closing',
        title: '本日、二台目の検査台をご承認ください',
        message: '秋の繁忙期の前に投資を回収できます。',
        contacts: [
          { name: '佐藤 花子', detail: 'sato@example.com' },
          { name: '鈴木 一郎', detail: '業務部、内線214' },
        ],
      },
      {
        kind: 'closing',
        title: 'ご質問には四名がお答えします',
        contacts: [
          { name: '佐藤 花子', detail: '賃貸契約と新しい倉庫' },
          { name: '鈴木 一郎', detail: '検査台と返品' },
          { name: '高橋 美咲', detail: '仕入先と仕入価格' },
          { name: 'サービスデスク', detail: 'その他すべて' },
        ],
      },
    ],
    sources: [
      {
        kind: 'sources',
        title: '出典',
        items: [
          '勤怠管理に関する社内調査、2026年8月',
          '各拠点の締め処理の実績、2026年4月から9月',
          '見積書（三社）、2026年11月',
          '労働基準法の改正に関する資料、厚生労働省',
        ],
      },
    ],
  },
};
