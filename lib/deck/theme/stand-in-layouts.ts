import { layoutNames, type LayoutName } from './theme';

/** Layouts that nobody has but who made them for such slides, and what serves elsewhere. */
export const standInLayouts = {
  figures: 'title-only',
  agenda: 'title-only',
  chart: 'title-only',
  table: 'title-only',
  steps: 'title-only',
  cards: 'title-only',
  team: 'title-only',
} as const satisfies Partial<Record<LayoutName, LayoutName>>;
export type StandInName = keyof typeof standInLayouts;
export const isStandInLayout = (name: LayoutName): name is StandInName => name in standInLayouts;
/** Those that every template has. */
export type CommonLayoutName = Exclude<LayoutName, StandInName>;
export const commonLayoutNames = layoutNames.filter((name): name is CommonLayoutName => !isStandInLayout(name));
