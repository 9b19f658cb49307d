import type { SlideSpec } from '../spec/slide-spec';
import { roadmapFaults, type RoadmapFault } from './kinds/roadmap-axis';

/** Why what a slide says can't be drawn as a picture, which would be wrong. */
export type Fault = RoadmapFault;

export function pictureFaults(slide: SlideSpec): readonly Fault[] {
  return slide.kind === 'roadmap' ? roadmapFaults(slide) : [];
}
