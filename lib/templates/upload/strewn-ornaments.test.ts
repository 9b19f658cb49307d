import { describe, expect, it } from 'vitest';
import { editEntry } from './testing/build-upload';
import { opened, rectangle, type Place } from './testing/rebuild-layouts';

const contentWith = async (shapes: readonly Place['at'][]) => {
  const drawn = shapes.map((at, index) => rectangle(at, 'C9821F', 900 + index)).join('');
  const upload = await opened((entries) => {
    if (drawn)
      editEntry(entries, 'ppt/slideMasters/slideMaster1.xml', (xml) =>
        xml.replace('</p:grpSpPr>', `</p:grpSpPr>${drawn}`),
      );
  });
  return upload.theme.layouts.content;
};

const plain = await contentWith([]);
const { x, y, w, h } = plain.body.box;

describe('small ornaments strewn over the place for content', () => {
  it('leave it all of its height, on a panel of the ground that cuts none of them', async () => {
    const crumbs: readonly Place['at'][] = [
      [x + w / 2, y - 0.1, 0.3, 0.3],
      [x + w - 2, y + h - 0.5, 0.3, 0.3],
      [x + 1, y + h - 1.4, 0.3, 0.3],
    ];
    const strewn = await contentWith(crumbs);
    expect(plain.panel).toBeUndefined();
    expect(strewn.body.box.h).toBeGreaterThanOrEqual(h);
    expect(strewn.body.box.w).toBe(w);
    const panel = strewn.panel!;
    for (const [left, top, width, height] of crumbs) {
      const isAcross = left < panel.x + panel.w && left + width > panel.x;
      const isDown = top < panel.y + panel.h && top + height > panel.y;
      const isInside = left >= panel.x && left + width <= panel.x + panel.w;
      const isWithin = top >= panel.y && top + height <= panel.y + panel.h;
      expect(isAcross && isDown).toBe(isInside && isWithin);
    }
  });

  it('keep words beside them where they are no small ones', async () => {
    const { body, panel } = await contentWith([[x, y + h - 1.2, w, 0.8]]);
    expect(panel).toBeUndefined();
    expect(body.box.y + body.box.h).toBeLessThan(y + h - 1.2);
  });
});
