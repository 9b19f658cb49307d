import { writeZip } from '@/lib/pptx/package/write-zip';
import { facts, type PlantedDocument } from './plant';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

function zip(parts: Record<string, string>): Buffer {
  return Buffer.from(
    writeZip(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text), compress: true }))),
  );
}

function contentTypes(overrides: Record<string, string>): string {
  const list = Object.entries(overrides).map(
    ([part, type]) =>
      `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  );
  return `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${list.join('')}</Types>`;
}

function relations(list: readonly { id: string; type: string; target: string; isExternal?: boolean }[]): string {
  const items = list.map(
    ({ id, type, target, isExternal }) =>
      `<Relationship Id="${id}" Type="${type.includes('/') ? type : `${office}/${type}`}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  );
  return `${declaration}<Relationships xmlns="${packaged}/relationships">${items.join('')}</Relationships>`;
}

export function makeDocx(
  name: string,
  body: string,
  {
    template,
    picture,
    comment,
    title = '',
    doctype = '',
  }: { template?: string; picture?: string; comment?: string; title?: string; doctype?: string },
): PlantedDocument {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const reference = comment ? '<w:p><w:r><w:commentReference w:id="0"/></w:r></w:p>' : '';
  return {
    name,
    format: 'docx',
    bytes: zip({
      '[Content_Types].xml': contentTypes({
        '/word/document.xml': 'wordprocessingml.document.main',
        ...(comment && { '/word/comments.xml': 'wordprocessingml.comments' }),
      }),
      '_rels/.rels': relations([
        { id: 'rId1', type: 'officeDocument', target: 'word/document.xml' },
        { id: 'rId2', type: `${packaged}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
      ]),
      'docProps/core.xml': `${declaration}<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:description>${title}</dc:description><cp:keywords>${title}</cp:keywords></cp:coreProperties>`,
      'word/document.xml': `${declaration}${doctype}<w:document ${w} xmlns:r="${office}"><w:body>${body}${reference}</w:body></w:document>`,
      'word/settings.xml': `${declaration}<w:settings ${w} xmlns:r="${office}">${template ? '<w:attachedTemplate r:id="rId1"/>' : ''}</w:settings>`,
      ...(template && {
        'word/_rels/settings.xml.rels': relations([
          { id: 'rId1', type: 'attachedTemplate', target: template, isExternal: true },
        ]),
      }),
      ...(comment && {
        'word/comments.xml': `${declaration}<w:comments ${w}><w:comment w:id="0" w:author="x"><w:p><w:r><w:t>${comment}</w:t></w:r></w:p></w:comment></w:comments>`,
      }),
      'word/_rels/document.xml.rels': relations([
        { id: 'rId1', type: 'settings', target: 'settings.xml' },
        ...(comment ? [{ id: 'rId2', type: 'comments', target: 'comments.xml' }] : []),
        ...(picture
          ? [{ id: 'rId9', type: picture.endsWith('.png') ? 'image' : 'hyperlink', target: picture, isExternal: true }]
          : []),
      ]),
    }),
  };
}

export function makeXlsx(name: string, cell: string, sheet = 'Tides'): PlantedDocument {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const rows = facts
    .map((fact, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="inlineStr"><is><t>${fact}</t></is></c></row>`)
    .join('');
  return {
    name,
    format: 'xlsx',
    bytes: zip({
      '[Content_Types].xml': contentTypes({
        '/xl/workbook.xml': 'spreadsheetml.sheet.main',
        '/xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
      }),
      '_rels/.rels': relations([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]),
      'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relations([{ id: 'rId1', type: 'worksheet', target: 'worksheets/sheet1.xml' }]),
      'xl/worksheets/sheet1.xml': `${declaration}<worksheet xmlns="${main}"><sheetData>${rows}${cell === '' ? '' : `<row r="9">${cell}</row>`}</sheetData></worksheet>`,
    }),
  };
}

export function makePptx(name: string, { notes, picture }: { notes?: string; picture?: string }): PlantedDocument {
  const names = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${office}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
  const shape = (id: number, type: string, text: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="x${id}"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const image = picture
    ? '<p:pic><p:nvPicPr><p:cNvPr id="9" name="x9"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:link="rId9"/></p:blipFill><p:spPr/></p:pic>'
    : '';
  return {
    name,
    format: 'pptx',
    bytes: zip({
      '[Content_Types].xml': contentTypes({
        '/ppt/presentation.xml': 'presentationml.presentation.main',
        '/ppt/slides/slide1.xml': 'presentationml.slide',
        ...(notes && { '/ppt/notesSlides/notesSlide1.xml': 'presentationml.notesSlide' }),
      }),
      '_rels/.rels': relations([{ id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' }]),
      'ppt/presentation.xml': `${declaration}<p:presentation ${names}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`,
      'ppt/_rels/presentation.xml.rels': relations([{ id: 'rId1', type: 'slide', target: 'slides/slide1.xml' }]),
      'ppt/slides/slide1.xml': `${declaration}<p:sld ${names}><p:cSld><p:spTree>${shape(2, 'title', 'Tides of the North Sea')}${shape(3, 'body', facts.join(' '))}${image}</p:spTree></p:cSld></p:sld>`,
      'ppt/slides/_rels/slide1.xml.rels': relations([
        ...(notes ? [{ id: 'rId1', type: 'notesSlide', target: '../notesSlides/notesSlide1.xml' }] : []),
        ...(picture ? [{ id: 'rId9', type: 'image', target: picture, isExternal: true }] : []),
      ]),
      ...(notes && {
        'ppt/notesSlides/notesSlide1.xml': `${declaration}<p:notes ${names}><p:cSld><p:spTree>${shape(2, 'body', notes)}</p:spTree></p:cSld></p:notes>`,
      }),
    }),
  };
}

export function makePdf(
  name: string,
  { title = 'Tides', line, openAction }: { title?: string; line?: string; openAction?: string },
): PlantedDocument {
  const lines = [...facts.flatMap((fact) => fact.match(/.{1,80}(?:\s|$)/g) ?? []), ...(line ? [line] : [])];
  const content = `BT /F1 12 Tf 14 TL 50 780 Td ${lines.map((text) => `(${text.trim().replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${openAction ? `/OpenAction ${openAction}` : ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title (${title}) /Subject (${title}) /Keywords (${title}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return { name, format: 'pdf', bytes: Buffer.from(file, 'latin1') };
}
