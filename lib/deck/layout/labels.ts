import type { ChartType } from '../spec/slide-spec';

/** The few words that the layout itself has to say, in the language of the deck. */
export interface LayoutLabels {
  recommended: string;
  action: string;
  owner: string;
  due: string;
  table: string;
  chart: Readonly<Record<ChartType, string>>;
}

function charts(
  column: string,
  stackedColumn: string,
  bar: string,
  stackedBar: string,
  line: string,
  area: string,
  stackedArea: string,
  pie: string,
  doughnut: string,
  scatter: string,
  combination: string,
) {
  return {
    column,
    stacked_column: stackedColumn,
    bar,
    stacked_bar: stackedBar,
    line,
    area,
    stacked_area: stackedArea,
    pie,
    doughnut,
    scatter,
    combination,
  };
}

const labels: Readonly<Record<string, LayoutLabels>> = {
  en: {
    recommended: 'Recommended',
    action: 'Action',
    owner: 'Owner',
    due: 'Due',
    table: 'Table',
    chart: charts(
      'Column chart',
      'Stacked column chart',
      'Bar chart',
      'Stacked bar chart',
      'Line chart',
      'Area chart',
      'Stacked area chart',
      'Pie chart',
      'Doughnut chart',
      'Scatter chart',
      'Combination chart',
    ),
  },
  de: {
    recommended: 'Empfohlen',
    action: 'Maßnahme',
    owner: 'Verantwortlich',
    due: 'Termin',
    table: 'Tabelle',
    chart: charts(
      'Säulendiagramm',
      'Gestapeltes Säulendiagramm',
      'Balkendiagramm',
      'Gestapeltes Balkendiagramm',
      'Liniendiagramm',
      'Flächendiagramm',
      'Gestapeltes Flächendiagramm',
      'Kreisdiagramm',
      'Ringdiagramm',
      'Punktdiagramm',
      'Verbunddiagramm',
    ),
  },
  fr: {
    recommended: 'Recommandé',
    action: 'Action',
    owner: 'Responsable',
    due: 'Échéance',
    table: 'Tableau',
    chart: charts(
      'Histogramme',
      'Histogramme empilé',
      'Graphique à barres',
      'Barres empilées',
      'Graphique en courbes',
      'Graphique en aires',
      'Aires empilées',
      'Graphique en secteurs',
      'Graphique en anneau',
      'Nuage de points',
      'Graphique combiné',
    ),
  },
  es: {
    recommended: 'Recomendado',
    action: 'Acción',
    owner: 'Responsable',
    due: 'Fecha',
    table: 'Tabla',
    chart: charts(
      'Gráfico de columnas',
      'Columnas apiladas',
      'Gráfico de barras',
      'Barras apiladas',
      'Gráfico de líneas',
      'Gráfico de áreas',
      'Áreas apiladas',
      'Gráfico circular',
      'Gráfico de anillos',
      'Gráfico de dispersión',
      'Gráfico combinado',
    ),
  },
  it: {
    recommended: 'Consigliato',
    action: 'Azione',
    owner: 'Responsabile',
    due: 'Scadenza',
    table: 'Tabella',
    chart: charts(
      'Istogramma',
      'Istogramma in pila',
      'Grafico a barre',
      'Barre in pila',
      'Grafico a linee',
      'Grafico ad area',
      'Aree in pila',
      'Grafico a torta',
      'Grafico ad anello',
      'Grafico a dispersione',
      'Grafico combinato',
    ),
  },
  pt: {
    recommended: 'Recomendado',
    action: 'Ação',
    owner: 'Responsável',
    due: 'Prazo',
    table: 'Tabela',
    chart: charts(
      'Gráfico de colunas',
      'Colunas empilhadas',
      'Gráfico de barras',
      'Barras empilhadas',
      'Gráfico de linhas',
      'Gráfico de áreas',
      'Áreas empilhadas',
      'Gráfico de pizza',
      'Gráfico de rosca',
      'Gráfico de dispersão',
      'Gráfico combinado',
    ),
  },
  nl: {
    recommended: 'Aanbevolen',
    action: 'Actie',
    owner: 'Verantwoordelijk',
    due: 'Datum',
    table: 'Tabel',
    chart: charts(
      'Kolomdiagram',
      'Gestapeld kolomdiagram',
      'Staafdiagram',
      'Gestapeld staafdiagram',
      'Lijndiagram',
      'Vlakdiagram',
      'Gestapeld vlakdiagram',
      'Cirkeldiagram',
      'Ringdiagram',
      'Spreidingsdiagram',
      'Combinatiediagram',
    ),
  },
  ja: {
    recommended: 'おすすめ',
    action: '実施事項',
    owner: '担当',
    due: '期限',
    table: '表',
    chart: charts(
      '縦棒グラフ',
      '積み上げ縦棒グラフ',
      '横棒グラフ',
      '積み上げ横棒グラフ',
      '折れ線グラフ',
      '面グラフ',
      '積み上げ面グラフ',
      '円グラフ',
      'ドーナツグラフ',
      '散布図',
      '複合グラフ',
    ),
  },
  zh: {
    recommended: '推荐',
    action: '行动',
    owner: '负责人',
    due: '期限',
    table: '表格',
    chart: charts(
      '柱形图',
      '堆积柱形图',
      '条形图',
      '堆积条形图',
      '折线图',
      '面积图',
      '堆积面积图',
      '饼图',
      '圆环图',
      '散点图',
      '组合图',
    ),
  },
  ko: {
    recommended: '추천',
    action: '실행 항목',
    owner: '담당',
    due: '기한',
    table: '표',
    chart: charts(
      '세로 막대형 차트',
      '누적 세로 막대형 차트',
      '가로 막대형 차트',
      '누적 가로 막대형 차트',
      '꺾은선형 차트',
      '영역형 차트',
      '누적 영역형 차트',
      '원형 차트',
      '도넛형 차트',
      '분산형 차트',
      '혼합 차트',
    ),
  },
  ar: {
    recommended: 'موصى به',
    action: 'الإجراء',
    owner: 'المسؤول',
    due: 'الموعد',
    table: 'جدول',
    chart: charts(
      'مخطط عمودي',
      'مخطط عمودي مكدس',
      'مخطط شريطي',
      'مخطط شريطي مكدس',
      'مخطط خطي',
      'مخطط مساحي',
      'مخطط مساحي مكدس',
      'مخطط دائري',
      'مخطط حلقي',
      'مخطط مبعثر',
      'مخطط مركب',
    ),
  },
  he: {
    recommended: 'מומלץ',
    action: 'פעולה',
    owner: 'אחראי',
    due: 'מועד',
    table: 'טבלה',
    chart: charts(
      'תרשים עמודות',
      'עמודות מוערמות',
      'תרשים פסים',
      'פסים מוערמים',
      'תרשים קו',
      'תרשים שטח',
      'שטחים מוערמים',
      'תרשים עוגה',
      'תרשים טבעת',
      'תרשים פיזור',
      'תרשים משולב',
    ),
  },
  pl: {
    recommended: 'Polecane',
    action: 'Działanie',
    owner: 'Odpowiedzialny',
    due: 'Termin',
    table: 'Tabela',
    chart: charts(
      'Wykres kolumnowy',
      'Skumulowany wykres kolumnowy',
      'Wykres słupkowy',
      'Skumulowany wykres słupkowy',
      'Wykres liniowy',
      'Wykres warstwowy',
      'Skumulowany wykres warstwowy',
      'Wykres kołowy',
      'Wykres pierścieniowy',
      'Wykres punktowy',
      'Wykres kombi',
    ),
  },
  tr: {
    recommended: 'Önerilen',
    action: 'Aksiyon',
    owner: 'Sorumlu',
    due: 'Tarih',
    table: 'Tablo',
    chart: charts(
      'Sütun grafiği',
      'Yığılmış sütun grafiği',
      'Çubuk grafik',
      'Yığılmış çubuk grafik',
      'Çizgi grafik',
      'Alan grafiği',
      'Yığılmış alan grafiği',
      'Pasta grafik',
      'Halka grafik',
      'Dağılım grafiği',
      'Karma grafik',
    ),
  },
  ru: {
    recommended: 'Рекомендуем',
    action: 'Действие',
    owner: 'Ответственный',
    due: 'Срок',
    table: 'Таблица',
    chart: charts(
      'Гистограмма',
      'Гистограмма с накоплением',
      'Линейчатая диаграмма',
      'Линейчатая диаграмма с накоплением',
      'График',
      'Диаграмма с областями',
      'Диаграмма с областями и накоплением',
      'Круговая диаграмма',
      'Кольцевая диаграмма',
      'Точечная диаграмма',
      'Комбинированная диаграмма',
    ),
  },
  hi: {
    recommended: 'अनुशंसित',
    action: 'कार्य',
    owner: 'जिम्मेदार',
    due: 'समय सीमा',
    table: 'तालिका',
    chart: charts(
      'स्तंभ चार्ट',
      'स्टैक्ड स्तंभ चार्ट',
      'बार चार्ट',
      'स्टैक्ड बार चार्ट',
      'रेखा चार्ट',
      'क्षेत्र चार्ट',
      'स्टैक्ड क्षेत्र चार्ट',
      'पाई चार्ट',
      'डोनट चार्ट',
      'स्कैटर चार्ट',
      'संयुक्त चार्ट',
    ),
  },
  'zh-hant': {
    recommended: '推薦',
    action: '行動',
    owner: '負責人',
    due: '期限',
    table: '表格',
    chart: charts(
      '直條圖',
      '堆疊直條圖',
      '橫條圖',
      '堆疊橫條圖',
      '折線圖',
      '區域圖',
      '堆疊區域圖',
      '圓餅圖',
      '環圈圖',
      '散佈圖',
      '組合圖',
    ),
  },
};

