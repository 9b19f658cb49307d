/** What a slide is called where the author gave it no name: open questions, steps, actions. */
const rows: Readonly<Record<string, string>> = {
  en: 'Open questions|Steps|Next steps',
  de: 'Offene Fragen|Schritte|Nächste Schritte',
  fr: 'Questions ouvertes|Étapes|Prochaines étapes',
  es: 'Preguntas abiertas|Pasos|Próximos pasos',
  pt: 'Perguntas em aberto|Etapas|Próximos passos',
  it: 'Domande aperte|Passaggi|Prossimi passi',
  nl: 'Open vragen|Stappen|Volgende stappen',
  pl: 'Otwarte pytania|Kroki|Następne kroki',
  tr: 'Açık sorular|Adımlar|Sonraki adımlar',
  ru: 'Открытые вопросы|Шаги|Следующие шаги',
  ar: 'أسئلة مفتوحة|الخطوات|الخطوات التالية',
  he: 'שאלות פתוחות|שלבים|הצעדים הבאים',
  hi: 'खुले प्रश्न|चरण|अगले कदम',
  zh: '待解决的问题|步骤|下一步',
  ja: '確認したい点|手順|次のステップ',
  ko: '남은 질문|단계|다음 단계',
};

const kinds = ['questions', 'steps', 'actions'] as const;

export function plainTitle(kind: (typeof kinds)[number], language: string): string | null {
  return (rows[language.slice(0, 2)] ?? '').split('|')[kinds.indexOf(kind)] || null;
}
