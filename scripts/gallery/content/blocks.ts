import type { GalleryContent } from './contents';

type Blocks = Pick<GalleryContent['slides'], 'blocks'>;

/** Two blocks on one slide, in the pairs that decks have most. */
export const latinBlocks: Blocks = {
  blocks: [
    {
      kind: 'blocks',
      title: 'Online orders have overtaken the branches',
      source: 'Order system, January 2027',
      blocks: [
        {
          kind: 'chart',
          chart: {
            type: 'column',
            categories: ['2022', '2023', '2024', '2025', '2026'],
            series: [
              { name: 'Online', values: [182, 214, 268, 331, 402] },
              { name: 'Branches', values: [341, 332, 318, 305, 288] },
            ],
            numberFormat: '#,##0',
            unit: 'Orders, thousands',
          },
        },
        {
          kind: 'bullets',
          heading: 'What drives it',
          items: [
            { text: 'The new app brings one order in four' },
            { text: 'Delivery within two days, since March' },
            { text: 'Branches hand over orders and take returns' },
            { text: 'Returns cost 11% of the margin' },
          ],
        },
      ],
    },
    {
      kind: 'blocks',
      title: 'Every region grows, the south twice as fast as planned',
      blocks: [
        {
          kind: 'metrics',
          metrics: [
            {
              value: '€84.2M',
              label: 'Revenue',
              change: { text: '12% above last year', direction: 'up', verdict: 'good' },
            },
            { value: '31%', label: 'From online orders' },
            { value: '4.6', label: 'Average rating' },
          ],
        },
        {
          kind: 'chart',
          chart: {
            type: 'bar',
            categories: ['South', 'North', 'East', 'West'],
            series: [{ name: 'Growth', values: [0.182, 0.113, 0.094, 0.071] }],
            numberFormat: '0.0%',
            emphasis: 'South',
          },
        },
      ],
    },
    {
      kind: 'blocks',
      title: 'Three of five suppliers meet the new terms',
      blocks: [
        {
          kind: 'table',
          columns: [
            { label: 'Supplier' },
            { label: 'Lead time' },
            { label: 'Price index', align: 'end' },
            { label: 'Complaints', align: 'end' },
            { label: 'Terms' },
          ],
          rows: [
            ['Norda', '6 days', '97', '0.4%', 'Agreed'],
            ['Kestrel', '9 days', '94', '1.1%', 'Agreed'],
            ['Brightwell', '5 days', '103', '0.2%', 'Agreed'],
            ['Solvang', '14 days', '91', '2.6%', 'Open'],
            ['Harrow & Sons', '11 days', '99', '1.8%', 'Refused'],
          ],
        },
        {
          kind: 'statement',
          statement: 'We sign with Norda, Kestrel and Brightwell in May and leave Harrow & Sons by autumn.',
        },
      ],
    },
    {
      kind: 'blocks',
      title: 'Nurses spend more time with patients',
      blocks: [
        {
          kind: 'quote',
          quote: 'I no longer write everything twice, and I am home when my shift ends.',
          attribution: 'Maria Keller, ward nurse',
        },
        {
          kind: 'metrics',
          metrics: [
            { value: '46 min', label: 'Saved in each shift' },
            { value: '92%', label: 'Would not go back to paper' },
            { value: '3 of 11', label: 'Wards on the new system' },
          ],
        },
      ],
    },
    {
      kind: 'blocks',
      title: 'We sell less by the piece and earn more by the month',
      lead: 'Since the change of prices in 2024 both lines move apart.',
      blocks: [
        {
          kind: 'chart',
          heading: 'Devices sold',
          chart: {
            type: 'column',
            categories: ['2023', '2024', '2025', '2026'],
            series: [{ name: 'Devices', values: [41.2, 38.5, 35.1, 31.8] }],
            numberFormat: '0.0',
            unit: 'thousands',
          },
        },
        {
          kind: 'chart',
          heading: 'Income from subscriptions',
          chart: {
            type: 'line',
            categories: ['2023', '2024', '2025', '2026'],
            series: [{ name: 'Income', values: [3.1, 5.4, 8.9, 13.2] }],
            numberFormat: '0.0',
            unit: '€ millions',
          },
        },
      ],
    },
    {
      kind: 'blocks',
      title: 'The old hall is the bottleneck',
      blocks: [
        { kind: 'image', imageId: 'hall', altText: 'The hall in Leeds with three packing lines' },
        {
          kind: 'table',
          heading: 'Orders a day',
          columns: [{ label: 'Hall' }, { label: 'Capacity', align: 'end' }, { label: 'Peak', align: 'end' }],
          rows: [
            ['Leeds', '9,400', '11,200'],
            ['Hull', '6,100', '5,300'],
            ['York', '4,800', '4,100'],
          ],
        },
      ],
    },
    {
      kind: 'blocks',
      title: 'Half of all tickets are about three things',
      blocks: [
        {
          kind: 'chart',
          chart: {
            type: 'doughnut',
            categories: ['Passwords', 'Invoices', 'Delivery', 'Other'],
            series: [{ name: 'Tickets', values: [24, 15, 13, 48] }],
            numberFormat: '0"%"',
          },
        },
        { kind: 'statement', statement: 'A page for passwords and invoices would save two of five calls.' },
      ],
    },
  ],
};

