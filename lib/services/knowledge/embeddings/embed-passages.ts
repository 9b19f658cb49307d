import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../../context';
import { embedTexts } from './embed-texts';
import { openEmbeddingModel } from './open-embedding-model';

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

export interface EmbedPassagesInput {
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
  const counts = await getPool().query<{ total: number; done: number }>(countPassages, scope);
  const total = counts.rows[0]?.total ?? 0;
  let done = counts.rows[0]?.done ?? 0;
  while (done < total) {
    const { rows } = await getPool().query<{ id: string; heading: string; text: string }>(findBare, scope);
    if (rows.length === 0) return;
    const texts = rows.map(({ heading, text }) =>
      (heading === '' ? text : `${heading}\n${text}`).slice(0, longestText),
    );
    const vectors = await embedTexts(ctx, opened, { texts, purpose: 'index-document', signal });
    await getPool().query(store, [
      rows.map(({ id }) => id),
      vectors.map((vector) => `{${vector.join(',')}}`),
      opened.name,
      ctx.organizationId,
    ]);
    done += rows.length;
    await onShare?.(done / total);
  }
}
