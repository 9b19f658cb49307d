import { expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellDeck } from '../tell-deck';

const tell = (prompt: string) => tellDeck(readPrompt({ prompt, outputType: 'deck', variantCount: 1 })).slides;
const code = 'def late(parcels):\n    return [\n        parcel for parcel in parcels\n    ]';

it.each([
  ['The parcel service', 'How it works', 'It reads each parcel once.', 'It reads each parcel once'],
  ['Der Paketdienst', 'So funktioniert er', 'Jedes Paket wird einmal gelesen.', 'Jedes Paket wird einmal gelesen'],
  ['خدمة الطرود', 'كيف تعمل', 'يقرأ كل طرد مرة واحدة.', 'يقرأ كل طرد مرة واحدة'],
])('a fenced listing is code with what is said of it: %s', (title, heading, said, point) => {
  const slide = tell(`# ${title}\n\n## ${heading}\n\n${said}\n\n\`\`\`py\n${code}\n\`\`\`\n`).find(
    ({ kind }) => kind === 'code',
  );
  expect(slide).toMatchObject({ title: heading, code, language: 'Python', points: [point] });
});

it('a listing without a name has none, and text is no code', () => {
  const slide = tell(`# Service\n\n## Start\n\n\`\`\`\n${code}\n\`\`\`\n`).find(({ kind }) => kind === 'code');
  expect(slide).toMatchObject({ code });
  expect(slide).not.toHaveProperty('language');
  expect(tell('# Service\n\n## Start\n\n- Ask Dana\n- Wait for a day\n').map(({ kind }) => kind)).not.toContain('code');
});
