import { afterEach, describe, expect, it } from 'vitest';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { readPptxText } from '@/lib/pptx/read/read-pptx-text';
import { computeHere } from '../../compute/compute';
import { openGeneration, type Generation } from '../../pipeline/testing/run-generation';
import { chooseComposer, type ComposerSettings } from '../choose-composer';
import { modelEnv } from './testing/model-env';
import { startOpenAiServer, type ModelCall, type ModelReply, type OpenAiServer } from './testing/openai-server';
import { simulatedDeck } from './testing/simulated-deck';

const prompt =
  'A deck about our year in freight: 412 trucks drove for us, 37 drivers joined, and fuel costs fell by 9 %. Depots in Lyon and Turin opened.';
const wordy = [
  'All of the 412 trucks that drove for us this year came back from each of their long journeys in time',
  'The 37 drivers who joined us in the course of the year have settled in well with all of their teams',
  'Fuel costs fell by 9 % because our people in the depots planned the routes of every single week anew',
  'The depots in Lyon and Turin opened in the spring and have been busy on every day of the week since then',
];
const plain = (kind: string, title: string, message: string, material: string[] = []) => ({
  ...{ kind, title, message, material, section: null },
});
const slides = [
  plain('title', 'Freight had its best year', 'Freight grew'),
  plain('bullets', 'Trucks, drivers and fuel made the year', 'All went well', wordy),
  plain('statement', 'Depots', 'New depots opened in two countries', ['Depots in Lyon and Turin opened']),
  plain('metrics', 'Two figures tell how the year went', 'Two figures', ['412 trucks', '37 drivers']),
  plain('closing', 'Thank you', 'Thanks'),
];
const answers: Record<string, unknown> = {
  outline: { thought: 'Freight grows.', title: 'Our year', author: null, slides },
  title_slide: { subtitle: null, author: null, date: null, source: null, notes: 'Welcome.' },
  bullets_slide: {
    ...{ lead: null, ordered: false, source: null, notes: 'Say why.', provenance: [] },
    items: wordy.map((text) => ({ text, icon: null, children: null })),
  },
  statement_slide: {
    ...{ statement: 'Lyon and Turin are open', emphasis: null, support: null, source: null, notes: 'Say it.' },
  },
  metrics_slide: {
    ...{ source: null, notes: 'Say it.' },
    metrics: [
      { value: '412', label: 'Trucks', change: null, detail: null, icon: null },
      { value: '37', label: 'New drivers', change: null, detail: null, icon: null },
    ],
  },
  closing_slide: { message: 'Thank you all.', contacts: [], source: null, notes: 'Thanks.' },
};
const right = ({ schemaName }: ModelCall): ModelReply => ({ content: JSON.stringify(answers[schemaName]) });

interface Answered {
  slides: number[];
  by: unknown[];
}
const changing = (...changes: Answered[]) => ({
  content: JSON.stringify({
    changes: changes.map(({ slides: numbers, by }) => ({
      ...{ why: 'It is better.', slides: numbers, by: by.map((slide) => JSON.stringify(slide)) },
    })),
  }),
});
const short = ['412 trucks came back in time', '37 drivers joined', 'Fuel costs fell by 9 %', 'Lyon and Turin opened'];
const items = (...texts: string[]) => ({ items: texts.map((text) => ({ text })) });
const shortened = { slides: [2], by: [items(...short)] };
const retitled = { slides: [3], by: [{ title: 'Two new depots bring us closer to customers' }] };

let server: OpenAiServer;
const opened: Generation[] = [];
afterEach(async () => {
  await server.close();
  for (const generation of opened.splice(0)) await generation.close();
});

async function open(
  review: (call: ModelCall, index: number) => ModelReply,
  {
    settings = {},
    job = {},
    services = {},
  }: { settings?: Partial<ComposerSettings>; job?: object; services?: Parameters<typeof openGeneration>[2] } = {},
) {
  server = await startOpenAiServer(right, { review });
  const composer = chooseComposer(modelEnv(server.baseUrl, 'compatible', settings));
  const generation = await openGeneration({ prompt, ...job }, composer, services);
  opened.push(generation);
  return generation;
}

