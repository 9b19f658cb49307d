import { describe, expect, it } from 'vitest';
import type { DeckSpecInput } from '@/lib/deck/spec/deck-spec';
import type { OpenedUpload } from './open-upload';
import { editEntry, type UploadEntries } from './testing/build-upload';
import { laid, opened, partOf, rebuild, rectangle, said, textOf, type Place } from './testing/rebuild-layouts';

const ending = 'ppt/slideLayouts/slideLayout12.xml';

const bullets: DeckSpecInput['slides'][number] = {
  kind: 'bullets',
  title: 'Three things changed',
  items: [{ text: 'We now ship with two carriers' }, { text: 'The best sellers are held in both halls' }],
};

describe('a template whose titles stand beside what slides are about', () => {
  const title: Place = { ph: 'type="title"', at: [0.5, 0.6, 3, 2.5], sizePt: 28 };
  const note: Place = { ph: 'type="body" idx="13"', at: [0.5, 3.4, 3, 2.9], sizePt: 14 };
  const withPanel = (entries: UploadEntries) => {
    rebuild(entries, 'content', [title, note, { ph: 'idx="1"', at: [4.3, 0.6, 8.4, 6] }]);
    rebuild(entries, 'titleOnly', [title]);
  };

  it('has its content in all of the place for it, and a note beside it is none', async () => {
    const upload = await opened(withPanel);
    expect(upload.layouts.content.isStandIn).toBe(false);
    for (const name of ['content', 'title-only'] as const) {
      const { box } = upload.theme.layouts[name].body;
      expect(box.x).toBeGreaterThan(4.2);
      expect(box.y).toBeLessThan(1);
      expect(box.h).toBeGreaterThan(5);
    }
    expect(laid(upload, [bullets]).blocking).toEqual([]);
  });
});

describe('a template whose titles stand at the foot', () => {
  const title: Place = { ph: 'type="title"', at: [0.6, 5.5, 9.9, 0.9], sizePt: 30 };

  it('has content and sources above them', async () => {
    const upload = await opened((entries) => {
      rebuild(entries, 'content', [title, { ph: 'idx="1"', at: [0.6, 1, 12.1, 4.4] }]);
      rebuild(entries, 'titleOnly', [title]);
    });
    expect(upload.layouts.content.isStandIn).toBe(false);
    const { body, title: own, footer } = upload.theme.layouts['title-only'];
    expect(body.box.y).toBeLessThan(1.5);
    expect(footer!.source.y + footer!.source.h).toBeLessThanOrEqual(own.box.y);
    expect(laid(upload, [{ ...bullets, source: 'Management accounts' }]).blocking).toEqual([]);
  });
});

describe('a layout for sections with a place for their number', () => {
  const sectionWith = (prompt: string) =>
    opened((entries) =>
      rebuild(entries, 'section', [
        { ph: 'type="body" idx="13"', at: [0.8, 1.2, 3, 1.4], prompt, sizePt: 72 },
        { ph: 'type="title"', at: [0.8, 2.9, 9, 1.4], sizePt: 40 },
        { ph: 'type="body" idx="1"', at: [0.8, 4.6, 7, 1], sizePt: 18 },
      ]),
    );

  it.each([
    ['01', '04'],
    ['1', '4'],
    ['II', 'IV'],
    ['#', '4'],
  ])('that shows %s says the fourth as %s, and its words in the place for those', async (prompt, number) => {
    const upload = await sectionWith(prompt);
    const { scene, blocking } = laid(upload, [
      { kind: 'section', title: 'Results', subtitle: 'Ahead of plan', number: 4 },
    ]);
    const numeral = textOf(scene, 'Section number');
    expect([said(numeral), numeral.placeholder]).toEqual([number, 'numeral']);
    expect(textOf(scene, 'Subtitle').box.y).toBeGreaterThan(4);
    expect(blocking).toEqual([]);
    expect(upload.template.layouts.section.placeholders.numeral?.idx).toBe(13);
  });

  it('has its words elsewhere where the prompt is one to write', async () => {
    const { scene } = laid(await sectionWith('Click to edit'), [
      { kind: 'section', title: 'Results', subtitle: 'Ahead of plan', number: 4 },
    ]);
    expect(scene.slides[0]!.elements.some(({ name }) => name === 'Section number')).toBe(false);
  });
});

