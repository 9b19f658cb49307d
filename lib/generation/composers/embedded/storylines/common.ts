import type { StoryWords } from './storyline';
import { readStories, storySlides } from './storyline';

/**
 * Languages with one short storyline: message, basics, reasons, way, risks, next step. The
 * fields are separated by "; ": mark, before, after, amount, source, measure, risk, three
 * phases, phase prompt.
 */
function common(fields: string, rows: string, more?: string): StoryWords {
  const [
    mark = '[{}]',
    before = '',
    after = '',
    amount = '',
    source = '',
    measure = '',
    risk = '',
    one = '',
    two = '',
    three = '',
    phasePrompt = '',
  ] = fields.split('; ');
  const slides = storySlides(rows);
  return {
    mark,
    before,
    after,
    amount,
    source,
    measure,
    risk,
    phases: [one, two, three],
    phasePrompt,
    stories: {
      change: slides,
      explain: slides.filter((slide) => slide.kind !== 'risks'),
      ...(more === undefined ? {} : readStories(more)),
    },
  };
}

export const common1: Readonly<Record<string, StoryWords>> = {
  fr: common(
    '[À compléter · {}]; aujourd’hui; demain; Montant; Source; Mesure; Risque; Première phase; Deuxième phase; Dernière phase; objectif, actions principales, responsable',
    `
    s1 Le message en une phrase / ce que le public doit retenir
    b1 {X} : l’essentiel / une définition avec vos mots / les éléments principaux / la situation actuelle, avec sa source
    c1 Pourquoi c’est important / Raison | la raison la plus forte, avec preuve / Moment | pourquoi maintenant / Sans action | ce qui arrive si rien ne change
    p2 Comment procéder / Préparer | besoins, données et personnes / Essayer | par où commencer et comment mesurer / Déployer | ordre et dates
    r3 Risques et mesures / ce qui peut mal tourner au début / ce qui peut mal tourner ensuite
    n2 Et maintenant / la première étape / la décision à prendre`,
  ),
  es: common(
    '[Completar · {}]; hoy; mañana; Importe; Fuente; Medida; Riesgo; Primera fase; Segunda fase; Última fase; objetivo, acciones principales, responsable',
    `
    s1 El mensaje en una frase / lo que el público debe recordar
    b1 {X}: lo esencial / una definición con sus palabras / los elementos principales / la situación actual, con su fuente
    c1 Por qué importa / Razón | la razón más fuerte, con pruebas / Momento | por qué ahora / Sin actuar | qué ocurre si nada cambia
    p2 Cómo hacerlo / Preparar | requisitos, datos y personas / Probar | por dónde empezar y cómo medir / Implantar | orden y fechas
    r3 Riesgos y medidas / qué puede fallar al principio / qué puede fallar después
    n2 Qué sigue ahora / el primer paso / la decisión pendiente`,
  ),
  pt: common(
    '[Completar · {}]; hoje; amanhã; Valor; Fonte; Medida; Risco; Primeira fase; Segunda fase; Última fase; objetivo, ações principais, responsável',
    `
    s1 A mensagem em uma frase / o que o público deve lembrar
    b1 {X}: o essencial / uma definição com suas palavras / os elementos principais / a situação atual, com a fonte
    c1 Por que isso importa / Razão | a razão mais forte, com provas / Momento | por que agora / Sem ação | o que acontece se nada mudar
    p2 Como fazer / Preparar | requisitos, dados e pessoas / Testar | por onde começar e como medir / Implantar | ordem e datas
    r3 Riscos e medidas / o que pode falhar no início / o que pode falhar depois
    n2 O que vem agora / o primeiro passo / a decisão a tomar`,
  ),
  it: common(
    '[Completare · {}]; oggi; domani; Importo; Fonte; Misura; Rischio; Prima fase; Seconda fase; Ultima fase; obiettivo, azioni principali, responsabile',
    `
    s1 Il messaggio in una frase / ciò che il pubblico deve ricordare
    b1 {X}: l’essenziale / una definizione con parole vostre / gli elementi principali / la situazione attuale, con la fonte
    c1 Perché è importante / Motivo | il motivo più forte, con prove / Momento | perché adesso / Senza azione | che cosa succede se nulla cambia
    p2 Come procedere / Preparare | requisiti, dati e persone / Provare | da dove cominciare e come misurare / Introdurre | ordine e date
    r3 Rischi e misure / che cosa può andare storto all’inizio / che cosa può andare storto dopo
    n2 Che cosa succede ora / il primo passo / la decisione da prendere`,
  ),
  nl: common(
    '[Aanvullen · {}]; vandaag; straks; Bedrag; Bron; Maatregel; Risico; Eerste fase; Tweede fase; Laatste fase; doel, belangrijkste acties, verantwoordelijke',
    `
    s1 De boodschap in één zin / wat het publiek moet onthouden
    b1 {X}: de basis / een omschrijving in eigen woorden / de belangrijkste onderdelen / de huidige situatie, met bron
    c1 Waarom het ertoe doet / Reden | de sterkste reden, met bewijs / Moment | waarom nu / Zonder actie | wat er gebeurt als niets verandert
    p2 Hoe we het aanpakken / Voorbereiden | eisen, gegevens en mensen / Proberen | waar te beginnen en hoe te meten / Invoeren | volgorde en data
    r3 Risico’s en maatregelen / wat in het begin mis kan gaan / wat daarna mis kan gaan
    n2 Hoe het verder gaat / de eerste stap / het besluit dat nodig is`,
  ),
  pl: common(
    '[Uzupełnij · {}]; dziś; jutro; Kwota; Źródło; Środek zaradczy; Ryzyko; Pierwsza faza; Druga faza; Ostatnia faza; cel, główne działania, osoba odpowiedzialna',
    `
    s1 Przesłanie w jednym zdaniu / co odbiorcy mają zapamiętać
    b1 {X}: podstawy / definicja własnymi słowami / główne elementy / obecna sytuacja ze źródłem
    c1 Dlaczego to ważne / Powód | najmocniejszy powód z dowodem / Moment | dlaczego teraz / Bez działania | co się stanie, jeśli nic się nie zmieni
    p2 Jak to zrobić / Przygotowanie | wymagania, dane i ludzie / Próba | gdzie zacząć i jak mierzyć / Wdrożenie | kolejność i daty
    r3 Ryzyka i środki zaradcze / co może pójść źle na początku / co może pójść źle później
    n2 Co dalej / pierwszy krok / decyzja do podjęcia`,
  ),
  tr: common(
    '[Ekleyin · {}]; bugün; yarın; Tutar; Kaynak; Önlem; Risk; İlk aşama; İkinci aşama; Son aşama; hedef, ana adımlar, sorumlu kişi',
    `
    s1 Tek cümleyle mesaj / dinleyicilerin aklında kalması gereken
    b1 {X}: temel bilgiler / kendi sözlerinizle tanım / ana unsurlar / mevcut durum, kaynağıyla
    c1 Neden önemli / Neden | kanıtıyla en güçlü neden / Zaman | neden şimdi / Harekete geçilmezse | hiçbir şey değişmezse ne olur
    p2 Nasıl yapılır / Hazırlık | gereksinimler, veriler ve kişiler / Deneme | nereden başlanır ve nasıl ölçülür / Uygulama | sıra ve tarihler
    r3 Riskler ve önlemler / başlangıçta ne ters gidebilir / sonrasında ne ters gidebilir
    n2 Şimdi ne olacak / ilk adım / alınacak karar`,
  ),
};

