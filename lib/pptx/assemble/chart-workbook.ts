import type { ChartData } from '@/lib/deck/spec/slide-spec';
import { escapeXml } from '../package/escape-xml';
import type { Part } from '../package/part';
import { xmlPart } from '../package/part';
import { contentTypes, namespaces, relationshipTypes, xmlDeclaration } from '../package/vocabulary';
import { writePackage } from '../package/write-package';

const worksheet = 'xl/worksheets/sheet1.xml';
const styles = 'xl/styles.xml';
const workbook = 'xl/workbook.xml';

/** First id that a file may give to a number format of its own (ECMA-376 part 1, 18.8.30). */
const ownFormatId = 164;

/**
 * The workbook behind a chart: categories in column A, one series a column from B on, numbers
 * in the chart's own format. Made here because pptxgenjs's workbook leaves zeros and number
 * formats out, shifts labels behind an empty category and carries the time of writing.
 */
export function chartWorkbook(chart: ChartData): Uint8Array {
  const parts = new Map<string, Part>([
    [
      workbook,
      xmlPart(contentTypes.workbook, workbookXml, [
        { id: 'rId1', type: relationshipTypes.worksheet, target: worksheet },
        { id: 'rId2', type: relationshipTypes.styles, target: styles },
      ]),
    ],
    [worksheet, xmlPart(contentTypes.worksheet, sheetXml(chart))],
    [styles, xmlPart(contentTypes.spreadsheetStyles, stylesXml(chart.numberFormat))],
  ]);
  return writePackage(parts, [{ id: 'rId1', type: relationshipTypes.officeDocument, target: workbook }], { stored: true });
}

const workbookXml =
  `${xmlDeclaration}<workbook xmlns="${namespaces.sheet}" xmlns:r="${namespaces.r}">` +
  '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>';

function sheetXml({ categories, series }: ChartData): string {
  const header = row(1, [textCell('A1', ''), ...series.map(({ name }, index) => textCell(`${columnName(index + 1)}1`, name))]);
  const body = categories.map((category, index) => {
    const number = index + 2;
    const values = series.map(({ values }, column) => numberCell(`${columnName(column + 1)}${number}`, values[index] ?? null));
    return row(number, [textCell(`A${number}`, category), ...values]);
  });
  const extent = `A1:${columnName(series.length)}${categories.length + 1}`;
  return (
    `${xmlDeclaration}<worksheet xmlns="${namespaces.sheet}"><dimension ref="${extent}"/>` +
    `<cols><col min="1" max="1" width="24" customWidth="1"/></cols><sheetData>${header}${body.join('')}</sheetData></worksheet>`
  );
}

function row(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}

function textCell(reference: string, text: string): string {
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

/** An absent value is an empty cell, which Excel charts as a gap. */
function numberCell(reference: string, value: number | null): string {
  return value === null ? `<c r="${reference}" s="1"/>` : `<c r="${reference}" s="1"><v>${value}</v></c>`;
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

function stylesXml(numberFormat: string): string {
  const custom = numberFormat !== 'General';
  const formats = custom ? `<numFmts count="1"><numFmt numFmtId="${ownFormatId}" formatCode="${escapeXml(numberFormat)}"/></numFmts>` : '';
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>';
  const number = custom
    ? `<xf numFmtId="${ownFormatId}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`
    : '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
  return (
    `${xmlDeclaration}<styleSheet xmlns="${namespaces.sheet}">${formats}<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    `<cellStyleXfs count="1">${plain}</cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${number}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}