describe('a front', () => {
  it('without a place for words below its title says none where something is drawn there', async () => {
    const wave = rectangle([0, 4.4, 13.33, 3.1], '1B1444');
    const upload = await opened((entries) =>
      rebuild(entries, 'section', [{ ph: 'type="title"', at: [0.8, 2.4, 9, 1.8], sizePt: 44, color: 'FFFFFF' }], {
        drawn: wave + rectangle([0, 4.1, 13.33, 0.5], 'FFC928', 71),
        ground: '7A4FD0',
      }),
    );
    expect(upload.theme.layouts.section.panel).toBeUndefined();
    const { scene, blocking } = laid(upload, [{ kind: 'section', title: 'Results', subtitle: 'Ahead of plan' }]);
    expect(JSON.stringify(scene.slides[0]!.elements)).not.toContain('Ahead of plan');
    expect(scene.slides[0]!.notes).toContain('Ahead of plan');
    expect(blocking).toEqual([]);
  });

  it('with a low place says what the deck is about, and leaves author and date to the notes', async () => {
    const upload = await opened((entries) =>
      rebuild(
        entries,
        'cover',
        [
          { ph: 'type="ctrTitle"', at: [0.7, 2, 9, 1.8], sizePt: 40, color: 'FFFFFF' },
          { ph: 'type="subTitle" idx="1"', at: [0.7, 4.1, 6.5, 0.4], sizePt: 18 },
        ],
        { drawn: rectangle([0, 4.1, 8, 0.4], 'FFC928'), ground: '1B1444' },
      ),
    );
    const slide = {
      kind: 'title',
      title: 'Northwind',
      subtitle: 'Review for the board',
      author: 'Dana Whitfield',
    } as const;
    const { scene } = laid(upload, [slide]);
    expect(said(textOf(scene, 'Subtitle'))).toBe('Review for the board');
    expect(scene.slides[0]!.notes).toContain('Dana Whitfield');
  });
});

