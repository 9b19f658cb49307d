import type { SlideSpec } from '../spec/slide-spec';
import { roadmapFaults, type RoadmapFault } from './kinds/roadmap-axis';
import { treeOfNodes, type TreeFault } from './kinds/tree-nodes';

/** Why what a slide says can't be drawn as a picture, which would be wrong. */
export type Fault = RoadmapFault | TreeFault;

export function pictureFaults(slide: SlideSpec): readonly Fault[] {
  if (slide.kind === 'roadmap') return roadmapFaults(slide);
  if (slide.kind !== 'tree') return [];
  const tree = treeOfNodes(slide.nodes);
  return typeof tree === 'string' ? [tree] : [];
}
