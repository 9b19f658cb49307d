import { expect, it } from 'vitest';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { createEmbeddedComposer } from './create-embedded-composer';

const prompt =
  '# Umzug\n\n## Kosten\nDie Miete beträgt 1.240,50 € im Monat. Das Lager kostet 300 €.\n\n## Risiken\n- Der Aufzug fällt aus (verantwortlich: Jana Wolf)\n- Es regnet (verantwortlich: Ole Kern)';

it('leaves the text as written when the deck is asked for in another language, and says so', async () => {
  const notices: string[] = [];
  const brief = {
    ...readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }),
    promptLanguage: 'de-DE',
    language: 'en-US',
  };
  const outline = await createEmbeddedComposer().plan(brief, { notice: (sentence) => notices.push(sentence) });
  expect(notices).toEqual([
    "The deck was asked for in English; the author's text stays in German as written, because translating it needs a language model.",
  ]);
  const told = JSON.stringify(outline);
  expect(told).toContain('Die Miete beträgt 1.240,50 € im Monat');
  expect(told).toContain('Owner');
  expect(told).not.toContain('Verantwortlich"');
});

it('says nothing when there is nothing to translate', async () => {
  const notices: string[] = [];
  await createEmbeddedComposer().plan(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }), {
    notice: (sentence) => notices.push(sentence),
  });
  expect(notices).toEqual([]);
});
