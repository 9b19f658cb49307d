import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language';
import { readBrief } from './read-brief';

function fixture(name: string): string[] {
  return readFileSync(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)), 'utf8').split('\n');
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
  const brief = readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] });
  return {
    count: String(brief.requestedSlideCount ?? '-'),
    audience: brief.audience ?? '-',
    tone: brief.tone ?? '-',
    language: brief.language,
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
    ).toBeGreaterThanOrEqual(0.95);
  });

  it('are read right in at least 97 of 100 fields', () => {
    expect(accuracy(rows)).toBeGreaterThanOrEqual(0.97);
  });

  it.each(rows.filter((row) => row.wanted.count === '-').map((row) => row.prompt))(
    'count nothing that is no wish: %s',
    (prompt) => {
      expect(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }).requestedSlideCount).toBeNull();
    },
  );
});

describe('short prompts', () => {
  const short = fixture('short-prompts.txt')
    .filter((line) => line.includes(' | '))
    .map((line) => line.split(' | '));

  it('tell their language in at least 95 of 100', () => {
    const wrong = short.filter(([tag, prompt = '']) => detectLanguage(prompt.replaceAll('\\n', '\n')).tag !== tag);
    expect(short.length).toBeGreaterThanOrEqual(160);
    expect(1 - wrong.length / short.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
