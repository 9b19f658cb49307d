import { describe, expect, test } from 'vitest';
import { builtinThemes } from './builtin-themes';
import { chooseTheme } from './choose-theme';
import { englishPrompts } from './fixtures/english-prompts';
import { heldOutPrompts } from './fixtures/held-out-prompts';
import { templateLetters, type LabelledPrompt } from './fixtures/labelled-prompt';
import { otherPrompts } from './fixtures/other-prompts';
import { findThemes } from './own-template';
import type { ThemeWish } from './score-themes';
import { tagWords } from './tag-words/tag-words';

const chosen: Readonly<Record<string, readonly [language: string, prompt: string][]>> = {
  Meridian: [
    ['en-US', 'Write a deck about bees'],
    ['en-US', 'Quarterly business review for the sales organization'],
    ['en-US', 'Project plan for moving the office to the second floor'],
    ['en-US', 'Weekly status update for management'],
    ['en-US', 'The launched rocket and nightly builds'],
    ['en-US', 'What the state of the art in baking is'],
    ['de-DE', 'Projektplan für den Umzug des Lagers'],
    ['fr-FR', 'Bonjour tout le monde'],
  ],
  Nocturne: [
    ['en-US', 'A keynote for the launch of our new payroll product'],
    ['en-US', 'Startup pitch for an electric cargo bike'],
    ['en-US', 'Announcement of the new headphones, bold and dark'],
    ['de-DE', 'Präsentation zur Markteinführung des neuen Akkus'],
    ['ja-JP', '新製品発表会の資料を作成してください'],
    ['ar-SA', 'حفل إطلاق التطبيق الجديد'],
  ],
  Folio: [
    ['en-US', 'An essay on the letters of Hannah Arendt'],
    ['en-US', 'Annual report of the natural history museum'],
    ['en-US', 'A research study on sleep and shift work'],
    ['en-US', 'The story of the Silk Road in ten slides'],
    ['de-DE', 'Jahresbericht der Stiftung mit den Ergebnissen der Studie'],
    ['es-ES', 'Informe sobre la historia de la literatura catalana'],
    ['ja-JP', '日本文学の歴史についてのスライド'],
  ],
  Ledger: [
    ['en-US', 'Board update for the third quarter with revenue by region'],
    ['en-US', 'Market analysis of electric bikes in Europe'],
    ['en-US', 'Consulting recommendation: cost savings in procurement'],
    ['en-US', 'Due diligence findings for the acquisition of a dairy'],
    ['de-DE', 'Strategie 2027 für die Geschäftsführung'],
    ['fr-FR', 'Analyse du marché des vélos électriques'],
    ['zh-CN', '董事会战略汇报'],
  ],
  Schema: [
    ['en-US', 'Architecture of our payments API'],
    ['en-US', 'Cloud infrastructure for the engineering onboarding'],
    ['en-US', 'Postmortem of the database outage on 3 May'],
    ['en-US', 'Explain microservices to software developers'],
    ['de-DE', 'Technische Architektur der neuen Datenbank'],
    ['ja-JP', 'ソフトウェアのアーキテクチャを説明する'],
  ],
  Civic: [
    ['en-US', 'City council briefing on the new cycle lanes'],
    ['en-US', 'How the ministry consults citizens on housing policy'],
    ['de-DE', 'Informationen für Bürger über die Wahl zum Gemeinderat'],
    ['fr-FR', 'Réunion du conseil municipal avec les citoyens'],
  ],
  Confetti: [
    ['en-US', 'A lesson on volcanoes for my class of ten-year-olds'],
    ['en-US', 'Team offsite with an icebreaker and a quiz'],
    ['en-US', 'Welcome slides for the onboarding of new colleagues'],
    ['de-DE', 'Unterrichtsstunde über Vulkane für die Schüler der Klasse 5'],
    ['es-ES', 'Una clase sobre los volcanes para niños'],
  ],
  Clarity: [
    ['en-US', 'Accessible slides with the highest contrast for a bright room'],
    ['en-US', 'Large print handout on inclusion'],
    ['de-DE', 'Barrierefreie Folien mit hohem Kontrast'],
  ],
};

const nameFor = (wish: ThemeWish) => chooseTheme(wish).theme.name;

describe('chooseTheme', () => {
  test.each(
    Object.entries(chosen).flatMap(([name, prompts]) =>
      prompts.map(([language, prompt]) => [name, language, prompt] as const),
    ),
  )('%s for %s: %s', (name, language, prompt) => {
    expect(nameFor({ prompt, language })).toBe(name);
  });

  test('the list has every template', () => {
    expect(Object.keys(chosen)).toEqual(builtinThemes.map(({ name }) => name));
  });

  test('looks at the opening of the prompt only', () => {
    expect(nameFor({ prompt: `${'Quiet words. '.repeat(60)} launch keynote`, language: 'en-US' })).toBe('Meridian');
  });

  test('keeps decks full of tables on a light page', () => {
    const prompt = 'Slides for the launch';
    expect(nameFor({ prompt, language: 'en-US' })).toBe('Nocturne');
    expect(nameFor({ prompt, language: 'en-US', slideKinds: ['table', 'table', 'table'] })).toBe('Ledger');
  });
});

describe('the labelled requests', () => {
  const rightShare = (prompts: readonly LabelledPrompt[]) =>
    prompts.filter(([language, accepted, prompt]) =>
      [...accepted].some((letter) => templateLetters[letter] === nameFor({ prompt, language })),
    ).length / prompts.length;

  test.each([
    ['tuned on', [...englishPrompts, ...otherPrompts], 0.95],
    ['held out', heldOutPrompts, 0.85],
  ] as const)('get a template that a person would accept: those %s', (which, prompts, least) => {
    const share = rightShare(prompts);
    console.info(`${which}: ${(share * 100).toFixed(1)} % of ${prompts.length}`);
    expect(share).toBeGreaterThanOrEqual(least);
  });
});

describe('tags', () => {
  const allTags = builtinThemes.flatMap(({ tags }) => tags);

  test('belong to one template each', () => {
    expect(allTags.filter((tag, index) => allTags.indexOf(tag) !== index)).toEqual([]);
  });

  test('are lower-case, as the opening is when they are looked for', () => {
    const words = [...allTags, ...Object.values(tagWords).flatMap((byTag) => Object.values(byTag).flat())];
    expect(words.filter((word) => word !== word.toLocaleLowerCase('en'))).toEqual([]);
  });

  test.each(Object.entries(tagWords))('every word of %s stands for a tag that a template has', (_, byTag) => {
    expect(Object.keys(byTag).filter((tag) => !allTags.includes(tag))).toEqual([]);
  });

  test.each(Object.entries(tagWords))('no word of %s pulls two ways', (_, byTag) => {
    const themeOf = (tag: string) => builtinThemes.find(({ tags }) => tags.includes(tag))?.name;
    const owners = new Map<string, Set<string | undefined>>();
    for (const [tag, words] of Object.entries(byTag))
      for (const word of words) owners.set(word, (owners.get(word) ?? new Set()).add(themeOf(tag)));
    expect([...owners].filter(([, names]) => names.size > 1).map(([word]) => word)).toEqual([]);
  });
});

describe('findThemes', () => {
  test('compares names exactly', () => {
    expect(findThemes('Nocturne').map((theme) => theme.name)).toEqual(['Nocturne']);
    expect(findThemes('nocturne')).toEqual([]);
  });
});
