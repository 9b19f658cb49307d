/** Words of queries that say what kind of text is asked for, or how to treat it, and nothing of its topic: a row a language. */
const rows: Readonly<Record<string, string>> = {
  en: 'rule rules policy policies guideline guidelines guide handbook manual plan plans report reports overview update updates summary presentation deck slide slides create make show explain introduction basics process processes develop develops development work works use used way ways new company team how what which who when where why many much',
  de: 'regel regeln regelung regelungen richtlinie richtlinien leitfaden handbuch plan pläne bericht berichte überblick übersicht zusammenfassung präsentation folie folien erstelle zeige erkläre einführung grundlagen ablauf prozess prozesse entwickeln entwickelt entwicklung neu neue unternehmen firma team wie was welche wer wann wo warum viele',
  fr: 'règle règles politique directive directives guide manuel plan plans rapport rapports aperçu résumé synthèse présentation diapositive diapositives crée créer montre explique introduction processus développer développement nouveau nouvelle entreprise équipe comment quel quelle quels quelles qui quand où pourquoi combien',
  es: 'regla reglas norma normas política políticas guía manual plan planes informe informes resumen visión presentación diapositiva diapositivas crea crear muestra explica introducción proceso procesos desarrollo nuevo nueva empresa equipo cómo qué cuál cuáles quién cuándo dónde cuántos cuántas',
  pt: 'regra regras norma normas política políticas guia manual plano planos relatório relatórios resumo visão apresentação slide slides cria criar mostra explica introdução processo processos desenvolvimento novo nova empresa equipa equipe como qual quais quem quando onde quantos quantas',
  it: 'regola regole norma norme politica politiche guida manuale piano piani rapporto relazione riepilogo panoramica presentazione diapositiva diapositive crea creare mostra spiega introduzione processo processi sviluppo nuovo nuova azienda come cosa quale quali chi quando dove quanti quante',
  nl: 'regel regels beleid richtlijn richtlijnen gids handboek plan plannen rapport verslag overzicht samenvatting presentatie dia slides maak toon uitleg inleiding proces processen ontwikkelen ontwikkelt ontwikkeling hoe nieuw nieuwe bedrijf team wat welke wie wanneer waar waarom hoeveel',
  sv: 'regel regler policy riktlinje riktlinjer guide handbok plan planer rapport översikt sammanfattning presentation bild bilder skapa visa förklara introduktion process processer utveckling ny nya företag team hur vad vilka vem när var varför många',
  pl: 'zasada zasady reguła reguły polityka wytyczne przewodnik podręcznik plan plany raport raporty przegląd podsumowanie prezentacja slajd slajdy utwórz pokaż wyjaśnij wprowadzenie proces procesy rozwój nowy nowa firma zespół jak co jaki jakie kto kiedy gdzie dlaczego ile',
  tr: 'kural kurallar kuralları politika kılavuz rehber plan rapor özet sunum slayt oluştur göster açıkla giriş süreç gelişim yeni şirket ekip nasıl ne hangi kim zaman nerede neden kaç',
  ru: 'правило правила политика руководство справочник план планы отчёт отчет отчёты обзор сводка презентация слайд слайды создай покажи объясни введение процесс процессы развитие новый новая компания команда как что какой какие кто когда где почему сколько',
  ar: 'قواعد سياسة سياسات دليل خطة خطط تقرير تقارير ملخص عرض شريحة شرائح مقدمة عملية تطوير جديد شركة فريق كيف ما متى أين لماذا كم',
  he: 'כללים נוהל נהלים מדיניות מדריך תוכנית דוח סיכום מצגת שקופית שקופיות מבוא תהליך פיתוח חדש חברה צוות איך מה מתי איפה למה כמה',
  hi: 'नियम नीति नीतियाँ मार्गदर्शिका योजना रिपोर्ट सारांश प्रस्तुति स्लाइड परिचय प्रक्रिया विकास नया कंपनी टीम कैसे क्या कब कहाँ क्यों कितने',
  ja: '規則 規定 方針 手順 計画 報告 概要 要約 資料 紹介 開発 会社',
  ko: '규칙 규정 정책 지침 계획 보고서 개요 요약 발표 슬라이드 소개 과정 개발 회사 팀 어떻게 무엇 언제 어디 왜',
  zh: '规则 规定 政策 指南 手册 计划 报告 概述 摘要 总结 演示 介绍 流程 发展 公司 团队',
};

/** Of all languages: short queries don't tell theirs, and what is general in one is seldom a topic in another. */
export const generalWords: ReadonlySet<string> = new Set(Object.values(rows).flatMap((words) => words.split(' ')));
