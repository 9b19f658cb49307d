import { agendaLayout } from './kinds/agenda';
import { beforeAfterLayout } from './kinds/before-after';
import { blocksLayout } from './kinds/blocks';
import { bulletsLayout } from './kinds/bullets';
import { cardsLayout } from './kinds/cards';
import { chartLayout } from './kinds/chart';
import { closingLayout } from './kinds/closing';
import { codeLayout } from './kinds/code';
import { comparisonLayout } from './kinds/comparison';
import { cycleLayout } from './kinds/cycle';
import { decisionLayout } from './kinds/decision';
import { executiveSummaryLayout } from './kinds/executive-summary';
import { featuresLayout } from './kinds/features';
import { funnelLayout } from './kinds/funnel';
import { imageLayout } from './kinds/image';
import { logosLayout } from './kinds/logos';
import { matrixLayout } from './kinds/matrix';
import { metricsLayout } from './kinds/metrics';
import { nextStepsLayout } from './kinds/next-steps';
import { plotLayout } from './kinds/plot';
import { processLayout } from './kinds/process';
import { questionsLayout } from './kinds/questions';
import { quoteLayout } from './kinds/quote';
import { roadmapLayout } from './kinds/roadmap';
import { scorecardLayout } from './kinds/scorecard';
import { sectionLayout } from './kinds/section';
import { sourcesLayout } from './kinds/sources';
import { statementLayout } from './kinds/statement';
import { tableLayout } from './kinds/table';
import { teamLayout } from './kinds/team';
import { timelineLayout } from './kinds/timeline';
import { titleLayout } from './kinds/title';
import { treeLayout } from './kinds/tree';
import { twoColumnsLayout } from './kinds/two-columns';
import { waterfallLayout } from './kinds/waterfall';
import type { KindLayouts } from './layout-types';

/** Every slide kind and how it may be arranged; a missing row does not compile. */
export const kindLayouts: KindLayouts = {
  title: titleLayout,
  agenda: agendaLayout,
  section: sectionLayout,
  statement: statementLayout,
  bullets: bulletsLayout,
  two_columns: twoColumnsLayout,
  comparison: comparisonLayout,
  process: processLayout,
  timeline: timelineLayout,
  metrics: metricsLayout,
  chart: chartLayout,
  table: tableLayout,
  quote: quoteLayout,
  image: imageLayout,
  blocks: blocksLayout,
  cards: cardsLayout,
  matrix: matrixLayout,
  next_steps: nextStepsLayout,
  decision: decisionLayout,
  questions: questionsLayout,
  team: teamLayout,
  logos: logosLayout,
  funnel: funnelLayout,
  scorecard: scorecardLayout,
  executive_summary: executiveSummaryLayout,
  waterfall: waterfallLayout,
  before_after: beforeAfterLayout,
  roadmap: roadmapLayout,
  tree: treeLayout,
  features: featuresLayout,
  cycle: cycleLayout,
  plot: plotLayout,
  code: codeLayout,
  closing: closingLayout,
  sources: sourcesLayout,
};
