import { areParagraphsEmpty } from '../../write/paragraphs';
import {} from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** A text without a character shows "Click to add text" when it fills a placeholder, and is a trap for the tab key when not. */
export const noEmptyTexts: SlideRule = (drawing) => {
  drawing.drawn = drawing.drawn.filter(({ element, node }) => {
    const isEmpty = element.type === 'text' && areParagraphsEmpty(element.paragraphs);
    if (isEmpty && element.fill === undefined && element.stroke === undefined) {
      node.remove();
      return false;
    }
    return true;
  });
};
