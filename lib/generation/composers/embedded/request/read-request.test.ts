import { describe, expect, it } from 'vitest';
import { readRequest } from './read-request';

describe('a request', () => {
  it.each([
    [
      'Make an 8-slide board update for Northwind Analytics, Q3 2026. Audience: board of directors. Tone: direct.',
      'en-US',
      { genre: 'Board update', subject: 'Northwind Analytics, Q3 2026', audience: 'board of directors' },
    ],
    [
      'Turn these notes into an incident review deck for engineering leadership.',
      'en-US',
      { genre: 'Incident review', audience: 'For engineering leadership' },
    ],
    [
      'Create a 10-slide deck for CFOs about how to move payroll in-house. End with a 90-day plan.',
      'en-US',
      { topic: 'how to move payroll in-house', audience: 'For CFOs', ending: '90-day plan' },
    ],
    [
      'Erstelle eine Präsentation mit 6 Folien für den Vorstand: Strategie 2027 der Stadtwerke Lindenau.',
      'de-DE',
      { topic: 'Strategie 2027 der Stadtwerke Lindenau', audience: 'Für den Vorstand' },
    ],
    [
      '社内向けに5枚のスライドを作成してください。テーマ：新しい計画。',
      'ja-JP',
      { topic: '新しい計画', audience: '社内向け' },
    ],
    [
      'أنشئ عرضًا من 5 شرائح لمجلس الإدارة عن نتائج البرنامج.',
      'ar-SA',
      { topic: 'نتائج البرنامج', audience: 'لمجلس الإدارة' },
    ],
    [
      'Préparez une présentation de 7 diapositives pour le comité : bilan 2025.',
      'fr-FR',
      { topic: 'bilan 2025', audience: 'Pour le comité' },
    ],
    [
      'Crea una presentación para los inversores sobre la nueva planta.',
      'es-ES',
      { topic: 'la nueva planta', audience: 'Para los inversores' },
    ],
    [
      'Подготовь презентацию для руководства о работе склада.',
      'ru-RU',
      { topic: 'о работе склада', audience: 'Для руководства' },
    ],
    ['Create a presentation on the following topic: Photosynthesis', 'en-US', { topic: 'Photosynthesis' }],
    [
      'Ein Vortrag zum folgenden Thema: Die Ursachen des Ersten Weltkriegs, 8 Folien',
      'de-DE',
      { topic: 'Die Ursachen des Ersten Weltkriegs' },
    ],
    [
      'A 6-slide deck about the Alder project: results of 2026 and plans for 2027',
      'en-US',
      { topic: 'the Alder project', detail: 'results of 2026 and plans for 2027' },
    ],
    ['slides about dogs', 'en-US', { topic: 'dogs' }],
  ])('%s', (text, language, expected) => {
    expect(readRequest(text, language)?.request).toMatchObject(expected);
  });

  it('hands back what is material after all', () => {
    const text = 'One slide comparing our plans for a sales call. Starter: $19, email. Team: $39, chat.';
    expect(readRequest(text, 'en-US')?.material).toBe('Starter: $19, email. Team: $39, chat.');
    const list = 'A single slide showing our onboarding: 1) Call within 2 days, 2) Import.';
    expect(readRequest(list, 'en-US')?.material).toBe('1) Call within 2 days, 2) Import.');
  });

  it('is not found in plain prose', () => {
    expect(readRequest('The Harbour Line opened in 2011. It carries many people.', 'en-US')).toBeNull();
  });
});
