import type { SlideKind } from '@/lib/deck/spec/slide-spec';

type Scores = Readonly<Record<string, number>>;

/** Words that stand in requests of every kind: two of them say as much as one that tells. */
export const weakTags: ReadonlySet<string> = new Set([
  'business',
  'update',
  'status',
  'review',
  'plan',
  'project',
  'company',
  'operations',
  'management',
  'sales',
  'schedule',
  'training',
  'progress',
  'budget',
  'product',
  'event',
  'brand',
  'vision',
  'campaign',
  'stage',
  'report',
  'story',
  'study',
  'culture',
  'book',
  'nature',
  'fine art',
  'history',
  'research',
  'market',
  'cost',
  'comparison',
  'risk',
  'system',
  'technical',
  'network',
  'team',
  'teams',
  'class',
  'game',
  'family',
  'welcome',
  'fun',
  'school',
  'public',
  'city',
  'community',
  'authority',
  'law',
  'policy',
  'minimal',
  'meeting',
  'process',
  'customers',
  'results',
  'performance',
  'science',
  'kids',
  'traffic',
  'film',
  'vehicle',
  'reveal',
  'urban planning',
]);

/** What a tone of the brief says for each theme. */
export const toneScores: Readonly<Record<string, Scores>> = {
  formal: { Ledger: 0.6, Civic: 0.4, Folio: 0.2, Meridian: 0.2 },
  plain: { Meridian: 0.4, Clarity: 0.3 },
  persuasive: { Nocturne: 0.5, Ledger: 0.3 },
  inspiring: { Nocturne: 0.8, Folio: 0.2 },
  playful: { Confetti: 1.5 },
  technical: { Schema: 1 },
};

interface ShapeScore {
  kinds: readonly SlideKind[];
  /** So many slides of these kinds a deck of so many slides has at least. */
  least(slideCount: number): number;
  scores: Scores;
}

/** What the content's shape says: tables and charts need a light and dense page, few words and pictures a stage. */
export const shapeScores: readonly ShapeScore[] = [
  {
    kinds: ['table', 'sources', 'chart', 'matrix', 'comparison', 'metrics'],
    least: (slideCount) => Math.max(3, slideCount / 3),
    scores: { Ledger: 0.4 },
  },
  { kinds: ['table', 'sources'], least: () => 3, scores: { Nocturne: -1.1, Confetti: -0.5 } },
  {
    kinds: ['image', 'statement', 'quote'],
    least: (slideCount) => Math.max(3, slideCount / 2),
    scores: { Nocturne: 0.4, Folio: 0.2 },
  },
];
