const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const presentationMl = 'application/vnd.openxmlformats-officedocument.presentationml';
const spreadsheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const documentMl = 'application/vnd.openxmlformats-officedocument';

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** XML namespaces by the prefix that this project writes them with. */
export const namespaces = {
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  c: 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  p: 'http://schemas.openxmlformats.org/presentationml/2006/main',
  r: office,
  rel: `${packaging}/relationships`,
  types: `${packaging}/content-types`,
  sheet: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  adec: 'http://schemas.microsoft.com/office/drawing/2017/decorative',
  c15: 'http://schemas.microsoft.com/office/drawing/2012/chart',
  p14: 'http://schemas.microsoft.com/office/powerpoint/2010/main',
} as const;

export const relationshipTypes = {
  officeDocument: `${office}/officeDocument`,
  coreProperties: `${packaging}/relationships/metadata/core-properties`,
  extendedProperties: `${office}/extended-properties`,
  slideMaster: `${office}/slideMaster`,
  slideLayout: `${office}/slideLayout`,
  slide: `${office}/slide`,
  notesMaster: `${office}/notesMaster`,
  notesSlide: `${office}/notesSlide`,
  theme: `${office}/theme`,
  presProps: `${office}/presProps`,
  viewProps: `${office}/viewProps`,
  tableStyles: `${office}/tableStyles`,
  image: `${office}/image`,
  hyperlink: `${office}/hyperlink`,
  chart: `${office}/chart`,
  embeddedPackage: `${office}/package`,
  worksheet: `${office}/worksheet`,
  styles: `${office}/styles`,
  table: `${office}/table`,
} as const;

export const contentTypes = {
  relationships: 'application/vnd.openxmlformats-package.relationships+xml',
  presentation: `${presentationMl}.presentation.main+xml`,
  slide: `${presentationMl}.slide+xml`,
  slideLayout: `${presentationMl}.slideLayout+xml`,
  slideMaster: `${presentationMl}.slideMaster+xml`,
  notesMaster: `${presentationMl}.notesMaster+xml`,
  notesSlide: `${presentationMl}.notesSlide+xml`,
  presProps: `${presentationMl}.presProps+xml`,
  viewProps: `${presentationMl}.viewProps+xml`,
  tableStyles: `${presentationMl}.tableStyles+xml`,
  theme: `${documentMl}.theme+xml`,
  chart: `${documentMl}.drawingml.chart+xml`,
  extendedProperties: `${documentMl}.extended-properties+xml`,
  coreProperties: 'application/vnd.openxmlformats-package.core-properties+xml',
  workbook: `${spreadsheetMl}.sheet.main+xml`,
  worksheet: `${spreadsheetMl}.worksheet+xml`,
  spreadsheetStyles: `${spreadsheetMl}.styles+xml`,
  spreadsheetTable: `${spreadsheetMl}.table+xml`,
  spreadsheetFile: `${spreadsheetMl}.sheet`,
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
} as const;

/** Picture types that every PowerPoint opens, by their media type; others are converted before. */
export const pictureTypes: Readonly<Record<string, { extension: string; contentType: string }>> = {
  'image/png': { extension: 'png', contentType: contentTypes.png },
  'image/jpeg': { extension: 'jpeg', contentType: contentTypes.jpeg },
  'image/gif': { extension: 'gif', contentType: contentTypes.gif },
};
