import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Composer } from '../composers/composer';
import { createEmbeddedComposer } from '../composers/create-embedded-composer';
import type { Passage } from '@/lib/reading/passage';
import type { FindPassages, FoundPassages } from '../sources/find-passages';
import type { GenerationJob } from './generation-job';
import { openGeneration, type Generation } from './testing/run-generation';

const open: Generation[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((generation) => generation.close()))));

const passage = (
  title: string,
  page: number | null,
  origin: Passage['origin'] = 'knowledge_base',
): FoundPassages['passages'][number] => ({
  origin,
  documentId: title,
  title,
  page,
  url: null,
  heading: '',
  text: `${title} says 42.`,
});
const finder = (found: Partial<FoundPassages>) =>
  vi.fn<FindPassages>(async () => ({ passages: [], notices: [], ...found }));

/** Writes one slide and cites whatever it was given. */
function citing(given: { passages: readonly Passage[] }): Composer {
  const embedded = createEmbeddedComposer();
  return {
    ...embedded,
    plan: async (reading, call) => {
      given.passages = reading.passages;
      return embedded.plan({ ...reading, passages: [] }, call);
    },
    writeSlide: async (reading, outline, index, call) => ({
      ...(await embedded.writeSlide(reading, outline, index, call)),
      ...(index === 1 && {
        citations: reading.passages.map(({ id, title }) => ({ passage: id, claim: `${title} says 42` })),
      }),
    }),
  };
}

async function openWith(
  job: Partial<GenerationJob>,
  sources: { knowledgeBase: FindPassages | null; web: FindPassages | null },
  composer?: Composer,
) {
  const generation = await openGeneration(job, composer, { sources });
  open.push(generation);
  return generation;
}

describe('gathering passages', () => {
  it('asks no source that the request does not allow', async () => {
    const sources = { knowledgeBase: finder({}), web: finder({}) };
    const generation = await openWith({}, sources);
    await generation.run();
    expect(sources.knowledgeBase).not.toHaveBeenCalled();
    expect(sources.web).not.toHaveBeenCalled();
    expect(generation.begun).not.toContain('gather');
  });

  it('numbers what the allowed ones give, the organization’s own documents first, and has it cited', async () => {
    const sources = {
      knowledgeBase: finder({ passages: [passage('Handbook', 3)] }),
      web: finder({ passages: [passage('A page', null, 'web')], notices: ['2 pages could not be read.'] }),
    };
    const given = { passages: [] as readonly Passage[] };
    const generation = await openWith({ useKnowledgeBase: true, useWebSearch: true }, sources, citing(given));
    await generation.run();
    expect(given.passages.map(({ id, title }) => [id, title])).toEqual([
      ['S1', 'Handbook'],
      ['S2', 'A page'],
    ]);
    const { citations, notices } = generation.deliveries[0]!.files[0]!.quality;
    expect(citations.map(({ source, page }) => [source, page])).toEqual([
      ['Handbook', 3],
      ['A page', null],
    ]);
    expect(notices).toContain('2 pages could not be read.');
  });

  it('asks once, whatever happens to the run afterwards', async () => {
    const knowledgeBase = finder({ passages: [passage('Handbook', 3)] });
    let broken = true;
    const given = { passages: [] as readonly Passage[] };
    const composer = citing(given);
    const failing: Composer = {
      ...composer,
      plan: (reading, call) => (broken ? Promise.reject(new Error('defect')) : composer.plan(reading, call)),
    };
    const generation = await openWith({ useKnowledgeBase: true }, { knowledgeBase, web: null }, failing);
    await expect(generation.run()).rejects.toMatchObject({ code: 'generation_failed' });
    broken = false;
    await generation.run();
    expect(knowledgeBase).toHaveBeenCalledTimes(1);
    expect(given.passages).toHaveLength(1);
  });

  it('has the composer plan what to search the web for, once, where the web is asked at all', async () => {
    const [web, knowledgeBase] = [finder({}), finder({})];
    const planQueries = vi.fn(async () => ['tidal power output France', 'tidal range Rance']);
    const composer: Composer = { ...createEmbeddedComposer(), planQueries };
    const generation = await openWith({ useWebSearch: true }, { knowledgeBase: null, web }, composer);
    await generation.run();
    expect(web.mock.calls[0]?.[0].queries).toEqual(['tidal power output France', 'tidal range Rance']);
    expect(planQueries).toHaveBeenCalledTimes(1);
    await (await openWith({ useKnowledgeBase: true }, { knowledgeBase, web }, composer)).run();
    await (await openWith({ useWebSearch: true }, { knowledgeBase, web: null }, composer)).run();
    expect(planQueries).toHaveBeenCalledTimes(1);
  });

  it('tells the sources what the deck is about, and the deadline', async () => {
    const web = finder({});
    const generation = await openWith(
      { useWebSearch: true, prompt: 'Eine Präsentation über Gezeitenkraftwerke' },
      { knowledgeBase: null, web },
    );
    await generation.run();
    expect(web).toHaveBeenCalledWith(
      expect.objectContaining({
        prompt: 'Eine Präsentation über Gezeitenkraftwerke',
        topic: 'Gezeitenkraftwerke',
        language: 'de-DE',
      }),
      expect.any(AbortSignal),
    );
  });
});
