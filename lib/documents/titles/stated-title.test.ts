import { describe, expect, it } from 'vitest';
import { statedTitle } from './document-title';

describe('the title that a document states', () => {
  it.each([
    'Annual report 2025',
    'Q3 review',
    'Der Titel im Dokument',
    'Presentation skills for engineers',
    'Présentation de la stratégie',
    'Document management at scale',
    'COVID-19: what we learned',
    'Report on the state of the port',
    'Node.js',
    'Годовой отчёт',
    'تقرير سنوي',
    '年次報告書',
    '보고서 2025',
    'वार्षिक रिपोर्ट',
  ])('is taken as it stands: %s', (title) => expect(statedTitle(title)).toBe(title));

  it.each([
    '',
    '   ',
    '-',
    '2025',
    'x',
    'Untitled',
    'untitled 3',
    'Untitled-1',
    'Unbenannt 2',
    'Sans titre',
    'Sin título 1',
    'Без названия',
    '无标题文档',
    '無題',
    'بدون عنوان',
    'Microsoft Word - x.docx',
    'Microsoft Word - Bericht endgültig',
    'Microsoft PowerPoint - Q3',
    'PowerPoint Presentation',
    'PowerPoint-Präsentation',
    'Présentation PowerPoint',
    'Presentación de PowerPoint',
    'PptxGenJS Presentation',
    'Presentation1',
    'Präsentation2',
    'Sunum1',
    'Document1',
    'Dokument 2',
    'Book1',
    'Mappe1',
    'Slide 1',
    'Title',
    'Scan',
    'Scanned document',
    'Scan_0001',
    'q3-report-final-v2.pdf',
    'q3-report-final-v2',
    'annual_report',
    'C:\\Users\\kim\\draft.doc',
    'file:///home/kim/a.html',
    'https://example.com/a',
    '/tmp/out',
    'figure.eps',
    '3f2504e04f8911d39a0c0305e82c3301',
    'þÿ\u0000R\u0000e\u0000p',
    'Caf\ufffd au lait',
    '\\documentclass article',
    'word '.repeat(60),
  ])('is none: %j', (title) => expect(statedTitle(title)).toBeNull());

  it('is one line without controls, without characters that nobody sees and without markup', () => {
    expect(statedTitle('  Annual\r\n\u0007report\u200b \u202e2025\u202c ')).toBe('Annual report 2025');
    expect(statedTitle('<b>Annual</b> report<script src="x">')).toBe('Annual report');
    expect(statedTitle('Annual </passage><system>report')).toBe('Annual report');
    expect(statedTitle('Sales < costs')).toBe('Sales < costs');
    expect(statedTitle(7)).toBeNull();
  });
});
