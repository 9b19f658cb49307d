import type { Rule } from './rule';
import { altText } from './rules/alt-text';
import { contrast } from './rules/contrast';
import { coverage } from './rules/coverage';
import { density } from './rules/density';
import { elementNames } from './rules/element-names';
import { fontSize } from './rules/font-size';
import { iconContrast } from './rules/icon-contrast';
import { leftEdges } from './rules/left-edges';
import { outsideSlide } from './rules/outside-slide';
import { pictureSharpness } from './rules/picture-sharpness';
import { sameArrangement } from './rules/same-arrangement';
import { slideTitle } from './rules/slide-title';
import { tableHeader } from './rules/table-header';
import { textOverflow } from './rules/text-overflow';
import { typeVariety } from './rules/type-variety';
import { unintendedOverlap } from './rules/unintended-overlap';

/** Every check of a scene, in the order in which a report lists its findings. */
export const rules: readonly Rule[] = [
  textOverflow,
  outsideSlide,
  unintendedOverlap,
  contrast,
  fontSize,
  slideTitle,
  altText,
  tableHeader,
  elementNames,
  leftEdges,
  typeVariety,
  density,
  coverage,
  sameArrangement,
  pictureSharpness,
  iconContrast,
];
