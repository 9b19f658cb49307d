import type { SlideKind, SlideOf, SlideSpec } from '../spec/slide-spec';
import type { IconName } from './icon-set';

/** Kinds of slides whose items may stand beside icons. */
export const kindsWithIcons = ['bullets', 'cards', 'process', 'metrics'] as const satisfies readonly SlideKind[];
export type SlideWithIcons = SlideOf<(typeof kindsWithIcons)[number]>;

export function canHaveIcons(slide: SlideSpec): slide is SlideWithIcons {
  return kindsWithIcons.some((kind) => kind === slide.kind);
}

/** The icons that the items of a slide ask for, one an item, whether the set has them or not. */
export function iconsOf(slide: SlideWithIcons): (string | undefined)[] {
  return itemsOf(slide).map(({ icon }) => icon);
}

function itemsOf(slide: SlideWithIcons): readonly { icon?: string | undefined }[] {
  switch (slide.kind) {
    case 'bullets':
      return slide.items;
    case 'cards':
      return slide.cards;
    case 'process':
      return slide.steps;
    case 'metrics':
      return slide.metrics;
  }
}

/** The slide with other icons, one an item in order; none where there is none. */
export function setIcons(slide: SlideWithIcons, icons: readonly (IconName | undefined)[]): SlideWithIcons {
  const dressed = <Item extends { icon?: string | undefined }>(items: readonly Item[]): Item[] =>
    items.map(({ icon: _, ...item }, index) => {
      const icon = icons[index];
      return (icon === undefined ? item : { ...item, icon }) as Item;
    });
  switch (slide.kind) {
    case 'bullets':
      return { ...slide, items: dressed(slide.items) };
    case 'cards':
      return { ...slide, cards: dressed(slide.cards) };
    case 'process':
      return { ...slide, steps: dressed(slide.steps) };
    case 'metrics':
      return { ...slide, metrics: dressed(slide.metrics) };
  }
}
