import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scene } from '@/lib/deck/scene/scene';
import { tries } from '@/lib/testing/test-run';
import { paragraph, run, slide, textElement } from '../fixtures/elements';
import { lightTheme } from '../fixtures/theme';
import { cleanXmlText } from '../package/escape-xml';
import { readPptxText } from '../read/read-pptx-text';
import { descendantsOf, parseXml } from '../xml/tree';
import { writePptx } from '../write-pptx';
import { normalDegrees, presetOf } from './geometry';
import { writeSlides } from './write-slides';

const box = { x: 1, y: 2, w: 5, h: 1 };
const sceneOf = (slides: Scene['slides']): Scene => ({ title: 'T', language: 'en-US', direction: 'ltr', slides });

describe('shapes', () => {
  it('take the preset that draws what they mean', () => {
    expect(presetOf({ geometry: 'round-rect', cornerRadius: 0.1 })).toBe('roundRect');
    expect(presetOf({ geometry: 'round-rect', cornerRadius: 0 })).toBe('rect');
    expect(presetOf({ geometry: 'arc-segment', angles: { startDeg: 0, endDeg: 90 } })).toBe('pie');
    expect(presetOf({ geometry: 'arc-segment', angles: { startDeg: 0, endDeg: 360 } })).toBe('ellipse');
    expect(presetOf({})).toBe('rect');
    expect([normalDegrees(-90), normalDegrees(450), normalDegrees(0)]).toEqual([270, 90, 0]);
  });
});

describe('written slides', () => {
  it('name each role by a slot of its own and sizes as they are', async () => {
    const text = textElement('Text', box, [paragraph([run('a', { color: 'muted', sizePt: 13.5 })])], {
      fill: { color: 'surface', opacity: 0.25 },
    });
    const { slides } = await writeSlides(sceneOf([slide('T', [text])]), lightTheme);
    const root = parseXml(slides[0] ?? new Uint8Array());
    const [shape] = descendantsOf(root, 'p:sp').slice(1);
    if (shape === undefined) throw new Error('The text was not written.');
    expect(descendantsOf(shape, 'a:schemeClr').map((one) => one.get('val'))).toEqual(['bg2', 'tx2']);
    expect(descendantsOf(shape, 'a:alpha')[0]?.get('val')).toBe('25000');
    expect(descendantsOf(shape, 'a:rPr')[0]?.get('sz')).toBe('1350');
    expect(descendantsOf(shape, 'a:normAutofit')).toHaveLength(0);
  });

  it('put the insets on their own sides', async () => {
    const text = textElement('Text', box, [paragraph('a')], {
      inset: { left: 0.1, top: 0.2, right: 0.3, bottom: 0.4 },
    });
    const { slides } = await writeSlides(sceneOf([slide('T', [text])]), lightTheme);
    const body = descendantsOf(parseXml(slides[0] ?? new Uint8Array()), 'a:bodyPr')[1];
    expect(['lIns', 'tIns', 'rIns', 'bIns'].map((side) => body?.get(side))).toEqual([
      '91440',
      '182880',
      '274320',
      '365760',
    ]);
  });

  it('hold a number and its unit together across runs, by no-break spaces, in the language of the deck', async () => {
    const lines = ['Up 14.6 million ', 'from 15 lutego'];
    const text = textElement('Text', box, [
      paragraph([run('Up '), run('14.6', { bold: true }), run(' million from 15 lutego')], { lines }),
      paragraph('Up 3 million'),
    ]);
    const { slides } = await writeSlides({ ...sceneOf([slide('T', [text])]), language: 'pl-PL' }, lightTheme);
    const texts = descendantsOf(parseXml(slides[0] ?? new Uint8Array()), 'a:t').map((one) => one.text);
    expect(texts).toEqual(expect.arrayContaining(['Up ', '14.6', '\u00a0million from 15\u00a0lutego']));
    expect(texts, 'a line that is alone keeps its characters').toContain('Up 3 million');
  });

  it('keep every character of every run, paragraph by paragraph', async () => {
    const runs = fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(runs, { minLength: 1, maxLength: 4 }), async (texts) => {
        const bullets = texts.map((pieces, index) =>
          paragraph(
            pieces.map((piece) => run(piece, { bold: index % 2 === 0 })),
            index % 2 === 0 ? { bullet: { kind: 'disc' }, indentIn: 0.2 } : {},
          ),
        );
        const bytes = await writePptx({
          scene: sceneOf([slide('T', [textElement('Text', box, bullets)])]),
          theme: lightTheme,
          images: new Map(),
        });
        const wanted = texts
          .map((pieces) => pieces.map((piece) => cleanXmlText(piece).replace(/\r\n?/g, '\n')).join(''))
          .join('\n');
        expect(readPptxText(bytes).slides[0]?.texts).toEqual(wanted.replaceAll('\n', '') === '' ? [] : [wanted]);
      }),
      { numRuns: tries(20, 120), examples: [[[['\n'], []]], [[['\n']]], [[['a\n'], ['\n', '\r\n']]]] },
    );
  });
});
