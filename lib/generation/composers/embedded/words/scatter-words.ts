/** What people call the chart itself. */
const chartName =
  /(?<!\p{L})(?:scatter(?:[\s-]?(?:plot|chart|graph|diagram)s?)?|streu(?:ungs)?diagramm\p{L}*|punktwolke\p{L}*|nuages? de points|(?:diagramme|graphique) de dispersion|(?:diagrama|gráfico|nube) de (?:dispersión|dispersão|puntos|pontos)|(?:grafico|diagramma) a dispersione|spreidingsdiagram\p{L}*|диаграмм\p{L}* рассеяния)(?!\p{L})|散布図|散点图|散點圖|산점도|مخطط (?:ال)?(?:تشتت|انتشار|مبعثر)|תרשים פיזור/iu;

/** Words for two measurements that go together. */
const relation =
  /(?<!\p{L})(?:correlat\p{L}*|korrel\p{L}*|corrél\p{L}*|correlac\p{L}*|correlaç\p{L}*|correlaz\p{L}*|relationship (?:between|of)|zusammenhang (?:zwischen|von)|(?:relation|lien) entre|relación entre|relação entre|relazione tra|корреляц\p{L}*)(?!\p{L})|相関|相关性|상관관계|ارتباط|מתאם/iu;

/** Words that set one measurement against another, and as often this year against the last. */
const opposition =
  /(?<!\p{L})(?:against|versus|vs\.?|gegen(?:über)?|in abhängigkeit von|contre|en fonction d(?:e|u|es)|face (?:à|au|aux)|frente al?|en función del?|contra)(?!\p{L})/iu;

export function namesScatter(text: string): boolean {
  return chartName.test(text);
}

export function speaksOfRelation(text: string): boolean {
  return relation.test(text);
}

export function setsAgainst(text: string): boolean {
  return opposition.test(text);
}