async function textOf(generation: Generation): Promise<string> {
  const blob = await readBlob(generation.blobs, generation.deliveries[0]?.files[0]?.blobKey ?? '');
  return blob ? JSON.stringify(readPptxText(blob.bytes)) : '';
}
const notices = (generation: Generation) => generation.deliveries[0]?.files[0]?.quality.notices ?? [];
const titles = (generation: Generation) =>
  generation.deliveries[0]?.files[0]?.quality.report.slides.map(({ kind }) => kind) ?? [];

describe('a review', () => {
  it('is shown the whole deck as it was laid out, and what was found on it', async () => {
    const generation = await open(() => changing());
    await generation.run();
    expect(generation.begun.slice(-4)).toEqual(['design', 'review', 'render', 'deliver']);
    const text = server.reviews[0]?.text ?? '';
    expect(text).toMatch(/2\. \[bullets, arrangement [\w-]+; others: /);
    expect(text).toMatch(/found: .*The slide has \d+ words\. \(limit: 75\)/);
    expect(text).toContain('The title is a label');
    expect(text).toContain('Lyon and Turin are open');
    expect(server.reviews).toHaveLength(1);
    expect(notices(generation)).toEqual([]);
    expect(generation.modelCalls.map(({ purpose }) => purpose)).toContain('review');
  });

  it('changes slides where the report gets better by it, and the report says how', async () => {
    const generation = await open(() => changing(shortened, retitled));
    await generation.run();
    expect(notices(generation)).toEqual(['The review shortened slide 2 and gave slide 3 another title.']);
    const text = await textOf(generation);
    expect(text).toContain('412 trucks came back in time');
    expect(text).toContain('Two new depots bring us closer to customers');
    expect(text).toContain('Say why.');
    expect(text).not.toContain('long journeys');
    expect(generation.deliveries[0]?.files[0]?.quality.report.warnings).toEqual([]);
  });

  it('divides, joins and leaves out slides', async () => {
    const half = (title: string, ...texts: string[]) => ({ kind: 'bullets', title, ...items(...texts), notes: 'Go.' });
    const generation = await open(() =>
      changing(
        {
          slides: [2],
          by: [
            half('Trucks and drivers did well', ...short.slice(0, 2)),
            half('Fuel fell as depots opened', ...short.slice(2)),
          ],
        },
        { slides: [5], by: [] },
      ),
    );
    await generation.run();
    expect(notices(generation)).toEqual(['The review split slide 2 and left out the slide “Thank you”.']);
    expect(titles(generation)).toEqual(['title', 'bullets', 'bullets', 'statement', 'metrics']);
  });

  it('keeps the number of slides that was asked for', async () => {
    const job = { prompt: `${prompt} Make 5 slides.` };
    const generation = await open(() => changing(shortened, { slides: [5], by: [] }), { job });
    await generation.run();
    expect(titles(generation)).toHaveLength(5);
    expect(notices(generation)).toEqual(['The review shortened slide 2.']);
  });

  it('sees the slides where the model sees', async () => {
    const generation = await open(() => changing(), { settings: { VISION_MODEL: 'compatible:some/model:8b' } });
    await generation.run();
    expect(server.reviews[0]?.text).toContain('data:image/png;base64,');
    expect(server.reviews[0]?.text).toContain('The picture shows all slides');
  });

  it('is done once, also when the job is taken up again behind it', async () => {
    const generation = await open(() => changing(shortened));
    await generation.run();
    for (const step of ['render', 'deliver']) generation.finished.delete(step);
    await generation.run();
    expect(server.reviews).toHaveLength(1);
    const [one, other] = generation.deliveries.map(({ files }) => files[0]);
    expect(other?.sha256).toBe(one?.sha256);
    expect(other?.quality.notices).toEqual(one?.quality.notices);
  });
});

describe('the deck stays as it was written', () => {
  const unchanged = async (generation: Generation, notice: RegExp | null, calls = 1) => {
    await generation.run();
    expect(server.reviews).toHaveLength(calls);
    expect(await textOf(generation)).toContain('long journeys');
    expect(titles(generation)).toEqual(['title', 'bullets', 'statement', 'metrics', 'closing']);
    if (notice) expect(notices(generation)).toEqual([expect.stringMatching(notice)]);
    else expect(notices(generation)).toEqual([]);
  };

  it.each<[string, RegExp | null, Answered]>([
    [
      'has more words',
      /did not make the deck better/,
      {
        slides: [4],
        by: [
          {
            kind: 'bullets',
            title: 'Two figures tell how the year went',
            ...items(...wordy, ...wordy.map((text) => `Again: ${text}`)),
          },
        ],
      },
    ],
    ['loses a figure of the request', null, { slides: [2], by: [items('Trucks came back in time', short[1] ?? '')] }],
    [
      'invents figures in most of its lines',
      null,
      { slides: [3], by: [{ statement: '88 depots are open', title: 'Depots grew to 88 in two years' }] },
    ],
    ['says next to nothing', null, { slides: [3], by: [{ kind: 'statement', title: 'Go', statement: 'A.' }] }],
    ['is gone with what it says', null, { slides: [3], by: [] }],
    ['takes the cover away', null, { slides: [1], by: [] }],
    ['is a slide of no kind', null, { slides: [2], by: [{ kind: 'poem', title: 'Ode', verses: [] }] }],
    [
      'names a picture that nobody sent',
      null,
      {
        slides: [3],
        by: [{ kind: 'image', title: 'A depot that works', imageId: 'image-7', altText: 'A depot', items: [] }],
      },
    ],
  ])('where the new one %s', async (_, notice, change) => {
    await unchanged(await open(() => changing(change)), notice);
  });

  it('where the answer can’t be read, which is sent back once', async () => {
    await unchanged(await open(() => ({ content: 'Looks good to me!' })), /no usable review/, 2);
    expect(server.reviews[1]?.text).toContain('is not JSON');
  });

  it('but for what is right of an answer of which the rest can’t be read', async () => {
    const broken = { slides: [9], by: [{ title: 'Nowhere' }] };
    const generation = await open(() => changing(broken, shortened));
    await generation.run();
    expect(server.reviews).toHaveLength(2);
    expect(server.reviews[1]?.text).toContain('changes.0.slides: must be numbers of slides from 1 to 5');
    expect(notices(generation)).toEqual(['The review shortened slide 2.']);
  });

  it('where the model declines', async () => {
    await unchanged(await open(() => ({ content: '', refusal: 'I can’t help with that.' })), /declined to review/);
  });

  it('where the server fails', async () => {
    await unchanged(await open(() => ({ status: 500 })), /did not answer for the review/, 2);
  });

  it('where the answer takes longer than a call may', async () => {
    const settings = { MODEL_TIMEOUT_SECONDS: 2 };
    await unchanged(await open(() => ({ ...changing(shortened), delayMs: 60_000 }), { settings }), /did not answer/);
  });

  it('where too little of the time of the job is left', async () => {
    const modelSpending = async () => ({ calls: 3, tokens: 100, slowestMs: 400_000 });
    await unchanged(
      await open(() => changing(shortened), { services: { modelSpending } }),
      /too little of the time/,
      0,
    );
  });

  it('where the review itself fails', async () => {
    const services: Parameters<typeof openGeneration>[2] = {
      compute: {
        run: (task, input, options) =>
          task.name === 'survey'
            ? Promise.reject(new Error('The process died.'))
            : computeHere(() => opened.at(-1)?.blobs ?? expect.fail('no job')).run(task, input, options),
      },
    };
    await unchanged(await open(() => changing(shortened), { services }), /review of the deck failed/, 0);
  });

  it('where the job has used up its calls', async () => {
    const services = { modelLimits: { calls: 7, tokens: 0 } };
    await unchanged(await open(() => changing(shortened), { services }), /calls or tokens .* used up/, 0);
  });

  it('where nothing was found on it, which costs no call', async () => {
    const clean = simulatedDeck(5);
    server = await startOpenAiServer(clean.answer, { review: () => changing() });
    const other = await openGeneration({ prompt: clean.prompt }, chooseComposer(modelEnv(server.baseUrl)));
    opened.push(other);
    await other.run();
    expect(other.deliveries[0]?.files[0]?.quality.report.warnings).toEqual([]);
    expect(server.reviews).toHaveLength(0);
  });

  it('where the installation wants none', async () => {
    await unchanged(await open(() => changing(shortened), { settings: { MODEL_REVIEW: 'off' } }), null, 0);
  });
});
