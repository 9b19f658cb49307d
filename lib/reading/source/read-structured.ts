import { jsonrepair } from 'jsonrepair';
import { parse as parseYamlText } from 'yaml';
import type { Block, SourceSpan } from './block';
import { headOfKey, isKeyed, isScalar, labelOf, naming, plainValue, unitIn, type Value } from './plain-value';
import { endsWith, hasDigit, hasLetter, inOneLine as plainLine } from './signs';

/** Deeper values are told in one line. */
const deepest = 6;
/** What is larger is read as text. */
const longest = 400_000;
/** Share of the rows of a list that have a key, for it to be a column. */
const fewestWithKey = 0.3;
/** Nobody reads what is nested deeper; each level takes a part of the stack. */
const deepestNested = 100;
/** In larger ones numbers are written as programs write them. */
const longestExact = 40_000;
const [mostColumns, longestCell] = [12, 240];

/** What a JSON text says, as headings, lines and tables; null when it is none, even repaired. */
export function readJson(text: string, span: SourceSpan): Block[] | null {
  if (text.length > longest || isNestedDeeply(text)) return null;
  try {
    const value = JSON.parse(text) as Value;
    return blocksOf(text.length > longestExact ? value : (asWritten(text) ?? value), span);
  } catch {
    // Trailing commas, single quotes, a cut end: people paste what their tools show.
    if (!text.includes(':')) return null;
  }
  try {
    return blocksOf(JSON.parse(jsonrepair(text)) as Value, span);
  } catch {
    return null;
  }
}

/** The same for YAML; null where it is a text that only looks like it. */
export function readYaml(text: string, span: SourceSpan): Block[] | null {
  if (text.length > longest || isNestedDeeply(text)) return null;
  try {
    const value = asWritten(withOwnItems(withRemarks(text)));
    return isNested(value) ? blocksOf(value, span) : null;
  } catch {
    return null;
  }
}

function isNestedDeeply(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth = Math.max(0, depth - 1);
    if (depth > deepestNested) return true;
  }
  return false;
}

/** With numbers as they stand there, such as "22.00"; JSON is YAML, too. */
function asWritten(text: string): Value {
  return parseYamlText(text, { maxAliasCount: 20, uniqueKeys: false, logLevel: 'silent', schema: 'failsafe' }) as Value;
}

/** "wages: 170.40  # 2 people" says more of what stands before it. */
function withRemarks(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [said = '', remark = '', ...more] = line.split(/\s#\s/u);
      const plain = said.trimEnd();
      if (remark === '' || more.length > 0 || !plain.includes(':') || plain.includes('"')) return line;
      return plain.endsWith(':') ? `${plain.slice(0, -1)} (${remark.trim()}):` : `${plain} (${remark.trim()})`;
    })
    .join('\n');
}

/** "theme: …" and the items of its day in one column: the items have a key that says nothing. */
function withOwnItems(text: string): string {
  const indentOf = (line = ''): number => line.length - line.trimStart().length;
  const isItem = (line = ''): boolean => line.trimStart().startsWith('- ');
  return text
    .split('\n')
    .flatMap((line, at, lines) => {
      const above = lines[at - 1];
      const isOwn = isItem(line) && above !== undefined && !isItem(above) && indentOf(above) === indentOf(line);
      return isOwn && !above.trimEnd().endsWith(':') ? [`${' '.repeat(indentOf(line))}"":`, line] : [line];
    })
    .join('\n');
}

function isNested(value: Value): boolean {
  return isKeyed(value) && Object.values(value).some((each) => isKeyed(each) || Array.isArray(each));
}

function blocksOf(value: Value, span: SourceSpan): Block[] {
  const said = plainValue(value);
  const place = { span, level: 1, name: null };
  const [only, ...others] = isKeyed(said) ? Object.values(said) : [];
  if (others.length === 0 && isKeyed(only)) return blocksOf(only, span);
  // What an object calls itself, before it says more, names all of it.
  const [first, ...more] = isKeyed(said) ? Object.entries(said) : [];
  if (first === undefined || more.length < 2 || typeof first[1] !== 'string' || !isName(first[1]))
    return told(said, place);
  return [headingOf(first[1], place), ...toldEntries(more, { ...place, level: 2 })];
}

const widestName = 80;

function isName(text: string): boolean {
  return (
    text.length <= widestName &&
    hasLetter(text) &&
    text.length > 2 &&
    !text.startsWith('http') &&
    !text.includes('@') &&
    !endsWith(text, '.!?')
  );
}

interface Place {
  span: SourceSpan;
  level: number;
  name: string | null;
}

function told(value: Value, place: Place): Block[] {
  if (isScalar(value)) return [lineOf(scalarText(value), place)];
  if (place.level > deepest) return [lineOf(inOneLine(value), place)];
  if (Array.isArray(value)) return toldList(value, place);
  return toldEntries(Object.entries(value as Record<string, Value>), place);
}

