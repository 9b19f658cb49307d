/**
 * Words of scales, in all languages at once: categories that are words of one scale have an order, which is the author's.
 * Chinese, Japanese and Korean ones are compared as the beginning of a name, as they have no spaces.
 */
export const scales: readonly (readonly string[])[] = [
  // Sizes.
  [
    'xxs xs s m l xl xxl xxxl tiny micro small mid medium large huge kleinst klein kleine kleines mittel',
    'mittlere mittelgroß groß große großes petit petite petites moyen moyenne moyennes grand grande grandes',
    'pequeño pequeña pequeñas mediano mediana medianas pequeno pequena médio média piccolo piccola piccole',
    'medio media medie grandi middel middelgroot groot grote mały mała małe średni średnia średnie duży duża',
    'duże küçük orta büyük малый малые средний средние большой большие крупный крупные liten små mellan stor',
    'stora صغير صغيرة متوسط متوسطة كبير كبيرة קטן קטנה בינוני בינונית גדול גדולה छोटा छोटे मध्यम बड़ा बड़े 小',
    '中 大 소 중 대 소형 중형 대형',
  ],
  // Levels and severities.
  [
    'lowest low minor mid medium moderate high major highest critical severe niedrig gering mittel hoch',
    'kritisch faible moyen moyenne élevé élevée critique bajo baja medio media alto alta crítico baixo baixa',
    'médio média basso bassa laag gemiddeld hoog kritiek niski niskie średni średnie wysoki wysokie düşük',
    'orta yüksek низкий средний высокий låg medel hög منخفض متوسط مرتفع عال נמוך בינוני גבוה कम मध्यम अधिक',
    'उच्च 低 中 高 낮음 보통 높음',
  ],
  // Agreement, satisfaction, frequency.
  [
    'agree disagree neutral undecided satisfied dissatisfied unsatisfied likely unlikely poor fair good',
    'excellent never rarely seldom sometimes often usually always zustimmung ablehnung zu nicht teils',
    'zufrieden unzufrieden schlecht gut befriedigend ausreichend mangelhaft nie selten manchmal oft häufig',
    'immer jamais rarement parfois souvent toujours satisfait insatisfait nunca raramente veces siempre',
    'sempre satisfecho insatisfecho satisfeito insatisfeito mai soddisfatto nooit soms vaak altijd nigdy',
    'rzadko czasami często zawsze asla nadiren bazen sık daima никогда редко иногда часто всегда aldrig',
    'sällan ibland ofta alltid أبدا نادرا أحيانا غالبا دائما לעולם לפעמים תמיד कभी हमेशा 非常 比较 一般 不 とても やや',
    'どちら あまり 全く 매우 보통 전혀',
  ],
  // Parts of the day, seasons, before and after.
  [
    'morning noon midday afternoon evening night morgen vormittag mittag nachmittag abend nacht morgens',
    'mittags abends nachts matin midi après-midi soir nuit mañana tarde noche manhã noite mattina pomeriggio',
    'sera notte ochtend middag avond rano południe wieczór noc sabah öğle akşam gece утро день вечер ночь',
    'morgon eftermiddag kväll natt صباح ظهر مساء ليل בוקר צהריים ערב לילה सुबह दोपहर शाम रात 早 上午 下午 晚 朝 昼 夕',
    '夜 아침 점심 저녁 밤',
  ],
  [
    'spring summer autumn fall winter frühling frühjahr sommer herbst printemps été automne hiver primavera',
    'verano otoño invierno verão outono inverno estate autunno lente zomer herfst wiosna lato jesień zima',
    'ilkbahar yaz sonbahar kış весна лето осень зима vår sommar höst vinter الربيع الصيف الخريف الشتاء אביב',
    'קיץ סתיו חורף वसंत गर्मी पतझड़ सर्दी 春 夏 秋 冬 봄 여름 가을 겨울',
  ],
  [
    'before during after yesterday today tomorrow now then past present future start end vorher nachher vor',
    'nach gestern heute morgen avant après hier demain antes después depois prima dopo oggi domani voor na',
    'vandaag przed po önce sonra до после före efter قبل بعد לפני אחרי पहले बाद 前 后 後 이전 이후',
  ],
  // Places in a row, and ranks of people.
  [
    'first second third fourth fifth sixth seventh last erste erster erstes zweite zweiter zweites dritte',
    'dritter drittes vierte viertes fünfte letzte premier première deuxième troisième quatrième primero',
    'primera primer segundo segunda tercero tercera tercer cuarto primeiro primeira terceiro terceira quarto',
    'primo prima secondo terzo eerste tweede derde vierde pierwszy drugi trzeci czwarty birinci ikinci üçüncü',
    'dördüncü первый второй третий четвёртый första andra tredje fjärde الأول الثاني الثالث الرابع الأولى',
    'الثانية الثالثة הראשון השני השלישי הרביעי ראשון שני שלישי רביעי पहला दूसरा तीसरा चौथा 第一 第二 第三 第四 첫 둘 셋',
  ],
  [
    'trainee intern junior mid professional senior lead staff principal director praktikant leitung débutant',
    'confirmé júnior pleno sênior',
  ],
].map((lines) => lines.flatMap((line) => line.split(' ')));

/** How names begin that gather what is left: such bars stand last, whatever they measure. */
export const restWords: readonly string[] = [
  'other, others, rest, remaining, remainder, misc, miscellaneous, unknown, unspecified, n/a, not specified',
  "no answer, don't know, sonstige, sonstiges, übrige, übriges, andere, anderes, weitere",
  'unbekannt, keine angabe, k. a., autre, autres, reste, divers, inconnu, otro, otra, otros',
  'otras, resto, desconocido, outro, outros, outras, demais, desconhecido, altro, altri, altre, sconosciuto',
  'overig, overige, onbekend, inne, pozostałe, nieznane, diğer, diğerleri',
  'bilinmeyen, другие, прочее, прочие, остальные, неизвестно, övrigt, övriga, annat, okänt',
  'أخرى, غيرها, باقي, غير معروف, אחר, אחרים, שאר, לא ידוע, अन्य, शेष, 其他',
  '其它, 其余, 其餘, 未知, その他, 不明, 기타, 나머지',
].flatMap((line) => line.split(', '));

/** How names begin that say what all of them come to; such bars stand last, too. */
export const sumWords: readonly string[] = [
  'total, overall, gesamt, summe, totale, totaal, razem, toplam, итого, totalt, الإجمالي, סך הכול, कुल, 合计, 合計, 합계',
].flatMap((line) => line.split(', '));
