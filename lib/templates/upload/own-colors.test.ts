import { describe, expect, it } from 'vitest';
import { contrastRatio } from '@/lib/deck/quality/contrast';
import { openPackage, slidePathsOf } from '@/lib/pptx/package/open-package';
import { writePptx } from '@/lib/pptx/write-pptx';
import { everyKind } from '../sample-deck';
import { editEntry, type UploadEntries } from './testing/build-upload';
import { laid, opened, partOf, rebuild, rectangle, type Place } from './testing/rebuild-layouts';

const palette = ['00843D', 'FF7A00', 'FFC72C', '8CC63F', 'D7263D', '7A8B7F'];

function setAccents(entries: UploadEntries, accents: readonly string[] = palette): void {
  editEntry(entries, 'ppt/theme/theme1.xml', (xml) =>
    xml.replace(
      /<a:accent(\d)>.*?<\/a:accent\d>/gs,
      (_, place: string) => `<a:accent${place}><a:srgbClr val="${accents[Number(place) - 1]}"/></a:accent${place}>`,
    ),
  );
}

const inSlot = (slot: string) => `<a:solidFill><a:schemeClr val="${slot}"/></a:solidFill>`;

/** Levels of the master's lists, from the first on. */
function setLists(entries: UploadEntries, levels: readonly { sign: string; run: string }[]): void {
  const style = levels.map(({ sign, run }, index) => `<a:lvl${index + 1}pPr>${sign}${run}</a:lvl${index + 1}pPr>`);
  editEntry(entries, 'ppt/slideMasters/slideMaster1.xml', (xml) =>
    xml.replace(/<p:bodyStyle>.*?<\/p:bodyStyle>/s, `<p:bodyStyle>${style.join('')}</p:bodyStyle>`),
  );
}

const plain = `<a:defRPr sz="1800" b="0">${inSlot('tx1')}</a:defRPr>`;
const title: Place = { ph: 'type="title"', at: [0.6, 0.5, 12, 0.9], sizePt: 28 };
const body: Place = { ph: 'idx="1"', at: [0.6, 1.6, 12, 4.8] };

describe('lists of a template', () => {
  it('that begin below headings in an accent have the sign of the first level that has one, and running text has its own colour', async () => {
    const upload = await opened((entries) => {
      setAccents(entries);
      setLists(entries, [
        { sign: '<a:buNone/>', run: `<a:defRPr sz="1800" b="1">${inSlot('accent1')}</a:defRPr>` },
        {
          sign: '<a:buClr><a:schemeClr val="accent2"/></a:buClr><a:buFont typeface="Wingdings"/><a:buChar char="&#167;"/>',
          run: plain,
        },
      ]);
    });
    const { colors, style } = upload.theme;
    expect(style.bullet).toBe('square');
    expect(colors).toMatchObject({ bullet: palette[1], accentFill: palette[0] });
    expect(colors.ink).not.toBe(palette[0]);
    const { scene } = laid(
      upload,
      everyKind.slides.filter(({ kind }) => kind === 'matrix'),
    );
    const { template, scale } = upload;
    const bytes = await writePptx({ scene, theme: upload.theme, images: new Map(), upload: { template, scale } });
    const opening = openPackage(bytes);
    const slide = new TextDecoder().decode(opening.parts.get(slidePathsOf(opening)[0]!));
    expect(slide).toContain('<a:buClr><a:schemeClr val="accent2"/></a:buClr>');
  });

  it('have signs in the colour of their words where nobody gave them another', async () => {
    const upload = await opened((entries) => setLists(entries, [{ sign: '<a:buChar char="•"/>', run: plain }]));
    expect(upload.theme.colors.bullet).toBe(upload.theme.colors.ink);
  });
});

describe('words on the accent', () => {
  const accented = (accent: string, words: string) => (entries: UploadEntries) => {
    setAccents(entries, [accent, ...palette.slice(1)]);
    const box = rectangle([0.6, 5.2, 3, 1], accent).replace(
      '</p:spPr></p:sp>',
      `</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US"><a:solidFill><a:srgbClr val="${words}"/></a:solidFill></a:rPr><a:t>Key figure</a:t></a:r></a:p></p:txBody></p:sp>`,
    );
    rebuild(entries, 'caption', [title, body], { drawn: box });
  };

  it('are white as long as large ones are read in it, and small ones are then bold', async () => {
    const upload = await opened((entries) => setAccents(entries, ['E8641B', ...palette.slice(1)]));
    expect(upload.theme.colors).toMatchObject({ accentFill: 'E8641B', onAccent: 'FFFFFF' });
    const kinds = ['matrix', 'metrics', 'comparison', 'table', 'roadmap'];
    const { scene, blocking } = laid(
      upload,
      everyKind.slides.filter(({ kind }) => kinds.includes(kind)),
    );
    expect(scene.slides.length).toBeGreaterThanOrEqual(kinds.length);
    expect(blocking).toEqual([]);
  });

  it('are dark where the template writes so on that fill', async () => {
    const upload = await opened(accented('E8641B', '000000'));
    expect(upload.theme.colors.onAccent).toBe('000000');
  });

  it('are not as the template writes where that is hardly read', async () => {
    const upload = await opened(accented('FFC72C', 'FFFFFF'));
    expect(upload.theme.colors.onAccent).not.toBe('FFFFFF');
  });
});