/** What is said in a line comes before what has a heading, to which it would seem to belong. */
function toldEntries(entries: readonly [string, Value][], place: Place): Block[] {
  const told = entries.map(([key, value]) => toldEntry(key, value, place));
  const isHeaded = (blocks: readonly Block[]): boolean => blocks[0]?.type === 'heading';
  return [...told.filter((blocks) => !isHeaded(blocks)), ...told.filter(isHeaded)].flat();
}

function toldEntry(key: string, value: Value, place: Place): Block[] {
  const name = labelOf(key);
  if (value === null || value === undefined || value === '') return [];
  if (name === '') return told(value, place);
  if (isScalar(value)) {
    const text = scalarText(value);
    // A long text under a key is a section of its own.
    return text.length > 200 || text.includes('\n')
      ? [
          headingOf(name, place),
          ...text
            .split('\n')
            .flatMap((line) => (line.trim() === '' ? [] : [line]))
            .map((line) => lineOf(line, place, false)),
        ]
      : [lineOf(`${name}: ${withUnit(key, text)}`, place)];
  }
  if (Array.isArray(value) && value.every(isScalar) && value.map(scalarText).join(', ').length <= 60)
    return [lineOf(`${name}: ${value.map(scalarText).join(', ')}`, place)];
  return [headingOf(name, place), ...told(value, { ...place, level: place.level + 1, name })];
}

function toldList(values: readonly Value[], place: Place): Block[] {
  const rows = values.filter(isKeyed);
  if (rows.length >= 2 && rows.length >= values.length * 0.8) {
    const table = tableOf(rows, place.span);
    if (table !== null) return [table];
    return rows.flatMap((row) => toldRecord(row, place));
  }
  if (values.length > 1 && values.every(Array.isArray)) {
    const [head = [], ...body] = (values as Value[][]).map((row) => row.map((cell) => inOneLine(cell)));
    if (body.every((row) => row.length === head.length))
      return [{ type: 'table', head, rows: body, span: place.span, from: 'records' }];
  }
  return values.flatMap((value) =>
    isScalar(value) ? [lineOf(scalarText(value), place)] : told(value, { ...place, level: place.level + 1 }),
  );
}

/** An object of a list that fits no table: its first text is its name. */
function toldRecord(row: { [key: string]: Value }, place: Place): Block[] {
  const entries = Object.entries(row);
  const title =
    entries.find(
      ([key, value]) => typeof value === 'string' && naming.some((word) => key.toLowerCase().includes(word)),
    ) ?? entries.find(([, value]) => typeof value === 'string' && value.length <= 80);
  if (title === undefined) return toldEntries(entries, place);
  const inside = { ...place, level: place.level + 1 };
  return [
    headingOf(String(title[1]), place),
    ...toldEntries(
      entries.filter((entry) => entry !== title),
      inside,
    ),
  ];
}

function tableOf(rows: readonly { [key: string]: Value }[], span: SourceSpan): Block | null {
  const counts = new Map<string, number>();
  for (const row of rows) for (const key of Object.keys(row)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = [...counts].filter(([, count]) => count >= rows.length * fewestWithKey).map(([key]) => key);
  const values = rows.map((row) => keys.map((key) => row[key]));
  const cells = values.flat();
  const isFlat = cells.every(
    (cell) => isScalar(cell) || (Array.isArray(cell) && cell.every(isScalar)) || inOneLine(cell).length <= 40,
  );
  const isShort = cells.every((cell) => inOneLine(cell).length <= longestCell);
  if (keys.length < 2 || keys.length > mostColumns || !isFlat || !isShort) return null;
  return {
    type: 'table',
    head: keys.map(headOfKey),
    rows: values.map((row) => row.map((cell) => inOneLine(cell))),
    span,
    from: 'records',
  };
}

function lineOf(text: string, { span, level }: Place, isItem = true): Block {
  return {
    type: 'line',
    text: plainLine(text),
    marker: isItem ? { sort: 'bullet', text: '-', ordinal: null, key: '-', depth: 1 } : null,
    indent: level * 4,
    isApart: !isItem,
    isBold: false,
    span,
  };
}

function headingOf(text: string, { span, level }: Place): Block {
  return { type: 'heading', level: Math.min(6, level), text, marker: null, span };
}

function scalarText(value: Value): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? inOneLine(value) : String(value);
}

function inOneLine(value: Value): string {
  if (Array.isArray(value)) return value.map((each) => inOneLine(each)).join(', ');
  if (isKeyed(value))
    return Object.entries(value)
      .map(([key, each]) => `${labelOf(key)}: ${inOneLine(each)}`)
      .join(', ');
  return plainLine(scalarText(value));
}

function withUnit(key: string, text: string): string {
  const unit = unitIn(key);
  return unit === '' || !hasDigit(text) ? text : `${text}${unit === '%' ? '' : ' '}${unit}`;
}
