import type { Item, ListBlock } from '../document/document';
import type { Found } from './read-table';
import { stripMarkup } from './strip-markup';

const bullet = /^([ \t\u3000]*)(?:[-*+•–—·▪◦‣►▶✓✔✅☑☐➜→○●■□◆・]|\[[ xX]?\])[ \t\u3000]+(?=\S)/u;
const tightBullet = /^([ \t\u3000]*)[•▪◦‣►▶✓✔✅☑☐➜●■◆・](?=\S)/u;
const number =
  /^([ \t\u3000]*)(?:\(?(?:\p{Nd}{1,3}|[a-zA-Z])[.)]|[①-⑳]|[（(]\p{Nd}{1,2}[)）]|\p{Nd}{1,2}[、）])[ \t\u3000]*(?=\S)/u;
const numberNeedsSpace = /^[ \t]*\(?(?:\p{Nd}{1,3}|[a-zA-Z])[.)](?=\S)/u;

interface Marker {
  indent: number;
  ordered: boolean;
  text: string;
}

/** The marker at the start of a line, when it is a list item. */
export function readMarker(line: string): Marker | null {
  const plain = bullet.exec(line) ?? tightBullet.exec(line);
  if (plain !== null) {
    return {
      indent: width(plain[1] ?? ''),
      ordered: false,
      text: line.slice(plain[0].length).replace(/^\[[ xX]?\]\s+/, ''),
    };
  }
  const numbered = number.exec(line);
  if (numbered === null || numberNeedsSpace.test(line)) return null;
  return { indent: width(numbered[1] ?? ''), ordered: true, text: line.slice(numbered[0].length) };
}

function width(indent: string): number {
  return indent.replace(/\t/g, '    ').length;
}

/** Consecutive items, nested by indentation; lines that hang under an item belong to it. */
export function readList(lines: readonly string[], start: number): Found<ListBlock> | null {
  const first = readMarker(lines[start] ?? '');
  if (first === null) return null;
  const markers: Marker[] = [];
  let index = start;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    const marker = readMarker(line);
    const last = markers.at(-1);
    if (marker !== null) {
      if (marker.indent <= first.indent && marker.ordered !== first.ordered) break;
      markers.push({ ...marker });
    } else if (line.trim() === '') {
      const following = nextFilled(lines, index);
      if (following === null || readMarker(lines[following] ?? '') === null) break;
    } else if (/^[ \t\u3000]{2,}/.test(line) && last !== undefined) {
      last.text += ` ${line.trim()}`;
    } else break;
    index += 1;
  }
  return { block: { type: 'list', ordered: first.ordered, items: nest(markers) }, next: index };
}

function nextFilled(lines: readonly string[], from: number): number | null {
  // Two blank lines end a list.
  for (let index = from + 1; index < Math.min(lines.length, from + 2); index += 1) {
    if ((lines[index] ?? '').trim() !== '') return index;
  }
  return null;
}

function nest(markers: readonly Marker[]): Item[] {
  const roots: Item[] = [];
  const open: { indent: number; item: Item }[] = [];
  for (const marker of markers) {
    const item: Item = { text: stripMarkup(marker.text), children: [] };
    if (item.text === '') continue;
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= marker.indent) open.pop();
    (open.at(-1)?.item.children ?? roots).push(item);
    open.push({ indent: marker.indent, item });
  }
  return roots;
}
