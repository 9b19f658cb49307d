import { describe, expect, it } from 'vitest';
import type { SceneSlide } from '@/lib/deck/scene/scene';
import {
  iconElement,
  paragraph,
  picture,
  run,
  slide,
  tableElement,
  textElement,
  titleElement,
} from '../fixtures/elements';
import { lightTheme } from '../fixtures/theme';
import { buildTemplatePackage } from '../template/build-template-package';
import { writeSlides } from '../write/write-slides';
import { childOf, childrenOf, descendantsOf, parseXml } from '../xml/tree';
import type { XmlElement } from '../xml/tree';
import { normaliseSlide, slideRules } from './normalise-slide';
import { bulletFonts, themeFonts } from './slide/fonts';
import { inheritedText } from './slide/inherited-text';
import {
  continuedNumbers,
  shrinkWhenEdited,
  noEmptyTexts,
  oneParagraphProperties,
  paragraphEnds,
  paragraphStarts,
  runAttributes,
  fields,
  unproofedListings,
} from './slide/text-properties';
import { hyperlinks, pictureCrops, pictureOutlines, relationshipIds } from './slide/pictures';
import {
  gluedConnectors,
  iconLines,
  linesAsConnectors,
  noEmptyOutlines,
  tableProperties,
  tiedConnectors,
} from './slide/shapes';
import { listsAsTheTemplateHas } from './slide/list-signs';
import { placeholders } from './slide/placeholders';
import { slideColors } from './scheme-colors';
import { groups, shapeIdentity } from './slide/shape-identity';
import type { SlideRule } from './slide/slide-drawing';

const box = { x: 1, y: 2, w: 5, h: 1 };
const bullet = { bullet: { kind: 'disc' }, indentIn: 0.25 } as const;
const template = buildTemplatePackage(lightTheme);

/** A slide on which every rule has something to do. */
const faulty: SceneSlide = slide(
  'Everything at once',
  [
    textElement('Runs', box, [
      paragraph([run('One '), run('two', { font: 'heading', href: 'https://example.com/' })], bullet),
    ]),
    textElement('Empty', box, [paragraph('')]),
    textElement('Behind an icon', box, [paragraph('Words', { startIn: 0.5 })]),
    {
      type: 'shape',
      name: 'Card',
      geometry: 'round-rect',
      box,
      fill: { color: 'surface' },
      group: 'Plan',
    },
    { type: 'shape', name: 'Card', geometry: 'rect', box, fill: { color: 'surface' }, group: 'Plan' },
    {
      type: 'line',
      name: 'Rule',
      box: { ...box, h: 0 },
      stroke: { color: 'ink', widthPt: 1 },
      joins: { start: 'Runs', end: 'Card' },
    },
    {
      type: 'line',
      name: 'Connector',
      box,
      stroke: { color: 'ink', widthPt: 1 },
      connects: { from: 'Runs', to: 'Photo', bend: 'down' },
    },
    {
      type: 'image',
      name: 'Photo',
      imageId: picture.id,
      altText: 'Colours',
      box,
      crop: { left: 0.1, top: 0, right: 0, bottom: 0.2 },
      geometry: 'round-rect',
      cornerRadius: 0.2,
    },
    tableElement([
      ['A', 'B'],
      ['1', ''],
      ['2', '3'],
    ]),
    textElement('Number', box, [paragraph('7')], { placeholder: 'slide-number', field: 'slidenum' }),
    iconElement('leaf', box),
  ],
  { layout: 'content' },
);

async function normalised(
  one: SceneSlide,
  options: { without?: SlideRule; language?: string; direction?: 'ltr' | 'rtl' } = {},
): Promise<XmlElement> {
  const scene = {
    title: 'T',
    language: options.language ?? 'de-DE',
    direction: options.direction ?? 'ltr',
    slides: [one],
  } as const;
  const written = await writeSlides(scene, lightTheme);
  const rules = slideRules.filter((rule) => rule !== options.without);
  const [bytes] = written.slides;
  if (bytes === undefined) throw new Error('Nothing was written.');
  return parseXml(
    normaliseSlide(
      bytes,
      one,
      { ...scene, colors: template.colors, tableStyle: template.tableStyle },
      template.layouts[one.layout],
      rules,
    ),
  );
}