export const cjkBlocks: Blocks = {
  blocks: [
    {
      kind: 'blocks',
      title: 'オンライン注文が店舗を上回りました',
      source: '受注システム、2027年1月',
      blocks: [
        {
          kind: 'chart',
          chart: {
            type: 'column',
            categories: ['2022年', '2023年', '2024年', '2025年', '2026年'],
            series: [
              { name: 'オンライン', values: [182, 214, 268, 331, 402] },
              { name: '店舗', values: [341, 332, 318, 305, 288] },
            ],
            numberFormat: '#,##0',
            unit: '注文数（千件）',
          },
        },
        {
          kind: 'bullets',
          heading: '主な要因',
          items: [
            { text: '新しいアプリからの注文が4件に1件' },
            { text: '3月から2日以内に配達' },
            { text: '店舗で受け取りと返品ができる' },
            { text: '返品の費用は利益の11%' },
          ],
        },
      ],
    },
    {
      kind: 'blocks',
      title: '看護師が患者と過ごす時間が増えました',
      blocks: [
        {
          kind: 'metrics',
          metrics: [
            { value: '46分', label: '1勤務あたりの短縮' },
            { value: '92%', label: '紙に戻りたくない' },
            { value: '3病棟', label: '新システムを利用' },
          ],
        },
        {
          kind: 'quote',
          quote: '同じことを二度書かずに済み、勤務が終わればすぐに帰れます。',
          attribution: 'ケラー・マリア、病棟看護師',
        },
      ],
    },
    {
      kind: 'blocks',
      title: '仕入先5社のうち3社が新しい条件を満たします',
      blocks: [
        {
          kind: 'table',
          columns: [{ label: '仕入先' }, { label: '納期' }, { label: '価格指数', align: 'end' }, { label: '条件' }],
          rows: [
            ['ノルダ', '6日', '97', '合意'],
            ['ケストレル', '9日', '94', '合意'],
            ['ブライトウェル', '5日', '103', '合意'],
            ['ソルバング', '14日', '91', '協議中'],
          ],
        },
        { kind: 'statement', statement: '5月に3社と契約し、ソルバングとの協議は夏までに終えます。' },
      ],
    },
  ],
};

export const rtlBlocks: Blocks = {
  blocks: [
    {
      kind: 'blocks',
      title: 'تجاوزت الطلبات عبر الإنترنت طلبات الفروع',
      source: 'نظام الطلبات، يناير 2027',
      blocks: [
        {
          kind: 'chart',
          chart: {
            type: 'column',
            categories: ['2022', '2023', '2024', '2025', '2026'],
            series: [
              { name: 'الإنترنت', values: [182, 214, 268, 331, 402] },
              { name: 'الفروع', values: [341, 332, 318, 305, 288] },
            ],
            numberFormat: '#,##0',
            unit: 'الطلبات بالآلاف',
          },
        },
        {
          kind: 'bullets',
          heading: 'ما وراء النمو',
          items: [
            { text: 'طلب من كل أربعة يأتي من التطبيق الجديد' },
            { text: 'التوصيل خلال يومين منذ مارس' },
            { text: 'الفروع تسلم الطلبات وتستقبل المرتجعات' },
            { text: 'تكلفة المرتجعات 11% من الهامش' },
          ],
        },
      ],
    },
    {
      kind: 'blocks',
      title: 'الممرضون يقضون وقتًا أطول مع المرضى',
      blocks: [
        {
          kind: 'quote',
          quote: 'لم أعد أكتب كل شيء مرتين، وأعود إلى بيتي حين تنتهي نوبتي.',
          attribution: 'ماريا كيلر، ممرضة القسم',
        },
        {
          kind: 'metrics',
          metrics: [
            { value: '46 دقيقة', label: 'توفر في كل نوبة' },
            { value: '92%', label: 'لا يريدون العودة إلى الورق' },
            { value: '3 أقسام', label: 'تعمل بالنظام الجديد' },
          ],
        },
      ],
    },
    {
      kind: 'blocks',
      title: 'ثلاثة من خمسة موردين يلبون الشروط الجديدة',
      blocks: [
        {
          kind: 'table',
          columns: [
            { label: 'المورد' },
            { label: 'مدة التوريد' },
            { label: 'مؤشر السعر', align: 'end' },
            { label: 'الشروط' },
          ],
          rows: [
            ['نوردا', '6 أيام', '97', 'موافق'],
            ['كسترل', '9 أيام', '94', 'موافق'],
            ['برايتويل', '5 أيام', '103', 'موافق'],
            ['سولفانغ', '14 يومًا', '91', 'قيد التفاوض'],
          ],
        },
        { kind: 'statement', statement: 'نوقع مع الموردين الثلاثة في مايو وننهي التفاوض مع سولفانغ قبل الصيف.' },
      ],
    },
  ],
};
