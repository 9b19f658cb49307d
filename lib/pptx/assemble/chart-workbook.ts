import { chartSheet, columnName } from '../chart/chart-sheet';
import type { ChartSheet, SheetColumn, SheetSource } from '../chart/chart-sheet';
import { escapeXml } from '../package/escape-xml';
import type { Part } from '../package/part';
import { xmlPart } from '../package/part';
import { contentTypes, namespaces, relationshipTypes, xmlDeclaration } from '../package/vocabulary';
import { writePackage } from '../package/write-package';

const worksheet = 'xl/worksheets/sheet1.xml';
const styles = 'xl/styles.xml';
const workbook = 'xl/workbook.xml';
const table = 'xl/tables/table1.xml';
const tableRelationshipId = 'rId1';

/** First id that a file may give to a number format of its own (ECMA-376 part 1, 18.8.30). */
const ownFormatId = 164;

/**
 * The workbook behind a chart: the names of its points, then one series a column, numbers in
 * the format of their series. All of it is an Excel table, so that a row or a column that somebody
 * adds is drawn as well. Made here because pptxgenjs's workbook leaves zeros and number formats
 * out, shifts labels behind an empty category and carries the time of writing.
 */
export function chartWorkbook(source: SheetSource): Uint8Array {
  const sheet = chartSheet(source);
  const formats = [...new Set(sheet.columns.flatMap((column) => (column.type === 'number' ? [column.format] : [])))];
  const parts = new Map<string, Part>([
    [
      workbook,
      xmlPart(contentTypes.workbook, workbookXml, [
        { id: 'rId1', type: relationshipTypes.worksheet, target: worksheet },
        { id: 'rId2', type: relationshipTypes.styles, target: styles },
      ]),
    ],
    [
      worksheet,
      xmlPart(contentTypes.worksheet, sheetXml(sheet, formats), [
        { id: tableRelationshipId, type: relationshipTypes.table, target: table },
      ]),
    ],
    [table, xmlPart(contentTypes.spreadsheetTable, tableXml(sheet))],
    [styles, xmlPart(contentTypes.spreadsheetStyles, stylesXml(formats))],
  ]);
  return writePackage(parts, [{ id: 'rId1', type: relationshipTypes.officeDocument, target: workbook }], {
    stored: true,
  });
}

const workbookXml =
  `${xmlDeclaration}<workbook xmlns="${namespaces.sheet}" xmlns:r="${namespaces.r}">` +
  '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>';

/** The cells in use, with the row of heads. */
function extentOf({ columns }: ChartSheet): string {
  return `A1:${columnName(columns.length - 1)}${rowsOf(columns) + 1}`;
}

function rowsOf([first]: ChartSheet['columns']): number {
  return first?.cells.length ?? 0;
}

/** The table over all cells (ECMA-376 part 1, 18.5.1.2). */
function tableXml(sheet: ChartSheet): string {
  const columns = sheet.columns.map((column, index) => {
    const start = `<tableColumn id="${index + 1}" name="${escapeXml(column.head)}"`;
    const formula = formulaOf(column, sheet);
    return formula === null
      ? `${start}/>`
      : `${start}><calculatedColumnFormula>${formula}</calculatedColumnFormula></tableColumn>`;
  });
  return (
    `${xmlDeclaration}<table xmlns="${namespaces.sheet}" id="1" name="Table1" displayName="Table1" ref="${extentOf(sheet)}" totalsRowShown="0">` +
    `<tableColumns count="${columns.length}">${columns.join('')}</tableColumns>` +
    '<tableStyleInfo showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>'
  );
}

