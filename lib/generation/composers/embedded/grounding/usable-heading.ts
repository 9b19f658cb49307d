import { visualLength } from '../analyse/shorten';
import { roleOf } from '../words/heading-roles';
import { addressesReader } from './addresses-reader';
import { termsOf } from './terms';

const longestHeading = 60;
const number =
  /^(?:(?:chapter|section|part|kapitel|abschnitt|chapitre|capítulo|capitolo|hoofdstuk|rozdział|bölüm|глава)\s+)?(?:\p{Nd}+(?:\.\p{Nd}+)*|[IVX]+)[.):]?\s+(?=\p{L})/iu;
const marks = /https?:|www\.|[{}<>|@\\]|\[\d+\]/u;
/** Parts that every document or page has, whatever it is about. */
const generic =
  /^(?:introduction|intro|overview|summary|abstract|executive summary|(?:table of )?contents?|home|menu|navigation|main|article|text|untitled|page \p{Nd}+|slide \p{Nd}+|sheet ?\p{Nd}*|see also|references|notes|sources|external links|further reading|read more|about us|contact|comments|share|einleitung|einführung|überblick|zusammenfassung|inhalt(?:sverzeichnis)?|startseite|seite \p{Nd}+|folie \p{Nd}+|tabelle ?\p{Nd}*|einzelnachweise|weblinks|siehe auch|quellen|kontakt|résumé|sommaire|aperçu|accueil|contenu|références|voir aussi|introducción|resumen|contenidos?|índice|inicio|referencias|introdução|resumo|conteúdo|sumário|início|referências|introduzione|riassunto|sommario|indice|contenuti|inleiding|samenvatting|inhoud|overzicht|wstęp|wprowadzenie|streszczenie|spis treści|giriş|özet|içindekiler|введение|содержание|оглавление|обзор|резюме|مقدمة|ملخص|المحتويات|מבוא|תקציר|תוכן(?: עניינים)?|परिचय|सारांश|विषय-?सूची|引言|简介|簡介|摘要|目录|目錄|概述|はじめに|概要|目次|서론|개요|요약|목차|소개)[\s.:：]*$/iu;

/** The innermost heading of a passage where it can name a slide; null where it names nothing, or speaks to its reader. */
export function usableHeading(heading: string, outer: string): string | null {
  const path = heading.split(' › ').map((part) => part.trim());
  const plain = (path.at(-1) ?? '')
    .replace(number, '')
    .replace(/\s*[:：.]$/u, '')
    .trim();
  if (plain === '' || !/\p{L}{2}/u.test(plain) || visualLength(plain) > longestHeading) return null;
  if (
    marks.test(plain) ||
    generic.test(plain) ||
    /[!?！？]$/u.test(plain) ||
    path.some(addressesReader) ||
    addressesReader(`${plain}.`)
  )
    return null;
  if (['sources', 'agenda'].includes(roleOf(plain) ?? '')) return null;
  // The heading of a whole document says no more than its name or the topic does.
  return path.length === 1 && [...termsOf(plain)].every((term) => termsOf(outer).has(term)) ? null : plain;
}
