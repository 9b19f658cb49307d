/**
 * How people ask for slides, one row a language. A sentence is a request when it begins with
 * one of the verbs, or names a deck early on; topic and audience are captured by group 1.
 */
export interface RequestWords {
  language: string;
  verbs: RegExp;
  /** Words for the thing asked for; never part of a topic. */
  nouns: RegExp;
  topic: readonly RegExp[];
  audience: readonly RegExp[];
  /** Requirements that follow a request: "Keep it short." */
  followUps: RegExp;
}

const none = /(?!)/u;

export const requestWords: readonly RequestWords[] = [
  {
    language: 'en',
    verbs:
      /^(?:(?:please|kindly|can you|could you|would you|help me|hi|hello|let's|now|i|we|need(?: you)? to|want(?: you)? to|would like(?: you)? to|'d like(?: you)? to)[\s,]+)*(?:please\s+)?(?:make|create|build|prepare|produce|draft|write|generate|design|put together|turn|convert|transform|summari[sz]e|need|want|would like|'d like|give me|show me|present|compose|develop|outline)(?=\s)/iu,
    nouns:
      /\b(?:(?:power\s?point|slide|pitch)\s)?(?:slide\s?decks?|slide\s?shows?|slides?|decks?|presentations?|power\s?points?|pptx?|keynotes?)\b/iu,
    topic: [
      /\b(?:about|regarding|covering|explaining|introducing|presenting|describing|showing|comparing|outlining|titled|entitled|called|summari[sz]ing)\s+(.+)$/iu,
      /\bon\s+((?!the slides?\b).+)$/iu,
    ],
    audience: [
      /\b(for\s+.+?)(?=\s+(?:about|on|regarding|covering|explaining|showing|comparing|introducing|titled)\s|\s*[:;]|$)/iu,
      /\b(to (?:our|the)\s+.+?)(?=\s+(?:about|on|regarding)\s|\s*[:;]|$)/iu,
    ],
    followUps:
      /^(?:please\s+)?(?:keep|use|end|finish|close|start|begin|open|include|add|mention|don't|do not|avoid|focus|limit|highlight|emphasi[sz]e|make sure|ensure|stick|leave|no more than|at most|the (?:deck|slides?|presentation|tone|audience)|it should|each slide|one slide|max(?:imum)?)\b/iu,
  },
  {
    language: 'de',
    verbs:
      /^(?:(?:bitte|kannst du|können sie|ich|wir|mir|uns)[\s,]+)*(?:erstellen?|erstell|mache?|machen|baue?|bauen|entwirf|entwerfe|generiere|schreibe?|fasse?|bereite|gestalte|verfasse|brauche|brauchen|benötige|benötigen|möchte|zeige?)(?=\s)/iu,
    nouns:
      /(?<!\p{L})(?:präsentation(?:en)?|folien?|folienpräsentation|deck|slides?|foliensatz|vortrag|powerpoint)(?!\p{L})/iu,
    topic: [/(?<!\p{L})(?:zum Thema|zu dem Thema|mit dem Titel|über|zur|zum|zu)\s+(.+)$/iu],
    audience: [/(?<!\p{L})(für\s+.+?)(?=\s+(?:über|zum Thema|zur|zum|zu)\s|\s*[:;]|$)/iu],
    followUps:
      /^(?:bitte\s+)?(?:verwende|nutze|halte|schließe|ende|beende|beginne|achte|keine|kein|füge|am ende|zielgruppe|ton)(?!\p{L})/iu,
  },
  {
    language: 'fr',
    verbs:
      /^(?:(?:s'il te plaît|s'il vous plaît|merci de|veuillez|peux-tu|pouvez-vous|je|nous|j'ai besoin)[\s,]+)*(?:crée[rz]?|créé|génère[rz]?|prépare[rz]?|fais|faites|faire|rédige[rz]?|présente[rz]?|résume[rz]?|conçois|élabore[rz]?|voudrais|d')(?=\s|\p{L})/iu,
    nouns: /(?<!\p{L})(?:présentation|diaporama|diapositives?|diapos?|slides?|deck|powerpoint)(?!\p{L})/iu,
    topic: [/(?<!\p{L})(?:au sujet de|à propos de|intitulée?|sur|concernant)\s+(.+)$/iu],
    audience: [/(?<!\p{L})((?:pour|à destination de|destinée à)\s+.+?)(?=\s+(?:sur|à propos|au sujet)\s|\s*[:;]|$)/iu],
    followUps: /^(?:utilise|gardez?|termine|terminez|finis|commence|ajoute|évite|public|ton)(?!\p{L})/iu,
  },
  {
    language: 'es',
    verbs:
      /^(?:(?:por favor|puedes|podrías|necesito|quiero)[\s,]+)*(?:crea|cree|crear|haz|haga|genera|genere|prepara|prepare|elabora|elabore|diseña|escribe|resume|necesito|quiero)(?=\s)/iu,
    nouns: /(?<!\p{L})(?:presentación|diapositivas?|láminas?|slides?|deck|powerpoint)(?!\p{L})/iu,
    topic: [/(?<!\p{L})(?:acerca de|sobre|titulada)\s+(.+)$/iu],
    audience: [/(?<!\p{L})((?:para|dirigida a)\s+.+?)(?=\s+(?:sobre|acerca)\s|\s*[:;]|$)/iu],
    followUps: /^(?:usa|utiliza|mantén|termina|empieza|incluye|evita|público|tono)(?!\p{L})/iu,
  },
  {
    language: 'pt',
    verbs:
      /^(?:(?:por favor|você pode|pode|preciso|quero)[\s,]+)*(?:crie|cria|criar|faça|faz|gere|prepare|elabore|monte|escreva|resuma|preciso de|quero)(?=\s)/iu,
    nouns: /(?<!\p{L})(?:apresentação|slides?|lâminas?|diapositivos?|deck|powerpoint)(?!\p{L})/iu,
    topic: [/(?<!\p{L})(?:acerca de|a respeito de|sobre|intitulada)\s+(.+)$/iu],
    audience: [/(?<!\p{L})((?:para)\s+.+?)(?=\s+(?:sobre|acerca)\s|\s*[:;]|$)/iu],
    followUps: /^(?:use|utilize|mantenha|termine|comece|inclua|evite|público|tom)(?!\p{L})/iu,
  },
  {
    language: 'it',
    verbs:
      /^(?:(?:per favore|puoi|potresti|vorrei|ho bisogno di)[\s,]+)*(?:crea|creare|fai|genera|prepara|realizza|scrivi|riassumi|progetta|vorrei|una)(?=\s)/iu,
    nouns: /(?<!\p{L})(?:presentazione|diapositive|diapositiva|slides?|deck|powerpoint)(?!\p{L})/iu,
    topic: [/(?<!\p{L})(?:riguardo a|a proposito di|intitolata|sull['’]|sul(?:la|le|lo)?|sui|sugli|su)\s*(.+)$/iu],
    audience: [/(?<!\p{L})((?:per|rivolta a)\s+.+?)(?=\s+(?:su|sul|sulla|sui)\s|\s*[:;]|$)/iu],
    followUps: /^(?:usa|mantieni|termina|concludi|inizia|includi|evita|pubblico|tono)(?!\p{L})/iu,
  },
  {
    language: 'nl',
    verbs:
      /^(?:(?:alsjeblieft|kun je|kunt u|graag|ik wil|ik)[\s,]+)*(?:maak|creëer|genereer|schrijf|bereid|ontwerp|vat|wil|heb)(?=\s)/iu,
    nouns: /(?<!\p{L})(?:presentatie|dia['’]s|slides?|deck|powerpoint)(?!\p{L})/iu,
    topic: [/(?<!\p{L})(?:over|met de titel)\s+(.+)$/iu],
    audience: [/(?<!\p{L})(voor\s+.+?)(?=\s+(?:over)\s|\s*[:;]|$)/iu],
    followUps: /^(?:gebruik|houd|eindig|begin|voeg|vermijd|doelgroep|toon)(?!\p{L})/iu,
  },
  {
    language: 'pl',
    verbs:
      /^(?:(?:proszę|czy możesz|potrzebuję)[\s,]+)*(?:przygotuj|przygotować|utwórz|utworzyć|stwórz|stworzyć|zrób|zrobić|napisz|wygeneruj|opracuj|potrzebuję)(?=\s)/iu,
    nouns: /(?<!\p{L})(?:prezentacj[aęi]|slajd(?:y|ów|ach)?|deck|powerpoint)(?!\p{L})/iu,
    topic: [
      /(?<!\p{L})(?:pod tytułem)\s+(.+)$/iu,
      /(?<!\p{L})((?:o)\s.+)$/iu,
      /(?<!\p{L})(?:na temat|dotyczącą)\s+(.+)$/iu,
    ],
    audience: [/(?<!\p{L})(dla\s+.+?)(?=\s+(?:o|na temat)\s|\s*[:;]|$)/iu],
    followUps: /^(?:użyj|zachowaj|zakończ|zacznij|dodaj|unikaj|odbiorcy|ton)(?!\p{L})/iu,
  },
  {
    language: 'tr',
    verbs: /(?:hazırla|oluştur|yap|hazırlayın|oluşturun|hazırlar|yapar)(?:\s?m[ıi]s[ıi]n(?:[ıi]z)?)?(?=[.!?,;:]|$)/iu,
    nouns: /(?<!\p{L})(?:sunum(?:u)?|slayt(?:lık|lar|ı)?|powerpoint)(?!\p{L})/iu,
    topic: [/^(?:.*?\siçin\s)?(.+?)\s(?:hakkında|konusunda|ile ilgili)(?!\p{L})/iu],
    audience: [/^(.+?\siçin)(?!\p{L})/iu],
    followUps: /^(?:kısa tut|kullan)/iu,
  },
  {
    language: 'ru',
    verbs:
      /^(?:(?:пожалуйста|можешь|нужно|нужна)[\s,]+)*(?:создай(?:те)?|сделай(?:те)?|подготовь(?:те)?|составь(?:те)?|напиши(?:те)?|сгенерируй(?:те)?|нужна?)(?=\s)/iu,
    nouns: /(?<!\p{L})(?:презентаци[юяи]|слайд(?:ы|ов|а|ах)?|powerpoint)(?!\p{L})/iu,
    topic: [/(?<!\p{L})на тему\s+(.+)$/iu, /(?<!\p{L})((?:об|обо|про|о)\s.+)$/iu],
    audience: [/(?<!\p{L})(для\s+.+?)(?=\s+(?:о|об|про|на тему)\s|\s*[:;]|$)/iu],
    followUps: /^(?:используй|заверши|начни|добавь|избегай|аудитория|тон)(?!\p{L})/iu,
  },
  {
    language: 'ar',
    verbs: /^(?:من فضلك\s+)?(?:أنشئ|انشئ|اصنع|أعد|أعدّ|حضّر|صمم|صمّم|اكتب|لخص|لخّص|جهز|أريد)(?=\s)/u,
    nouns: /(?:عرضًا تقديميًا|عرض تقديمي|عرضا|عرضًا|عرض|شرائح|شريحة)/u,
    topic: [/(?:^|\s)(?:بعنوان|حول|عن|بشأن)\s+(.+)$/u],
    audience: [/(?:^|\s)(ل[\p{L}\p{M}]{2,}(?:\s[\p{L}\p{M}]+)*?)(?=\s+(?:عن|حول|بعنوان|بشأن)\s|\s*[:؛]|$)/u],
    followUps: /^(?:استخدم|اجعل|الجمهور|النبرة|اختم)(?=[\s:])/u,
  },
  {
    language: 'he',
    verbs: /^(?:בבקשה\s+)?(?:צור|צרי|הכן|הכיני|תכין|תכיני|בנה|כתוב|עשה)(?=\s)/u,
    nouns: /(?:מצגת|שקפים|שקופיות|שקף|שקופית)/u,
    topic: [/(?:^|\s)(?:בנושא|אודות|על)\s+(.+)$/u],
    audience: [/(?:^|\s)((?:עבור|ל)[\s\p{L}"]+?)(?=\s+(?:על|בנושא|אודות)\s|\s*[:;]|$)/u],
    followUps: /^(?:השתמש|סיים|קהל|טון)(?=[\s:])/u,
  },
  {
    language: 'hi',
    verbs: /(?:बनाएं|बनाएँ|बनाइए|बनाओ|बना दें|बना दीजिए|तैयार करें|तैयार कीजिए)(?=[।.!,;:]|$)/u,
    nouns: /(?:प्रस्तुति|प्रेजेंटेशन|स्लाइड(?:ें|्स|ों)?)/u,
    topic: [/^(?:.*?के लिए\s)?(.+?)\s(?:के बारे में|के विषय में|पर)(?=\s)/u],
    audience: [/^(.+?के लिए)(?=\s)/u],
    followUps: none,
  },
  {
    language: 'zh',
    verbs:
      /^(?:请|請|帮我|幫我|麻烦|我需要|我想)*\s?(?:制作|製作|创建|創建|做|生成|写|寫|准备|準備|设计|設計|总结|总结)/u,
    nouns: /(?:演示文稿|幻灯片|幻燈片|简报|簡報|投影片|PPT|演示)/u,
    topic: [
      /(?:主题|主題|题目|標題)(?:为|是|：|:)\s?(.+)$/u,
      /(?:关于|關於|介绍|介紹|讲述|说明)(.+?)(?:的?(?:一份|[约約]?\s?\p{Nd}{1,3}\s?[页頁张張]的?)?(?:演示文稿|幻灯片|幻燈片|简报|簡報|PPT)|$)/u,
    ],
    audience: [/((?:给|給|面向|为|為)[^，,。的做制写准]{2,20})/u],
    followUps: /^(?:请|使用|保持|受众|语气|以)/u,
  },
  {
    language: 'ja',
    verbs:
      /(?:作成|作って|まとめて|用意|生成|お願い)(?:して)?(?:ください|下さい|くれ|します|いたします)?(?=[。.：:、]|$)/u,
    nouns: /(?:スライド|プレゼンテーション|プレゼン|資料|パワーポイント|PPT)/u,
    topic: [
      /(?:テーマ|題名|タイトル|主題)\s?[：:は]\s?(.+)$/u,
      /^(?:.*?(?:向けに|向けの|、))?(.+?)(?:について|に関する|に関して|を紹介)/u,
      /(?:^|向けに|向けの|、)((?:(?!向け|枚|ページ)[^、。])+?)の(?:スライド|プレゼン|資料|パワーポイント|PPT)/u,
    ],
    audience: [/^([^、。]{1,20}?向け)/u, /[、。について]([^、。にへはて]{1,12}?向け)/u],
    followUps: /(?:でください|てください|にしてください)[。.]?$/u,
  },
  {
    language: 'ko',
    verbs: /(?:만들어|작성해|준비해|생성해|제작해)\s?(?:주세요|줘|주십시오)?(?=[.:：,]|$)/u,
    nouns: /(?:슬라이드|프레젠테이션|발표\s?자료|파워포인트|PPT)/u,
    topic: [
      /(?:주제|제목)\s?[:：은는]\s?(.+)$/u,
      /^(?:.*?(?:위한|대상으로)\s)?(.+?)(?:에 대한|에 관한|에 대해|을 소개|를 소개)/u,
    ],
    audience: [/^(.{1,30}?(?:을|를)? 위한)(?=\s)/u],
    followUps: none,
  },
];

/** "Audience: …" and its like, in the languages of the table; the value is group 1. */
export const requestLabels: readonly {
  field: 'audience' | 'topic' | 'author' | 'date' | 'ignored';
  pattern: RegExp;
}[] = [
  {
    field: 'audience',
    pattern:
      /^(?:audience|target audience|zielgruppe|publikum|public|público|pubblico|destinatari|doelgroep|odbiorcy|hedef kitle|аудитория|الجمهور|קהל(?: יעד)?|दर्शक|受众|观众|対象(?:者)?|聴衆|청중|대상)\s?[:：]\s*(.+)$/iu,
  },
  {
    field: 'topic',
    pattern:
      /^(?:topic|subject|title|deck title|thema|titel|betreff|sujet|objet|titre|tema|título|asunto|assunto|titolo|oggetto|onderwerp|temat|tytuł|konu|başlık|тема|название|الموضوع|العنوان|נושא|כותרת|विषय|主题|題目|标题|テーマ|タイトル|件名|주제|제목)\s?[:：]\s*(.+)$/iu,
  },
  {
    field: 'author',
    pattern:
      /^(?:author|presenter|presented by|speaker|autor(?:in)?|referent(?:in)?|auteur|présenté par|autore|auteur|автор|المؤلف|作者|発表者|作成者|발표자)\s?[:：]\s*(.+)$/iu,
  },
  {
    field: 'date',
    pattern: /^(?:date|datum|fecha|data|tarih|дата|التاريخ|תאריך|दिनांक|日期|日付|날짜)\s?[:：]\s*(.+)$/iu,
  },
  {
    field: 'ignored',
    pattern:
      /^(?:tone|style|length|format|language|slides|duration|template|ton|tonalität|stil|länge|sprache|style|longueur|langue|tono|estilo|longitud|idioma|tom|stile|lingua|toon|taal|styl|język|dil|тон|стиль|язык|النبرة|اللغة|טון|语气|语言|トーン|言語|어조|언어)\s?[:：]\s*(.+)$/iu,
  },
];

/** "End with a 90-day plan": what the last slide has to be is group 1. */
export const endings: readonly RegExp[] = [
  /\b(?:end|finish|close|conclude)(?:\s+\w+)?\s+with\s+(?:an?\s+|the\s+|our\s+)?(.+?)(?:\s+slide)?$/iu,
  /(?:schließe|ende|beende)\s+(?:\S+\s+)?mit\s+(?:einem|einer|dem|der)?\s*(.+?)(?:\s+ab)?$/iu,
  /(?:termine[rz]?|finis(?:sez)?)\s+(?:\S+\s+)?(?:par|avec)\s+(?:une?\s+|le\s+|la\s+)?(.+)$/iu,
  /(?:termina|finaliza|termine|finalize)\s+(?:con|com)\s+(?:una?\s+|uma?\s+|el\s+|la\s+|o\s+)?(.+)$/iu,
  /(?:termina|concludi)\s+con\s+(?:un[oa']?\s*|il\s+|la\s+)?(.+)$/iu,
  /(?:eindig|sluit af)\s+met\s+(?:een\s+|het\s+|de\s+)?(.+)$/iu,
  /zakończ\s+(.+)$/iu,
  /заверши(?:те)?\s+(.+)$/iu,
  /اختم\s+ب(.+)$/u,
  /最後(?:は|に)(.+?)(?:で締め|を入れ|にして)/u,
  /以(.+?)(?:结尾|結尾|结束|收尾)/u,
];
