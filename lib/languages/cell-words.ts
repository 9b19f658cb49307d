/** What words that fill cells of tables say: whether something is so, and how much of it there is. */
export type CellSense = 'yes' | 'no' | 'partly' | 'high' | 'medium' | 'low';

const senses: readonly CellSense[] = ['yes', 'no', 'partly', 'high', 'medium', 'low'];

/** In the order of the senses; alternatives behind slashes, in lower case. */
const lists: Readonly<Record<string, readonly string[]>> = {
  en: [
    'yes/y/included/full',
    'no/n/none/not included',
    'partly/partial/partially/limited',
    'high/very high/large/big',
    'medium/mid/moderate/average/med',
    'low/very low/small/little',
  ],
  de: [
    'ja/j/enthalten/inklusive',
    'nein/n/nicht enthalten',
    'teilweise/zum teil/teils/eingeschränkt',
    'hoch/sehr hoch/groß',
    'mittel/mäßig',
    'niedrig/gering/sehr gering/klein/sehr niedrig',
  ],
  fr: [
    'oui/o/inclus',
    'non/n/non inclus',
    'partiel/partiellement/en partie/limité',
    'élevé/élevée/haut/haute/fort/forte/très élevé',
    'moyen/moyenne/modéré',
    'faible/bas/basse/très faible',
  ],
  es: [
    'sí/si/incluido',
    'no/no incluido',
    'parcial/parcialmente/en parte/limitado',
    'alto/alta/muy alto/muy alta',
    'medio/media/moderado',
    'bajo/baja/muy bajo/muy baja',
  ],
  it: [
    'sì/si/incluso',
    'no/non incluso',
    'parziale/parzialmente/in parte/limitato',
    'alto/alta/elevato/elevata/molto alto',
    'medio/media/moderato',
    'basso/bassa/molto basso',
  ],
  pt: [
    'sim/incluído',
    'não/nao/não incluído',
    'parcial/parcialmente/em parte/limitado',
    'alto/alta/muito alto',
    'médio/média/moderado',
    'baixo/baixa/muito baixo',
  ],
  nl: [
    'ja/j/inbegrepen',
    'nee/neen/n/niet inbegrepen',
    'deels/gedeeltelijk/beperkt',
    'hoog/zeer hoog/groot',
    'gemiddeld/middel/matig',
    'laag/zeer laag/klein',
  ],
  sv: [
    'ja/ingår',
    'nej/ingår ej',
    'delvis/begränsat',
    'hög/högt/mycket hög/stor',
    'medel/medelhög/måttlig',
    'låg/lågt/mycket låg/liten',
  ],
  pl: [
    'tak/w cenie',
    'nie',
    'częściowo/częściowe/ograniczone',
    'wysoki/wysoka/wysokie/duży/duża',
    'średni/średnia/średnie',
    'niski/niska/niskie/mały/mała',
  ],
  tr: [
    'evet/var/dahil',
    'hayır/yok/dahil değil',
    'kısmen/kısmi/sınırlı',
    'yüksek/çok yüksek/büyük',
    'orta',
    'düşük/çok düşük/küçük',
  ],
  ru: [
    'да/есть/включено',
    'нет/не включено',
    'частично/ограниченно',
    'высокий/высокая/высокое/большой/большая',
    'средний/средняя/среднее',
    'низкий/низкая/низкое/малый/малая',
  ],
  ar: [
    'نعم/متوفر/مشمول',
    'لا/غير متوفر/غير مشمول',
    'جزئي/جزئيا/جزئيًا/محدود',
    'مرتفع/مرتفعة/عال/عالي/عالية/كبير',
    'متوسط/متوسطة',
    'منخفض/منخفضة/قليل/صغير',
  ],
  he: ['כן/כלול/יש', 'לא/לא כלול/אין', 'חלקי/חלקית/מוגבל', 'גבוה/גבוהה/גדול', 'בינוני/בינונית', 'נמוך/נמוכה/קטן'],
  hi: ['हाँ/हां/शामिल', 'नहीं', 'आंशिक/सीमित', 'उच्च/अधिक/ज़्यादा', 'मध्यम', 'कम/निम्न'],
  ja: [
    'はい/あり/有/可/有り/対応',
    'いいえ/なし/無/不可/無し/非対応',
    '一部/一部対応/部分的',
    '高/高い/大/大きい',
    '中/普通/中程度',
    '低/低い/小/小さい',
  ],
  zh: [
    '是/有/支持/包含',
    '否/无/無/没有/不支持/不包含',
    '部分/部分支持/有限',
    '高/很高/大',
    '中/中等/一般',
    '低/很低/小',
  ],
  ko: [
    '예/네/있음/지원/포함',
    '아니요/아니오/없음/미지원/미포함',
    '일부/부분/제한적',
    '높음/높은/큼',
    '중간/보통',
    '낮음/낮은/작음',
  ],
};

const known = new Map<string, ReadonlyMap<string, readonly CellSense[]>>();

/** What a cell says in a language, whole; people mix in English everywhere. */
export function cellSenses(cell: string, tag: string): readonly CellSense[] {
  const base = tag.split('-')[0]?.toLowerCase() ?? 'en';
  const words = known.get(base) ?? sensesBy(base);
  known.set(base, words);
  return words.get(cell.trim().toLowerCase()) ?? [];
}

function sensesBy(base: string): ReadonlyMap<string, readonly CellSense[]> {
  const words = new Map<string, CellSense[]>();
  for (const list of new Set([lists[base], lists.en])) {
    for (const [at, sense] of senses.entries()) {
      for (const word of list?.[at]?.split('/') ?? []) {
        const before = words.get(word) ?? [];
        // A word of the language itself is none of English.
        if (list === lists.en && lists[base] !== list && before.length > 0) continue;
        words.set(word, [...before, sense]);
      }
    }
  }
  return words;
}
