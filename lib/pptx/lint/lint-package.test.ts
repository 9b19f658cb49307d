import { beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '@/lib/deck/scene/scene';
import { chartElement, iconElement, picture, slide, tableElement } from '../fixtures/elements';
import { lightTheme } from '../fixtures/theme';
import { readZip } from '../package/read-zip';
import { writeZip } from '../package/write-zip';
import { writePptx } from '../write-pptx';
import { lintPackage } from './lint-package';

const scene: Scene = {
  title: 'Clean',
  language: 'en-US',
  direction: 'ltr',
  slides: [
    slide(
      'One',
      [
        tableElement([
          ['A', 'B'],
          ['1', '2'],
        ]),
        chartElement({ type: 'column' }),
      ],
      { notes: 'Say one.' },
    ),
    slide(
      'Two',
      [
        {
          type: 'image',
          name: 'Photo',
          imageId: picture.id,
          altText: 'Colours',
          box: { x: 1, y: 2, w: 2, h: 1 },
          crop: { left: 0, top: 0, right: 0, bottom: 0 },
        },
        iconElement('leaf', { x: 4, y: 2, w: 1, h: 1 }),
      ],
      { notes: 'Say two.' },
    ),
  ],
};

let clean: Uint8Array;

beforeAll(async () => {
  clean = await writePptx({ scene, theme: lightTheme, images: new Map([[picture.id, picture]]) });
});

type Files = Map<string, Uint8Array>;

function rulesAfter(damage: (files: Files) => void): string[] {
  const files: Files = new Map(readZip(clean));
  damage(files);
  const bytes = writeZip([...files].map(([name, part]) => ({ name, bytes: part, compress: false })));
  return [...new Set(lintPackage(bytes).map(({ rule }) => rule))];
}

const replace = (path: string, from: string, to: string) => (files: Files) => {
  const text = new TextDecoder().decode(files.get(path));
  if (!text.includes(from)) throw new Error(`${path} has no ${from}.`);
  files.set(path, new TextEncoder().encode(text.replaceAll(from, to)));
};

const slide1 = 'ppt/slides/slide1.xml';
const slide2 = 'ppt/slides/slide2.xml';

const damages: readonly (readonly [string, (files: Files) => void])[] = [
  ['well-formed', replace(slide1, '</p:sld>', '')],
  ['prefix', replace(slide1, '<a:normAutofit/>', '<x:normAutofit/>')],
  ['missing-target', (files) => files.delete('ppt/media/image1.png')],
  ['orphan-part', (files) => files.set('ppt/slides/slide9.xml', files.get(slide1) ?? new Uint8Array())],
  ['content-type-missing', (files) => files.set('ppt/extra.bin', new Uint8Array([1]))],
  [
    'content-type-for-nothing',
    replace(
      '[Content_Types].xml',
      '</Types>',
      '<Override PartName="/ppt/slideMasters/slideMaster2.xml" ContentType="a/b"/></Types>',
    ),
  ],
  [
    'duplicate-media',
    (files) => files.set('ppt/media/image3.png', files.get('ppt/media/image1.png') ?? new Uint8Array()),
  ],
  ['media-type', (files) => files.set('ppt/media/image1.png', new TextEncoder().encode('<svg/>'))],
  ['missing-relationship', replace(slide2, 'r:embed="rId3"', 'r:embed="rId33"')],
  ['shape-id', replace(slide1, 'id="3" name', 'id="2" name')],
  ['shape-name', replace(slide1, 'name="Table"', 'name="Title"')],
  ['title', replace(slide1, 'type="title"', 'type="body" idx="7"')],
  ['placeholder', replace(slide1, 'type="title"', 'type="body" idx="7"')],
  ['empty-placeholder', replace(slide1, '<a:t>One</a:t>', '<a:t></a:t>')],
  ['alt-text', replace(slide2, 'descr="Colours"', 'descr=""')],
  ['table-header', replace(slide1, 'firstRow="1"', '')],
  ['table-grid', replace(slide1, '</a:tblGrid>', '<a:gridCol w="1"/></a:tblGrid>')],
  ['row-height', replace(slide1, 'a:tr h="411480"', 'a:tr h="0"')],
  ['language', replace(slide1, 'a:rPr lang="en-US"', 'a:rPr')],
  ['fixed-colour', replace(slide1, '<a:schemeClr val="tx1"/>', '<a:srgbClr val="FF0000"/>')],
  ['layout', replace('ppt/slides/_rels/slide1.xml.rels', 'relationships/slideLayout', 'relationships/other')],
  [
    'master',
    replace('ppt/slideLayouts/_rels/slideLayout3.xml.rels', 'relationships/slideMaster', 'relationships/other'),
  ],
  ['notes', replace('ppt/notesSlides/notesSlide1.xml', 'Say one.', '')],
  ['shared-theme', replace('ppt/notesMasters/_rels/notesMaster1.xml.rels', 'theme2.xml', 'theme1.xml')],
  ['chart-workbook', replace('ppt/charts/_rels/chart1.xml.rels', 'relationships/package', 'relationships/other')],
  ['chart-corners', replace('ppt/charts/chart1.xml', '<c:roundedCorners val="0"/>', '<c:roundedCorners val="1"/>')],
  ['slides', replace('ppt/presentation.xml', 'p:sldIdLst', 'p:sldIdList')],
];

describe('the package lint', () => {
  it('finds nothing in a file as the writer makes it', () => {
    expect(lintPackage(clean)).toEqual([]);
  });

  it.each(damages)('finds: %s', (rule, damage) => {
    expect(rulesAfter(damage)).toContain(rule);
  });
});
