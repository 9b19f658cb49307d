/** Month names and their usual short forms; the position in a list is the month. */
const lists: readonly string[] = [
  'january february march april may june july august september october november december',
  'jan feb mar apr - jun jul aug sep oct nov dec',
  'januar februar märz - mai juni juli - - oktober - dezember',
  '- - mrz - - - - - sept okt - dez',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'janv févr - avr - - juil - - - - déc',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'janeiro fevereiro março - maio junho julho - setembro outubro - dezembro',
  'gennaio febbraio - aprile maggio giugno luglio - settembre ottobre - dicembre',
  'januari februari maart - mei - - augustus - - - -',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
  'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
];

const numbers = new Map<string, number>();
for (const list of lists) {
  list.split(' ').forEach((name, index) => {
    if (name !== '-' && !numbers.has(name)) numbers.set(name, index + 1);
  });
}

/** Source of a pattern that matches any month name, longest first. */
export const monthPattern = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1 to 12; 0 for a word that is no month. */
export function monthNumber(name: string): number {
  return numbers.get(name.toLowerCase().replace(/\.$/, '')) ?? 0;
}

/** What people count when they plan: "Week 3", "KW 12", "Tag 1". */
export const periodWords = [
  'week',
  'weeks',
  'month',
  'day',
  'days',
  'year',
  'quarter',
  'sprint',
  'woche',
  'wochen',
  'kw',
  'monat',
  'tag',
  'tage',
  'jahr',
  'quartal',
  'semaine',
  'mois',
  'jour',
  'année',
  'semana',
  'mes',
  'día',
  'año',
  'mês',
  'dia',
  'ano',
  'settimana',
  'mese',
  'giorno',
  'anno',
  'maand',
  'dag',
  'jaar',
  'tydzień',
  'miesiąc',
  'dzień',
  'rok',
  'hafta',
  'ay',
  'gün',
  'yıl',
  'неделя',
  'месяц',
  'день',
  'год',
  'الأسبوع',
  'الشهر',
  'اليوم',
  'שבוע',
  'חודש',
  'יום',
  'सप्ताह',
  'महीना',
  'दिन',
]
  .sort((a, b) => b.length - a.length)
  .join('|');
