/** How each language names slides, and the words that turn a sentence on them into an order about them. */
interface OrderWords {
  deck: string;
  order: string;
  /** What a deck is about or called. */
  topic?: string;
  /** Orders to write or speak of something. */
  write?: string;
}

const rows: readonly OrderWords[] = [
  {
    deck: 'presentations?|decks?|slide ?shows?|slides?',
    order:
      'is now|are now|now only|from now on|henceforth|only about|solely about|instead|is (?:only|all|really) about',
    topic: 'topics?|subjects?|titles?|themes?',
    write: '^(?:please\\s)?(?:write|talk|speak|report)\\s(?:only\\s|instead\\s|just\\s)?(?:about|on)\\s',
  },
  {
    deck: 'präsentation(?:en)?|foliensatz|folien|vortrags?',
    order:
      'nur noch|jetzt|ab sofort|ab jetzt|von nun an|nunmehr|fortan|stattdessen|ausschließlich|muss|soll(?:en|te|ten)?|darf',
    topic: 'themas?|titel|gegenstand',
    write:
      '^(?:bitte\\s)?(?:schreibe?|schreiben sie|sprich|sprechen sie|berichten? sie|rede|reden sie)\\s.{0,30}(?:über|von)\\s',
  },
  {
    deck: 'présentations?|diaporamas?|diapositives?|diapos',
    order:
      'désormais|maintenant|dorénavant|uniquement|seulement|exclusivement|doit|doivent|devra|devront|à la place|plus que|que sur',
    topic: 'thèmes?|sujets?|titres?',
    write: '^(?:parle[zs]?|écris|écrivez|rédigez|traitez)\\s',
  },
  {
    deck: 'presentaci(?:ón|ones)|diapositivas?',
    order: 'ahora|en adelante|sol[oa]|sólo|solamente|únicamente|exclusivamente|deben?|deberán?|en su lugar',
    topic: 'temas?|títulos?|asunto',
    write: '^(?:habl[ae]|escrib[ae]|redact[ae])\\s',
  },
  {
    deck: 'apresentaç(?:ão|ões)|slides?|diapositivos?',
    order: 'agora|doravante|só|somente|apenas|exclusivamente|devem?|deverá|deverão|em vez disso',
    topic: 'temas?|títulos?|assunto',
    write: '^(?:fal[ae]|escrev[ae]|redija)\\s',
  },
  {
    deck: 'presentazion[ei]|diapositiv[ae]|slide',
    order: "ora|adesso|d[’']ora in poi|solo|soltanto|solamente|esclusivamente|deve|devono|dovrà|dovranno|invece",
    topic: 'tem[ai]|titol[oi]|argoment[oi]',
    write: '^(?:parli|parlate|scriv[ia]|scrivete)\\s',
  },
  {
    deck: "presentaties?|diavoorstelling|dia[’']s|slides?",
    order: 'nu|voortaan|vanaf nu|alleen|uitsluitend|enkel|moet(?:en)?|in plaats daarvan',
    topic: 'onderwerp|thema|titel',
    write: '^(?:schrijf|praat|spreek|vertel)\\s',
  },
  {
    deck: 'prezentacj\\p{L}*|slajd\\p{L}*',
    order: 'teraz|odtąd|tylko|wyłącznie|musi|muszą|powin\\p{L}*|zamiast',
    topic: 'temat\\p{L}*|tytuł\\p{L}*',
    write: '^(?:napisz|pisz|mów|opowiedz)(?:cie)?\\s',
  },
  {
    deck: 'sunum\\p{L}*|slayt\\p{L}*',
    order: 'artık|bundan sonra|bundan böyle|şimdi|sadece|yalnızca|olmalı\\p{L}*|\\p{L}+m[ae]l[ıi](?:dır|dir)?|yerine',
    topic: 'konu\\p{L}*|başlı\\p{L}*',
    write: 'hakkında\\s.{0,20}(?:yaz|konuş|anlat)(?:ın|ınız|un|unuz)?[.!]*$',
  },
  {
    deck: 'презентаци\\p{L}*|слайд\\p{L}*',
    order: 'теперь|отныне|только|исключительно|долж\\p{L}*|вместо',
    topic: 'тем[аыуе]|заголов\\p{L}*|назван\\p{L}*',
    write: '^(?:напиши|пиши|расскажи|говори)(?:те)?\\s',
  },
  {
    deck: 'العرض التقديمي|عرض تقديمي|العرض|الشرائح|شرائح',
    order: 'الآن|من الآن|فقط|يجب|بدلا|بدلًا|أصبح|أصبحت',
    topic: 'موضوع|عنوان',
    write: '^(?:اكتب|اكتبوا|تحدث|تكلم)\\s',
  },
  {
    deck: 'ה?מצגת|ה?שקופיות?',
    order: 'עכשיו|מעתה|מעכשיו|רק|חייב\\p{L}*|צריכ\\p{L}*|תעסוק|במקום',
    topic: 'נושא|כותרת',
    write: '^(?:כתבו|כתבי|דברו|כתוב רק)\\s',
  },
  {
    deck: 'प्रस्तुति|प्रेज़?ेंटेशन|प्रेजेंटेशन|स्लाइड',
    order: 'अब|केवल|सिर्फ़?|चाहिए|बजाय',
    topic: 'विषय|शीर्षक',
    write: '(?:लिखें|लिखो|लिखिए|बताएं|बताओ)[।.!]*$',
  },
];