const ids = (root: XmlElement) => descendantsOf(root, 'p:cNvPr').map((one) => one.get('id'));

/** What is wrong when a rule is missing. */
const faults: readonly (readonly [string, SlideRule, (root: XmlElement) => boolean])[] = [
  [
    'a:pPr repeated in a paragraph',
    oneParagraphProperties,
    (root) => descendantsOf(root, 'a:p').some((one) => childrenOf(one, 'a:pPr').length > 1),
  ],
  [
    'end properties behind text',
    paragraphEnds,
    (root) => descendantsOf(root, 'a:p').some((one) => childOf(one, 'a:r') && childOf(one, 'a:endParaRPr')),
  ],
  [
    'Latin font for East Asian text',
    themeFonts,
    (root) => descendantsOf(root, 'a:ea').some((one) => one.get('typeface') !== '+mj-ea'),
  ],
  [
    'English as alternative language',
    runAttributes,
    (root) => descendantsOf(root, 'a:rPr').some((one) => one.get('altLang') !== undefined),
  ],
  [
    'bullet without a font',
    bulletFonts,
    (root) => descendantsOf(root, 'a:buChar').length > descendantsOf(root, 'a:buFont').length,
  ],
  [
    'text that says what it inherits',
    inheritedText,
    (root) => descendantsOf(root, 'a:pPr').some((one) => one.get('algn') === 'l'),
  ],
  [
    'text that runs over when it is edited',
    shrinkWhenEdited,
    (root) =>
      descendantsOf(root, 'p:txBody').some((one) => childOf(childOf(one, 'a:bodyPr'), 'a:normAutofit') === undefined),
  ],
  ['empty outline', noEmptyOutlines, (root) => descendantsOf(root, 'a:ln').some((one) => one.children.length === 0)],
  ['line that is no connector', linesAsConnectors, (root) => descendantsOf(root, 'p:cxnSp').length === 0],
  [
    'connector that its shapes leave behind',
    gluedConnectors,
    (root) => descendantsOf(root, 'a:stCxn').length !== 2 || descendantsOf(root, 'a:endCxn').length !== 2,
  ],
  ['line that stays where it was', tiedConnectors, (root) => descendantsOf(root, 'a:endCxn')[0]?.get('idx') !== '3'],
  ['picture that is not cropped', pictureCrops, (root) => descendantsOf(root, 'a:srcRect')[0]?.get('b') !== '20000'],
  [
    'picture with square corners',
    pictureOutlines,
    (root) =>
      !descendantsOf(root, 'p:pic').some(
        (one) =>
          descendantsOf(one, 'a:gd')[0]?.get('fmla') === 'val 20000' &&
          descendantsOf(one, 'a:prstGeom')[0]?.get('prst') === 'roundRect',
      ),
  ],
  ['table without header row', tableProperties, (root) => descendantsOf(root, 'a:tblPr')[0]?.get('firstRow') !== '1'],
  ['title that is no placeholder', placeholders, (root) => descendantsOf(root, 'p:ph')[0]?.get('type') !== 'title'],
  ['slide number that is plain text', fields, (root) => descendantsOf(root, 'a:fld')[0]?.get('type') !== 'slidenum'],
  [
    'picture of another relationship',
    relationshipIds,
    (root) => descendantsOf(root, 'a:blip')[0]?.get('r:embed') !== 'rId3',
  ],
  ['link to nowhere', hyperlinks, (root) => descendantsOf(root, 'a:hlinkClick')[0]?.get('r:id') !== 'link1'],
  [
    'icon whose lines end flat',
    iconLines,
    (root) => descendantsOf(root, 'a:ln').every((one) => one.get('cap') !== 'rnd'),
  ],
  ['ids that repeat', shapeIdentity, (root) => new Set(ids(root)).size < ids(root).length],
  [
    'card on a slot of the brand',
    slideColors,
    (root) => descendantsOf(root, 'a:schemeClr').some((one) => one.get('val') === 'bg2'),
  ],
  ['empty text box', noEmptyTexts, (root) => descendantsOf(root, 'p:sp').length > 7],
  ['parts that move alone', groups, (root) => descendantsOf(root, 'p:grpSp').length === 0],
  [
    'words under an icon',
    paragraphStarts,
    (root) => descendantsOf(root, 'a:pPr').every((one) => one.get('marL') !== '457200'),
  ],
];