describe('words in the accent', () => {
  it('have its colour where large ones are read in that, and no others do', async () => {
    const upload = await opened((entries) => setAccents(entries, ['D94F30', ...palette.slice(1)]));
    expect(upload.theme.colors.accent).toBe('D94F30');
    const { scene, blocking } = laid(upload, [
      {
        kind: 'metrics',
        title: 'Revenue is ahead of plan',
        metrics: ['18', '41', '312'].map((value) => ({ value, label: 'New customers', detail: 'More than last year' })),
      },
    ]);
    const runs = scene.slides[0]!.elements.flatMap((one) =>
      one.type === 'text' ? one.paragraphs.flatMap((paragraph) => paragraph.runs) : [],
    );
    const inAccent = runs.filter(({ color }) => color === 'accent');
    expect(inAccent.length).toBeGreaterThan(0);
    expect(inAccent.every(({ sizePt, bold }) => sizePt >= 18 || (bold && sizePt >= 14))).toBe(true);
    expect(blocking).toEqual([]);
  });
});

it('what stands back in charts is a gray of the palette’s own, where it has one', async () => {
  const upload = await opened((entries) => setAccents(entries));
  expect(upload.theme.colors.series5).toBe(palette[5]);
});

it.each(['0096E6', 'E8641B', '12A59A'])('what stands back beside %s is lighter than that', async (hex) => {
  const dark = ['1D4E66', '333333', '404040', '505050', '303030'];
  const upload = await opened((entries) => setAccents(entries, [hex, ...dark]));
  const { canvas, series5, accentFill } = upload.theme.colors;
  expect(contrastRatio(series5, canvas)).toBeLessThan(contrastRatio(accentFill, canvas));
});

it('a page number keeps its colour on a badge that is a little larger than its digits', async () => {
  const number: Place = { ph: 'type="sldNum" idx="44"', at: [12.2, 6.9, 0.5, 0.4], sizePt: 10, color: 'FFFFFF' };
  const upload = await opened((entries) => {
    setAccents(entries, ['E8505B', ...palette.slice(1)]);
    const badge = rectangle([12.48, 6.95, 0.26, 0.3], 'E8505B');
    rebuild(entries, 'content', [title, body, { ...number, prompt: '‹#›' }], { drawn: badge });
    editEntry(entries, partOf('content'), (xml) =>
      xml.replace(/<p:sp>(?:(?!<\/p:sp>).)*type="sldNum"(?:(?!<\/p:sp>|idx="44").)*<\/p:sp>/gs, ''),
    );
  });
  const { footer } = upload.theme.layouts.content;
  expect(footer!.slideNumber.x).toBeGreaterThan(12);
  expect(upload.theme.colors[footer!.color]).toBe('FFFFFF');
});

it('a status at risk is amber on the cards of a template, too', async () => {
  const upload = await opened((entries) => setAccents(entries));
  const { scene, blocking } = laid(upload, [
    {
      kind: 'scorecard',
      title: 'Two of three targets are met',
      measures: (['good', 'watch', 'bad'] as const).map((verdict) => ({
        name: `Measure ${verdict}`,
        actual: '41 %',
        target: '43 %',
        status: { text: 'State', verdict },
      })),
    },
  ]);
  const runs = scene.slides[0]!.elements.flatMap((one) =>
    one.type === 'text'
      ? one.paragraphs.flatMap((paragraph) => paragraph.runs)
      : one.type === 'table'
        ? one.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.runs)))
        : [],
  );
  expect(runs.map(({ color }) => color)).toEqual(expect.arrayContaining(['good', 'watch', 'bad']));
  expect(blocking).toEqual([]);
});

describe('words in an accent that is too bright for them', () => {
  const [orange, amber, red] = ['FF6F3C', 'F2A900', 'C81D25'];
  const colorsWith = async (drawn: string) =>
    opened((entries) => {
      setAccents(entries, [orange, amber, 'F2B000', 'F2B700', 'F2C700', red]);
      rebuild(entries, 'caption', [title, body], { drawn: rectangle([0.6, 5.2, 3, 1], drawn) });
    });

  it('have a colour like it that the template uses, and none that stands in its list alone', async () => {
    expect((await colorsWith(red)).theme.colors).toMatchObject({ accentFill: orange, accent: red });
    const { accent, accentFill } = (await colorsWith(amber)).theme.colors;
    expect(accentFill).toBe(orange);
    expect(accent).not.toBe(red);
  });
});
