import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLanguage } from '@/lib/languages/find-language';
import { readPrompt } from './read-prompt';

function fixture(name: string): string[] {
  return readFileSync(join(import.meta.dirname, '../../evaluation/labelled', name), 'utf8').split('\n');
}

const fields = ['count', 'audience', 'tone', 'language'] as const;

interface Labelled {
  written: string;
  wanted: Record<(typeof fields)[number], string>;
  prompt: string;
}

function labelledPrompts(): Labelled[] {
  let written = '';
  return fixture('prompts.txt').flatMap((line) => {
    if (line.startsWith('## ')) written = line.slice(3);
    const [, count = '', audience = '', tone = '', language = '', prompt = ''] =
      /^(\p{Nd}+|-) \| (.+?) \| (\S+) \| (\S+) \| (.+)$/u.exec(line) ?? [];
    return prompt === ''
      ? []
      : [{ written, wanted: { count, audience, tone, language }, prompt: prompt.replaceAll('\\n', '\n') }];
  });
}

function readAll({ prompt }: Labelled): Labelled['wanted'] {
  const { slideCount, instructions, language } = readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
  return {
    count: String(slideCount.asked?.max ?? '-'),
    audience: instructions.audience ?? '-',
    tone: instructions.tone ?? '-',
    language,
  };
}

const rows = labelledPrompts().map((row) => ({ ...row, read: readAll(row) }));
const languages = [...new Set(rows.map((row) => row.written))];

/** The share of fields that are read as labelled. */
function accuracy(of: typeof rows): number {
  const right = of.flatMap((row) => fields.filter((field) => row.read[field] === row.wanted[field]));
  return right.length / (of.length * fields.length);
}

describe('labelled prompts', () => {
  it('are at least two hundred, twelve a language', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(languages).toHaveLength(16);
    for (const language of languages)
      expect(rows.filter((row) => row.written === language).length, language).toBeGreaterThanOrEqual(12);
  });

  it.each(languages)('in %s are read as people mean them', (language) => {
    const own = rows.filter((row) => row.written === language);
    const wrong = own.flatMap((row) =>
      fields
        .filter((field) => row.read[field] !== row.wanted[field])
        .map((field) => `${field} ${row.read[field]} instead of ${row.wanted[field]}: ${row.prompt}`),
    );
    expect(
      accuracy(own),
      `${language} ${(accuracy(own) * 100).toFixed(1)} %\n${wrong.join('\n')}`,
    ).toBeGreaterThanOrEqual(0.85);
  });

  it('are read right in at least 93 of 100 fields', () => {
    expect(accuracy(rows)).toBeGreaterThanOrEqual(0.93);
  });
});

describe('short prompts', () => {
  const short = fixture('short-prompts.txt')
    .filter((line) => line.includes(' | '))
    .map((line) => line.split(' | '));

  it('tell their language in at least 95 of 100', () => {
    const wrong = short.filter(([tag, prompt = '']) => findLanguage(prompt.replaceAll('\\n', '\n')).tag !== tag);
    expect(short.length).toBeGreaterThanOrEqual(160);
    expect(1 - wrong.length / short.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
