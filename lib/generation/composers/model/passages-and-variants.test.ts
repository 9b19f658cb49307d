import { afterEach, describe, expect, it } from 'vitest';
import type { Reading } from '@/lib/reading/reading';
import { readPrompt } from '@/lib/reading/read-prompt';
import type { Passage } from '@/lib/reading/passage';
import { chooseComposer } from '../choose-composer';
import { modelEnv } from './testing/model-env';
import { startOpenAiServer, type ModelCall, type OpenAiServer } from './testing/openai-server';

let server: OpenAiServer;
afterEach(() => server.close());

async function composerThat(answer: (call: ModelCall, index: number) => unknown) {
  server = await startOpenAiServer((call, index) => ({ content: JSON.stringify(answer(call, index)) }));
  return chooseComposer(modelEnv(server.baseUrl));
}

const passage = (id: string, text: string): Passage => ({
  id,
  origin: 'knowledge_base',
  documentId: id,
  title: `Report ${id}`,
  page: 2,
  url: null,
  heading: '',
  text,
});
const passages = [
  passage('S1', 'Revenue was $18.4M.'),
  passage('S2', 'Churn was 2.1 %.'),
  passage('S3', 'Nothing of use.'),
];
const planned = (kind: string, title: string, more: object = {}) => ({
  kind,
  title,
  message: `${title}, and that is good`,
  section: null,
  material: [],
  passages: [],
  ...more,
});

