/** Radicals that fonts share with the characters which they look like, and which no normalisation joins. */
const radicals = new Map(
  [
    ...'⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, radical = '', character = '']) => [radical, character]),
);

/** Kangxi radicals, ligatures, presentation forms of Arabic and Hebrew: shapes that fonts draw, not what was written. */
const shapes = /[\u2f00-\u2fdf\ufb00-\ufdff\ufe70-\ufefc]+/g;
const radical = /[\u2e80-\u2eff]/g;

/** The characters that were written, where a PDF only tells how they look. */
export function mendCharacters(text: string): string {
  return text
    .replace(shapes, (found) => found.normalize('NFKC'))
    .replace(radical, (found) => radicals.get(found) ?? found);
}
