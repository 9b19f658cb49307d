import { afterEach, describe, expect, it } from 'vitest';
import type { Reading } from '@/lib/reading/reading';
import { readPrompt } from '@/lib/reading/read-prompt';
import type { Passage } from '@/lib/reading/passage';
import { chooseComposer } from '../choose-composer';
import type { ModelMaterial } from './material';
import { outlineSchema, schemaOfKind, slideKinds } from './outline-schema';
import { planPrompt, planBudgets, planSystem } from './prompts/plan-prompt';
import { slidePrompt, slideBudgets, slideSystem } from './prompts/slide-prompt';
import type { DeckSetting } from '../composer';
import type { SlideRoom } from '@/lib/deck/room/slide-room';
import { toStrictSchema } from './strict-schema';
import { modelEnv } from './testing/model-env';
import { startOpenAiServer, type ModelCall, type ModelReply, type OpenAiServer } from './testing/openai-server';

/** English has 4 letters a token and more; German and names less. */
const lettersOfToken = 3.5;
const tokensOf = (text: string) => Math.ceil(text.length / lettersOfToken);

const passage = (index: number): Passage => ({
  id: `S${index + 1}`,
  origin: 'knowledge_base',
  documentId: `d${index}`,
  title: `Report ${index}`,
  page: index,
  url: null,
  heading: 'Results',
  text: `Depot ${index} was busy. ${'Freight rose again and nobody was idle there. '.repeat(30)}`,
});
const passages = Array.from({ length: 12 }, (_, index) => passage(index));
const request = `Make a deck of 12 slides about our year in freight.\n\n${Array.from({ length: 60 }, (_, index) => `Depot ${index} moved ${index * 7 + 100} tons in ${2000 + index}, and its people were proud of it.`).join('\n\n')}`;
const reading: Reading = {
  ...readPrompt({ prompt: request, outputType: 'deck', variantCount: 1, images: [] }),
  passages,
};
const size = { least: 12, most: 12, isAsked: true };
const material: ModelMaterial = {
  by: 'model',
  deckId: 'd',
  thought: 'Freight grows where people are proud of it, so we should hire there.',
  section: 'Results',
  facts: ['Depot 7 moved 149 tons in 2007', 'Depot 8 moved 156 tons in 2008', 'Its people were proud of it'],
  passages: ['S1', 'S2', 'S3'],
  provenance: [],
  angle: '',
};
const planned = slideKinds.slice(0, 12).map((kind, index) => ({
  kind,
  title: `Depot ${index} moved more tons than in any year before this one`,
  message: `Depot ${index} grew because its people were proud of what they did, and because nobody was idle there.`,
  material: { ...material },
}));
const form = {
  kinds: slideKinds,
  mostSlides: 12,
  hasPassages: true,
  hasAngles: false,
  hasSections: true,
  hasPermission: true,
} as const;

const setting: DeckSetting = {
  today: new Date('2026-03-04T05:06:07Z'),
  template: { name: 'Ledger', description: 'A strip that names the sections. '.repeat(6), composition: 'dense' },
  roomOf: () => Promise.resolve(null),
};
const room: SlideRoom = {
  unit: 'words',
  title: 10,
  fields: [{ path: 'options.points.*', entries: { usual: 4, most: 6 }, words: { usual: 12, least: 7 } }],
};

const planTokens = (letters: number) =>
  tokensOf(
    planSystem() +
      planPrompt(reading, slideKinds, size, letters, { setting, titleWords: 10 }) +
      JSON.stringify(toStrictSchema(outlineSchema(form))),
  );
const slideTokens = (letters: number) =>
  Math.max(
    ...slideKinds.map((kind) => {
      const slides = planned.map((slide, index) => (index === 3 ? { ...slide, kind } : slide));
      const prompt = slidePrompt(
        reading,
        { outline: { title: 'Our year', slides }, index: 3, material, passages: passages.slice(0, 3), setting, room },
        letters,
      );
      return tokensOf(
        slideSystem() + prompt + JSON.stringify(toStrictSchema(schemaOfKind(kind, { hasPassages: true }))),
      );
    }),
  );

