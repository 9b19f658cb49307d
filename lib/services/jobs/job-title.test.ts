import { describe, expect, it } from 'vitest';
import { summarizePrompt } from './job-title';

describe('the summary of a prompt', () => {
  it.each([
    ['A kick-off deck for Alder', 'A kick-off deck for Alder'],
    ['# Quarterly review\n\nRevenue grew', 'Quarterly review'],
    ['\n\n---\n***\n> **Board** update, _second_ quarter\n', 'Board update, second quarter'],
    ['```\n1. First `step`', 'First step'],
    ['| Month | Road |\n|---|---|\nFigures by month', 'Figures by month'],
    ['See [the plan](https://example.com/a) and ![a picture](b.png)', 'See the plan and a picture'],
    ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
    ['#1 priority', '#1 priority'],
    ['خطة المشروع\nتفاصيل', 'خطة المشروع'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['Please make exactly 8 slides in German, in a plain tone.\n\n# Tram lines\n\nFour', 'Tram lines'],
    ['Please make the slides in German.', 'Please make the slides in German.'],
    ['---', '---'],
    ['  ', 'Without words'],
  ])('of %j is %j', (prompt, summary) => {
    expect(summarizePrompt(prompt)).toBe(summary);
  });

  it('is cut between characters, and says so', () => {
    const family = '👨‍👩‍👧';
    expect(summarizePrompt(family.repeat(10) + 'a')).toBe(family.repeat(10) + 'a');
    const long = summarizePrompt('word '.repeat(60));
    expect(long).toMatch(/^(word )+word…$/);
    expect(long.length).toBeLessThanOrEqual(140);
    expect(summarizePrompt('a'.repeat(300))).toBe(`${'a'.repeat(139)}…`);
  });
});
