import type { SceneElement } from '../../scene/scene';
import type { BulletItem, SlideOf } from '../../spec/slide-spec';
import { layCards } from '../blocks/lay-cards';
import { listDrafts } from '../blocks/lay-list';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type TwoColumns = SlideOf<'two_columns'>;
const sizesPt = [[28, 26], [26, 24], [24, 22], [24, 20], [20, 18], [20, 16], [18, 16], [18, 14], [16, 14], [14, 14]] as const;

function place(slide: TwoColumns, context: KindContext, frame: 'surface' | 'rule'): Placement {
  const contents = [slide.left, slide.right].map((column, index) => ({
    name: `Column ${index + 1}`,
    heading: column.heading,
    body: (sizePt: number) =>
      listDrafts(column.items, sizePt, { direction: context.direction, mark: context.theme.style.bullet, plain: slide.left.items.length === 1 && slide.right.items.length === 1 }),
  }));
  const laid = layCards(context, contents, { area: context.area, columns: 2, frame, sizesPt });
  return laid ? placed(laid.elements satisfies SceneElement[]) : tooLong;
}

function columnOutline(column: TwoColumns['left']): BulletItem[] {
  return column.heading
    ? [{ text: column.heading, children: column.items.flatMap((item) => [item.text, ...(item.children ?? [])]) }]
    : [...column.items];
}

export const twoColumnsLayout: KindLayout<TwoColumns> = {
  arrangements: [
    { name: 'open-columns', layout: 'content', suits: () => 2, place: (slide, context) => place(slide, context, 'rule') },
    { name: 'panels', layout: 'content', suits: (slide) => (slide.left.heading && slide.right.heading ? 2.2 : 1.5), place: (slide, context) => place(slide, context, 'surface') },
  ],
  outline: (slide) => [...columnOutline(slide.left), ...columnOutline(slide.right)],
};
