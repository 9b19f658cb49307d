import {
  buildPackage,
  contentTypes,
  coreProperties,
  corePropertiesLink,
  declaration,
  relationships,
  type PackageParts,
} from './build-package';

const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const spaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** Number formats by the style that cells name. */
export const cellStyles = { plain: 0, percent: 1, day: 2, moment: 3, euro: 4, decimals: 5 } as const;
const formatIds = [0, 9, 14, 22, 170, 2];

export interface StyledCell {
  value: string | number | boolean;
  style?: keyof typeof cellStyles;
  formula?: string;
}

export type Cell = string | number | boolean | null | StyledCell;

export interface SheetPlan {
  name: string;
  rows: readonly (readonly Cell[])[];
  state?: 'visible' | 'hidden' | 'veryHidden';
}

export interface XlsxPlan {
  sheets: readonly SheetPlan[];
  title?: string;
  /** Texts in a table of their own, as Excel writes them, or in their cells. */
  hasSharedStrings?: boolean;
  isFrom1904?: boolean;
  parts?: PackageParts;
}

/** A workbook of Excel. */
export function buildXlsx({
  sheets,
  title = '',
  hasSharedStrings = false,
  isFrom1904 = false,
  parts = {},
}: XlsxPlan): Buffer {
  const strings: string[] = [];
  const overrides = Object.fromEntries(
    sheets.map((_, index) => [`xl/worksheets/sheet${index + 1}.xml`, `${sheetMl}.worksheet+xml`]),
  );
  const bodies = Object.fromEntries(
    sheets.map((sheet, index) => [
      `xl/worksheets/sheet${index + 1}.xml`,
      sheetXml(sheet, hasSharedStrings ? strings : undefined),
    ]),
  );
  const all: PackageParts = {
    '[Content_Types].xml': contentTypes({
      'xl/workbook.xml': `${sheetMl}.sheet.main+xml`,
      'xl/styles.xml': `${sheetMl}.styles+xml`,
      'xl/sharedStrings.xml': `${sheetMl}.sharedStrings+xml`,
      ...overrides,
    }),
    '_rels/.rels': relationships([
      { id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' },
      { id: 'rId2', type: corePropertiesLink, target: 'docProps/core.xml' },
    ]),
    'docProps/core.xml': coreProperties(title),
    'xl/workbook.xml': `${declaration}<workbook ${spaces}><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ name, state }, index) => `<sheet name="${name}" sheetId="${index + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, index) => ({
        id: `rId${index + 1}`,
        type: 'worksheet',
        target: `worksheets/sheet${index + 1}.xml`,
      })),
      { id: 'rS', type: 'styles', target: 'styles.xml' },
      ...(hasSharedStrings ? [{ id: 'rT', type: 'sharedStrings', target: 'sharedStrings.xml' }] : []),
    ]),
    'xl/styles.xml': `${declaration}<styleSheet ${spaces}><numFmts count="1"><numFmt numFmtId="170" formatCode="#,##0.00\\ &quot;€&quot;"/></numFmts><cellXfs>${formatIds.map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    ...bodies,
    ...(hasSharedStrings
      ? {
          'xl/sharedStrings.xml': `${declaration}<sst ${spaces}>${strings.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`,
        }
      : {}),
    ...parts,
  };
  return buildPackage(Object.fromEntries(Object.entries(all).filter(([, content]) => content !== '')));
}

function sheetXml({ rows }: SheetPlan, strings: string[] | undefined): string {
  const body = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${index + 1}`, strings)).join('')}</row>`,
  );
  return `${declaration}<worksheet ${spaces}><sheetData>${body.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: Cell, address: string, strings: string[] | undefined): string {
  if (cell === null) return '';
  const { value, style = 'plain', formula } = typeof cell === 'object' ? cell : { value: cell };
  const calculated = formula === undefined ? '' : `<f>${formula}</f>`;
  const start = `<c r="${address}" s="${cellStyles[style]}"`;
  if (typeof value === 'number') return `${start}>${calculated}<v>${value}</v></c>`;
  if (typeof value === 'boolean') return `${start} t="b">${calculated}<v>${value ? 1 : 0}</v></c>`;
  if (formula !== undefined) return `${start} t="str">${calculated}<v>${value}</v></c>`;
  if (strings === undefined) return `${start} t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
  strings.push(value);
  return `${start} t="s"><v>${strings.length - 1}</v></c>`;
}
