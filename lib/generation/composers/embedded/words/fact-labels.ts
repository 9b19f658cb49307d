/** Headings under which everything is so, as opposed to feared, wanted or left out: what stands there can be a title by itself. */
const rows: readonly string[] = [
  'background|(?:current )?situation|context|(?:current )?(?:state|status)|where we (?:are|stand)|results?|(?:key )?findings|highlights?|summary|(?:main )?problems?|issues|challenges|difficulties|lessons(?: learned)?|discuss(?:ed|ion)|observations?|insights|conclusions?|effects?|impact|progress|facts|market|outcomes?',
  'ausgangslage|hintergrund|(?:aktuelle )?lage|(?:aktueller )?stand|status|ergebnisse?|befunde?|erkenntnisse|highlights|zusammenfassung|fazit|probleme?|herausforderungen|schwierigkeiten|besprochen(?:es)?|diskussion|wirkung(?:en)?|auswirkungen|fortschritt|markt|beobachtungen',
  'contexte|situation(?: actuelle)?|état(?: des lieux| actuel)?|résultats?|constats?|faits marquants|points forts|synthèse|bilan|problèmes?|difficultés|enjeux|discussions?|effets?|impact|marché|conclusions?',
  'contexto|situación(?: actual)?|antecedentes|estado(?: actual)?|resultados?|hallazgos|aspectos destacados|resumen|problemas?|dificultades|retos|discusión|efectos|impacto|mercado|conclusiones',
  'situação(?: atual)?|estado(?: atual)?|destaques|resumo|dificuldades|desafios|discussão|efeitos|conclusões',
  'contesto|situazione(?: attuale)?|stato(?: attuale)?|risultati|punti salienti|sintesi|problemi|criticità|difficoltà|sfide|discussione|effetti|impatto|mercato|conclusioni',
  'achtergrond|(?:huidige )?situatie|stand van zaken|resultaten|bevindingen|hoogtepunten|samenvatting|problemen|knelpunten|uitdagingen|besproken|effecten|conclusies',
  'tło|sytuacja|stan(?: obecny)?|wyniki|wnioski|podsumowanie|problemy|trudności|wyzwania|efekty|rynek',
  'arka plan|(?:mevcut )?durum|sonuçlar|bulgular|öne çıkanlar|özet|sorunlar|zorluklar|etkiler|pazar',
  'контекст|(?:текущая )?ситуация|состояние|статус|результаты|итоги|выводы|главное|проблемы|трудности|сложности|эффект|рынок',
  'الخلفية|الوضع(?: الحالي)?|النتائج|الملخص|المشاكل|المشكلات|التحديات|الأثر|السوق',
  'רקע|ה?מצב|תוצאות|ממצאים|סיכום|בעיות|אתגרים|השפעה|השוק|מה הצליח|מה לא הצליח',
  'पृष्ठभूमि|(?:वर्तमान )?स्थिति|परिणाम|नतीजे|मुख्य बातें|सारांश|समस्याएँ|समस्याएं|चुनौतियाँ|चुनौतियां|प्रभाव|बाज़ार',
  '背景|现状|現狀|情况|(?:主要)?成果|结果|(?:主要)?发现|亮点|摘要|(?:存在的)?问题|挑战|困难|效果|影响|市场|讨论|结论',
  '現状|状況|結果|要約|課題|問題点?|効果|影響|変わったこと|市場|議論|結論',
  '배경|현황|상황|결과|성과|요약|문제점?|과제|어려움|효과|영향|시장|논의|결론',
];

const label = new RegExp(`^(?:${rows.join('|')})$`, 'iu');

export function saysFacts(heading: string): boolean {
  return label.test(heading.trim());
}
