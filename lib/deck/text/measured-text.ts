import { measureAdvances } from './measure-text';
import { kerningEm, type TextStyle } from './faces';

export interface TextSpan {
  text: string;
  style: TextStyle;
}

/** A text with the running sum of its advances: `offsets[i]` is the width of the first `i` units. */
export interface MeasuredText {
  text: string;
  offsets: Float64Array;
  spans: readonly TextSpan[];
}

export function joined(spans: readonly TextSpan[]): string {
  return spans.length === 1 ? spans[0]!.text : spans.map(({ text }) => text).join('');
}

/** @param isKerned as programs draw it, which is a little less than the sum of the advances */
export function measureSpans(spans: readonly TextSpan[], isKerned = false): MeasuredText {
  const text = joined(spans);
  const advances = new Float64Array(text.length);
  let offset = 0;
  for (const span of spans) {
    measureAdvances(span.text, span.style, advances, offset);
    if (isKerned) addKerning(span, advances, offset);
    offset += span.text.length;
  }
  const offsets = new Float64Array(text.length + 1);
  for (let index = 0; index < text.length; index += 1) offsets[index + 1] = offsets[index]! + advances[index]!;
  return { text, offsets, spans };
}

function addKerning({ text, style }: TextSpan, advances: Float64Array, offset: number): void {
  for (let index = 1; index < text.length; index += 1)
    advances[offset + index - 1]! +=
      (kerningEm(style, text.charCodeAt(index - 1), text.charCodeAt(index)) * style.sizePt) / 72;
}

/** Width between two positions; spaces at the end hang over and don't count. */
export function widthOf({ text, offsets }: MeasuredText, start: number, end: number): number {
  let visibleEnd = end;
  while (visibleEnd > start && isSpace(text.charCodeAt(visibleEnd - 1))) visibleEnd -= 1;
  return offsets[visibleEnd]! - offsets[start]!;
}

/** Width of a hyphen in the style of what stands before a position. */
export function hyphenIn({ spans }: MeasuredText, position: number): number {
  let end = 0;
  const span = spans.find(({ text }) => (end += text.length) >= position);
  return span ? measureAdvances('-', span.style) : 0;
}

export function isSpace(unit: number): boolean {
  return (
    unit === 0x20 ||
    (unit >= 0x09 && unit <= 0x0d) ||
    unit === 0x3000 ||
    unit === 0x85 ||
    unit === 0x2028 ||
    unit === 0x2029
  );
}
