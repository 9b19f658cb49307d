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

const wordMl = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const spaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';

export interface DocxPlan {
  /** Markup of the body: see `paragraph` and its fellows. */
  body: string;
  title?: string;
  /** Of notes, from id 2. */
  footnotes?: readonly string[];
  links?: readonly Link[];
  /** Markup of further styles. */
  styles?: string;
  /** Parts that replace or join the usual ones; an empty text takes a part away. */
  parts?: PackageParts;
}

/** A text document of Word with headings, two kinds of lists and notes. */
export function buildDocx({ body, title, footnotes = [], links = [], styles = '', parts = {} }: DocxPlan): Buffer {
  const all: PackageParts = {
    '[Content_Types].xml': contentTypes({
      'word/document.xml': `${wordMl}.document.main+xml`,
      'word/styles.xml': `${wordMl}.styles+xml`,
      'word/numbering.xml': `${wordMl}.numbering+xml`,
      'word/footnotes.xml': `${wordMl}.footnotes+xml`,
    }),
    '_rels/.rels': relationships([
      { id: 'rId1', type: 'officeDocument', target: 'word/document.xml' },
      { id: 'rId2', type: corePropertiesLink, target: 'docProps/core.xml' },
    ]),
    'docProps/core.xml': coreProperties(title ?? ''),
    'word/document.xml': `${declaration}<w:document ${spaces}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships([
      { id: 'rS', type: 'styles', target: 'styles.xml' },
      { id: 'rN', type: 'numbering', target: 'numbering.xml' },
      { id: 'rF', type: 'footnotes', target: 'footnotes.xml' },
      ...links,
    ]),
    'word/styles.xml': `${declaration}<w:styles ${spaces}>${headingStyles()}<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style>${styles}</w:styles>`,
    'word/numbering.xml': `${declaration}<w:numbering ${spaces}>${numbering('1', 'bullet')}${numbering('2', 'decimal')}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`,
    'word/footnotes.xml': `${declaration}<w:footnotes ${spaces}>${footnotes.map((text, index) => `<w:footnote w:id="${index + 2}">${paragraph(text)}</w:footnote>`).join('')}</w:footnotes>`,
    ...parts,
  };
  return buildPackage(Object.fromEntries(Object.entries(all).filter(([, content]) => content !== '')));
}

function headingStyles(): string {
  return [1, 2, 3]
    .map(
      (level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`,
    )
    .join('');
}

function numbering(id: string, format: string): string {
  const levels = [0, 1].map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`).join('');
  return `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
}

export function run(text: string, properties = ''): string {
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A paragraph of plain text, or of runs. */
export function paragraph(content: string, style = ''): string {
  const runs = content.startsWith('<w:') || content.startsWith('<mc:') ? content : run(content);
  return `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${runs}</w:p>`;
}

export function heading(level: number, text: string): string {
  return paragraph(text, `Heading${level}`);
}

export function listItem(
  text: string,
  { level = 0, isNumbered = false }: { level?: number; isNumbered?: boolean } = {},
): string {
  return `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${isNumbered ? 2 : 1}"/></w:numPr></w:pPr>${run(text)}</w:p>`;
}

export function table(rows: readonly (readonly string[])[], { isHeaded = false }: { isHeaded?: boolean } = {}): string {
  return `<w:tbl>${rows.map((cells, index) => `<w:tr>${isHeaded && index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
}

/** A picture that the document links to. */
export function linkedPicture(id: string): string {
  return `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="a picture"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:link="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}