/** Scripts without spaces: the words stand anywhere. */
const wideRows: readonly OrderWords[] = [
  {
    deck: '演示文稿|演示|幻灯片|簡報|简报|投影片|PPT',
    order: '现在|現在|从现在|從現在|只|必须|必須|应该|應該|应当|改为|改為|改成',
    topic: '主题|主題|题目|標題|标题',
    write: '^(?:请|請)(?:只|仅)?(?:写|寫|谈|談|讲|講|说|說|输出|制作|介绍)',
  },
  {
    deck: 'プレゼン|スライド|発表資料',
    order: '今後|これから|のみ|だけ|以降|べき|なければ|ください|変更',
    topic: 'テーマ|主題|題名|タイトル',
    write: '(?:書いて|述べて|話して|出力して|説明して)(?:ください|下さい)[。.!！]*$|(?:書け|述べよ|出力せよ)[。.!！]*$',
  },
  {
    deck: '프레젠테이션|발표\\s?자료|슬라이드',
    order: '이제|지금부터|앞으로|오직|만\\s|해야|바꾸|변경|하세요',
    topic: '주제|제목',
    write: '(?:쓰세요|써라|작성하세요|작성하라|말하세요|출력하세요|설명하세요)[.!]*$',
  },
];

const within = '.{0,80}';
const word = (words: string): string => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;

function patternsOf({ deck, order, topic = '', write = '' }: OrderWords, as: (words: string) => string): RegExp[] {
  const [slides, orders, topics] = [as(deck), as(order), as(topic)];
  return [
    new RegExp(`${slides}${within}${orders}|${orders}${within}${slides}`, 'iu'),
    // "The topic of the presentation is …", in either order of the words.
    new RegExp(`${topics}.{0,16}${slides}|${slides}.{0,6}${topics}`, 'iu'),
    ...write.split('|^').map((each, index) => new RegExp(index === 0 ? each : `^${each}`, 'iu')),
  ];
}

const patterns = [
  ...rows.flatMap((row) => patternsOf(row, word)),
  ...wideRows.flatMap((row) => patternsOf(row, (words) => `(?:${words})`)),
];

/** Rows of tables and lists that call themselves what they are. */
const label =
  /(?:^|[;|]\s*)(?:(?:system|new|important|hidden)\s)?(?:instructions?|prompts?|commands?|directives?|anweisung(?:en)?|befehle?|consignes?|instrucci(?:ón|ones)|instruç(?:ão|ões)|istruzion[ei]|instructies?|polecenia?|talimat(?:lar)?|инструкци[яи]|تعليمات|הוראות?|निर्देश|指令|指示|지시)\s*[:：]/iu;

/** Whether a sentence says what slides have to be about, in any of the languages that people write in. */
export function ordersSlides(sentence: string): boolean {
  return label.test(sentence) || patterns.some((pattern) => pattern.test(sentence));
}
