import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { chooseTemplate } from './choose-template';
import type { GenerationJob } from './generation-job';
import { openGeneration } from './testing/run-generation';

const own = {
  name: 'House style',
  description: 'Ours',
  baseTemplate: 'Folio',
  brand: { colors: { accent: '1F5FBF' } },
};

async function choose(
  prompt: string,
  job: Partial<GenerationJob> = {},
  {
    kinds = [],
    recent = [],
    wishes = {},
  }: { kinds?: Parameters<typeof chooseTemplate>[1]; recent?: string[]; wishes?: object } = {},
) {
  const generation = await openGeneration({ prompt, ...job });
  await generation.close();
  const read = readPrompt({ prompt, outputType: 'deck', variantCount: 1, images: [] });
  return chooseTemplate(
    {
      job: generation.job,
      reading: { ...read, instructions: { ...read.instructions, audience: null, tone: null, ...wishes } },
    },
    kinds,
    recent,
    generation.blobs,
  );
}

describe('the template of a job', () => {
  it('is the one that the request names, and needs no reason', async () => {
    const chosen = await choose('Board paper', {
      template: { id: 'Confetti', own: null },
      defaultTemplate: { id: 'Civic', own: null },
    });
    expect(chosen).toMatchObject({ theme: { name: 'Confetti' }, reason: '', by: 'request' });
  });

  it("is else the organization's default, one of its own too", async () => {
    expect(await choose('Board paper', { defaultTemplate: { id: 'Civic', own: null } })).toMatchObject({
      theme: { name: 'Civic' },
      reason: "Your organization's default template: Civic.",
      by: 'organization',
    });
    expect(await choose('Board paper', { defaultTemplate: { id: 'some-id', own } })).toMatchObject({
      theme: { name: 'House style', colors: { accent: '1F5FBF' } },
      accepted: { own },
    });
  });

  describe('among several of the organization', () => {
    const ownTemplates = [
      { id: '1', own: { ...own, name: 'House style' } },
      { id: '2', own: { ...own, name: 'Investor pack', baseTemplate: 'Ledger', tags: ['board', 'investors'] } },
      { id: '3', own: { ...own, name: 'Lab', words: 'Assay results and pipetting protocols of the laboratory' } },
    ];

    it.each([
      ['Five slides on our results for investors', 'Investor pack', /for its tags \(investors\)/],
      ['Ten slides about assay results of the laboratory', 'Lab', /name and sample slides/],
      ['Slides about hiking', 'House style', /oldest of your organization's templates/],
    ])('is the one that most speaks for: %s', async (prompt, name, reason) => {
      const chosen = await choose(prompt, { ownTemplates });
      expect(chosen).toMatchObject({ theme: { name }, by: 'organization' });
      expect(chosen.reason).toMatch(reason);
      expect(JSON.stringify(chosen.accepted)).not.toContain('pipetting');
    });

    it('is none that has gone, and a built-in one where all have', async () => {
      const gone = ownTemplates.map((one) => ({ ...one, own: { ...one.own, baseTemplate: 'Gone' } }));
      const [, pack] = ownTemplates;
      expect(await choose('Slides about hiking', { ownTemplates: [...gone, pack!] })).toMatchObject({
        theme: { name: 'Investor pack' },
      });
      expect(await choose('Board paper', { ownTemplates: gone })).toMatchObject({ accepted: { own: null } });
    });

    it('is the default all the same, where one is set', async () => {
      const chosen = await choose('Results for investors', {
        ownTemplates,
        defaultTemplate: { id: 'Civic', own: null },
      });
      expect(chosen.theme.name).toBe('Civic');
    });
  });

  it.each([
    ['was deleted', { id: '0198', own: null }],
    ['varies what is gone', { id: '0198', own: { ...own, baseTemplate: 'Gone' } }],
  ])('is the best match where the default %s, and says so', async (_, defaultTemplate) => {
    const chosen = await choose('Board paper: market analysis', { defaultTemplate });
    expect(chosen).toMatchObject({ theme: { name: 'Ledger' }, by: 'match' });
    expect(chosen.reason).toMatch(
      /^Your organization's default template can't be used any more\. Chosen for the topic \(.*board.*\): Ledger\.$/,
    );
  });

  it('heeds audience, tone and the shape of the content, and tells all of them', async () => {
    const { theme, reason } = await choose(
      'Our plans',
      {},
      { wishes: { audience: 'the board', tone: 'formal' }, kinds: ['table', 'table', 'chart', 'title'] },
    );
    expect(theme.name).toBe('Ledger');
    expect(reason).toBe(
      'Chosen for the audience “the board”, a tone that is formal and the shape of the content: Ledger.',
    );
    expect((await choose('Our plans', {}, { wishes: { tone: 'playful' } })).theme.name).toBe('Confetti');
    expect((await choose('Our plans', {}, { wishes: { tone: 'technical' } })).theme.name).toBe('Schema');
  });

  it('is what the organization mostly uses where nothing else speaks, and never against what does', async () => {
    const recent = [...Array.from({ length: 16 }, () => 'Folio'), ...Array.from({ length: 4 }, () => 'Meridian')];
    expect(await choose('A deck on bees', {}, { recent })).toMatchObject({
      theme: { name: 'Folio' },
      reason: expect.stringContaining('your organization often uses: Folio'),
    });
    expect((await choose('Kubernetes for software engineers', {}, { recent })).theme.name).toBe('Schema');
    expect((await choose('A deck on bees', {}, { recent: ['Folio', 'Folio'] })).theme.name).toBe('Meridian');
    expect((await choose('A deck on bees')).reason).toBe(
      'Nothing in the request asks for a certain look, so it has the plainest one: Meridian.',
    );
  });
});

describe('the reason', () => {
  it('is kept with the file, and a run that was cut off keeps its choice', async () => {
    const recents = [['Meridian'], Array.from({ length: 20 }, () => 'Folio')];
    const generation = await openGeneration({ prompt: 'A deck on bees' }, undefined, {
      recentTemplates: async () => recents.shift() ?? [],
    });
    let complete = 0;
    const failing = await openGeneration({ ...generation.job }, undefined, {
      recentTemplates: async () => recents.shift() ?? [],
      complete: async (delivery) => {
        complete += 1;
        if (complete === 1) throw new Error('cut off');
        failing.deliveries.push(delivery);
      },
    });
    await expect(failing.run()).rejects.toThrow('cut off');
    failing.job.defaultTemplate = { id: 'Nocturne', own: null };
    await failing.run();
    expect(failing.deliveries[0]!.files[0]!.quality).toMatchObject({
      template: 'Meridian',
      templateReason: expect.stringContaining('Meridian'),
    });
    await Promise.all([generation.close(), failing.close()]);
  });
});
