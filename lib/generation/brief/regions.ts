/** Signs by which a text belongs to one region of its language and not to the default one. */
const regions: readonly { base: string; tag: string; marks: RegExp; against?: RegExp }[] = [
  {
    base: 'pt',
    tag: 'pt-PT',
    marks:
      /(?<!\p{L})(?:equipa|equipas|utilizador|utilizadores|telemóvel|planeamento|gerir|facto|registo|autocarro|ecrã|ficheiro|diapositivos?|connosco|contacto|projecto|comboio)(?!\p{L})|€/giu,
    against:
      /(?<!\p{L})(?:você|vocês|equipe|equipes|usuário|usuários|celular|planejamento|gerenciar|projeto|time|registro|ônibus)(?!\p{L})|R\$/giu,
  },
  {
    base: 'en',
    tag: 'en-GB',
    marks:
      /(?<!\p{L})(?:colou?rs?(?<=our|ours)|favou?rite(?<=ourite)|behaviours?|neighbours?|neighbourhoods?|labour|honour|centres?|theatres?|metres|litres|organis(?:e|ed|es|ing|ation|ations|ational)|realis(?:e|ed|ing|ation)|prioritis(?:e|ed|ing|ation)|optimis(?:e|ed|ing|ation)|summaris(?:e|ed|ing)|analys(?:e|ed|ing)|digitalisation|programmes?|travell(?:ing|ed|ers?)|cheques?|licence|defence|whilst|tyres?|grey|enrol|fulfil|aluminium|autumn|fortnight|NHS|VAT|HMRC)(?!\p{L})|£/gu,
    against:
      /(?<!\p{L})(?:colors?|favorite|behaviors?|neighbors?|labor|honor|centers?|theaters?|meters|liters|organiz\p{L}+|realiz\p{L}+|prioritiz\p{L}+|optimiz\p{L}+|summariz\p{L}+|analyz\p{L}+|programs?|travel(?:ing|ed|ers?)|license|defense|tires?|gray)(?!\p{L})|\$/gu,
  },
  {
    base: 'de',
    tag: 'de-CH',
    marks:
      /(?<!\p{L})(?:CHF|SFr\.?|Franken|Kanton\p{L}*|Bundesrat|Gemeinderat|Spital|Spitäler|Velo|Velos|parkieren|grillieren|Offerte|Znüni|AHV|SBB|gross\p{L}*|Grösse\p{L}*|Strasse\p{L}*|Massnahme\p{L}*|ausser|weiss\p{L}*|heiss\p{L}*|schliess\p{L}*|regelmässig\p{L}*|gemäss|Schweiz\p{L}*)(?!\p{L})|\p{Nd}['’]\p{Nd}{3}(?!\p{Nd})/gu,
    against: /ß|€|(?<!\p{L})(?:EUR|Euro)(?!\p{L})/gu,
  },
  {
    base: 'de',
    tag: 'de-AT',
    marks:
      /(?<!\p{L})(?:Jänner|Feber|heuer|Österreich\p{L}*|Nationalrat|Landeshauptmann|Landeshauptfrau|Wien|Matura|Spital)(?!\p{L})/gu,
    against: /(?<!\p{L})(?:Deutschland\p{L}*|Bundestag|Berlin|Januar|CHF)(?!\p{L})/gu,
  },
  {
    base: 'es',
    tag: 'es-MX',
    marks:
      /(?<!\p{L})(?:México|mexican[oa]s?|computadoras?|celulares|celular|IMSS|SAT|ustedes|boletos?|MXN|licenciatura)(?!\p{L})/giu,
    against:
      /(?<!\p{L})(?:España|español(?:a|es|as)?|ordenador(?:es)?|móvil(?:es)?|vosotros|vuestr\p{L}+|IVA)(?!\p{L})|€/giu,
  },
  {
    base: 'zh',
    tag: 'zh-TW',
    marks:
      /[們個這對為來說時會過學發與關實現開無網線點體際專業務應當從後種東車長門間問題買賣銀錢讓請謝認識設計劃報導團隊產經濟績製頁簡圖畫書電機氣溫環國歷庫樣總結論權資訊標準變動雙選擇費觀點語]/gu,
    against:
      /[们个这对为来说时会过学发与关实现开无网线点体际专业务应当从后种东车长门间问题买卖银钱让请谢认识设计划报导团队产经济绩页简图画书电机气温环国历库样总结论权资讯标准变动双选择费观语]/gu,
  },
];
/** Two signs, or one where the language's default has none against it. */
const fewest: Readonly<Record<string, number>> = { 'de-CH': 2, 'de-AT': 2, 'es-MX': 2 };

/** The tag of the region that a text is from; the given one when nothing tells. */
export function regionalTag(tag: string, text: string): string {
  for (const row of regions) {
    if (!tag.startsWith(row.base)) continue;
    const marks = text.match(row.marks)?.length ?? 0;
    if (
      marks >= (fewest[row.tag] ?? 1) &&
      marks > (row.against === undefined ? 0 : (text.match(row.against)?.length ?? 0))
    )
      return row.tag;
  }
  return tag;
}
