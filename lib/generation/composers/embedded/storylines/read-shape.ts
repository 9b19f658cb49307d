/** What sort of story a topic calls for. */
export type Shape = 'compare' | 'howto' | 'history' | 'training' | 'pitch' | 'plan' | 'report' | 'change' | 'explain';

export interface ShapeReading {
  shape: Shape;
  /** What it is about without the words that name the shape: "coffee" in "the history of coffee". */
  thing: string | null;
  /** The two sides of a comparison. */
  sides: readonly [string, string] | null;
  /** What follows the topic behind a colon: "pros and cons for a startup". */
  detail: string | null;
}

const sideBySide: readonly RegExp[] = [
  /^(?:(?:a )?(?:comparison of|comparing|compare)\s+)?(?<a>.{2,60}?)\s+(?:vs\.?|versus|compared (?:to|with)|im vergleich (?:zu|mit)|مقابل|לעומת|karşı)\s+(?<b>.{2,60})$/iu,
  /(?<!\p{L})(?:differences?|comparison|unterschiede?|vergleich|différences?|comparaison|diferencias?|comparación|comparativa|diferenças?|comparação|differenz[ae]|confronto|verschil(?:len)?|vergelijking|porównanie|сравнение|مقارنة|الفرق)\s+(?:(?:between|of|zwischen|von|entre|de|tra|fra|tussen|van|między|بين)\s+)?(?<a>.{2,60}?)\s+(?:and|with|und|et|y|con|e|en|met|i|z|и|و)\s?(?<b>.{2,60})$/iu,
  /^(?:比较|比較|对比)?(?<a>.{1,24}?)(?:と|対|与|與|和|跟|vs\.?|VS)(?<b>.{1,24}?)(?:の比較|の違い|のメリット.*|どちら.*|的?(?:比较|比較|对比|對比|区别|優缺點|优缺点)|哪个.*)$/u,
  /^(?<a>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2,20})\s?(?:vs\.?|VS|对|対)\s?(?<b>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2,20})$/u,
];
const either =
  /^(?:should we |sollen wir |devons-nous )?(?<a>[^\s,]+(?:\s[^\s,]+){0,3})\s+(?:or|oder|ou|o|of|czy|или|أم|או|还是|それとも)\s+(?<b>[^\s,]+(?:\s[^\s,]+){0,3})$/iu;
const weighing =
  /(?<!\p{L})(?:pros? (?:and|&) cons?|advantages|benefits and|vor- und nachteile|vorteile und|avantages|pour et contre|ventajas|pros y contras|prós e contras|vantagens|vantaggi|pro e contro|voor- en nadelen|plusy i minusy|zalety|плюсы и минусы|преимущества|المزايا|إيجابيات|יתרונות)(?!\p{L})|优缺点|利弊|優缺點|メリット|長所と短所|장단점/iu;

