/** What a heading announces, recognised by its words in the languages that people write prompts in. */
export type HeadingRole =
  | 'goals'
  | 'risks'
  | 'actions'
  | 'decisions'
  | 'timeline'
  | 'process'
  | 'agenda'
  | 'sources'
  | 'options'
  | 'causes'
  | 'strengths'
  | 'weaknesses'
  | 'opportunities'
  | 'threats';

const w = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})`, 'iu');

const rows: readonly { role: HeadingRole; pattern: RegExp }[] = [
  {
    role: 'strengths',
    pattern: w(
      'strengths?|stärken?|forces|fortalezas|forças|punti di forza|sterktes|sterke punten|mocne strony|güçlü yön|сильные стороны|نقاط القوة|חוזקות|ताकत|优势|優勢|強み|강점',
    ),
  },
  {
    role: 'weaknesses',
    pattern: w(
      'weakness(?:es)?|schwächen?|faiblesses|debilidades|fraquezas|punti di debolezza|zwaktes|zwakke punten|słabe strony|zayıf yön|слабые стороны|نقاط الضعف|חולשות|कमजोरि|劣势|劣勢|弱み|약점',
    ),
  },
  {
    role: 'opportunities',
    pattern: w(
      'opportunit(?:y|ies)|chancen|opportunités|oportunidades|opportunità|kansen|szanse|fırsatlar|возможности|الفرص|הזדמנויות|अवसर|机会|機會|機会|기회',
    ),
  },
  {
    role: 'threats',
    pattern: w(
      'threats?|bedrohungen|gefahren|menaces|amenazas|ameaças|minacce|bedreigingen|zagrożenia|tehditler|угрозы|التهديدات|איומים|खतरे|威胁|威脅|脅威|위협',
    ),
  },
  {
    role: 'causes',
    pattern: w(
      '(?:root )?causes?(?!\\p{L})|why it happened|contributing|ursachen?|grundursache|causes? racines?|causas?|cause|oorza(?:ak|ken)|przyczyn|nedenler|причин|الأسباب|סיבות|कारण|原因|根本原因|원인',
    ),
  },
  {
    role: 'sources',
    pattern: w(
      'sources?(?! code)|references|bibliography|quellen|literatur|références|fuentes|referencias|fontes|referências|fonti|bronnen|źródła|kaynaklar|источники|المصادر|المراجع|מקורות|स्रोत|来源|参考资料|參考|出典|参考文献|출처',
    ),
  },
  {
    role: 'agenda',
    pattern: w(
      'agenda(?!\\p{L})|table of contents|contents(?!\\p{L})|tagesordnung|inhalt(?!\\p{L})|ordre du jour|sommaire|orden del día|índice|sommario|inhoud|spis treści|gündem|повестка|содержание|جدول الأعمال|סדר יום|议程|目录|アジェンダ|目次|목차',
    ),
  },
  {
    role: 'risks',
    pattern: w(
      'risks?|risiken|risiko|risques?|riesgos?|riscos?|rischi(?!\\p{L})|rischio|risico|ryzyk|riskler|риск|المخاطر|סיכונים|जोखिम|风险|風險|リスク|위험',
    ),
  },
  {
    role: 'decisions',
    pattern: w(
      'decisions?|entscheidungen|beschl[uü]ss|décisions?|decisiones|decisões|decisioni|besluiten|beslissingen|decyzj|kararlar|решени|القرارات|החלטות|निर्णय|决策|決定|意思決定|결정',
    ),
  },
  {
    role: 'goals',
    pattern: w(
      'goals?|objectives?|targets?|aims?(?!\\p{L})|priorit(?:y|ies)|key results|ziele?(?!\\p{L})|prioritäten|objectifs?|priorités|objetivos?|prioridades|metas|obiettivi|priorità|doelen|doelstellingen|cele(?!\\p{L})|hedefler|цели|приоритет|الأهداف|مطרות|יעדים|लक्ष्य|उद्देश्य|目标|目標|ゴール|목표|learning outcomes|lernziele',
    ),
  },
  {
    role: 'timeline',
    pattern: w(
      'time\\s?line|schedule|milestones?|chronolog|history|calendar|zeitplan|zeitachse|meilensteine|terminplan|calendrier|jalons|chronologie|cronograma|calendario|hitos|marcos|tappe|planning|tijdlijn|mijlpalen|harmonogram|kamienie milowe|takvim|zaman çizelgesi|график|этапы и сроки|хронология|الجدول الزمني|לוח זמנים|समयरेखा|时间线|时间表|時程|日程|スケジュール|年表|일정',
    ),
  },
  {
    role: 'actions',
    pattern: w(
      'actions?(?! ?plan\\p{L})|action items?|next steps?|to[- ]?dos?|follow[- ]?ups?|tasks?|nächste schritte|aufgaben|maßnahmen|prochaines étapes|actions|tâches|próximos pasos|acciones|tareas|próximos passos|ações|tarefas|prossimi passi|azioni|attività|volgende stappen|actiepunten|acties|taken|następne kroki|działania|zadania|sonraki adımlar|aksiyonlar|görevler|следующие шаги|действия|задачи|الخطوات التالية|الإجراءات|המשימות|הצעדים הבאים|अगले कदम|下一步|待办|待辦|行动|行動|次のステップ|アクション|다음 단계|할 일|남은 일|조치|משימות|מטלות|compiti|जिम्मेदारी|to-do|やること|今後の対応',
    ),
  },
  {
    role: 'process',
    pattern: w(
      'process(?:es)?(?!\\p{L})|procedures?|workflows?|steps?(?!\\p{L})|how (?:it|to|we)|method(?:e|ology)?(?!\\p{L})|onboarding|rollout|roadmap|plan(?!\\p{L})|approach|recipe|instructions|lesson flow|ablauf|vorgehen|prozess|schritte|verfahren|processus|étapes?|démarche|procédure|proceso|pasos|procedimiento|processo|passos|etapas|passaggi|fasi|procedura|werkwijze|stappen|proces(?!\\p{L})|kroki|etapy|süreç|adımlar|процесс|шаги|этапы|порядок|الخطوات|العملية|الخطة|خطة|שלבים|תהליך|תוכנית|चरण|प्रक्रिया|步骤|流程|计划|計劃|計画|手順|ステップ|プロセス|流れ|단계|절차|과정|계획',
    ),
  },
  {
    role: 'options',
    pattern: w(
      'options?|alternatives?|plans(?!\\p{L})|packages|pricing|tiers|scenarios?|variants?|optionen|alternativen|tarife|pakete|varianten|scénarios|variantes|formules|opciones|alternativas|planes|opções|planos|opzioni|alternative|piani|opties|scenario|opcje|warianty|seçenekler|варианты|тариф|الخيارات|الباقات|חלופות|אפשרויות|विकल्प|方案|选项|選項|选择|プラン|選択肢|案の比較|요금제|선택지|옵션',
    ),
  },
];

/** The first role whose words a heading contains; null for headings that only name a subject. */
export function roleOf(heading: string | null): HeadingRole | null {
  if (heading === null) return null;
  return rows.find((row) => row.pattern.test(heading))?.role ?? null;
}

export type ColumnRole = 'action' | 'owner' | 'due';

const columns: readonly { role: ColumnRole; pattern: RegExp }[] = [
  {
    role: 'owner',
    pattern: w(
      'owners?|who|responsible|assignee|lead(?!\\p{L})|accountable|assigned|verantwortlich|zuständig|wer(?!\\p{L})|responsable|pilote|qui(?!\\p{L})|responsable|responsável|responsabile|verantwoordelijk|wie(?!\\p{L})|eigenaar|odpowiedzialn|właściciel|sorumlu|ответственн|исполнитель|المسؤول|אחראי|जिम्मेदार|负责人|負責人|担当|責任者|담당',
    ),
  },
  {
    role: 'due',
    pattern: w(
      'due|deadline|by when|when(?!\\p{L})|date(?!\\p{L})|target date|fällig|frist|termin|bis wann|datum|échéance|délai|fecha|plazo|vencimiento|prazo|data(?!\\p{L})|scadenza|entro|deadline|termin|bitiş|tarih|срок|дата|الموعد|تاريخ|التاريخ|תאריך|יעד|समय सीमा|截止|期限|日期|期日|締切|기한|마감',
    ),
  },
  {
    role: 'action',
    pattern: w(
      'actions?|tasks?|to[- ]?do|what(?!\\p{L})|steps?|items?|maßnahme|aufgabe|was(?!\\p{L})|action|tâche|acción|tarea|ação|tarefa|azione|attività|actie|taak|zadanie|działanie|görev|aksiyon|задача|действие|الإجراء|المهمة|משימה|कार्य|任务|事项|行动|作業|タスク|アクション|작업|할 일',
    ),
  },
];

export function columnRoleOf(label: string): ColumnRole | null {
  return columns.find((row) => row.pattern.test(label))?.role ?? null;
}