/** Characters that mean something in a reference to a column of a table. */
const meaningful = /['[\]#@]/g;

/** What Excel computes the cells of a column by, as XML; it follows the rows that are added to the table. */
function formulaOf(column: SheetColumn, { columns }: ChartSheet): string | null {
  const name = (of: SheetColumn | undefined) => `[${(of?.head ?? '').replace(meaningful, "'$&")}]`;
  if (column.formula !== undefined) {
    const called = (key: string) => name(columns.find((one) => one.key === key));
    const named = column.formula.replace(
      /\{(all )?(\w+)(?::(\w+))?\}/g,
      (_, all: string | undefined, key: string, last: string | undefined) => {
        const found = last === undefined ? called(key) : `${called(key)}:${called(last)}`;
        if (all === undefined) return `Table1[[#This Row],${found}]`;
        return last === undefined ? `Table1${found}` : `Table1[${found}]`;
      },
    );
    return escapeXml(named);
  }
  if (column.type !== 'number' || !column.sumOf) return null;
  const [first, last] = column.sumOf.map((at) => name(columns[at]));
  return escapeXml(`SUM(Table1[[#This Row],${first}:${last}])`);
}

function sheetXml(sheet: ChartSheet, formats: readonly string[]): string {
  const { columns } = sheet;
  const count = rowsOf(columns);
  const header = row(
    1,
    columns.map(({ head }, index) => textCell(`${columnName(index)}1`, head)),
  );
  const body = Array.from({ length: count }, (_, index) => {
    const number = index + 2;
    const cells = columns.map((column, at) => {
      const reference = `${columnName(at)}${number}`;
      const formula = formulaOf(column, sheet);
      if (column.type === 'text') return textCell(reference, column.cells[index] ?? '', formula);
      const style = formats.indexOf(column.format) + 1;
      return numberCell(reference, column.cells[index] ?? null, style, formula);
    });
    return row(number, cells);
  });
  return (
    `${xmlDeclaration}<worksheet xmlns="${namespaces.sheet}" xmlns:r="${namespaces.r}"><dimension ref="${extentOf(sheet)}"/>` +
    `<cols><col min="1" max="1" width="24" customWidth="1"/></cols><sheetData>${header}${body.join('')}</sheetData>` +
    `<tableParts count="1"><tablePart r:id="${tableRelationshipId}"/></tableParts></worksheet>`
  );
}

function row(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}

function textCell(reference: string, text: string, formula: string | null = null): string {
  if (formula !== null) return `<c r="${reference}" t="str"><f>${formula}</f><v>${escapeXml(text)}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

/** An absent value is an empty cell, which Excel charts as a gap; a computed one can't be empty, and is not available. */
function numberCell(reference: string, value: number | null, style: number, formula: string | null): string {
  const computed = formula === null ? '' : `<f>${formula}</f>`;
  if (value === null && formula !== null) return `<c r="${reference}" s="${style}" t="e">${computed}<v>#N/A</v></c>`;
  const content = value === null ? computed : `${computed}<v>${value}</v>`;
  return `<c r="${reference}" s="${style}"${content === '' ? '/>' : `>${content}</c>`}`;
}

/** Style 0 is plain; each number format has the style behind its place in the list. */
function stylesXml(numberFormats: readonly string[]): string {
  const own = numberFormats.filter((format) => format !== 'General');
  const idOf = (format: string) => (format === 'General' ? 0 : ownFormatId + own.indexOf(format));
  const formats =
    own.length === 0
      ? ''
      : `<numFmts count="${own.length}">${own.map((format) => `<numFmt numFmtId="${idOf(format)}" formatCode="${escapeXml(format)}"/>`).join('')}</numFmts>`;
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>';
  const styles = numberFormats.map(
    (format) =>
      `<xf numFmtId="${idOf(format)}" fontId="0" fillId="0" borderId="0" xfId="0"${format === 'General' ? '' : ' applyNumberFormat="1"'}/>`,
  );
  return (
    `${xmlDeclaration}<styleSheet xmlns="${namespaces.sheet}">${formats}<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    `<cellStyleXfs count="1">${plain}</cellStyleXfs><cellXfs count="${styles.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${styles.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}
