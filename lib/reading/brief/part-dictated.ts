import type { Stretch } from '../roles/tagging/tag-blocks';
import type { Block } from '../source/block';
import { wordCount } from '../source/sentences';
import { coverFacts } from './brief-cover';
import { BriefPlaces } from './brief-places';
import type { BriefLanguage } from './brief-title';
import { dictatedName } from './dictated-name';
import { dictatedPieces, isDictated, withCorrections } from './dictated';
import type { Parted } from './part-brief';
import { pieceOf } from './piece-block';

const fewestWords = 20;

/** A text that is dictated as one line, by its parts. */
export function partDictated(all: readonly Block[], stretches: Stretch[][], own: BriefLanguage): Parted | null {
  const [line, other] = all.filter((block) => block.type !== 'line' || wordCount(block.text) >= fewestWords);
  const isPlain = line?.type === 'line' && line.marker === null && line.isNote !== true;
  if (other !== undefined || !isPlain || !isDictated(line.text)) return null;
  const text = withCorrections(line.text, own);
  const pieces = dictatedPieces(text, own);
  if (pieces === null) return null;
  const at = all.indexOf(line);
  const made = pieces.map((piece) => pieceOf(piece, { ...line, text }, stretches[at] ?? []));
  const asking = text.slice(0, pieces.find(({ sort }) => sort === 'head')?.start);
  const named = dictatedName(asking, own);
  return {
    blocks: all.flatMap((block) => (block === line ? made.map((each) => each.block) : [block])),
    stretches: all.flatMap((block, place) =>
      block === line ? made.map((each) => each.stretches) : [stretches[place] ?? []],
    ),
    places: new BriefPlaces(
      all.map((block) => (block === line ? pieces : null)),
      [],
      [],
      { named: named === null ? [] : [{ ...named, block: at, kinds: ['title 0'] }] },
    ),
    endings: [],
    cover: coverFacts([asking], own.lexicon),
  };
}