describe('a deck of 12 slides with sources', () => {
  it.each([
    [4096, planBudgets[2], slideBudgets[2], 1400],
    [8192, planBudgets[1], slideBudgets[1], 1800],
  ])('fits a window of %i tokens with what is answered', (window, planRoom, slideRoom, answer) => {
    expect(planTokens(planRoom) + answer).toBeLessThanOrEqual(window);
    expect(slideTokens(slideRoom) + 600).toBeLessThanOrEqual(window);
  });

  it('keeps something of the request and of the best sources in the smallest window', () => {
    const prompt = planPrompt(reading, slideKinds, size, planBudgets[2]);
    expect(prompt).toContain('Make a deck of 12 slides');
    expect(prompt).toContain('Depot 0 was busy.');
    expect(prompt).toContain('[…]');
  });
});

describe('the prompts of the slides of a deck', () => {
  const sharedShare = (request: Reading, withPassages: boolean, letters?: number): number => {
    const prompts = planned.map((_, index) =>
      slidePrompt(
        request,
        {
          outline: { title: 'Our year', slides: planned },
          index,
          material: { ...material, facts: [`Depot ${index} moved ${index * 7 + 100} tons in ${2000 + index}`] },
          passages: withPassages ? passages.slice(index % 3, (index % 3) + 1) : [],
          setting,
          room: { ...room, title: index },
        },
        letters,
      ),
    );
    const [first = '', ...others] = prompts;
    let shared = 0;
    while (others.every((other) => other[shared] === first[shared]) && shared < first.length) shared += 1;
    return shared / Math.max(...prompts.map(({ length }) => length));
  };
  const short = {
    ...reading,
    ...readPrompt({ prompt: 'Our year in freight: 12 depots moved 900 tons.', outputType: 'deck', variantCount: 1 }),
  };

  it.each([
    ['of a long request with sources', reading, true, undefined],
    ['of a long request', { ...reading, passages: [] }, false, undefined],
    ['of a request that is cut', { ...reading, passages: [] }, false, slideBudgets[1]],
    ['of a short request', short, false, undefined],
  ] as const)(
    '%s begin alike for at least 70 %% of their letters, so that providers keep that',
    (_, request, withPassages, letters) =>
      expect(sharedShare(request, withPassages, letters)).toBeGreaterThanOrEqual(0.7),
  );
});

describe('a server that reads a part of the prompt alone and does not say so', () => {
  let server: OpenAiServer;
  afterEach(() => server.close());
  const outline = {
    thought: 'T',
    title: 'Our year',
    author: null,
    slides: planned.map(({ kind, title, message }, index) => ({
      kind: index === 0 ? 'title' : kind,
      title,
      message,
      section: null,
      material: [`Depot ${index} moved ${index * 7 + 100} tons`],
      passages: [],
    })),
  };
  const letters = ({ body }: ModelCall) => JSON.stringify(body.messages).length;
  /** As Ollama does: of a prompt longer than its window it keeps what fills half of it. */
  const forgetful = (call: ModelCall): ModelReply => {
    const tokens = Math.ceil(letters(call) / 4);
    return {
      content: JSON.stringify(
        call.schemaName === 'outline'
          ? outline
          : { items: [{ text: 'Depot 3 moved 121 tons' }], statement: 'Depots grow', notes: 'n' },
      ),
      usage: { input: tokens > 4096 ? 2050 : tokens, output: 100 },
    };
  };

  /** Without those in which an answer was sent back. */
  const firstAsked = () => server.calls.filter(({ body }) => !JSON.stringify(body.messages).includes('"assistant"'));

  it('is asked again in fewer words, never again in too many, and the report says so', async () => {
    server = await startOpenAiServer(forgetful);
    const composer = chooseComposer(modelEnv(server.baseUrl));
    const notices: string[] = [];
    const plan = await composer.plan(reading, { notice: (sentence) => notices.push(sentence) });
    expect(plan.title).toBe('Our year');
    expect(firstAsked().map((call) => letters(call) / 4 > 4096)).toEqual([true, false]);
    expect(notices.join(' ')).toMatch(/more than the language model reads at once/);
    await composer.writeSlide(reading, plan, 1);
    await composer.plan(reading);
    expect(
      firstAsked()
        .slice(2)
        .map((call) => letters(call) / 4 > 4096),
    ).toEqual([false, false]);
  });
});
