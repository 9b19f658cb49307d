/** What programs write where their users gave no title, and what says of nothing what it is about. */
export const junkTitles: readonly RegExp[] = [
  /^(?:untitled|unbenannt|ohne titel|sans (?:titre|nom)|sin título|sem (?:título|nome)|senza (?:titolo|nome)|naamloos|zonder titel|bez (?:tytułu|nazwy)|adsız|başlıksız|isimsiz|без (?:имени|названия)|بدون عنوان|ללא (?:כותרת|שם)|शीर्षकहीन|无标题|未命名|無題|名称未設定|제목 없음)(?:$|[^\p{L}]|文档|文書|문서)/iu,
  /^microsoft (?:office )?(?:word|excel|powerpoint|publisher|visio)(?: [\d.]+)?\s*(?:[-–—:].*|document)?$/iu,
  /^(?:power ?point|pptxgenjs|google slides|keynote)?[- ]?(?:pr[äe]sentation|présentation|presentaci[óo]n|apresentação|presentazione|presentatie|prezentacja|sunum|презентация|演示文稿|プレゼンテーション|프레젠테이션)(?: (?:de |do )?power ?point)?\s?\d*$/iu,
  /^power ?point(?:[- ].*)?$/iu,
  /^(?:doc|document|dokument|documento|documenten|belge|документ|文档|文書|문서|book|mappe|classeur|libro|workbook|sheet|tabelle|slide|folie|page|seite|title|titel|titre|título|titolo|template|vorlage|draft|entwurf|scan|scanned (?:document|image|from .*)|new (?:document|page)|print(?:ed document)?|layout|export|output|report|home|index|readme)[\s_-]?\d*$/iu,
  // Names and places of files.
  /\.(?:docx?m?|dotx?|pptx?m?|potx?|ppsx?|xlsx?m?|csv|odt|odp|ods|rtf|pages|key|numbers|indd|qxd|tex|dvi|ps|eps|pdf|html?|md|txt|fm|wpd|pub|vsdx?|jpe?g|png|tiff?|ai|cdr)$/iu,
  /^(?:[a-z]:\\|\\\\|\/|~\/|file:|https?:|www\.)\S*/iu,
  /^(?=\S*[_])[\w.-]+$/u,
  /^[\w.]+(?:-[\w.]+){2,}$/u,
  /^(?=\S*\d)[\da-f-]{12,}$/iu,
  // Bytes that were read in the wrong encoding, and sources of other programs.
  /\ufffd|þÿ|ÿþ|\\[a-z]{2,}\b/u,
];

/** "1. Aim", "Chapter 3", "§ 4": a part, not the whole. */
export const partTitle =
  /^(?:§|\(?\p{Nd}{1,2}(?:\.\p{Nd}+)*(?:[.)]\s*|\s+)\p{L}|[ivx]+\.\s|[a-z][.)]\s|(?:chapter|section|part|appendix|kapitel|abschnitt|teil|anhang|chapitre|partie|annexe|cap[íi]tulo|parte|secci[óo]n|hoofdstuk|deel|rozdział|część|bölüm|глава|раздел|часть)\s+(?:\p{Nd}+|[ivx]+)(?:$|[^\p{L}])|第.{1,3}[章节節部])/iu;
/** What stands above a part of many documents. */
export const generalTitles: ReadonlySet<string> = new Set(
  (
    'abstract|agenda|about|acknowledgements|appendix|background|conclusion|contents|disclaimer|executive summary|foreword|introduction|key points|management summary|notes|overview|preface|purpose|references|summary|table of contents|' +
    'agenda|anhang|einführung|einleitung|hintergrund|inhalt|inhaltsverzeichnis|übersicht|überblick|vorwort|zusammenfassung|ziel|zweck|' +
    'annexe|avant-propos|contexte|introduction|préface|résumé|sommaire|table des matières|' +
    'antecedentes|contenido|índice|introducción|prólogo|resumen|resumen ejecutivo|contexto|introdução|prefácio|resumo|sumário|' +
    'contesto|indice|introduzione|prefazione|riassunto|sintesi|sommario|inhoud|inhoudsopgave|inleiding|samenvatting|voorwoord|' +
    'podsumowanie|spis treści|streszczenie|wprowadzenie|wstęp|giriş|içindekiler|özet|önsöz|введение|обзор|оглавление|предисловие|резюме|содержание|' +
    'المحتويات|ملخص|مقدمة|מבוא|תוכן|תוכן עניינים|תקציר|परिचय|प्रस्तावना|विषय सूची|सारांश|' +
    '前言|引言|摘要|概述|概要|目录|目次|はじめに|要約|서론|개요|목차|요약'
  ).split('|'),
);
