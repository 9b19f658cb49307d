import type { Box } from '@/lib/deck/scene/scene';
import type { Frame } from './shapes';
import type { ReadPlaceholder } from './template-tree';
import { insetsOf } from './template-text';

/** Height of the slides that decks are laid out on, in inches, whatever the template's own. */
export const canvasHeightIn = 7.5;

/** EMU of the template's slides as inches of the layout. */
export class Units {
  readonly share: number;

  constructor({ cy }: { cy: number }) {
    this.share = (canvasHeightIn * 914_400) / cy;
  }

  inches(emu: number): number {
    return (emu / 914_400) * this.share;
  }

  /** Where the text of a placeholder stands. */
  inner(placeholder: ReadPlaceholder): Box {
    const { frame } = placeholder;
    const { left, right, top, bottom } = insetsOf(placeholder);
    return this.box({ x: frame.x + left, y: frame.y + top, cx: frame.cx - left - right, cy: frame.cy - top - bottom });
  }

  box({ x, y, cx, cy }: Frame): Box {
    return { x: this.inches(x), y: this.inches(y), w: Math.max(0, this.inches(cx)), h: Math.max(0, this.inches(cy)) };
  }
}
