import type { ShownJob } from './find-shown-job';

const grouped = new Intl.NumberFormat('en-GB');

/** Such as "openai:gpt-5 · 14 calls · 23,400 tokens read, 5,120 written". */
export function tellModelUse({ models, calls, inputTokens, outputTokens }: NonNullable<ShownJob['modelUse']>): string {
  const count = calls === 1 ? '1 call' : `${grouped.format(calls)} calls`;
  return `${models.join(', ')} · ${count} · ${grouped.format(inputTokens)} tokens read, ${grouped.format(outputTokens)} written`;
}
