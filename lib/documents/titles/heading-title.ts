import type { Block } from '../blocks/block';
import { statedTitle } from './stated-title';

/** A title stands at the beginning, with a line or two above it, such as a date. */
const mostLinesAbove = 6;
const longestHeading = 140;

/** "1. Aim", "Chapter 3", "§ 4": a part, not the whole. */
const part =
  /^(?:§|\(?\p{Nd}{1,2}(?:\.\p{Nd}+)*(?:[.)]\s*|\s+)\p{L}|[ivx]+\.\s|[a-z][.)]\s|(?:chapter|section|part|appendix|kapitel|abschnitt|teil|anhang|chapitre|partie|annexe|cap[íi]tulo|parte|secci[óo]n|hoofdstuk|deel|rozdział|część|bölüm|глава|раздел|часть)\s+(?:\p{Nd}+|[ivx]+)(?:$|[^\p{L}])|第.{1,3}[章节節部])/iu;
/** What stands above a part of many documents. */
const general = new Set(
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

/**
 * What a document calls itself where it states no title: the uppermost heading at its beginning. Null for none, and
 * where others of its level follow, which makes it the name of a part.
 */
export function headingTitle(blocks: readonly Block[]): string | null {
  const [first] = blocks;
  const beginning = first?.page === undefined ? blocks : blocks.filter(({ page }) => page === first.page);
  const levels = beginning
    .slice(0, endOfBeginning(beginning))
    .flatMap((block) => (block.kind === 'heading' && block.text !== '' ? [block.level] : []));
  const highest = Math.min(...levels);
  const peers = blocks.filter((block) => block.kind === 'heading' && block.text !== '' && block.level <= highest);
  return levels.length > 0 && peers.length === 1 ? asTitle(peers[0]?.text ?? '') : null;
}

function endOfBeginning(blocks: readonly Block[]): number {
  let lines = 0;
  const end = blocks.findIndex(({ kind, text }) => kind === 'line' && text !== '' && (lines += 1) > mostLinesAbove);
  return end === -1 ? blocks.length : end;
}

function asTitle(heading: string): string | null {
  const title = statedTitle(heading);
  if (title === null || title.length > longestHeading || part.test(title) || /[.:;,。：；，]$/u.test(title))
    return null;
  return general.has(title.toLowerCase().replace(/[\s:.]+$/u, '')) ? null : title;
}
