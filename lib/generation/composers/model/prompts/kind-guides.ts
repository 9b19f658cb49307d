import type { SlideKind } from '@/lib/deck/spec/slide-spec';

interface KindGuide {
  /** When the plan chooses it. */
  shows: string;
  /** How it is filled. */
  fill: string;
}

/** What each kind is for; a kind without its row does not compile. */
export const kindGuides: Readonly<Record<SlideKind, KindGuide>> = {
  title: {
    shows: 'the cover; first slide only',
    fill: 'subtitle: one line with what the deck is about or for whom. author and date only if the request has them.',
  },
  agenda: {
    shows: 'what comes; only in decks of 8 slides or more',
    fill: 'items: 3 to 6, the parts of the plan in their order, each in a few words.',
  },
  section: {
    shows: 'a part begins; only in decks of 12 slides or more',
    fill: 'number: the part, counted from 1. subtitle: what the part answers.',
  },
  statement: {
    shows: 'one decisive sentence',
    fill: 'statement: one sentence of at most 20 words that the audience should remember; not the title again. emphasis: 1 to 4 words copied from statement. support: one sentence of proof.',
  },
  bullets: {
    shows: 'points without another shape; the last resort',
    fill: 'items: 3 to 5 points that are parallel in grammar, each a claim of at most 12 words; children only for necessary detail.',
  },
  two_columns: {
    shows: 'two lists side by side',
    fill: 'left and right: each a heading and 2 to 4 short items.',
  },
  comparison: {
    shows: 'alternatives against the same criteria',
    fill: 'options: 2 to 4, each with a name, perhaps one headline figure and 2 to 4 points in the same order of criteria. recommended: true for one at most, and only if the request recommends it.',
  },
  process: {
    shows: 'steps in an order',
    fill: 'steps: 3 to 6, each a title that begins with a verb and a detail of at most 12 words.',
  },
  timeline: {
    shows: 'events or milestones with dates',
    fill: 'events: 3 to 7 in the order of time; when: exactly as the request writes it.',
  },
  metrics: {
    shows: '1 to 4 figures that matter',
    fill: 'metrics: value with its unit exactly as given, label: what it measures. change: only if the request says how it changed.',
  },
  chart: {
    shows: 'numbers over time or categories',
    fill: "type: line or column over time, bar for rankings, pie or doughnut only for 2 to 5 shares of one whole. categories and values of the same length and only from the material; null for a gap. Amounts and a rate over the same categories: type combination, amounts as column, the rate as line with axis secondary, its own numberFormat such as 0.0%, and secondaryUnit. Two measurements of the same items: type scatter, one in xValues with xName and xNumberFormat, the other in a series, the items' names in categories. Percentages are fractions: 0.41 for 41%. emphasis: the one series or category that the title speaks of, by its name. Only if the request has them: target, a value to reach; events, what happened at a category; growth, from one category to another. as: column, or line for a line. takeaway: what the reader should see in it.",
  },
  table: {
    shows: 'facts to look up',
    fill: 'columns: 2 to 5. rows: one array a row with one text a column, at most 8 rows.',
  },
  quote: {
    shows: 'words of a person, quoted from the material',
    fill: 'quote: word for word. attribution: who said it.',
  },
  image: {
    shows: 'a picture that was sent along',
    fill: 'imageId: the id of the picture. altText: what it shows. items: 2 to 4 short points beside it.',
  },
  blocks: {
    shows: 'two of chart, table, figures, points, quote',
    fill: 'blocks: exactly two, such as a chart and 2 to 4 bullets, metrics and a quote, a table and the statement that concludes it, two charts. Fill what the kind of the block has as on a slide of that kind, in few words, and leave the rest empty. heading: 1 to 4 words, or empty where the title says it.',
  },
  cards: {
    shows: '3 to 6 things of equal rank',
    fill: 'cards: each a title of 1 to 4 words and a text of one sentence.',
  },
  matrix: {
    shows: 'four fields on two axes, such as SWOT',
    fill: 'panels: exactly four in reading order, each a title and 1 to 4 short items. xAxis and yAxis if they have names.',
  },
  next_steps: {
    shows: 'who does what by when; the end of most decks',
    fill: 'steps: 2 to 6, action begins with a verb; owner and due only if the request names them. labels: the words for action, owner and due in the language of the deck.',
  },
  questions: {
    shows: 'questions with their answers',
    fill: 'questions: 2 to 6; answer: one or two sentences.',
  },
  team: {
    shows: 'the people of the request',
    fill: 'members: those that the request names; role in a few words.',
  },
  logos: {
    shows: 'customers or partners by name',
    fill: 'logos: 3 to 24, name as the request writes it; group: only where the request sorts them.',
  },
  funnel: {
    shows: 'how many are left from stage to stage',
    fill: 'stages: 3 to 6, the first the largest; value as the request writes it, amount the same as a number.',
  },
  scorecard: {
    shows: 'measures against their targets',
    fill: 'measures: 3 to 8, figures as the request writes them; verdict only where the request says or implies it.',
  },
  executive_summary: {
    shows: 'the deck on one slide',
    fill: 'points: 3 to 5; statement: a whole sentence with its figure, support: one sentence. conclusion: what is asked for.',
  },
  waterfall: {
    shows: 'what moved a total, change by change',
    fill: 'steps: 2 to 8 changes with their sign, which add up from start to end; detail: one short reason, if the request has it.',
  },
  before_after: {
    shows: 'the state before and after',
    fill: 'changes: 2 to 6; topic: what it is about, in a few words; before and after: a figure or a short phrase. labels: what the request calls the two.',
  },
  roadmap: {
    shows: 'work over time, or now, next and later',
    fill: 'periods: 3 to 12 names in order; lanes: 2 to 6, items of a few words each; start and end: names of periods. milestone for points in time. Only times that the request says.',
  },
  tree: {
    shows: 'who leads whom, or what a figure is made of',
    fill: 'nodes: 4 to 16, the root first and without under; under: the name of the one above. detail: role in a few words, value: figure as the request writes it.',
  },
  features: {
    shows: 'what each plan or product has',
    fill: 'plans: 2 to 4. features: 4 to 8, values: one a plan in their order: ✓, –, a ball ○ ◔ ◑ ◕ ●, a word or a number. recommended: one at most, only if the request says so. includes: only where each plan has a list of its own.',
  },
  cycle: {
    shows: 'steps that come round again',
    fill: 'steps: 3 to 6, each a title of 1 to 4 words and a short detail. center: what goes round, in 1 to 3 words.',
  },
  plot: {
    shows: 'items rated by impact and effort',
    fill: 'items: 3 to 12, x and y as numbers (low 1, medium 2, high 3), xText and yText as the request writes them. xScale and yScale: the ends of the scales. quadrants: four names in reading order.',
  },
  code: {
    shows: 'code or commands',
    fill: 'code: line by line as the request has it. highlight: at most 4 lines that matter, counted from 1. points: at most 4 short ones.',
  },
  closing: {
    shows: 'thanks and contacts',
    fill: 'message: one sentence. contacts: those of the request, detail: address, number or role.',
  },
  sources: {
    shows: 'sources that the request lists',
    fill: 'items: each source as the request writes it.',
  },
};
