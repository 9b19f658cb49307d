import { embedMany } from 'ai';
import type { Context } from '../../context';
import { recordModelCalls } from '../../models/record-model-calls';
import type { OpenedEmbeddingModel } from './open-embedding-model';

export interface EmbedTextsInput {
  texts: readonly string[];
  /** What they are for, as it stands in the account of what models were asked. */
  purpose: string;
  jobId?: string | null;
  signal?: AbortSignal;
  maxRetries?: number;
}

/**
 * The vectors of texts, each of length 1. Waits and tries again where the provider asks for it.
 *
 * @throws when the model can't be reached or what it gives is no vector
 */
export async function embedTexts(
  ctx: Context,
  { name, model }: OpenedEmbeddingModel,
  input: EmbedTextsInput,
): Promise<Float32Array[]> {
  const { texts, purpose, jobId = null, signal, maxRetries = 2 } = input;
  const answer = await embedMany({ model, values: [...texts], maxRetries, maxParallelCalls: 2, abortSignal: signal });
  const { tokens } = answer.usage;
  await recordModelCalls({
    ctx,
    input: {
      jobId,
      purpose,
      model: name,
      calls: answer.responses?.length ?? 1,
      inputTokens: Number.isFinite(tokens) ? tokens : 0,
      outputTokens: 0,
    },
  });
  const vectors = answer.embeddings.map(toUnitVector);
  if (vectors.length !== texts.length || new Set(vectors.map(({ length }) => length)).size > 1)
    throw new Error(`${name} gave ${vectors.length} vectors for ${texts.length} texts.`);
  return vectors;
}

function toUnitVector(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  if (!Number.isFinite(length) || length === 0) throw new Error('The model gave a vector without a direction.');
  return Float32Array.from(values, (value) => value / length);
}
