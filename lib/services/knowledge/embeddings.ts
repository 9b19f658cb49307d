import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createGateway, embedMany, type EmbeddingModel } from 'ai';
import {
  readModelSettings,
  type ModelProvider,
  type ModelSettings,
} from '@/lib/generation/composers/model/model-settings';
import { getEnv } from '@/lib/platform/env/env';
import { cutText } from '@/lib/text/cut/cut-text';
import type { Call, Context } from '../context';
import { recordModelCalls } from '../models/record-model-calls';
import { sqlOf } from '../transaction';

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
      cachedInputTokens: 0,
      outputTokens: 0,
      slowestMs: 0,
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

export interface OpenedEmbeddingModel {
  /** As in EMBEDDING_MODEL; passages remember it, because vectors of different models can't be compared. */
  name: string;
  model: EmbeddingModel;
}

type Opener = (
  settings: Pick<ModelSettings, 'modelId'> & { apiKey?: string; baseURL?: string; fetch: typeof fetch },
) => EmbeddingModel;

/** A request holds the key and what a document says: it goes where it is sent and nowhere else. Each call has its own time. */
function guardedFetch(timeoutMs: number): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(timeoutMs);
    return fetch(input, {
      ...init,
      redirect: 'error',
      signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit,
    });
  };
}

/** Anthropic has none; the environment is checked for that. */
const openers: Record<Exclude<ModelProvider, 'anthropic'>, Opener> = {
  openai: ({ modelId, ...options }) => createOpenAI(options).embeddingModel(modelId),
  google: ({ modelId, ...options }) => createGoogleGenerativeAI(options).embeddingModel(modelId),
  mistral: ({ modelId, ...options }) => createMistral(options).embeddingModel(modelId),
  gateway: ({ modelId, ...options }) => createGateway(options).embeddingModel(modelId),
  compatible: ({ modelId, apiKey, baseURL, fetch }) => {
    if (!baseURL) throw new Error('A model behind an OpenAI-compatible address needs its base URL.');
    return createOpenAICompatible({ name: 'compatible', apiKey, baseURL, fetch }).embeddingModel(modelId);
  },
};

/** Null where knowledge bases are searched by words alone. */
export function embeddingModelName(): string | null {
  return getEnv().EMBEDDING_MODEL ?? null;
}

/** The model that EMBEDDING_MODEL names; null without one. Sends nothing. */
export function openEmbeddingModel(): OpenedEmbeddingModel | null {
  const name = embeddingModelName();
  const settings = readModelSettings(name ?? undefined, getEnv());
  if (name === null || !settings || settings.provider === 'anthropic') return null;
  const { provider, modelId, apiKey, baseUrl, timeoutMs } = settings;
  return { name, model: openers[provider]({ modelId, apiKey, baseURL: baseUrl, fetch: guardedFetch(timeoutMs) }) };
}

const passagesAtOnce = 64;
/** What models read of a text at least; passages are shorter unless they are one long line. */
const longestText = 6_000;

const findBare = `
  select id, heading, text from knowledge_passages
  where document_id = $1 and organization_id = $2 and embedding_model is distinct from $3
  order by position limit ${passagesAtOnce}`;

const countPassages = `
  select count(*)::int as total, count(*) filter (where embedding_model = $3)::int as done
  from knowledge_passages where document_id = $1 and organization_id = $2`;

const store = `
  update knowledge_passages passage set embedding = given.vector::real[], embedding_model = $3
  from unnest($1::uuid[], $2::text[]) as given(id, vector)
  where passage.id = given.id and passage.organization_id = $4`;

interface EmbedPassagesInput {
  documentId: string;
  signal?: AbortSignal;
  /** Called after each batch with the share that is done, 0 to 1; ends the work when it throws. */
  onShare?: (share: number) => Promise<void>;
}

/** Gives the passages of a document the embeddings that they lack, batch by batch; none without a model for them. */
export async function embedPassages({ ctx, input }: Call<Context, EmbedPassagesInput>): Promise<void> {
  const opened = openEmbeddingModel();
  if (!opened) return;
  const { documentId, signal, onShare } = input;
  const scope = [documentId, ctx.organizationId, opened.name];
  const counts = await sqlOf(ctx).query<{ total: number; done: number }>(countPassages, scope);
  const total = counts.rows[0]?.total ?? 0;
  let done = counts.rows[0]?.done ?? 0;
  while (done < total) {
    const { rows } = await sqlOf(ctx).query<{ id: string; heading: string; text: string }>(findBare, scope);
    if (rows.length === 0) return;
    const texts = rows.map(({ heading, text }) => cutText(heading === '' ? text : `${heading}\n${text}`, longestText));
    const vectors = await embedTexts(ctx, opened, { texts, purpose: 'index-document', signal });
    await sqlOf(ctx).query(store, [
      rows.map(({ id }) => id),
      vectors.map((vector) => `{${vector.join(',')}}`),
      opened.name,
      ctx.organizationId,
    ]);
    done += rows.length;
    await onShare?.(done / total);
  }
}