export const common2: Readonly<Record<string, StoryWords>> = {
  ru: common(
    '[Добавьте · {}]; сегодня; завтра; Сумма; Источник; Мера; Риск; Первый этап; Второй этап; Последний этап; цель, главные действия, ответственный',
    `
    s1 Главная мысль одним предложением / что слушатели должны запомнить
    b1 {X}: основное / определение своими словами / главные части / текущая ситуация с источником
    c1 Почему это важно / Причина | самая веская причина с доказательством / Момент | почему сейчас / Без действий | что будет, если ничего не менять
    p2 Как это сделать / Подготовка | требования, данные и люди / Проба | с чего начать и как измерить / Внедрение | порядок и даты
    r3 Риски и меры / что может пойти не так в начале / что может пойти не так потом
    n2 Что дальше / первый шаг / решение, которое нужно принять`,
  ),
  ar: common(
    '[أضف · {}]; اليوم; غدًا; المبلغ; المصدر; الإجراء الوقائي; الخطر; المرحلة الأولى; المرحلة الثانية; المرحلة الأخيرة; الهدف والإجراءات الرئيسية والمسؤول',
    `
    s1 الرسالة في جملة واحدة / ما يجب أن يتذكره الجمهور
    b1 {X}: الأساسيات / تعريف بكلماتك / العناصر الرئيسية / الوضع الحالي مع المصدر
    c1 لماذا هذا مهم / السبب | أقوى سبب مع الدليل / التوقيت | لماذا الآن / دون تحرك | ماذا يحدث إذا لم يتغير شيء
    p2 كيف ننفذ / التحضير | المتطلبات والبيانات والأشخاص / التجربة | من أين نبدأ وكيف نقيس / التطبيق | الترتيب والمواعيد
    r3 المخاطر والإجراءات / ما قد يتعثر في البداية / ما قد يتعثر لاحقًا
    n2 ما التالي / الخطوة الأولى / القرار المطلوب`,
  ),
  he: common(
    '[להשלים · {}]; היום; מחר; סכום; מקור; צעד מונע; סיכון; שלב ראשון; שלב שני; שלב אחרון; מטרה, פעולות עיקריות, אחראי',
    `
    s1 המסר במשפט אחד / מה הקהל צריך לזכור
    b1 {X}: היסודות / הגדרה במילים שלכם / המרכיבים העיקריים / המצב הנוכחי עם מקור
    c1 למה זה חשוב / סיבה | הסיבה החזקה ביותר עם הוכחה / עיתוי | למה עכשיו / בלי פעולה | מה יקרה אם דבר לא ישתנה
    p2 איך עושים את זה / הכנה | דרישות, נתונים ואנשים / ניסוי | היכן מתחילים ואיך מודדים / יישום | סדר ותאריכים
    r3 סיכונים וצעדים / מה עלול להשתבש בהתחלה / מה עלול להשתבש בהמשך
    n2 מה הלאה / הצעד הראשון / ההחלטה הנדרשת`,
  ),
  hi: common(
    '[जोड़ें · {}]; आज; आगे; राशि; स्रोत; उपाय; जोखिम; पहला चरण; दूसरा चरण; अंतिम चरण; लक्ष्य, मुख्य कार्य, जिम्मेदार व्यक्ति',
    `
    s1 एक वाक्य में संदेश / श्रोताओं को क्या याद रहे
    b1 {X}: मूल बातें / अपने शब्दों में परिभाषा / मुख्य भाग / वर्तमान स्थिति, स्रोत सहित
    c1 यह क्यों महत्वपूर्ण है / कारण | प्रमाण सहित सबसे मजबूत कारण / समय | अभी क्यों / कुछ न करने पर | कुछ न बदले तो क्या होगा
    p2 कैसे करें / तैयारी | आवश्यकताएँ, आँकड़े और लोग / परीक्षण | कहाँ से शुरू करें और कैसे मापें / कार्यान्वयन | क्रम और तिथियाँ
    r3 जोखिम और उपाय / शुरुआत में क्या गलत हो सकता है / बाद में क्या गलत हो सकता है
    n2 आगे क्या / पहला कदम / लिया जाने वाला निर्णय`,
  ),
  zh: common(
    '[请补充 · {}]; 现状; 未来; 金额; 来源; 应对措施; 风险; 第一阶段; 第二阶段; 最后阶段; 目标、主要行动、负责人',
    `
    s1 一句话说明要点 / 听众应当记住的内容
    b1 {X}：基本情况 / 用自己的话下定义 / 主要组成部分 / 当前状况及来源
    c1 为什么重要 / 理由 | 最有力的理由及证据 / 时机 | 为什么是现在 / 不行动 | 如果什么都不改变会怎样
    p2 如何实施 / 准备 | 需求、数据和人员 / 试行 | 从哪里开始、如何衡量 / 推广 | 顺序和日期
    r3 风险与应对 / 初期可能出现的问题 / 之后可能出现的问题
    n2 接下来做什么 / 第一步 / 需要作出的决定`,
  ),
  ja: common(
    '[追記 · {}]; 現在; 今後; 金額; 出典; 対策; リスク; 初期; 中期; 後期; 目標、主な作業、担当者',
    `
    s1 ひとことで言うと / 聞き手に覚えてほしいこと
    b1 {X}の基本 / 自分の言葉での定義 / 主な要素 / 現状とその出典
    c1 なぜ重要なのか / 理由 | 最も強い理由とその根拠 / 時期 | なぜ今なのか / 何もしない場合 | 変えないと何が起こるか
    p2 進め方 / 準備 | 要件、データ、関係者 / 試行 | どこから始め、どう測るか / 展開 | 順序と日程
    r3 リスクと対策 / 初期に起こりうる問題 / その後に起こりうる問題
    n2 これからの予定 / 最初の一歩 / 必要な意思決定`,
  ),
  ko: common(
    '[추가 · {}]; 현재; 앞으로; 금액; 출처; 대책; 위험; 초기 단계; 중간 단계; 마지막 단계; 목표, 주요 활동, 담당자',
    `
    s1 한 문장으로 말하면 / 청중이 기억해야 할 것
    b1 {X}: 기본 사항 / 자신의 말로 한 정의 / 주요 구성 요소 / 현재 상황과 출처
    c1 왜 중요한가 / 이유 | 가장 강력한 이유와 근거 / 시점 | 왜 지금인가 / 하지 않을 때 | 아무것도 바뀌지 않으면 생기는 일
    p2 진행 방법 / 준비 | 요구 사항, 데이터, 인력 / 시범 | 어디서 시작하고 어떻게 측정하는가 / 확대 | 순서와 일정
    r3 위험과 대책 / 초기에 생길 수 있는 문제 / 이후에 생길 수 있는 문제
    n2 다음에 할 일 / 첫 단계 / 내려야 할 결정`,
  ),
};