const named: readonly { shape: Shape; patterns: readonly RegExp[] }[] = [
  {
    shape: 'howto',
    patterns: [
      /^how (?:to|do (?:i|we|you)|(?:we|you) can)\s+(?<x>.+)$/iu,
      /^(?:a )?(?:step[- ]by[- ]step )?guide (?:to|for)\s+(?<x>.+)$/iu,
      /^wie (?:man|ich|wir|du|sie)\s+.+$/iu,
      /^(?:schritt-für-schritt-)?anleitung(?!\p{L}).*$/iu,
      /^comment\s+(?:bien\s+)?\p{L}+(?:er|ir|re)(?!\p{L}).*$/iu,
      /^c[óo]mo\s+\p{L}+[aei]r(?:se|lo|la)?(?!\p{L}).*$/iu,
      /^como\s+\p{L}+[aei]r(?!\p{L}).*$/iu,
      /^come\s+(?:si\s+)?\p{L}+(?:are|ere|ire|rre|arsi)(?!\p{L}).*$/iu,
      /^hoe (?:je|we|u|ik|maak|kun)(?!\p{L}).*$/iu,
      /^jak\s+\p{L}+(?:ć|c)(?!\p{L}).*$/iu,
      /^как\s+\p{L}+ть(?:ся)?(?!\p{L}).*$/iu,
      /^.+(?:の方法|のやり方|の手順|の仕方|作り方|使い方|始め方|育て方|書き方|選び方)$/u,
      /^(?:如何|怎样|怎么).+$/u,
      /^كيف(?:ية)?\s.+$/u,
      /^.+(?:하는 방법|하는 법)$/u,
      /^איך\s.+$/u,
    ],
  },
  {
    shape: 'history',
    patterns: [
      /^(?:(?:the|a) )?(?:short |brief )?history of\s+(?<x>.+)$/iu,
      /^how\s+.+\s(?:began|started|came about|evolved)$/iu,
      /(?<!\p{L})(?:(?:die |eine kurze )?geschichte (?:der|des|von|vom)|histoire (?:de|du|des)|historia de|història|história d[aeo]s?|storia d(?:i|el|ella|ei|elle|ell['’])|geschiedenis van|historia\s|история)(?!\p{L})/iu,
      /の歴史|历史$|历史与|的历史|歷史|역사|^(?:نبذة عن )?تاريخ\s|ההיסטוריה של|का इतिहास/u,
    ],
  },
  {
    shape: 'training',
    patterns: [
      /^(?:an? |our |the )?(?:\p{L}+ )?(?:training|workshop|course|seminar|crash course|onboarding)(?: session| course)? (?:on|in|about|to)\s+(?<x>.+)$/iu,
      /^(?<x>.+?)\s+(?:training|workshop|course)(?: session| course)?$/iu,
      /(?<!\p{L})(?:training|onboarding|workshop|schulung\p{L}*|unterweisung\p{L}*|\p{L}+schulung|einarbeitung|fortbildung|formation|capacitación|curso|treinamento|capacitação|formazione|corso|cursus|opleiding|szkoleni\p{L}+|eğitimi?|обучени\p{L}+|тренинг)(?!\p{L})/iu,
      /研修|トレーニング|講座|培训|訓練|교육|تدريب|دورة|הדרכה|प्रशिक्षण/u,
    ],
  },
  {
    shape: 'pitch',
    patterns: [
      /^(?:an? |our |the )?(?:sales |investor |startup |elevator )?pitch(?: deck)? (?:for|about|on)\s+(?<x>.+)$/iu,
      /(?<!\p{L})(?:pitch|pitch[- ]?deck|investor deck|fundraising|seed round|series [abc]|investorenpräsentation|gründungsidee|levée de fonds|ronda de (?:inversión|financiación)|rodada de investimento|round di investimento|investeringsronde)(?!\p{L})/iu,
      /ピッチ|資金調達|投資家|路演|融资|商业计划|투자|المستثمرين|استثماري|למשקיעים/u,
    ],
  },
  {
    shape: 'plan',
    patterns: [
      /^(?:an? |our |the )?(?:project|implementation|launch|rollout|roll-out|marketing|event|work|action) plan (?:for|of)\s+(?<x>.+)$/iu,
      /^(?:project )?kick-?off (?:for|of)\s+(?<x>.+)$/iu,
      /^(?<x>.+?)\s+(?:project plan|launch plan|rollout plan|kick-?off)$/iu,
      /(?<!\p{L})(?:project plan|kick-?off|roadmap|projektplan\p{L}*|projektstart|umsetzungsplan|plan (?:de|du) proj[ec]t|plan de proyecto|plano (?:de|do) projeto|piano (?:di|del) progetto|projectplan|plan projektu|plan wdrożenia|proje planı|план проекта)(?!\p{L})/iu,
      /プロジェクト計画|導入計画|実施計画|项目计划|项目方案|实施计划|프로젝트 계획|خطة (?:المشروع|مشروع|تنفيذ|عمل)|תוכנית (?:פרויקט|עבודה)/u,
    ],
  },
  {
    shape: 'report',
    patterns: [
      /(?<!\p{L})(?:status|progress|weekly|monthly|quarterly|annual|board|project|business)\s(?:report|review|update)|(?<!\p{L})(?:qbr|retrospective|year in review|(?:q[1-4]|quarterly|annual|financial) results|statusbericht|quartalsbericht|jahresbericht|monatsbericht|projektstatus|rapport (?:annuel|mensuel|trimestriel|d['’]activité|d['’]avancement)|bilan|informe (?:anual|mensual|trimestral|de (?:resultados|avance|estado))|relatório|rendiconto|relazione (?:annuale|trimestrale|mensile)|jaarverslag|voortgangsrapport\p{L}*|kwartaalcijfers|raport|отч[её]т)(?!\p{L})/iu,
      /報告|月次|四半期|报告|总结|汇报|보고|تقرير|דוח|रिपोर्ट/u,
    ],
  },
];

/** Reads which story a topic calls for from its words; `null` when they name none. */
export function readShape(topic: string, ask: string): ShapeReading | null {
  const plain = topic.replace(/[.!?。？！؟]+$/u, '').trim();
  const compared = readSides(plain, ask);
  if (compared !== null) return compared;
  for (const { shape, patterns } of named) {
    for (const pattern of patterns) {
      const match = pattern.exec(plain);
      if (match !== null) return { shape, thing: match.groups?.['x']?.trim() ?? null, sides: null, detail: null };
    }
  }
  const asked = named.find(({ shape, patterns }) => shape !== 'howto' && patterns.some((pattern) => pattern.test(ask)));
  return asked === undefined ? null : { shape: asked.shape, thing: null, sides: null, detail: null };
}

function readSides(topic: string, ask: string): ShapeReading | null {
  const [, head = topic, detail = null] = /^(.{3,120}?)(?:\s*[:：]\s*|\s[–—-]\s|,\s)(.{3,140})$/u.exec(topic) ?? [];
  for (const text of head === topic ? [topic] : [topic, head]) {
    const rest = text === topic ? null : detail;
    const weighs = weighing.test(topic) || weighing.test(ask);
    const match =
      sideBySide.map((pattern) => pattern.exec(text)).find((each) => each !== null) ??
      (weighs || /[?？]$/u.test(ask) ? either.exec(text) : null);
    const [a, b] = [match?.groups?.['a']?.trim(), match?.groups?.['b']?.trim()];
    if (a !== undefined && b !== undefined && a.toLowerCase() !== b.toLowerCase() && !/[:：]/u.test(a + b))
      return { shape: 'compare', thing: text, sides: [a, b], detail: rest };
  }
  return null;
}
