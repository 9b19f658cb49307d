import { describe, expect, it } from 'vitest';
import type { DeckSpecInput } from '@/lib/deck/spec/deck-spec';
import { openPackage, slidePathsOf } from '@/lib/pptx/package/open-package';
import { writePptx } from '@/lib/pptx/write-pptx';
import { descendantsOf, parseXml } from '@/lib/pptx/xml/tree';
import { editEntry, type UploadEntries } from './testing/build-upload';
import { laid, opened, partOf, rebuild, rectangle, said, textOf, type Place } from './testing/rebuild-layouts';

const places: readonly Place[] = [{ ph: 'type="title"', at: [0.7, 0.4, 11.9, 0.9], sizePt: 28 }];
const process: DeckSpecInput['slides'][number] = {
  kind: 'process',
  title: 'Four steps',
  steps: [{ title: 'One' }, { title: 'Two' }],
};

/** The layout says itself where its number stands and how it is set. */
const numbered = (entries: UploadEntries, [x, y, w, h]: Place['at'], drawn: string, color = '') => {
  rebuild(entries, 'titleOnly', places, { drawn, ground: 'FFFFFF' });
  const emu = (inches: number) => Math.round(inches * 914_400);
  const fill = color && `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
  editEntry(entries, partOf('titleOnly'), (xml) =>
    xml.replace(/<p:sp>(?:(?!<\/p:sp>).)*type="sldNum".*?<\/p:sp>/s, (shape) =>
      shape
        .replace(
          /<p:spPr\s*\/>|<p:spPr>.*?<\/p:spPr>/s,
          `<p:spPr><a:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(w)}" cy="${emu(h)}"/></a:xfrm></p:spPr>`,
        )
        .replace(
          /<a:bodyPr[^>]*\/>|<a:bodyPr.*?<\/a:bodyPr>/s,
          '<a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/>',
        )
        .replace(
          /<a:lstStyle\s*\/>|<a:lstStyle>.*?<\/a:lstStyle>/s,
          `<a:lstStyle><a:lvl1pPr algn="r"><a:defRPr sz="1200">${fill}</a:defRPr></a:lvl1pPr></a:lstStyle>`,
        ),
    ),
  );
};

describe('the number of a slide', () => {
  it('is said in a place that is a little lower than its line', async () => {
    const upload = await opened((entries) => numbered(entries, [12, 7, 0.7, 0.17], ''));
    const { scene, blocking } = laid(upload, [process]);
    expect(said(textOf(scene, 'Slide number'))).toBe('1');
    expect(blocking).toEqual([]);
  });

  it('has all of the room that it was measured in, also where the place of its layout keeps some free', async () => {
    const upload = await opened((entries) => {
      numbered(entries, [12, 7, 0.7, 0.3], '');
      editEntry(entries, partOf('titleOnly'), (xml) =>
        xml.replace('lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"', 'tIns="91440" bIns="91440" anchor="ctr"'),
      );
    });
    const { scene } = laid(upload, [process]);
    const deck = openPackage(await writePptx({ scene, theme: upload.theme, images: new Map(), upload }));
    const [slide] = slidePathsOf(deck).map((path) => parseXml(deck.parts.get(path)!));
    const number = descendantsOf(slide!, 'p:sp').find((one) => descendantsOf(one, 'p:ph')[0]?.get('type') === 'sldNum');
    const frame = descendantsOf(number!, 'a:bodyPr')[0];
    expect(descendantsOf(number!, 'a:xfrm')).toHaveLength(1);
    expect(['lIns', 'tIns', 'rIns', 'bIns'].map((name) => frame?.get(name))).toEqual(['0', '0', '0', '0']);
  });

  it('is white on a strong colour on which a template says nothing of it', async () => {
    const corner = rectangle([9, 6.8, 4.333, 0.7], '0E86A3');
    const upload = await opened((entries) => numbered(entries, [9.6, 6.95, 3.2, 0.35], corner));
    expect(upload.theme.layouts['title-only'].footer?.color).toBe('canvas');
  });

  it('has the colour of its template in a disc that is smaller than its place and larger than its digits', async () => {
    const disc = rectangle([11.95, 6.92, 0.42, 0.42], 'C2185B').replace('prst="rect"', 'prst="ellipse"');
    const upload = await opened((entries) => {
      numbered(entries, [11.8, 6.95, 0.72, 0.36], disc, 'FFFFFF');
      editEntry(entries, partOf('titleOnly'), (xml) => xml.replace('<a:lvl1pPr algn="r">', '<a:lvl1pPr algn="ctr">'));
    });
    expect(upload.theme.layouts['title-only'].footer?.color).toBe('canvas');
  });

  it('has the colour of its template where that is read as such lines are', async () => {
    const corner = rectangle([12, 6.8, 1.333, 0.7], 'F26A1B');
    const upload = await opened((entries) => numbered(entries, [12.1, 6.95, 0.7, 0.35], corner, 'FFFFFF'));
    expect(upload.theme.layouts['title-only'].footer?.color).toBe('canvas');
  });
});
