import type { SlideOf } from '../../spec/slide-spec';
import type { KindLayout } from '../layout-types';
import { cards, columns } from './bullets-cards';
import { leadPanel, list, twoColumns } from './bullets-list';
import { rows } from './bullets-rows';

export const bulletsLayout: KindLayout<SlideOf<'bullets'>> = {
  arrangements: [list, cards, leadPanel, columns, rows, twoColumns],
  outline: (slide) => [...(slide.lead ? [{ text: slide.lead }] : []), ...slide.items],
};
