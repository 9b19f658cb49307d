import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  startOpenAiServer,
  type ModelCall,
  type OpenAiServer,
} from '@/lib/generation/composers/model/testing/openai-server';
import { runJob } from '@/lib/services/jobs/run-job';
import { acceptJob } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { adaptStep, type StepTools } from './adapt-step';

const slideCount = 50;
const longest = 'Traffic in the harbour rises in each season and pays for the second pier. '.repeat(2).trim();

/** Says as much of each slide as models do that don't know where to stop, so that much has to be reported. */
function answerTo({ schemaName, text }: ModelCall): object {
  if (schemaName !== 'outline') {
    const items = Array.from({ length: 5 }, (_, index) => ({
      text: `${index + 1}: ${longest}`,
      icon: 'no-such-icon',
    }));
    const title = /title: (.+)/.exec(text)?.[1] ?? '';
    return { lead: null, ordered: false, items, source: null, notes: `${title}\n${longest.repeat(3)}` };
  }
  const slides = Array.from({ length: slideCount }, (_, index) => ({
    kind: 'bullets',
    title: `Part ${index + 1}: ${longest}`,
    message: `What part ${index + 1} says`,
    section: `Section ${index + 1}`,
    material: [longest],
  }));
  return { thought: longest, title: longest, author: null, slides };
}

let service: TestService;
let model: OpenAiServer;
beforeAll(async () => {
  model = await startOpenAiServer((call) => ({ content: JSON.stringify(answerTo(call)) }));
  vi.stubEnv('MODEL', 'compatible:talkative');
  vi.stubEnv('OPENAI_COMPATIBLE_BASE_URL', model.baseUrl);
  service = await openTestService();
});
afterAll(async () => {
  await model.close();
  await service.close();
});

/** A tenth of what Inngest takes of a step, and some hosts of a request, which brings all results so far. */
const mostBytes = 400_000;

it(
  'keeps what the steps of 50 slides with pictures return far below what Inngest carries',
  { timeout: 300_000 },
  async () => {
    const tenant = await createTenant({ credits: 100, plan: 'enterprise' });
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#336699', noise } });
    const image = { data: (await picture.png().toBuffer()).toString('base64'), mime_type: 'image/png' as const };
    const jobId = await acceptJob(tenant.api, {
      prompt: `Make ${slideCount} slides.\n\n${Array.from({ length: slideCount }, (_, n) => `# Part ${n + 1}\n\n${longest}`).join('\n\n')}`,
      output_type: 'deck',
      reference_images: Array.from({ length: 5 }, () => image),
    });
    const sizes = new Map<string, number>();
    const tools: StepTools = {
      run: async (id, work) => {
        const result = JSON.stringify(await work());
        sizes.set(id, Buffer.byteLength(result));
        return JSON.parse(result) as unknown;
      },
    };
    await runJob({ ctx: tenant.system, input: { jobId, step: adaptStep(tools, true), isLastAttempt: true } });

    expect(await service.database.prisma.job.findUnique({ where: { id: jobId } })).toMatchObject({
      status: 'completed',
    });
    expect([...sizes.keys()].filter((id) => id.startsWith('write-slide-'))).toHaveLength(slideCount);
    expect([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(mostBytes);
  },
);
