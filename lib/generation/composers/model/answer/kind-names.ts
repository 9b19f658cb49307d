import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import { slideKinds } from '../outline-schema';
import { plainKey } from './find-object';

/** What models call the kinds when nothing holds them to the names. */
const otherNames: Partial<Record<SlideKind, string>> = {
  title: 'cover titleslide coverslide opening titlepage front',
  agenda: 'toc tableofcontents contents overview outline',
  section: 'sectionheader divider chapter sectiontitle transition',
  statement: 'keymessage bigidea callout headline keytakeaway conclusion summarystatement bigstatement',
  bullets: 'bullet bulletpoints bulletlist list content text points summary keypoints titleandcontent body standard',
  two_columns: 'twocolumn columns twocontent split sidebyside',
  comparison: 'compare proscons prosandcons versus vs options tradeoffs beforeafter',
  process: 'steps flow workflow procedure howto stages',
  timeline: 'milestones history schedule',
  metrics: 'metric kpi kpis bignumber bignumbers numbers stats statistics figures keyfigures',
  chart: 'graph barchart linechart piechart columnchart plot diagram visualization',
  table: 'grid matrixtable datatable',
  quote: 'quotation testimonial pullquote',
  image: 'picture photo imagetext imagewithtext imageandtext',
  blocks:
    'twoblocks block composed mixed combined chartwithpoints chartandtext chartandpoints tableandtext contentblocks',
  cards: 'card pillars tiles iconcards icons benefits',
  matrix: 'swot quadrant quadrants twobytwo fourquadrants',
  next_steps: 'nextstep actions actionitems actionplan todo todos calltoaction cta nextactions',
  decision: 'decisions decisionslide theask ask approval decisionneeded decisionrequest',
  questions: 'qanda qa questionsandanswers faq faqs frequentlyaskedquestions objections',
  team: 'people members ourteam staff founders leadership management orgteam',
  logos:
    'logo logowall logogrid partners customers clients sponsors suppliers trustedby ourcustomers ourpartners customerlogos',
  funnel: 'pipeline salesfunnel conversionfunnel conversion stages funnelstages',
  scorecard: 'balancedscorecard kpitable kpidashboard dashboard rag ragstatus statusreport targets',
  executive_summary: 'execsummary summary keymessages managementsummary tldr',
  waterfall: 'waterfallchart bridge bridgechart profitbridge revenuebridge variance variancebridge walk',
  before_after: 'beforeandafter beforeafter asistobe fromto transformation todaytomorrow currentandtarget',
  roadmap: 'roadmaps gantt ganttchart swimlane swimlanes projectplan plan nownextlater releaseplan',
  tree: 'orgchart organizationchart organisationchart organigram hierarchy drivertree valuetree treediagram breakdown structure',
  features:
    'pricing pricingtable plans plancards featuretable featurematrix featurecomparison harveyballs packages tiers',
  cycle: 'loop flywheel circle lifecycle feedbackloop circularprocess cyclediagram',
  plot: 'impacteffort effortimpact prioritymatrix prioritizationmatrix riskmatrix positioningmap perceptualmap bubblemap',
  code: 'codelisting codeblock codesnippet snippet sourcecode listing codeexample',
  closing: 'end ending thankyou thanks contact contacts farewell backcover',
  sources: 'references bibliography citations credits',
};

const kinds = new Map<string, SlideKind>(
  slideKinds.flatMap((kind) => [
    [plainKey(kind), kind] as const,
    ...(otherNames[kind] ?? '').split(' ').map((name) => [name, kind] as const),
  ]),
);

/** The kind that a model means; null for a name that nobody knows. */
export function kindNamed(name: unknown): SlideKind | null {
  if (typeof name !== 'string') return null;
  const plain = plainKey(name);
  return kinds.get(plain) ?? kinds.get(plain.replace(/slide$/, '')) ?? null;
}
