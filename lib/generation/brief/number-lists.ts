/** How a language counts to fifty. Forms of one number are parted by "/", words within one by "_". */
interface Counting {
  /** One, two, three and so on without a gap. */
  from1: string;
  /** Twenty, thirty, forty, fifty, where they make the numbers between them with the units. */
  tens?: string;
  /** "twenty" and "five" as people write them together. */
  join?: (ten: string, unit: string) => string;
  /** Units that only stand with tens. */
  unitsOfTens?: string;
  /** Forms beside the row, such as "a dozen", with their values. */
  more?: string;
}

const behind = (between: string) => (ten: string, unit: string) => ten + between + unit;
const before = (between: string) => (ten: string, unit: string) => unit + between + ten;

const chinese = '一 二/两/兩 三 四 五 六 七 八 九';
const sino = '일 이 삼 사 오 육 칠 팔 구';

export const countings: readonly Counting[] = [
  {
    from1:
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty/fourty fifty',
    join: behind(' '),
    more: 'single=1 a_couple_of=2 half_a_dozen=6 a_dozen=12 one_dozen=12 dozen=12 two_dozen=24',
  },
  {
    from1:
      'ein/eins/eine/einen/einer/einem/einzige/einzelne/einzigen/einzelnen zwei/zwo/zweier drei/dreier vier fünf/fuenf sechs sieben acht neun zehn elf zwölf/zwoelf dreizehn vierzehn fünfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig/dreissig vierzig fünfzig/fuenfzig',
    unitsOfTens: 'ein zwei drei vier fünf/fuenf sechs sieben acht neun',
    join: before('und'),
    more: 'ein_halbes_dutzend=6 halbes_dutzend=6 ein_dutzend=12 dutzend=12',
  },
  {
    from1:
      'un/une/seule deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante',
    unitsOfTens: 'et_un/et_une deux trois quatre cinq six sept huit neuf',
    join: behind(' '),
    more: 'une_demi-douzaine=6 demi-douzaine=6 une_dizaine=10 dizaine=10 une_douzaine=12 douzaine=12 une_quinzaine=15 quinzaine=15 une_vingtaine=20 vingtaine=20 une_trentaine=30 trentaine=30',
  },
  {
    from1:
      'un/uno/una/sola dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno/veintiuna/veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta',
    tens: '- treinta cuarenta cincuenta',
    unitsOfTens: 'uno/una/un dos tres cuatro cinco seis siete ocho nueve',
    join: behind(' y '),
    more: 'media_docena=6 una_decena=10 decena=10 una_docena=12 docena=12 una_quincena=15 una_veintena=20 veintena=20',
  },
  {
    from1:
      'um/uma/única dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
    tens: 'vinte trinta quarenta cinquenta',
    unitsOfTens: 'um/uma dois/duas três quatro cinco seis sete oito nove',
    join: behind(' e '),
    more: 'meia_dúzia=6 uma_dezena=10 dezena=10 uma_dúzia=12 dúzia=12',
  },
  {
    from1:
      'un/uno/una/sola due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno trentadue trentatré trentaquattro trentacinque trentasei trentasette trentotto trentanove quaranta quarantuno quarantadue quarantatré quarantaquattro quarantacinque quarantasei quarantasette quarantotto quarantanove cinquanta',
    more: 'una_decina=10 decina=10 una_dozzina=12 dozzina=12 una_quindicina=15 quindicina=15 una_ventina=20 ventina=20 una_trentina=30',
  },
  {
    from1:
      'een/één/enkele twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig',
    unitsOfTens: 'een twee drie vier vijf zes zeven acht negen',
    join: (ten, unit) => `${unit}${/ee|ie$/.test(unit) && unit !== 'een' ? 'ën' : 'en'}${ten}`,
    more: 'een_tiental=10 tiental=10 een_dozijn=12 dozijn=12 een_twintigtal=20',
  },
  {
    from1:
      'jeden/jedna/jedną/jednego/jednym/jednej dwa/dwie/dwóch/dwoma/dwu trzy/trzech/trzema cztery/czterech/czterema pięć/pięciu/pięcioma sześć/sześciu/sześcioma siedem/siedmiu/siedmioma osiem/ośmiu/ośmioma dziewięć/dziewięciu/dziewięcioma dziesięć/dziesięciu/dziesięcioma jedenaście/jedenastu/jedenastoma dwanaście/dwunastu/dwunastoma trzynaście/trzynastu/trzynastoma czternaście/czternastu/czternastoma piętnaście/piętnastu/piętnastoma szesnaście/szesnastu/szesnastoma siedemnaście/siedemnastu osiemnaście/osiemnastu dziewiętnaście/dziewiętnastu',
    tens: 'dwadzieścia/dwudziestu/dwudziestoma trzydzieści/trzydziestu/trzydziestoma czterdzieści/czterdziestu pięćdziesiąt/pięćdziesięciu',
    join: behind(' '),
    more: 'tuzin=12',
  },
  {
    from1: 'bir/tek iki üç dört beş altı yedi sekiz dokuz',
    tens: 'on=10 yirmi otuz kırk elli',
    join: behind(' '),
    more: 'bir_düzine=12 düzine=12',
  },
  {
    from1:
      'один/одна/одну/одного/одним/одном/одной два/две/двух/двумя три/трёх/тремя четыре/четырёх/четырьмя пять/пяти/пятью шесть/шести/шестью семь/семи/семью восемь/восьми/восемью девять/девяти/девятью десять/десяти/десятью одиннадцать/одиннадцати/одиннадцатью двенадцать/двенадцати/двенадцатью тринадцать/тринадцати/тринадцатью четырнадцать/четырнадцати пятнадцать/пятнадцати/пятнадцатью шестнадцать/шестнадцати семнадцать/семнадцати восемнадцать/восемнадцати девятнадцать/девятнадцати',
    tens: 'двадцать/двадцати/двадцатью тридцать/тридцати/тридцатью сорок/сорока пятьдесят/пятидесяти',
    join: behind(' '),
    more: 'десяток=10 десятка=10 дюжина=12 дюжину=12',
  },
  {
    from1:
      'واحد/واحدة اثنان/اثنتان/اثنين/اثنتين ثلاث/ثلاثة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثماني/ثمانية/ثمان تسع/تسعة عشر/عشرة أحد_عشر/إحدى_عشرة اثنا_عشر/اثني_عشر/اثنتا_عشرة/اثنتي_عشرة ثلاثة_عشر/ثلاث_عشرة أربعة_عشر/أربع_عشرة خمسة_عشر/خمس_عشرة ستة_عشر/ست_عشرة سبعة_عشر/سبع_عشرة ثمانية_عشر/ثماني_عشرة تسعة_عشر/تسع_عشرة',
    tens: 'عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين',
    unitsOfTens:
      'واحد/واحدة/إحدى اثنان/اثنتان/اثنين/اثنتين ثلاث/ثلاثة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثماني/ثمانية/ثمان تسع/تسعة',
    join: before(' و'),
  },
  {
    from1:
      'אחד/אחת/יחיד/יחידה שניים/שני/שתי/שתיים שלושה/שלוש ארבעה/ארבע חמישה/חמש שישה/שש שבעה/שבע שמונה תשעה/תשע עשרה/עשר אחד_עשר/אחת_עשרה שנים_עשר/שניים_עשר/שתים_עשרה/שתיים_עשרה שלושה_עשר/שלוש_עשרה ארבעה_עשר/ארבע_עשרה חמישה_עשר/חמש_עשרה שישה_עשר/שש_עשרה שבעה_עשר/שבע_עשרה שמונה_עשר/שמונה_עשרה תשעה_עשר/תשע_עשרה',
    tens: 'עשרים שלושים ארבעים חמישים',
    unitsOfTens: 'אחד/אחת שניים/שתיים/שנים שלושה/שלוש ארבעה/ארבע חמישה/חמש שישה/שש שבעה/שבע שמונה תשעה/תשע',
    join: behind(' ו'),
    more: 'תריסר=12',
  },
  {
    from1:
      'एक/एकल दो तीन चार पाँच/पांच छह/छः/छे/छ सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अठाईस उनतीस तीस इकतीस/इकत्तीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास',
    more: 'एक_दर्जन=12 दर्जन=12',
  },
  { from1: chinese, tens: '十=10 二十/廿 三十/卅 四十 五十', join: behind('') },
  {
    from1: '한/하나 두/둘 세/셋/석 네/넷/넉 다섯 여섯 일곱 여덟 아홉',
    tens: '열=10 스무/스물 서른 마흔 쉰',
    join: behind(''),
  },
  { from1: sino, tens: '십=10 이십 삼십 사십 오십', join: behind('') },
];