describe('a template whose titles for content run down', () => {
  it('is refused with what to do, and not made of covers', async () => {
    const change = (entries: UploadEntries) => {
      for (const part of [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((number) => `ppt/slideLayouts/slideLayout${number}.xml`))
        editEntry(entries, part, (xml) =>
          xml.replace(
            /(<p:ph[^>]*type="title"[^>]*\/>.*?)<a:bodyPr[^>]*?(?:\/>|>.*?<\/a:bodyPr>)/s,
            '$1<a:bodyPr vert="vert"/>',
          ),
        );
    };
    await expect(opened(change)).rejects.toMatchObject({
      fault: 'no_usable_layout',
      message: expect.stringContaining('runs down'),
    });
  });
});

describe('a layout that is made for something of its own', () => {
  it('holds what is compared in its places where it draws heads for its two columns', async () => {
    const heads = rectangle([0.5, 1.7, 5.8, 0.5], '12507B') + rectangle([6.9, 1.7, 5.8, 0.5], '2E8B57', 71);
    const columns: Place[] = [
      { ph: 'type="title"', at: [0.5, 0.4, 12, 1] },
      { ph: 'type="body" idx="1"', at: [0.5, 1.7, 5.8, 0.5] },
      { ph: 'sz="half" idx="2"', at: [0.5, 2.3, 5.8, 4] },
      { ph: 'type="body" idx="3"', at: [6.9, 1.7, 5.8, 0.5] },
      { ph: 'sz="half" idx="4"', at: [6.9, 2.3, 5.8, 4] },
    ];
    const titleOnly = (entries: UploadEntries) => rebuild(entries, 'titleOnly', [columns[0]!]);
    const served = await opened((entries) => (titleOnly(entries), rebuild(entries, 'comparison', columns)));
    const drawn = await opened(
      (entries) => (titleOnly(entries), rebuild(entries, 'comparison', columns, { drawn: heads })),
    );
    expect([served, drawn].map((upload) => upload.layouts.comparison.isStandIn)).toEqual([false, false]);
    const placesOf = ({ theme }: OpenedUpload) => Object.keys(theme.layouts.comparison.places ?? {});
    expect(placesOf(served)).toEqual([]);
    expect(placesOf(drawn)).toEqual(['heading', 'body', 'second-heading', 'second']);
  });

  it('ends no deck because its name holds the word', async () => {
    const upload = await opened((entries) => {
      editEntry(entries, partOf('caption'), (xml) =>
        xml.replace('name="Content with caption"', 'name="Contenu avec légende"'),
      );
      editEntry(entries, ending, (xml) => xml.replace('name="Closing"', 'name="Merci"'));
    });
    expect(upload.layouts.closing.name).toBe('Merci');
  });

  it.each(['Slajd końcowy', 'Slotdia', 'Fermeture', 'Afsluiting', 'Slutbild'])('ends decks as “%s”', async (name) => {
    const upload = await opened((entries) =>
      editEntry(entries, ending, (xml) => xml.replace('name="Closing"', `name="${name}"`)),
    );
    expect(upload.layouts.closing).toMatchObject({ name, isStandIn: false });
  });

  it('ends decks as the slides of the file end, whatever it is called', async () => {
    const named = (isUsed: boolean) => (entries: UploadEntries) => {
      rebuild(entries, 'quote', [
        { ph: 'type="title"', at: [3, 3, 7, 1] },
        { ph: 'type="body" idx="13"', at: [3, 4.2, 7, 0.9], sizePt: 14 },
      ]);
      editEntry(entries, partOf('quote'), (xml) => xml.replace('name="Quote"', 'name="CUSTOM"'));
      editEntry(entries, ending, (xml) => xml.replace('name="Closing"', 'name="Other"'));
      const last = Math.max(
        ...[...entries.keys()].map((name) => Number(/slides\/slide(\d+)\.xml$/.exec(name)?.[1] ?? 0)),
      );
      if (isUsed)
        editEntry(entries, `ppt/slides/_rels/slide${last}.xml.rels`, (xml) =>
          xml.replace(/slideLayout\d+\.xml/, 'slideLayout10.xml'),
        );
    };
    const [used, unused] = [await opened(named(true)), await opened(named(false))];
    expect(used.layouts.closing).toMatchObject({ name: 'CUSTOM', isStandIn: false });
    expect(unused.layouts.closing.isStandIn).toBe(true);
  });

  it('ends no deck without a place for its last title: the cover does', async () => {
    const upload = await opened((entries) =>
      editEntry(entries, ending, (xml) =>
        xml.replace(/<p:sp>(?:(?!<\/p:sp>).)*type="(?:ctrTitle|title)".*?<\/p:sp>/s, ''),
      ),
    );
    expect(upload.layouts.closing).toMatchObject({ part: upload.layouts.cover.part, isStandIn: true });
  });
});

describe('colours that a template has chosen', () => {
  it('are kept for large words that are read so, and words that must be smaller are plain', async () => {
    const upload = await opened((entries) => {
      editEntry(entries, 'ppt/theme/theme1.xml', (xml) =>
        xml.replace(/<a:accent2>.*?<\/a:accent2>/s, '<a:accent2><a:srgbClr val="8F959B"/></a:accent2>'),
      );
      rebuild(
        entries,
        'cover',
        [
          { ph: 'type="ctrTitle"', at: [0.7, 2.3, 4.5, 2], sizePt: 40, color: 'FFFFFF' },
          { ph: 'type="subTitle" idx="1"', at: [0.7, 4.8, 4.5, 1], sizePt: 20, color: '8F959B' },
        ],
        { ground: '3A4147' },
      );
    });
    const { body } = upload.theme.layouts.cover;
    expect(body).toMatchObject({ leastPt: 18 });
    expect(body.smallColor).not.toBe(body.color);
    const cover = { kind: 'title', title: 'Northwind', subtitle: 'Review for the board' } as const;
    const long = { ...cover, subtitle: 'Quarterly review for the board: results, risks and what we ask you to decide' };
    const sizes = [cover, { ...long, author: 'Dana Whitfield, CFO', date: '14 October 2026' }].map((slide) => {
      const { scene, blocking } = laid(upload, [slide]);
      expect(blocking).toEqual([]);
      const [run] = textOf(scene, 'Subtitle').paragraphs.flatMap(({ runs }) => runs);
      return [run!.color, run!.sizePt >= 18];
    });
    expect(sizes).toEqual([
      [body.color, true],
      [body.smallColor, false],
    ]);
  });

  it('are kept in footers, where they are read well enough for those', async () => {
    const upload = await opened((entries) => {
      const band = rectangle([0, 6.9, 13.33, 0.6], '0F8A92');
      rebuild(
        entries,
        'content',
        [
          { ph: 'type="title"', at: [0.5, 0.4, 12, 1] },
          { ph: 'idx="1"', at: [0.5, 1.6, 12, 4.8] },
        ],
        { drawn: band },
      );
      editEntry(entries, partOf('content'), (xml) =>
        xml.replace(
          /(<p:ph[^>]*type="sldNum"[^>]*\/>.*?<p:spPr)\/>(.*?)<a:lstStyle\s*(?:\/>|><\/a:lstStyle>|>.*?<\/a:lstStyle>)/s,
          '$1><a:xfrm><a:off x="11300000" y="6400000"/><a:ext cx="600000" cy="320000"/></a:xfrm></p:spPr>$2<a:lstStyle><a:lvl1pPr><a:defRPr sz="1000"><a:solidFill><a:schemeClr val="bg1"/></a:solidFill></a:defRPr></a:lvl1pPr></a:lstStyle>',
        ),
      );
    });
    const { scene, blocking } = laid(upload, [{ ...bullets, arrangement: 'list' }]);
    expect(textOf(scene, 'Slide number').paragraphs[0]!.runs[0]!.color).toBe('canvas');
    expect(blocking).toEqual([]);
  });

  it('stand behind cards where the second background is a breath of one', async () => {
    const withSecond = (hex: string) =>
      opened((entries) =>
        editEntry(entries, 'ppt/theme/theme1.xml', (xml) =>
          xml.replace(/<a:lt2>.*?<\/a:lt2>/s, `<a:lt2><a:srgbClr val="${hex}"/></a:lt2>`),
        ),
      );
    expect((await withSecond('F4EEE6')).theme.colors.surface).toBe('F4EEE6');
    expect((await withSecond('E7E6E6')).theme.colors.surface).not.toBe('E7E6E6');
    expect((await withSecond('C04040')).theme.colors.surface).not.toBe('C04040');
  });
});
