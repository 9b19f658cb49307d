import { describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { contrastRatio } from '@/lib/deck/quality/contrast';
import { openPackage, slidePathsOf } from '@/lib/pptx/package/open-package';
import { descendantsOf, parseXml } from '@/lib/pptx/xml/tree';
import { writePptx } from '@/lib/pptx/write-pptx';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { hueDistance, toOklch } from '../oklch';
import { everyKind, everyKindImages } from '../sample-deck';
import { openUpload, type OpenedUpload } from './open-upload';
import { addPart, buildUpload, editEntry, type UploadEntries } from './testing/build-upload';

const theme = 'ppt/theme/theme1.xml';
const master = 'ppt/slideMasters/slideMaster1.xml';
const programs = ['4F81BD', 'C0504D', '9BBB59', '8064A2', '4BACC6', 'F79646'];
const decoder = new TextDecoder();

/** The theme that programs give each new file, or other accents. */
function setAccents(entries: UploadEntries, accents: readonly string[] = programs): void {
  editEntry(entries, theme, (xml) =>
    xml.replace(
      /<a:accent(\d)>.*?<\/a:accent\d>/gs,
      (_, place: string) => `<a:accent${place}><a:srgbClr val="${accents[Number(place) - 1]}"/></a:accent${place}>`,
    ),
  );
}

/** Each colour where it stands, as conversions say it. */
function sayColors(entries: UploadEntries, hex: string, where = /^ppt\/(?:slide|charts).*\.xml$/): void {
  for (const [name, bytes] of entries) {
    if (!where.test(name) || !decoder.decode(bytes).includes('val="accent')) continue;
    editEntry(entries, name, (xml) =>
      xml.replace(/<a:schemeClr val="accent\d"(?:\/>|>.*?<\/a:schemeClr>)/gs, `<a:srgbClr val="${hex}"/>`),
    );
  }
}

/** The font where it stands, in the styles of the master. */
function sayFonts(entries: UploadEntries, family: string): void {
  editEntry(entries, master, (xml) => xml.replace(/typeface="\+m[jn]-lt"/g, `typeface="${family}"`));
}

/** A part of the text of the slides' titles, which says how it is set. */
function setTitles(entries: UploadEntries, numbers: readonly number[], paragraph: string, run: string): void {
  for (const number of numbers)
    editEntry(entries, `ppt/slides/slide${number}.xml`, (xml) =>
      xml.replace(
        /(<p:ph type="title"\/>.*?)<a:p>.*?<\/a:p>/s,
        `$1<a:p>${paragraph}<a:r><a:rPr lang="en-US"${run}</a:rPr><a:t>A title</a:t></a:r></a:p>`,
      ),
    );
}

async function opened(change: (entries: UploadEntries) => void): Promise<OpenedUpload> {
  const identity = { name: 'House', description: '', tags: [] };
  return openUpload(await buildUpload(change), identity, { drawPixels, shrinkPicture });
}

describe('the lists of a template', () => {
  const lists = (change: (levels: string) => string) =>
    opened((entries) =>
      editEntry(entries, master, (xml) => xml.replace(/<p:bodyStyle>.*?<\/p:bodyStyle>/s, (style) => change(style))),
    );
  const inSecond = (levels: string) =>
    levels.replace(/<a:buClr>.*?<\/a:buClr>/gs, '<a:buClr><a:schemeClr val="accent2"/></a:buClr>');

  it('have their signs in the colour that the template gives them', async () => {
    const { theme: own, template } = await lists(inSecond);
    expect(own.colors.bullet).toBe(own.colors.second);
    expect(own.colors.bullet).not.toBe(own.colors.accent);
    expect(template.colors.bullet.slot).toBe('accent2');
  });

  it('have signs in the colour of their words where the template’s would not be seen', async () => {
    const { theme: own } = await lists((levels) =>
      levels.replace(/<a:buClr>.*?<\/a:buClr>/gs, '<a:buClr><a:srgbClr val="FAFAF7"/></a:buClr>'),
    );
    expect(own.colors.bullet).toBe(own.colors.ink);
  });

  it('begin below a level for headings: that has neither the colour of their text nor their signs', async () => {
    const { theme: own } = await lists((levels) =>
      inSecond(levels).replace(/<a:lvl1pPr.*?<\/a:lvl1pPr>/s, (first) =>
        first
          .replace(/<a:buClr>.*?<a:buChar[^>]*>/s, '<a:buNone/>')
          .replace(
            /<a:defRPr([^>]*)>.*?<\/a:defRPr>/s,
            '<a:defRPr$1 b="1"><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></a:defRPr>',
          ),
      ),
    );
    expect(own.colors.ink).not.toBe(own.colors.accent);
    expect(own.colors.bullet).toBe(own.colors.second);
  });
});

describe('the accents of a template', () => {
  it('are the colour that it shows, where its theme is that of every new file and nothing has it', async () => {
    const upload = await opened((entries) => {
      setAccents(entries);
      sayColors(entries, 'B0126E');
    });
    const { hue } = toOklch(upload.theme.colors.accent);
    expect(hueDistance(hue, toOklch('B0126E').hue)).toBeLessThan(12);
    expect(decoder.decode(upload.template.parts.get(theme)!.bytes)).toMatch(
      /<a:accent1><a:srgbClr val="[AB].{5}"\/><\/a:accent1>/,
    );
  });

  it('are so where its charts alone name accents, as programs write them into every chart', async () => {
    const upload = await opened((entries) => {
      setAccents(entries);
      sayColors(entries, 'B0126E', /^ppt\/slide.*\.xml$/);
      addPart(entries, {
        name: 'ppt/charts/chart9.xml',
        contentType: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
        content:
          '<c:chartSpace xmlns:c="c" xmlns:a="a"><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></c:chartSpace>',
        from: 'ppt/slides/slide2.xml',
        id: 'rIdChart9',
        type: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart',
      });
    });
    expect(hueDistance(toOklch(upload.theme.colors.accent).hue, toOklch('B0126E').hue)).toBeLessThan(12);
  });

  it('are those of a theme that somebody chose, even where nothing in the file has them', async () => {
    const { theme: own } = await opened((entries) => {
      setAccents(entries, ['12507B', ...programs.slice(1)]);
      sayColors(entries, 'B0126E');
    });
    expect(own.colors.accent).toBe('12507B');
  });

  it('are those of a program’s theme where the file has them', async () => {
    const { theme: own } = await opened((entries) => setAccents(entries));
    expect(hueDistance(toOklch(own.colors.accent).hue, toOklch(programs[0]!).hue)).toBeLessThan(8);
  });

  it('are a gray where it shows only that', async () => {
    const { theme: own } = await opened((entries) => {
      setAccents(entries);
      sayColors(entries, '5B6770');
    });
    expect(toOklch(own.colors.accent).chroma).toBeLessThan(0.05);
  });

  it('that are yellow fill in it under dark words, and are amber as words, as yellow is read on no paper', async () => {
    const { theme: own } = await opened((entries) => {
      setAccents(entries);
      sayColors(entries, 'F2BD2B');
    });
    const { accent, accentFill, onAccent, ink, canvas, series5 } = own.colors;
    expect(contrastRatio(accent, canvas)).toBeGreaterThanOrEqual(4.5);
    expect(toOklch(accent).hue).toBeLessThan(74);
    expect(hueDistance(toOklch(accentFill).hue, toOklch('F2BD2B').hue)).toBeLessThan(12);
    expect(contrastRatio(accentFill, canvas)).toBeLessThan(3);
    expect(onAccent).toBe(ink);
    // What stands back beside it is a gray: any shade of yellow would stand out.
    expect(toOklch(series5).chroma).toBeLessThan(0.03);
  });

  it.each(['FF8A00', '8CC63F', '7FDBFF', 'FF6F61'])(
    'that somebody chose as bright as %s fill as they are',
    async (hex) => {
      const upload = await opened((entries) =>
        setAccents(entries, [hex, '404040', '606060', '808080', '202020', '303030']),
      );
      const { accent, accentFill, onAccent, canvas } = upload.theme.colors;
      expect(accentFill).toBe(hex);
      expect(contrastRatio(onAccent, accentFill)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(accent, canvas)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('that are darkened for words are no more colourful than before', async () => {
    const { theme: own } = await opened((entries) =>
      setAccents(entries, ['FF6F61', '404040', '606060', '808080', '202020', '303030']),
    );
    expect(toOklch(own.colors.accent).chroma).toBeLessThan(toOklch('FF6F61').chroma * 1.2);
  });

  it('of a middle lightness fill as they are under white words, and words in them have another colour of the palette', async () => {
    const { theme: own } = await opened((entries) =>
      setAccents(entries, ['0096C8', '404040', '606060', '808080', '202020', '303030']),
    );
    const { accent, accentFill, onAccent } = own.colors;
    expect([accentFill, onAccent, accent]).toEqual(['0096C8', 'FFFFFF', '404040']);
  });

  it('that are dark enough for words fill in the same colour, with the background’s on it', async () => {
    const { theme: own } = await opened((entries) => setAccents(entries, ['12507B', ...programs.slice(1)]));
    expect(own.colors).toMatchObject({ accentFill: '12507B', onAccent: own.colors.canvas });
  });

  it('have tints of their own behind words and for what stands back, on which words are read', async () => {
    const { theme: own } = await opened((entries) => {
      setAccents(entries);
      sayColors(entries, 'B0126E');
    });
    const { surface, series5, accent, ink } = own.colors;
    for (const hex of [surface, series5]) expect(hueDistance(toOklch(hex).hue, toOklch(accent).hue)).toBeLessThan(25);
    expect(contrastRatio(ink, surface)).toBeGreaterThan(7);
    expect(contrastRatio(series5, accent)).toBeGreaterThan(1.5);
  });

  it.each([
    ['a calm second one', '7BA6BE', true],
    ['a vivid second one', 'E6A400', false],
  ])('leave what stands back in charts to %s: %s, %s', async (_case, second, isSecond) => {
    const { theme: own } = await opened((entries) =>
      setAccents(entries, ['12507B', second, '606060', '808080', '202020', '303030']),
    );
    expect(own.colors.series5 === second).toBe(isSecond);
  });
});

describe('the fonts of a template', () => {
  it('are those that its master says where it names none of the theme’s', async () => {
    const upload = await opened((entries) => sayFonts(entries, 'Georgia'));
    expect(upload.theme.fonts).toMatchObject({ heading: 'Georgia', body: 'Georgia' });
    expect(decoder.decode(upload.template.parts.get(theme)!.bytes).match(/<a:latin typeface="Georgia"/g)).toHaveLength(
      2,
    );
  });

  it('are those that the places of its master say, whatever its styles do', async () => {
    const { theme: own } = await opened((entries) => {
      sayFonts(entries, 'Arial');
      const style =
        '<a:lstStyle><a:lvl1pPr><a:defRPr><a:latin typeface="Georgia"/></a:defRPr></a:lvl1pPr></a:lstStyle>';
      editEntry(entries, master, (xml) =>
        xml.replace(/(<p:ph type="title"\/>.*?)<a:lstStyle(?:\/>|>.*?<\/a:lstStyle>)/s, `$1${style}`),
      );
    });
    expect(own.fonts).toMatchObject({ heading: 'Georgia', body: 'Arial' });
  });

  it('are those of the slides where most of those say another one', async () => {
    const { theme: own } = await opened((entries) => {
      sayFonts(entries, 'Georgia');
      setTitles(entries, [2, 3, 4], '', '><a:latin typeface="Cambria"/>');
    });
    expect(own.fonts).toMatchObject({ heading: 'Cambria', body: 'Georgia' });
  });

  it('are those of the theme where the master names it, whatever a slide says', async () => {
    const before = (await opened(() => undefined)).theme.fonts;
    const { theme: own } = await opened((entries) =>
      setTitles(entries, [2, 3, 4], '', '><a:latin typeface="Cambria"/>'),
    );
    expect(own.fonts).toEqual(before);
  });

  it('stand in the cells of tables where masters say nothing of such words', async () => {
    const fontsOf = async (upload: OpenedUpload) => {
      const slides = everyKind.slides.filter(({ kind }) => kind === 'table');
      const { scene } = layOutDeck({ ...everyKind, slides }, upload.theme, { maxSlides: 9, images: everyKindImages });
      const deck = openPackage(await writePptx({ scene, theme: upload.theme, images: new Map(), upload }));
      const cells = slidePathsOf(deck).flatMap((path) => descendantsOf(parseXml(deck.parts.get(path)!), 'a:tc'));
      return new Set(cells.map((cell) => descendantsOf(cell, 'a:latin')[0]?.get('typeface')));
    };
    expect(await fontsOf(await opened(() => undefined))).toEqual(new Set([undefined]));
    const silent = await opened((entries) =>
      editEntry(entries, master, (xml) => xml.replace(/<p:otherStyle>.*?<\/p:otherStyle>/s, '')),
    );
    expect(await fontsOf(silent)).toEqual(new Set(['+mn-lt']));
  });
});

describe('the titles of a template', () => {
  const red = ' b="0"><a:solidFill><a:srgbClr val="A00D1A"/></a:solidFill>';
  const white = ' b="0"><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>';

  it('are set as its slides have them, where no layout says it', async () => {
    const { theme: own } = await opened((entries) => setTitles(entries, [3, 4], '<a:pPr algn="r"/>', red));
    expect(own.layouts.content.title).toMatchObject({ align: 'end', bold: false });
    expect(own.layouts.content.title.color).not.toBe('ink');
    expect(own.layouts.section.title.align).toBe('start');
  });

  it('are left alone where slides would have them in a colour that nobody reads there', async () => {
    const { theme: own } = await opened((entries) => setTitles(entries, [3, 4], '<a:pPr algn="r"/>', white));
    expect(own.layouts.content.title).toMatchObject({ align: 'start', bold: true, color: 'ink' });
  });
});

describe('the cover of a template', () => {
  /** A layout for covers as programs make it that have none: a title above a large place; and no words on the first slide. */
  function plainCover(entries: UploadEntries, drawing = ''): void {
    const place = (type: string, y: number, cy: number) =>
      `<p:sp><p:nvSpPr><p:cNvPr id="${y}" name="${type}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="${type}"${type === 'title' ? '' : ' idx="1"'}/></p:nvPr></p:nvSpPr>` +
      `<p:spPr><a:xfrm><a:off x="609600" y="${y}"/><a:ext cx="10972800" cy="${cy}"/></a:xfrm></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-US"/></a:p></p:txBody></p:sp>`;
    editEntry(entries, 'ppt/slideLayouts/slideLayout1.xml', (xml) =>
      xml.replace(
        /<\/p:grpSpPr>.*<\/p:spTree>/s,
        `</p:grpSpPr>${drawing}${place('title', 274_638, 1_143_000)}${place('subTitle', 1_600_200, 4_525_963)}</p:spTree>`,
      ),
    );
    editEntry(entries, 'ppt/slides/slide1.xml', (xml) =>
      xml.replace(/<\/p:grpSpPr>.*<\/p:spTree>/s, '</p:grpSpPr></p:spTree>'),
    );
  }

  it('is composed where its layout has the title over a place for content', async () => {
    const { title, body } = (await opened((entries) => plainCover(entries))).theme.layouts.cover;
    expect(title).toMatchObject({ sizePt: 44, anchor: 'bottom' });
    expect(title.box.y).toBeGreaterThan(1.2);
    expect(body.box.y).toBeGreaterThanOrEqual(title.box.y + title.box.h);
    expect(body).toMatchObject({ sizePt: 22, anchor: 'top' });
  });

  it('keeps its title on the bar that is drawn for it', async () => {
    const bar =
      '<p:sp><p:nvSpPr><p:cNvPr id="77" name="Bar"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="200000"/><a:ext cx="12192000" cy="1300000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="0B2545"/></a:solidFill></p:spPr></p:sp>';
    const { title } = (await opened((entries) => plainCover(entries, bar))).theme.layouts.cover;
    expect(title.box.y + title.box.h).toBeLessThan(1.7);
    expect(title.color).toBe('canvas');
  });

  it('has no number where no slide of the file has one there', async () => {
    const { theme: own } = await opened((entries) => plainCover(entries));
    expect(own.layouts.cover.footer?.slideNumber.w).toBe(0);
    expect(own.layouts.content.footer?.slideNumber.w).toBeGreaterThan(0);
  });
});