describe('passages', () => {
  const reading: Reading = {
    ...readPrompt({ prompt: 'Our year.', outputType: 'deck', variantCount: 1, images: [] }),
    slideCount: { asked: null, fewest: 1, most: 6 },
    passages,
  };
  const plan = {
    thought: 'T',
    title: 'Our year',
    author: null,
    slides: [
      planned('title', 'The year went well'),
      planned('statement', 'Revenue reached $18.4M', { passages: ['S1', 'S9'] }),
    ],
  };
  const statement = (citations: object[]) => ({
    statement: 'Revenue was $18.4M',
    emphasis: null,
    support: null,
    citations,
    notes: 'Say it.',
  });

  it('all go to the plan, and those that it chose to the slide, which cites them', async () => {
    const composer = await composerThat(({ schemaName }) =>
      schemaName === 'outline' ? plan : statement([{ passage: 'S1', claim: 'Revenue was $18.4M' }]),
    );
    const outline = await composer.plan(reading);
    for (const { text } of passages) expect(server.calls[0]?.text).toContain(text);
    expect(JSON.stringify(server.calls[0]?.schema)).toContain('"passages"');
    const slide = await composer.writeSlide(reading, outline, 1);
    expect(server.calls[1]?.text).toContain('Revenue was $18.4M.');
    expect(server.calls[1]?.text).not.toContain('Churn was 2.1 %.');
    expect(slide.citations).toEqual([{ passage: 'S1', claim: 'Revenue was $18.4M' }]);
  });

  it('are read as their documents tell them, whichever of them fits best', async () => {
    const of = (id: string, position: number, text: string) => ({
      ...passage(id, text),
      documentId: 'report',
      position,
    });
    const ranked = [
      of('S1', 7, 'The outlook is good.'),
      passage('S2', 'Another report.'),
      of('S3', 2, 'It began well.'),
    ];
    const composer = await composerThat(() => plan);
    await composer.plan({ ...reading, passages: ranked });
    const { text } = server.calls[0]!;
    const places = ['It began well.', 'The outlook is good.', 'Another report.'].map((said) => text.indexOf(said));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('leave room for the slide of sources, which the model does not plan', async () => {
    const many = { ...reading, passages: [...passages, passage('S4', 'Nothing else.')] };
    const composer = await composerThat(() => ({
      ...plan,
      slides: ['Alpha rises', 'Beta falls', 'Gamma stays', 'Delta turns', 'Omega ends', 'Sigma begins'].map((title) =>
        planned('statement', title),
      ),
    }));
    expect((await composer.plan(many)).slides).toHaveLength(5);
    expect(server.calls[0]?.text).toContain('1 to 5');
    expect(JSON.stringify(server.calls[0]?.schema)).not.toContain('"sources"');
  });

  it('are not asked for where a slide has none', async () => {
    const composer = await composerThat(({ schemaName }) =>
      schemaName === 'outline' ? plan : { subtitle: null, author: null, date: null, source: null, notes: 'n' },
    );
    const outline = await composer.plan(reading);
    await composer.writeSlide(reading, outline, 0);
    expect(JSON.stringify(server.calls[1]?.schema)).not.toContain('citations');
  });

  it.each([
    ['in its words', 'Churn was 2.1 %', 'S2'],
    ['in another language', 'Die Abwanderung lag bei 2,1 %', 'S2'],
    ['of none of them', 'Churn annoys everybody', undefined],
    ['of the request', 'Our year', undefined],
  ])('are cited by a slide that is written without the model, for a fact %s', async (_, fact, cited) => {
    const withFact = {
      ...plan,
      slides: [
        plan.slides[0],
        planned('bullets', 'Churn stays low', { material: [fact, 'Nobody leaves us'], passages: ['S1', 'S2'] }),
      ],
    };
    const composer = await composerThat(({ schemaName }) => (schemaName === 'outline' ? withFact : 'no slide at all'));
    const outline = await composer.plan(reading);
    const slide = await composer.writeSlide(reading, outline, 1);
    expect(JSON.stringify(slide)).toContain(fact);
    expect(slide.citations).toEqual(cited ? [{ passage: cited, claim: fact }] : undefined);
  });

  it('have a fact left out whose figure none of them has, also where no model writes the slide', async () => {
    const facts = ['Churn was 7 %', 'Nobody leaves us'];
    const withFact = { ...plan, slides: [plan.slides[0], planned('bullets', 'Churn stays low', { material: facts })] };
    const composer = await composerThat(({ schemaName }) => (schemaName === 'outline' ? withFact : 'no slide at all'));
    const slide = JSON.stringify(await composer.writeSlide(reading, await composer.plan(reading), 1));
    expect(slide).toContain('Nobody leaves us');
    expect(slide).not.toContain('7 %');
  });

  it('that are cited for what they do not say are sent back, then left out and told', async () => {
    const composer = await composerThat(({ schemaName }) =>
      schemaName === 'outline' ? plan : statement([{ passage: 'S1', claim: 'Revenue was $18.4M, 7 % up' }]),
    );
    const outline = await composer.plan(reading);
    const notices: string[] = [];
    const slide = await composer.writeSlide(reading, outline, 1, { notice: (sentence) => notices.push(sentence) });
    expect(server.calls).toHaveLength(1 + 3);
    expect(server.calls[2]?.text).toContain('passage S1 does not have 7');
    expect(slide).toMatchObject({ kind: 'statement', statement: 'Revenue was $18.4M' });
    expect(slide).not.toHaveProperty('citations');
    expect(notices.join(' ')).toContain('names a source that does not say so');
  });
});

describe('variants', () => {
  const reading = readPrompt({
    prompt: 'Revenue was $18.4M, churn 2.1 %.',
    outputType: 'single_slide',
    variantCount: 3,
    images: [],
  });
  const variant = (kind: string, angle: string, message: string) => ({
    angle,
    kind,
    title: message,
    message,
    material: ['Revenue $18.4M'],
  });
  const different = [
    variant('metrics', 'evidence', 'The figures speak for growth'),
    variant('statement', 'argument', 'Customers who stay make us grow'),
    variant('next_steps', 'action', 'Hire now, before the market turns'),
  ];
  const alike = [
    variant('metrics', 'evidence', 'The figures speak for growth'),
    variant('metrics', 'evidence', 'The figures speak for growth now'),
    variant('statement', 'argument', 'Customers who stay make us grow'),
  ];
  const asOutline = (slides: object[]) => ({ thought: 'T', title: 'Growth', author: null, slides });

  it('are asked for from different angles and in different kinds', async () => {
    const composer = await composerThat(() => asOutline(different));
    const plan = await composer.plan(reading);
    expect(plan.slides.map(({ kind, material }) => [kind, (material as { angle: string }).angle])).toEqual([
      ['metrics', 'evidence'],
      ['statement', 'argument'],
      ['next_steps', 'action'],
    ]);
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.text).toMatch(/exactly 3 entries.*objection \(the strongest doubt/);
    await composer.writeSlide(reading, plan, 2).catch(() => undefined);
    expect(server.calls[1]?.text).toContain('angle: action');
  });

  it('that resemble each other are sent back once', async () => {
    const composer = await composerThat((_, index) => asOutline(index === 0 ? alike : different));
    const notices: string[] = [];
    const plan = await composer.plan(reading, { notice: (sentence) => notices.push(sentence) });
    expect(server.calls).toHaveLength(2);
    expect(server.calls[1]?.text).toContain('take another angle and another kind');
    expect(new Set(plan.slides.map(({ kind }) => kind)).size).toBe(3);
    expect(notices).toEqual([]);
  });

  it('that resemble each other to the end are given other angles and forms, and the report says so', async () => {
    const composer = await composerThat(() => asOutline(alike));
    const notices: string[] = [];
    const plan = await composer.plan(reading, { notice: (sentence) => notices.push(sentence) });
    expect(plan.slides.map(({ kind, material }) => [kind, (material as { angle: string }).angle])).toEqual([
      ['metrics', 'evidence'],
      ['two_columns', 'objection'],
      ['statement', 'argument'],
    ]);
    await composer.writeSlide(reading, plan, 1).catch(() => undefined);
    expect(server.calls[2]).toMatchObject({
      schemaName: 'two_columns_slide',
      text: expect.stringContaining('the strongest doubt and the answer to it') as string,
    });
    server.calls.splice(2);
    expect(server.calls).toHaveLength(2);
    expect(notices.join(' ')).toContain('resemble each other');
  });
});

describe('a plan', () => {
  const reading = readPrompt({
    prompt: 'Revenue was $18.4M, churn 2.1 %. Make 4 slides.',
    outputType: 'deck',
    variantCount: 1,
    images: [],
  });
  const asPlan = (slides: object[]) => ({ thought: 'T', title: 'Growth', author: null, slides });
  const sound = [
    planned('title', 'We grew'),
    planned('metrics', 'Revenue reached $18.4M'),
    planned('statement', 'Churn fell to 2.1 %'),
    planned('next_steps', 'Hire before winter'),
  ];

  it.each([
    [
      'a title twice',
      [...sound.slice(0, 3), planned('bullets', 'Churn fell to 2.1 %')],
      'says nearly the same as slides.2',
    ],
    ['no cover', [planned('bullets', 'First things come first'), ...sound.slice(1)], 'the first slide is the cover'],
    [
      'three of a kind running',
      [sound[0], ...sound.slice(1).map((slide) => ({ ...slide, kind: 'bullets' }))],
      'the third bullets running',
    ],
    ['too few slides', sound.slice(0, 3), 'asks for 4, there are only 3'],
    [
      'a label for a title',
      [...sound.slice(0, 3), planned('next_steps', 'Next steps')],
      'is a label; say what is so in a sentence',
    ],
    [
      'an end that only thanks',
      [...sound.slice(0, 3), { ...planned('closing', 'Thank you all'), material: [] }],
      'slides.3: only ends the deck',
    ],
    ['a figure of nobody', [...sound.slice(0, 3), planned('next_steps', 'Hire 40 people')], '40: not in the data'],
    [
      'a figure left out',
      [sound[0], sound[1], planned('statement', 'Customers stay'), sound[3]],
      'no slide has these figures of the request: 2.1',
    ],
  ])('with %s is sent back once', async (_, slides, complaint) => {
    const composer = await composerThat((_call, index) => asPlan(index === 0 ? (slides as object[]) : sound));
    expect((await composer.plan(reading)).slides.map(({ title }) => title)).toEqual(sound.map(({ title }) => title));
    expect(server.calls).toHaveLength(2);
    expect(server.calls[1]?.text).toContain(complaint);
  });

  it('need not have the number of slides that was asked for among its facts', async () => {
    const composer = await composerThat(() => asPlan(sound));
    await composer.plan(
      readPrompt({
        prompt: 'Revenue was $18.4M, churn 2.1 %. Make 3 to 4 slides.',
        outputType: 'deck',
        variantCount: 1,
        images: [],
      }),
    );
    expect(server.calls).toHaveLength(1);
  });

  it('may have any number of a range that was asked for, and is told both ends', async () => {
    const composer = await composerThat(() =>
      asPlan(sound.slice(0, 3).concat(planned('bullets', 'Churn will fall again'))),
    );
    const request = 'Revenue was $18.4M, churn 2.1 %. Make 4 to 6 slides.';
    await composer.plan(readPrompt({ prompt: request, outputType: 'deck', variantCount: 1, images: [] }));
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.text).toContain('4 to 6');
  });

  it('is told the day and the template, and how long its titles can be', async () => {
    const composer = await composerThat(() => asPlan(sound));
    await composer.plan(reading, {
      setting: {
        today: new Date('2026-03-04T05:06:07Z'),
        template: { name: 'Clarity', description: 'Bright', composition: 'poster' },
        roomOf: () => Promise.resolve({ unit: 'words', title: 8, fields: [] }),
      },
    });
    expect(server.calls[0]?.text).toMatch(/Today is 2026-03-04/);
    expect(server.calls[0]?.text).toMatch(/Template: Clarity; posters of very large type.*Bright/);
    expect(server.calls[0]?.text).toContain('in at most 8 words');
  });

  it('with more slides than there may be is sent back, then cut', async () => {
    const composer = await composerThat(() => asPlan([...sound, planned('statement', 'One too many')]));
    expect((await composer.plan(reading)).slides).toHaveLength(4);
    expect(server.calls).toHaveLength(3);
  });

  it('never has a title twice', async () => {
    const composer = await composerThat(() =>
      asPlan([...sound.slice(0, 3), { ...planned('bullets', 'Churn fell to 2.1 %'), message: 'Nobody leaves' }]),
    );
    expect((await composer.plan(reading)).slides.map(({ title }) => title)).toEqual([
      'We grew',
      'Revenue reached $18.4M',
      'Churn fell to 2.1 %',
      'Nobody leaves',
    ]);
  });

  it('in another language than was asked for is sent back once', async () => {
    const german = [
      planned('title', 'Wir sind im dritten Quartal gewachsen'),
      planned('metrics', 'Der Umsatz stieg auf $18.4M und wird weiter steigen'),
      planned('statement', 'Die Abwanderung ist auf 2.1 % gefallen'),
      planned('next_steps', 'Vor dem Winter stellen wir neue Leute ein'),
    ].map((slide) => ({ ...slide, message: `${slide.title}, und das ist eine gute Nachricht` }));
    const composer = await composerThat((_, index) => asPlan(index === 0 ? german : sound));
    const notices: string[] = [];
    expect((await composer.plan(reading, { notice: (sentence) => notices.push(sentence) })).slides[0]?.title).toBe(
      'We grew',
    );
    expect(server.calls[1]?.text).toContain('must be written in the language en-US');
    expect(server.calls).toHaveLength(2);
    expect(notices).toEqual([]);
  });

  it('is told of language and tone', async () => {
    const composer = await composerThat(() => asPlan(sound));
    await composer.plan({
      ...reading,
      language: 'de-DE',
      promptLanguage: 'en-US',
      instructions: { ...reading.instructions, tone: 'formal' },
    });
    expect(server.calls[0]?.text).toMatch(/German.*\(de-DE\).*written in .*English.*translate/);
    expect(server.calls[0]?.text).toContain('formal and precise');
  });
});

describe('a request that is too long for the model', () => {
  const long = `Our year in freight.\n\n${'The depots were busy and nobody was idle. '.repeat(600)}`;
  const tooLong: { status: number; message: string } = {
    status: 400,
    message: 'This model has a maximum context length of 8192 tokens',
  };
  const plan = {
    thought: 'T',
    title: 'Our year',
    author: null,
    slides: ['Alpha rises', 'Beta falls', 'Gamma stays', 'Delta turns', 'Omega ends'].map((title, index) =>
      planned(index === 0 ? 'title' : index % 2 ? 'statement' : 'bullets', title),
    ),
  };

  it('is sent again as its beginning and what belongs to it', async () => {
    server = await startOpenAiServer((_, index) => (index === 0 ? tooLong : { content: JSON.stringify(plan) }));
    const composer = chooseComposer(modelEnv(server.baseUrl));
    const outline = await composer.plan(readPrompt({ prompt: long, outputType: 'deck', variantCount: 1, images: [] }));
    expect(outline.title).toBe('Our year');
    expect(server.calls).toHaveLength(2);
    expect(server.calls[1]?.text.length).toBeLessThan((server.calls[0]?.text.length ?? 0) - 8000);
  });
});
