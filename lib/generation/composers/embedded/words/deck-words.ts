/** The few words of the deck that are not the author's own, in the deck's language. */
export interface DeckWords {
  agenda: string;
  overview: string;
  action: string;
  owner: string;
  due: string;
  recommended: string;
  and: string;
  from: string;
  to: string;
  audience: string;
  /** Head of a column whose head the author left empty. */
  item: string;
  figures: string;
  /** Head of the column behind it. */
  detail: string;
}

const keys = [
  'agenda',
  'overview',
  'action',
  'owner',
  'due',
  'recommended',
  'and',
  'from',
  'to',
  'audience',
  'item',
  'figures',
  'detail',
] as const;

const rows: Readonly<Record<string, string>> = {
  en: 'Agenda|Overview|Action|Owner|Due|Recommended|and|from|to|Audience|Item|Key figures|Details',
  de: 'Agenda|Überblick|Maßnahme|Verantwortlich|Termin|Empfohlen|und|von|auf|Zielgruppe|Posten|Kennzahlen|Einzelheiten',
  fr: 'Ordre du jour|Vue d’ensemble|Action|Responsable|Échéance|Recommandé|et|de|à|Public|Élément|Chiffres clés|Détails',
  es: 'Agenda|Resumen|Acción|Responsable|Fecha|Recomendado|y|de|a|Público|Elemento|Cifras clave|Detalles',
  pt: 'Agenda|Visão geral|Ação|Responsável|Prazo|Recomendado|e|de|para|Público|Item|Números-chave|Detalhes',
  it: 'Agenda|Panoramica|Azione|Responsabile|Scadenza|Consigliato|e|da|a|Pubblico|Voce|Cifre chiave|Dettagli',
  nl: 'Agenda|Overzicht|Actie|Verantwoordelijke|Termijn|Aanbevolen|en|van|naar|Doelgroep|Onderdeel|Kerncijfers|Details',
  pl: 'Agenda|Przegląd|Działanie|Odpowiedzialny|Termin|Polecane|i|od|do|Odbiorcy|Pozycja|Kluczowe dane|Szczegóły',
  tr: 'Gündem|Genel bakış|Aksiyon|Sorumlu|Tarih|Önerilen|ve|başlangıç|bitiş|Hedef kitle|Kalem|Temel rakamlar|Ayrıntı',
  ru: 'Повестка|Обзор|Действие|Ответственный|Срок|Рекомендуем|и|от|до|Аудитория|Позиция|Ключевые цифры|Подробности',
  ar: 'جدول الأعمال|نظرة عامة|الإجراء|المسؤول|الموعد|موصى به|و|من|إلى|الجمهور|البند|الأرقام الرئيسية|التفاصيل',
  he: 'סדר יום|סקירה|פעולה|אחראי|מועד|מומלץ|ו|מ|עד|קהל|פריט|נתונים מרכזיים|פרטים',
  hi: 'कार्यसूची|अवलोकन|कार्य|जिम्मेदार|समय सीमा|अनुशंसित|और|से|तक|श्रोता|मद|मुख्य आंकड़े|विवरण',
  zh: '议程|概览|行动|负责人|期限|推荐|和|从|到|受众|项目|关键数据|内容',
  'zh-hant': '議程|概覽|行動|負責人|期限|推薦|和|從|到|受眾|項目|關鍵數據',
  ja: 'アジェンダ|概要|アクション|担当|期限|おすすめ|と|から|まで|対象|項目|主な数値|内容',
  ko: '목차|개요|조치|담당|기한|추천|및|부터|까지|대상|항목|주요 수치|내용',
};

const traditional = /^zh-(?:TW|HK|MO|Hant)/i;

export function deckWordsOf(language: string): DeckWords {
  const values = (rows[traditional.test(language) ? 'zh-hant' : language.slice(0, 2)] ?? rows['en'] ?? '').split('|');
  return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? key])) as unknown as DeckWords;
}
