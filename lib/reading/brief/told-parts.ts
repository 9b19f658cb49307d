import { speaksOfDeciding } from '@/lib/languages/decision-words';
import { factLexiconOf } from '@/lib/languages/fact-words';
import { languageOf } from '@/lib/languages/find-language';
import { wordsIn } from '@/lib/languages/normal-form';
import { measuresIn } from '../data/told-number';
import { partedOutside } from '../source/brackets';
import { hasDigit, trimSigns } from '../source/signs';
import { wordCount } from '../source/sentences';
import { dayIn } from './brief-cover';
import { type BriefPiece, withoutStopAt } from './brief-piece';
import type { BriefSentence } from './brief-sentences';
import { type BriefLanguage, capitalLetter } from './brief-title';
import { isDeck } from './told-sentence';

const [fewestFigures, mostWordsOfLead, mostWordsOfFigure] = [3, 2, 10];

/** A sentence without a label that is a part of its own all the same: what is to be decided, or nothing but figures. */
export function ownPart(sentence: BriefSentence, language: BriefLanguage): BriefPiece[] | null {
  const { start, end, text, isTold } = sentence;
  const isDecision = asksToDecide(sentence, language);
  const lead = isTold && sentence.label === null && sentence.isUnit !== true ? leadOfFigures(text, language) : null;
  if (!isDecision && lead === null) return null;
  return [
    {
      start,
      end: start,
      sort: 'head',
      title: isDecision ? decisionHeading(language.tag) : languageOf(language.tag).deck.figures,
    },
    { start: start + (isDecision ? 0 : (lead ?? 0)), end: withoutStopAt(text, start, end), sort: 'told' },
  ];
}

/** "I need the council to approve £54,000 by 19 December": somebody is to decide on an amount, or by a day. */
function asksToDecide({ text, label }: Pick<BriefSentence, 'text' | 'label'>, language: BriefLanguage): boolean {
  const { lexicon, tag } = language;
  if (label !== null || !speaksOfDeciding(text, tag) || lexicon.marksIn(text).some(isDeck)) return false;
  const asks = lexicon.marksIn(text).some(({ meaning }) => meaning === 'word.want' || meaning === 'word.please');
  const isPriced = measuresIn(text, { lexicon, tag }).some(({ isMoney }) => isMoney);
  return (asks || isPriced) && (isPriced || dayIn(text, lexicon) !== null);
}

/** What slides with decisions are called. */
function decisionHeading(tag: string): string {
  const [heading = ''] = languageOf(tag).headings.decisions.split(',');
  return capitalLetter(trimSigns(heading, ' *'));
}

/** Where the figures of "We have 38,200 books, 6,450 readers, 91,000 visits" begin: who has them says nothing; null where nothing but figures is told. */
function leadOfFigures(text: string, { lexicon, tag, small }: BriefLanguage): number | null {
  const words = wordsIn(text);
  const parts = partedOutside(text, ',،、，');
  const first = words.findIndex(({ form }) => hasDigit(form));
  const lead = words.slice(0, Math.max(0, first));
  const facts = factLexiconOf(tag);
  const saysNothing = ({ form }: { form: string }): boolean =>
    small.has(form) ||
    lexicon.meaningsOf(form).includes('word.ourselves') ||
    facts.meaningsOf(form).some((meaning) => meaning === 'fact.be' || meaning === 'fact.person');
  const areFigures =
    parts.length >= fewestFigures &&
    parts.every(
      (part) => measuresIn(part.text, { lexicon, tag }).length === 1 && wordCount(part.text) <= mostWordsOfFigure,
    );
  return areFigures && lead.length <= mostWordsOfLead && lead.every(saysNothing) ? (words[first]?.start ?? 0) : null;
}

/** A decision stands behind what leads to it, wherever a brief asks for it, as long as a part of its own follows. */
export function decisionsLast(pieces: readonly BriefPiece[], language: BriefLanguage): BriefPiece[] {
  const title = decisionHeading(language.tag);
  const at = pieces.findIndex((piece) => piece.sort === 'head' && piece.title === title);
  const next = pieces[at + 2];
  const isPair = at !== -1 && pieces[at + 1]?.sort === 'told';
  const isFollowed = next?.sort === 'head';
  return isPair && isFollowed
    ? [...pieces.slice(0, at), ...pieces.slice(at + 2), ...pieces.slice(at, at + 2)]
    : [...pieces];
}
