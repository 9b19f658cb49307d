import { describe, expect, it } from 'vitest';
import { contrastRatio, leastFieldContrast } from '@/lib/deck/quality/contrast';
import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { readZip } from '@/lib/pptx/package/read-zip';
import { writePptx } from '@/lib/pptx/write-pptx';
import { drawSlide } from '@/lib/preview/draw-slide';
import { laid, opened, rebuild, rectangle, said, textOf, type Place } from './testing/rebuild-layouts';

const [title, body]: [Place, Place] = [
  { ph: 'type="title"', at: [1.5, 0.5, 11, 0.8] },
  { ph: 'idx="1"', at: [1.5, 1.6, 11, 5] },
];
const dark = '202428';
const band = rectangle([0, 0, 0.9, 7.5], dark);
const label = { ph: 'type="body" idx="13"', prompt: 'Strictly confidential', sizePt: 10, color: 'FFFFFF' };
/** Files say the place of before the turn. */
const alongEdge: Place = { ...label, at: [-1.8, 3.6, 4.5, 0.3], turn: 270 };
const slide: SlideSpecInput = {
  kind: 'bullets',
  title: 'Northwind grew',
  items: [{ text: 'Orders are up' }, { text: 'Returns are down' }],
};

const on = (place: Place) =>
  opened((entries) => {
    for (const name of ['content', 'titleOnly'] as const) rebuild(entries, name, [title, body, place], { drawn: band });
  });

describe('a line of a template that is turned along the edge of its slides', () => {
  it.each([
    ['its frame is', alongEdge, 270],
    ['its frame is the other way', { ...alongEdge, turn: 90 }, 90],
    ['its words are within their frame', { ...label, at: [0.3, 1.5, 0.3, 4.5], text: ' vert="vert270"' } as Place, 270],
  ])('stands and is read where it is seen: %s', async (_, place, turnDeg) => {
    const upload = await on(place);
    const { scene, blocking } = laid(upload, [slide]);
    const element = textOf(scene, 'Label');
    expect(said(element)).toBe('Strictly confidential');
    expect(element.turnDeg).toBe(turnDeg);
    expect(element.box.x).toBeGreaterThan(0);
    expect(element.box.x + element.box.w).toBeLessThan(0.9);
    expect(element.box.h).toBeGreaterThan(4);
    const { color } = element.paragraphs[0]!.runs[0]!;
    expect(contrastRatio(upload.theme.colors[color], dark)).toBeGreaterThan(leastFieldContrast);
    expect(blocking).toEqual([]);
    const { svg } = drawSlide({ slide: scene.slides[0]!, direction: 'ltr', theme: upload.theme });
    expect(svg).toContain(`rotate(${turnDeg} `);
  });

  it('has its turn from the layout in the file, or says it itself where it stands elsewhere', async () => {
    const upload = await on(alongEdge);
    const { scene } = laid(upload, [slide]);
    const { theme, template, scale } = upload;
    const bytes = await writePptx({ scene, theme, images: new Map(), upload: { template, scale } });
    const xml = Buffer.from(new Map(readZip(bytes)).get('ppt/slides/slide1.xml')!).toString('utf8');
    const [shape = ''] = (xml.match(/<p:sp>.*?<\/p:sp>/gs) ?? []).filter((one) => one.includes('Strictly'));
    expect(shape).toContain('<p:ph type="body" idx="13"/>');
    expect(shape).not.toContain('vert=');
    expect(/<a:xfrm rot="16200000">|<p:spPr\/>/.test(shape)).toBe(true);
  });

  it('makes no layout one that text runs down on, which a turned title does', async () => {
    expect((await on(alongEdge)).layouts.content.isStandIn).toBe(false);
    const turned = await opened((entries) =>
      rebuild(entries, 'content', [{ ...title, at: [-2.5, 3.2, 7, 1], turn: 270 }, body]),
    );
    expect(turned.layouts.content.isStandIn).toBe(true);
  });
});
