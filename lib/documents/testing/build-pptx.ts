import {
  buildPackage,
  contentTypes,
  coreProperties,
  corePropertiesLink,
  declaration,
  relationships,
  type Link,
  type PackageParts,
} from './build-package';

const slideMl = 'application/vnd.openxmlformats-officedocument.presentationml';
const spaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

export interface SlidePlan {
  /** Markup of the shapes: see `shape` and its fellows. */
  shapes: string;
  notes?: string;
  isHidden?: boolean;
  links?: readonly Link[];
}

export interface PptxPlan {
  slides: readonly SlidePlan[];
  title?: string;
  parts?: PackageParts;
}

/** A deck as other programs write it: slides without layouts and masters, which say nothing. */
export function buildPptx({ slides, title = '', parts = {} }: PptxPlan): Buffer {
  const slideParts = slides.flatMap(({ shapes, notes, isHidden, links = [] }, index): [string, string][] => {
    const number = index + 1;
    const noteLinks =
      notes === undefined
        ? []
        : [{ id: 'rNotes', type: 'notesSlide', target: `../notesSlides/notesSlide${number}.xml` }];
    return [
      [
        `ppt/slides/slide${number}.xml`,
        `${declaration}<p:sld ${spaces}${isHidden === true ? ' show="0"' : ''}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/></p:nvGrpSpPr>${shapes}</p:spTree></p:cSld></p:sld>`,
      ],
      [`ppt/slides/_rels/slide${number}.xml.rels`, relationships([...noteLinks, ...links])],
      ...(notes === undefined
        ? []
        : [
            [
              `ppt/notesSlides/notesSlide${number}.xml`,
              `${declaration}<p:notes ${spaces}><p:cSld><p:spTree>${shape('7', { placeholder: 'sldNum' })}${shape(notes, { placeholder: 'body' })}</p:spTree></p:cSld></p:notes>`,
            ] as [string, string],
          ]),
    ];
  });
  const all: PackageParts = {
    '[Content_Types].xml': contentTypes({ 'ppt/presentation.xml': `${slideMl}.presentation.main+xml` }),
    '_rels/.rels': relationships([
      { id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' },
      { id: 'rId2', type: corePropertiesLink, target: 'docProps/core.xml' },
    ]),
    'docProps/core.xml': coreProperties(title),
    'ppt/presentation.xml': `${declaration}<p:presentation ${spaces}><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(
      slides.map((_, index) => ({ id: `rId${index + 1}`, type: 'slide', target: `slides/slide${index + 1}.xml` })),
    ),
    ...Object.fromEntries(slideParts),
    ...parts,
  };
  return buildPackage(Object.fromEntries(Object.entries(all).filter(([, content]) => content !== '')));
}

/** A shape; line feeds part its paragraphs. */
export function shape(
  text: string,
  {
    placeholder,
    isHidden = false,
    bullets,
  }: { placeholder?: string; isHidden?: boolean; bullets?: 'buChar char="•"' | 'buNone' } = {},
): string {
  const paragraphs = text
    .split('\n')
    .map(
      (line) =>
        `<a:p>${bullets === undefined ? '' : `<a:pPr><a:${bullets}/></a:pPr>`}<a:r><a:t>${line}</a:t></a:r></a:p>`,
    );
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="s"${isHidden ? ' hidden="1"' : ''}/><p:cNvSpPr/><p:nvPr>${placeholder === undefined ? '' : `<p:ph type="${placeholder}"/>`}</p:nvPr></p:nvSpPr><p:txBody><a:bodyPr/>${paragraphs.join('')}</p:txBody></p:sp>`;
}

export function group(shapes: string): string {
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="g"/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:grpSp>`;
}

export function slideTable(
  rows: readonly (readonly string[])[],
  { isHeaded = false }: { isHeaded?: boolean } = {},
): string {
  const cell = (text: string) => `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;
  return frame(
    `<a:tbl><a:tblPr${isHeaded ? ' firstRow="1"' : ''}/>${rows.map((cells) => `<a:tr h="1">${cells.map(cell).join('')}</a:tr>`).join('')}</a:tbl>`,
  );
}

/** Whatever stands in a frame: a table, a chart, a diagram. */
export function frame(content: string): string {
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="3" name="f"/></p:nvGraphicFramePr><a:graphic><a:graphicData uri="x">${content}</a:graphicData></a:graphic></p:graphicFrame>`;
}
