import { z } from 'zod';
import { outputTypes } from '@/lib/contracts/job';
import { getCompute } from '@/lib/generation/compute/compute';
import { countTask } from '@/lib/generation/pipeline/read';
import { getEnv } from '@/lib/platform/env/env';
import { cutStart, cutText } from '@/lib/text/cut/cut-text';
import type { Call, Context } from '../context';
import { getBalance } from '../credits/ledger';
import { parseInput } from '../parse-input';

/** No more than this is read of a long prompt, since somebody waits for the answer: requests open or close it. */
const readOfLong = { opening: 4_000, closing: 1_000 };

/** Longer prompts are refused anyway; surrogate pairs count twice here. */
const longestPrompt = () => 2 * getEnv().PROMPT_MAX_CHARACTERS;

const inputSchema = z.strictObject({
  prompt: z.string().refine((prompt) => prompt.length <= longestPrompt(), { error: 'is too long' }),
  outputType: z.enum(outputTypes),
  variantCount: z.int().min(1).max(100).default(1),
});

export interface ChargeEstimate {
  /** What a worker sets aside before it starts, and no job ever costs more. */
  most: number;
  /** What the prompt of a deck asks for; null where it asks for no number. */
  slidesAsked: number | null;
  /** What the pool can still spend. */
  left: number;
  /** What running jobs have set aside. */
  held: number;
}

/** What a request would cost at most, as the worker will read it, and what there is to pay it with. */
export async function estimateCharge({
  ctx,
  input,
}: Call<Context, z.input<typeof inputSchema>>): Promise<ChargeEstimate> {
  const env = getEnv();
  const request = parseInput(inputSchema, input);
  const { balance: left, held } = await getBalance({ ctx, input: {} });
  if (request.outputType === 'single_slide')
    return { most: request.variantCount * env.CREDITS_PER_VARIANT, slidesAsked: null, left, held };
  const unasked = { fewest: env.DECK_DEFAULT_MIN_SLIDES, most: env.DECK_DEFAULT_MAX_SLIDES };
  const prompt = { ...request, prompt: endsOf(request.prompt), deckSize: { most: env.DECK_MAX_SLIDES, unasked } };
  const { most, asked } = await getCompute().run(countTask, prompt, { organizationId: ctx.organizationId });
  return {
    most: most * env.CREDITS_PER_SLIDE,
    slidesAsked: asked?.max ?? null,
    left,
    held,
  };
}

function endsOf(prompt: string): string {
  const { opening, closing } = readOfLong;
  return prompt.length <= opening + closing ? prompt : `${cutText(prompt, opening)}\n\n${cutStart(prompt, closing)}`;
}