describe('rules for slides', () => {
  it('are all tested', () => {
    expect(
      new Set([...faults.map(([, rule]) => rule), continuedNumbers, listsAsTheTemplateHas, unproofedListings]),
    ).toEqual(new Set(slideRules));
  });

  it.each(faults)('mend: %s', async (_name, rule, isFaulty) => {
    expect(isFaulty(await normalised(faulty, { without: rule })), 'without the rule').toBe(true);
    expect(isFaulty(await normalised(faulty)), 'with all rules').toBe(false);
  });

  it('give bullets the sign of the scene, in accent before dark words and in the colour of the words on coloured ground', async () => {
    const item = (kind: 'disc' | 'square' | 'dash', color: 'ink' | 'canvas') =>
      textElement(`List ${kind}`, box, [paragraph([run('One', { color })], { bullet: { kind }, indentIn: 0.25 })]);
    const root = await normalised(
      slide('Bullets', [item('disc', 'ink'), item('square', 'ink'), item('dash', 'canvas')]),
    );
    const lists = descendantsOf(root, 'a:pPr').filter((one) => childOf(one, 'a:buChar'));
    expect(lists.map((one) => childOf(one, 'a:buChar')?.get('char'))).toEqual(['\u2022', '\u25aa', '\u2013']);
    expect(lists.map((one) => childOf(childOf(one, 'a:buClr'), 'a:schemeClr')?.get('val'))).toEqual([
      'accent1',
      'accent1',
      undefined,
    ]);
    expect(
      lists.map((one) =>
        childrenOf(one)
          .map(({ name }) => name)
          .filter((name) => name.startsWith('a:bu')),
      ),
    ).toEqual([
      ['a:buClr', 'a:buFont', 'a:buChar'],
      ['a:buClr', 'a:buFont', 'a:buChar'],
      ['a:buFont', 'a:buChar'],
    ]);
  });

  it('leave listings of code unproofed, and nothing else', async () => {
    const listing = textElement('Code', box, [
      paragraph([run('if x:', { font: 'mono' })]),
      paragraph([run('  y()', { font: 'mono' })]),
    ]);
    const words = textElement('Words', box, [paragraph('What it does')]);
    const root = await normalised({ ...slide('Listing', [listing, words]), kind: 'code' });
    expect(descendantsOf(root, 'a:rPr').map((one) => one.get('noProof'))).toEqual([undefined, '1', '1', undefined]);
  });

  it('name shapes after the scene, apart from each other, and describe or mark them', async () => {
    const root = await normalised(faulty);
    const shapes = descendantsOf(root, 'p:cNvPr').slice(1);
    expect(shapes.map((one) => one.get('name'))).toEqual([
      'Title',
      'Runs',
      'Behind an icon',
      'Plan group',
      'Card',
      'Card 2',
      'Rule',
      'Connector',
      'Photo',
      'Table',
      'Number',
      'Icon leaf',
    ]);
    const described = shapes.filter((one) => one.get('descr')).map((one) => one.get('descr'));
    expect(described).toEqual(['Colours', 'Prices by plan']);
    const decorative = shapes
      .filter((one) => descendantsOf(one, 'adec:decorative').length > 0)
      .map((one) => one.get('name'));
    expect(decorative).toEqual(['Card', 'Card 2', 'Rule', 'Connector', 'Icon leaf']);
  });

  it("let a placeholder inherit its box only when it is the layout's own", async () => {
    const own = await normalised(faulty);
    expect(childOf(descendantsOf(own, 'p:spPr')[0], 'a:xfrm')).toBeUndefined();
    const moved = { ...faulty, elements: faulty.elements.map((one) => (one.name === 'Title' ? { ...one, box } : one)) };
    expect(childOf(descendantsOf(await normalised(moved), 'p:spPr')[0], 'a:xfrm')).toBeDefined();
  });

  it('fill each placeholder once and leave roles that the layout lacks as text boxes', async () => {
    const body = (name: string) => textElement(name, box, [paragraph(name)], { placeholder: 'body' });
    const onText = await normalised(slide('T', [body('One'), body('Two')], { layout: 'content' }));
    expect(descendantsOf(onText, 'p:ph').map((one) => [one.get('type'), one.get('idx')])).toEqual([
      ['title', undefined],
      [undefined, '1'],
    ]);
    const onTitleOnly = await normalised(slide('T', [body('One')], { layout: 'title-only' }));
    expect(descendantsOf(onTitleOnly, 'p:ph')).toHaveLength(1);
  });

  it('count numbered items on, so that one put between them moves the others', async () => {
    const item = (text: string, startAt: number) =>
      paragraph(text, { bullet: { kind: 'number', startAt }, indentIn: 0.25 });
    const child = paragraph('Detail', { ...bullet, level: 1 });
    const items = [item('Three', 3), child, item('Four', 4), paragraph('Words'), item('One', 1), item('Two', 2)];
    const startsOf = async (without?: SlideRule) =>
      descendantsOf(await normalised(slide('T', [textElement('List', box, items)]), { without }), 'a:buAutoNum').map(
        (one) => one.get('startAt'),
      );
    expect(await startsOf(continuedNumbers)).toEqual(['3', '4', '1', '2']);
    expect(await startsOf()).toEqual(['3', '3', undefined, undefined]);
  });

  it('say in placeholders what a master would decide otherwise', async () => {
    const plain = textElement('Body', box, [paragraph('Plain', { spaceBeforePt: 0 })], { placeholder: 'body' });
    const root = await normalised(slide('T', [plain], { layout: 'content' }));
    const text = descendantsOf(root, 'p:sp')[1] ?? root;
    const [list] = descendantsOf(text, 'a:lstStyle');
    expect(descendantsOf(list!, 'a:spcPts')[0]?.get('val')).toBe('0');
    expect(descendantsOf(list!, 'a:buNone')).toHaveLength(1);
    const light = { ...titleElement('Light'), paragraphs: [paragraph([run('Light', { font: 'heading' })])] };
    const titled = await normalised({ ...slide('T', [], { layout: 'content' }), elements: [light] });
    expect(descendantsOf(titled, 'a:defRPr').map((one) => [one.get('sz'), one.get('b')])).toEqual([['1800', '0']]);
  });

  it('write right-to-left paragraphs and tables with physical sides', async () => {
    const table = tableElement([
      ['A', 'B'],
      ['1', '2'],
    ]);
    const arabic = [paragraph('نص', { direction: 'rtl' }), paragraph('نص', { direction: 'rtl', align: 'end' })];
    const root = await normalised(slide('T', [textElement('Text', box, arabic), table]), {
      language: 'ar-SA',
      direction: 'rtl',
    });
    const properties = descendantsOf(descendantsOf(root, 'p:sp')[1] ?? root, 'a:pPr');
    // The first paragraph lies as the presentation says that text does.
    expect(properties.map((one) => [one.get('rtl'), one.get('algn')])).toEqual([
      [undefined, undefined],
      [undefined, 'l'],
    ]);
    expect(descendantsOf(root, 'a:tblPr')[0]?.get('rtl')).toBe('1');
    expect(descendantsOf(root, 'a:rPr').every((one) => one.get('lang') === 'ar-SA')).toBe(true);
  });

  it('refuse a slide whose objects are not its elements', async () => {
    const written = await writeSlides(
      { title: 'T', language: 'en-US', direction: 'ltr', slides: [faulty] },
      lightTheme,
    );
    const bytes = written.slides[0] ?? new Uint8Array();
    const shorter = { ...faulty, elements: faulty.elements.slice(1) };
    expect(() =>
      normaliseSlide(
        bytes,
        shorter,
        { language: 'en-US', direction: 'ltr', colors: template.colors, tableStyle: template.tableStyle },
        template.layouts.content,
      ),
    ).toThrow(/12 objects for 11/);
  });

  it('keep every empty line and cell as high as it was measured', async () => {
    const small = paragraph([run('', { sizePt: 7 })]);
    const root = await normalised(
      slide('T', [
        textElement('Text', box, [paragraph('a'), small, paragraph('b')]),
        tableElement([
          ['A', ''],
          ['1', '2'],
        ]),
      ]),
    );
    const sizes = descendantsOf(root, 'a:endParaRPr').map((one) => one.get('sz'));
    expect(sizes).toEqual(['700', '1000']);
  });
});
