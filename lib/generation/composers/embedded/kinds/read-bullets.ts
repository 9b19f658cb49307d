import type { BulletItem } from '@/lib/deck/spec/slide-spec';
import type { Block, Item } from '../document/document';
import { leansOnPrevious, pickSentences } from '../analyse/key-sentences';
import { shorten, visualLength } from '../analyse/shorten';
import { splitSentences } from '../analyse/split-sentences';
import type { Portion } from '../plan/portion';
import { itemText, onlyPart, onlyProse, portionOf } from '../plan/portion';
import { roleOf } from '../words/heading-roles';
import { isScrap, repeatsHeading, titleSentence, topicSentence } from './title-sentence';
import { namedPoint } from './named-point';
import { bulletsOf } from './bullets-of';
import type { Draft, KindReader, WriteContext } from './draft';
import { longestBullet, longestTitle, mostBullets } from './draft';

const mostChildren = 3;
/** Fewer sentences are no paragraph that unfolds its first one. */
const fewestInParagraph = 3;

/** The kind that can show anything: key sentences or items as a list. */
export const readBullets: KindReader = (portion, context) => {
  const prose = onlyProse(portion, context.language);
  return prose === null ? fromBlocks(portion, context) : fromProse(portion, prose, context);
};

function fromProse(portion: Portion, sentences: readonly string[], context: WriteContext): Draft | null {
  if (sentences.length === 0) return null;
  const heading = portion.parts[0]?.heading ?? null;
  const point = namedPoint(portion, context);
  if (point !== null)
    return {
      body: { kind: 'bullets', items: toItems(pickSentences(sentences.slice(1), mostBullets)).slice(0, mostBullets) },
      title: point,
      fit: 0.62,
      split: splitProse(portion, sentences),
    };
  const key =
    sentences.length >= (heading === null ? 2 : 3)
      ? ((heading === null && sentences.length >= fewestInParagraph ? topicSentence(sentences) : null) ??
        titleSentence(sentences))
      : null;
  const told = sentences.filter(
    (sentence) => !isScrap(sentence) && !(sentences.length > 2 && repeatsHeading(sentence, heading)),
  );
  const shown = told.length > 1 ? told : sentences;
  // A sentence that is said twice is taken once.
  const at = key === null ? -1 : shown.indexOf(key);
  const rest = shown.filter((_, index) => index !== at);
  const items = toItems(pickSentences(rest, mostBullets));
  const [first, ...others] = items;
  // A long sentence that fell apart into points leads with its first one.
  const promoted =
    key === null &&
    others.length >= 2 &&
    first?.children === undefined &&
    visualLength(first?.text ?? '') <= longestTitle
      ? (first?.text ?? null)
      : null;
  const title = key === null ? promoted : shorten(key, longestTitle);
  return {
    body: { kind: 'bullets', items: (promoted === null ? items : others).slice(0, mostBullets) },
    title,
    fit: 0.4,
    split: splitProse(portion, sentences),
  };
}

/** More sentences than one slide shows continue on a further one, cut where a paragraph ends if it can be. */
function splitProse(portion: Portion, sentences: readonly string[]): Draft['split'] {
  const part = onlyPart(portion);
  if (part === null || sentences.length <= mostBullets + 1) return undefined;
  if (part.blocks.length > 1) {
    const half = Math.ceil(part.blocks.length / 2);
    return { shown: portionOf(part, part.blocks.slice(0, half)), rest: portionOf(part, part.blocks.slice(half)) };
  }
  const cut = Math.ceil(sentences.length / 2);
  const block = (from: readonly string[]): Block[] => [{ type: 'paragraph', text: from.join(' ') }];
  return { shown: portionOf(part, block(sentences.slice(0, cut))), rest: portionOf(part, block(sentences.slice(cut))) };
}

function fromBlocks(portion: Portion, context: WriteContext): Draft | null {
  const part = onlyPart(portion);
  if (part === null) return null;
  const list = part.blocks.find((block) => block.type === 'list');
  const prose = part.blocks.flatMap((block) =>
    block.type === 'paragraph' ? splitSentences(block.text, context.language) : [],
  );
  if (list === undefined) return fallback(part.blocks, prose);
  const lead = prose.length > 0 ? shorten(prose[0] ?? '', longestTitle).replace(/[:：]$/u, '') : null;
  const asTitle =
    lead !== null && !/[:：]$/u.test(prose[0] ?? '') && visualLength(lead) <= longestTitle && !leansOnPrevious(lead);
  const further = prose.slice(1);
  const items = [...list.items.map(toBullet), ...toItems(further)];
  const ordered = list.ordered && further.length === 0;
  const body = {
    kind: 'bullets' as const,
    ordered,
    items: items.slice(0, mostBullets),
    lead: asTitle ? undefined : (lead ?? undefined),
  };
  return {
    body,
    title: asTitle ? lead : null,
    fit: roleOf(part.heading) === 'process' ? 0.3 : 0.5,
    split: splitList(portion),
  };
}

function fallback(blocks: readonly Block[], prose: readonly string[]): Draft | null {
  const quotes = blocks.flatMap((block) =>
    block.type === 'quote'
      ? [block.attribution === undefined ? `“${block.text}”` : `“${block.text}” (${block.attribution})`]
      : [],
  );
  const rows = blocks.flatMap((block) =>
    block.type === 'table' ? block.rows.map((row) => row.filter((cell) => cell !== '').join(' · ')) : [],
  );
  const items = [...prose, ...quotes, ...rows].slice(0, mostBullets);
  return items.length === 0 ? null : { body: { kind: 'bullets', items: toItems(items) }, title: null, fit: 0.2 };
}

/** A list too long for one slide goes on in equal halves. */
function splitList(portion: Portion): Draft['split'] {
  const part = onlyPart(portion);
  const index = part?.blocks.findIndex((block) => block.type === 'list') ?? -1;
  const list = part?.blocks[index];
  if (part === null || list?.type !== 'list' || list.items.length <= mostBullets) return undefined;
  const cut = Math.ceil(list.items.length / 2);
  const shown: Block = { ...list, items: list.items.slice(0, cut) };
  const rest: Block = { ...list, items: list.items.slice(cut) };
  return {
    shown: portionOf(part, [...part.blocks.slice(0, index), shown]),
    rest: portionOf(part, [rest, ...part.blocks.slice(index + 1)]),
  };
}

function toBullet(item: Item): BulletItem {
  const children = item.children.map((child) => shorten(itemText(child), longestBullet)).slice(0, mostChildren);
  const text = shorten(item.text, longestBullet);
  return children.length === 0 ? { text } : { text, children };
}

export function toItems(sentences: readonly string[]): BulletItem[] {
  return sentences.flatMap(bulletsOf);
}
