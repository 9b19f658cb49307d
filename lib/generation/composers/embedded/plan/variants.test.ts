import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { composeSlides } from '../create-embedded-composer';
import { readFixtures } from '../testing/read-fixtures';

function variantsOf(prompt: string): SlideSpec[] {
  return composeSlides(readBrief({ prompt, outputType: 'single_slide', variantCount: 4, images: [] }));
}

/** One sentence, one table or one list of bare names has fewer than four forms. */
const fewForms = new Set([
  'complete-note.txt',
  'csv-sales.txt',
  'csv-scales.txt',
  'decision-log.md',
  'email-handover.txt',
  'emoji-list.md',
  'emoji-update.txt',
  'kpi.csv.txt',
  'one-liner.txt',
  'pie-shares.md',
  'policy-brief.txt',
  'prose-short.txt',
  'semicolons.de.txt',
  'staff.tsv.txt',
  'talk.txt',
  'tsv-umsatz.de.txt',
  'versions-phones.txt',
]);

describe.each(readFixtures().filter(({ name }) => !fewForms.has(name)))('four variants of $name', ({ prompt }) => {
  it('are four kinds of slide, each with the whole material in its notes', () => {
    const variants = variantsOf(prompt);
    expect(new Set(variants.map(({ kind }) => kind)).size).toBe(4);
    const notes = new Set(variants.map((slide) => slide.notes.split('\n').sort().join('\n').length > 0));
    expect([...notes]).toEqual([true]);
  });
});

describe.each(readFixtures().filter(({ name }) => fewForms.has(name)))('four variants of $name', ({ prompt }) => {
  it('are at least two kinds of slide', () => {
    expect(new Set(variantsOf(prompt).map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2);
  });
});

describe('variants', () => {
  it('put the dates, the actions and the causes of one incident in front in turn', () => {
    const variants = variantsOf(
      '# Incident 7\n\nThe resolver failed for 74 minutes.\n\n## What happened\n- 08:12 Deploy\n- 08:19 Alert from Pingdom\n- 09:26 All clear\n\n## Why\n1. The linter was off\n2. The canary covers 2 %\n3. Nobody looked\n\n## Actions\n| Action | Owner | Due |\n|---|---|---|\n| Fix the linter | Rui | 10 July |\n| Raise the canary | Hanna | 24 July |',
    );
    expect(variants.slice(1).map(({ kind, title }) => [kind, title])).toEqual(
      expect.arrayContaining([
        ['timeline', 'What happened'],
        ['next_steps', 'Actions'],
      ]),
    );
  });
});
