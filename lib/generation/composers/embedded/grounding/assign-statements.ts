import type { Shape } from '../storylines/read-shape';
import type { Topic } from '../storylines/read-topic';
import type { StoryKind, StorySlide } from '../storylines/storyline';
import { readDated } from './read-dated';
import type { Statement } from './statement';
import { sharedTerms, termsOf } from './terms';

export interface Assigned {
  /** For each slide of the story, what it may say. */
  bySlide: Statement[][];
  /** What belongs to the topic and to no slide. */
  others: Statement[];
}

interface Place {
  /** What a sentence has to speak of to stand here; null where shared words decide. */
  speaksOf: RegExp | null;
  most: number;
}

const money =
  /[$€£¥₹₽₩]|(?<!\p{L})(?:EUR|USD|CHF|GBP|costs?|prices?|budget|sav(?:es?|ings?)|fees?|kost(?:en|et)|preise?|einspar\p{L}*|gebühr\p{L}*|coûts?|prix|économi\p{L}*|costes?|precios?|ahorr\p{L}*|custos?|preços?|costi|costo|prezz[oi]|risparmi\p{L}*|prijs|prijzen|kosztuje|koszt\p{L}*|maliyet\p{L}*|стоимост\p{L}*|цен[аы]|расход\p{L}*)(?!\p{L})|تكلفة|عלות|לעלות|लागत|成本|费用|費用|コスト|비용/iu;
const danger =
  /(?<!\p{L})(?:risks?|dangers?|fail(?:s|ed|ures?)?|problems?|threat\p{L}*|outages?|breach\p{L}*|fines?|penalt\p{L}+|delays?|risik\p{L}*|gefahr\p{L}*|ausfall\p{L}*|bußgeld\p{L}*|verzöger\p{L}*|risques?|panne|amende|retards?|riesgos?|multa|fallos?|retras\p{L}*|riscos?|atras\p{L}*|rischi|rischio|ritard\p{L}*|risico\p{L}*|storing\p{L}*|ryzyk\p{L}*|awari\p{L}*|riskl?\p{L}*|риск\p{L}*|сбо[йи]\p{L}*|штраф\p{L}*)(?!\p{L})|مخاطر|خطر|סיכון|סיכונים|जोखिम|风险|風險|リスク|위험/iu;
const definition =
  /^.{2,60}?\s(?:is|are|means|describes|ist|sind|bezeichnet|bedeutet|est|sont|désigne|es|son|é|são|è|sono|is een|zijn|to|jest|—)\s|とは|是指|는 |이란|هو|هي|הוא|היא|है/iu;

const places: Readonly<Partial<Record<StoryKind, Place>>> = {
  costs: { speaksOf: money, most: 3 },
  risks: { speaksOf: danger, most: 3 },
  timeline: { speaksOf: null, most: 5 },
  bullets: { speaksOf: null, most: 4 },
  cards: { speaksOf: null, most: 3 },
};

/** Shared words that place a sentence on a slide by themselves. */
const enoughShared = 2;

/** Puts statements where the story wants them: costs to costs, dates to the turning points, the rest by shared words. */
export function assignStatements(
  statements: readonly Statement[],
  story: readonly StorySlide[],
  { shape, text: topic, from }: Pick<Topic, 'shape' | 'text' | 'from'>,
): Assigned {
  const bySlide: Statement[][] = story.map(() => []);
  const others: Statement[] = [];
  const about = termsOf(topic);
  const today = from === null ? null : termsOf(from);
  const words = story.map((slide) => without(termsOf([slide.title, ...slide.lines].join(' ')), about));
  for (const statement of statements) {
    const terms = without(termsOf(statement.full), about);
    const rated = story.map((slide, index) => ({
      index,
      rate: rateOf(slide, statement, {
        terms,
        words: words[index] ?? new Set(),
        first: index === firstBullets(story),
        shape,
        today,
      }),
    }));
    const best = rated
      .filter(({ index, rate }) => rate > 0 && (bySlide[index]?.length ?? 0) < mostOf(story[index]))
      .sort((a, b) => b.rate - a.rate || a.index - b.index)[0];
    if (best === undefined) others.push(statement);
    else bySlide[best.index]?.push(statement);
  }
  return settle(bySlide, others, story);
}

interface Rating {
  terms: ReadonlySet<string>;
  words: ReadonlySet<string>;
  first: boolean;
  shape: Shape;
  /** Words for how it is done now; null where the topic doesn't name it. */
  today: ReadonlySet<string> | null;
}

function rateOf(slide: StorySlide, statement: Statement, { terms, words, first, shape, today }: Rating): number {
  const place = places[slide.kind];
  if (place === undefined) return 0;
  if (slide.kind === 'timeline') return shape === 'history' && readDated(statement.full) !== null ? 4 : 0;
  const shared = sharedTerms(terms, words);
  if (place.speaksOf !== null) return place.speaksOf.test(statement.full) ? 3 + shared : 0;
  if (shared >= enoughShared) return shared;
  // What a thing is opens its explanation; where things stand opens the case for a change.
  if (first && shape === 'explain' && definition.test(statement.full)) return 1;
  return first && shape === 'change' && (today === null || sharedTerms(termsOf(statement.full), today) > 0) ? 0.5 : 0;
}

/** One date makes no row of turning points. */
function settle(bySlide: Statement[][], others: Statement[], story: readonly StorySlide[]): Assigned {
  const kept = bySlide.map((told, index) => {
    if (story[index]?.kind !== 'timeline' || told.length >= 2) return told;
    others.push(...told);
    return [];
  });
  return { bySlide: kept, others };
}

function mostOf(slide: StorySlide | undefined): number {
  return slide === undefined
    ? 0
    : Math.min(
        places[slide.kind]?.most ?? 0,
        slide.kind === 'cards' || slide.kind === 'risks' ? slide.lines.length : 9,
      );
}

function firstBullets(story: readonly StorySlide[]): number {
  return story.findIndex((slide) => slide.kind === 'bullets');
}

function without(terms: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...terms].filter((term) => !others.has(term)));
}