const english = labels.en!;
const traditional = /^zh-(?:TW|HK|MO|Hant)/i;

/** Labels for a BCP 47 tag; English for languages that have none. */
export function labelsFor(language: string): LayoutLabels {
  return labels[traditional.test(language) ? 'zh-hant' : (language.split('-')[0]?.toLowerCase() ?? 'en')] ?? english;
}

/** The mark on the parts of a title that goes on over several slides, such as " (2/3)". */
export function partSuffix(language: string, part: number, parts: number): string {
  return /^(?:ja|zh)\b/i.test(language) ? `（${part}/${parts}）` : ` (${part}/${parts})`;
}

/** What parts the items of a list, a name from what it stands for, and one sentence from the next. */
export interface ListMarks {
  comma: string;
  colon: string;
  stop: string;
}

const western: ListMarks = { comma: ', ', colon: ': ', stop: '. ' };
const marksByLanguage: Readonly<Record<string, ListMarks>> = {
  ja: { comma: '、', colon: '：', stop: '。' },
  zh: { comma: '、', colon: '：', stop: '。' },
  ar: { ...western, comma: '، ' },
  hi: { ...western, stop: '। ' },
  fr: { ...western, colon: '\u00a0: ' },
};

/** The marks of a BCP 47 tag's language. Swiss French writes its colon close to the word, as do all others. */
export function listMarks(language: string): ListMarks {
  const base = language.split('-')[0]?.toLowerCase() ?? '';
  return language === 'fr-CH' ? western : (marksByLanguage[base] ?? western);
}
