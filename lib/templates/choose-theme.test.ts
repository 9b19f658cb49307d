import { describe, expect, test } from 'vitest';
import { chooseTheme } from './choose-theme';
import { findThemes } from './find-theme';

describe('chooseTheme', () => {
  test.each([
    ['en-US', 'A keynote for the launch of our new payroll product', 'Nocturne'],
    ['en-US', 'Board update for the third quarter with revenue by region', 'Meridian'],
    ['en-US', 'Write a deck about bees', 'Meridian'],
    ['en-US', 'The launched rocket and nightly builds', 'Meridian'],
    ['de-DE', 'Präsentation zur Markteinführung des neuen Akkus', 'Nocturne'],
    ['de-DE', 'Strategie 2027 für die Geschäftsführung', 'Meridian'],
    ['ja-JP', '新製品発表会の資料を作成してください', 'Nocturne'],
    ['ar-SA', 'حفل إطلاق التطبيق الجديد', 'Nocturne'],
  ])('%s: %s', (language, prompt, expected) => {
    expect(chooseTheme({ prompt, language }).name).toBe(expected);
  });

  test('looks at the opening of the prompt only', () => {
    expect(chooseTheme({ prompt: `${'Quiet words. '.repeat(60)} launch keynote`, language: 'en-US' }).name).toBe('Meridian');
  });

  test('keeps decks full of tables on a light page', () => {
    const prompt = 'Slides for the launch';
    expect(chooseTheme({ prompt, language: 'en-US' }).name).toBe('Nocturne');
    expect(chooseTheme({ prompt, language: 'en-US', slideKinds: ['table', 'table', 'table'] }).name).toBe('Meridian');
  });
});

describe('findThemes', () => {
  test('compares names exactly', () => {
    expect(findThemes('Nocturne').map((theme) => theme.name)).toEqual(['Nocturne']);
    expect(findThemes('nocturne')).toEqual([]);
  });
});
