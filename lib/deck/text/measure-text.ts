import { faceOf, fontPitch } from './faces';
import { isHalfWidth, isWide, scriptOf, scriptWidths } from './scripts';
import { shapedEm, spaceAfterEm } from './shaped-advances';
import type { TextStyle } from './faces';

/** PowerPoint's line pitch for fonts whose own tables ask for less. */
const leastPitch = 1.2;
const zeroWidthJoiner = 0x200d;
const emojiSelector = 0xfe0f;
const zeroWidth = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}\u1160-\u11ff]$/u;
const emojiPresentation = /^\p{Emoji_Presentation}$/u;
/** Punctuation that is a full em wide beside East Asian characters. */
const ambiguous = new Set([...'·×÷—―‘’“”‥…‰※'].map((character) => character.codePointAt(0)!));
/** How much wider bold letters are, where only the regular ones are known. */
const boldFactor = { latin: 1.06, averaged: 1.12 };

/**
 * Width of a text on one line, in inches: the sum of its advances and letter spacing, without
 * kerning. Never NaN; characters that no table knows get the average of their script.
 */
export function measureTextWidthIn(text: string, style: TextStyle): number {
  return measureAdvances(text, style);
}

/** Distance of two baselines, in inches: the larger of 1.2 and the font's own pitch, times size and spacing. */
export function lineHeightIn(style: TextStyle, lineSpacing: number): number {
  return (Math.max(leastPitch, fontPitch(style.family)) * style.sizePt * lineSpacing) / 72;
}

/** The sum of the advances in inches; also writes one advance a UTF-16 unit into `sink`, from `offset`. */
export function measureAdvances(text: string, style: TextStyle, sink?: Float64Array, offset = 0): number {
  const face = faceOf(style);
  const inPerEm = style.sizePt / 72;
  const spacing = (style.letterSpacingPt ?? 0) / 72;
  let sum = 0;
  let previous = 0;
  for (let index = 0; index < text.length; index += 1) {
    let codePoint = text.charCodeAt(index);
    const at = index;
    if (codePoint >= 0xd800 && codePoint < 0xdc00) {
      codePoint = text.codePointAt(index)!;
      if (codePoint > 0xffff) index += 1;
    }
    let em = face[codePoint];
    if (em === undefined || em !== em)
      em = shapedEm(text, at, style.bold) ?? unlistedEm(codePoint, previous, nextCodePoint(text, index), style);
    else if (codePoint === 0x20) em = Math.max(em, spaceAfterEm(previous, style.bold));
    else if (ambiguous.has(codePoint) && (isWide(previous) || isWide(nextCodePoint(text, index)))) em = 1;
    const advance = em * inPerEm + (em > 0 ? spacing : 0);
    if (sink) sink[offset + at] = advance;
    sum += advance;
    previous = codePoint;
  }
  return sum;
}

function nextCodePoint(text: string, index: number): number {
  return text.codePointAt(index + 1) ?? 0;
}

/** Advance in em of a character that the face has no glyph for. */
function unlistedEm(codePoint: number, previous: number, next: number, { bold }: TextStyle): number {
  if (codePoint === 0x09) return 1;
  if (isHalfWidth(codePoint)) return 0.5;
  const script = scriptOf(codePoint);
  const { advanceEm, averaged } = scriptWidths[script];
  // Most East Asian characters are letters and need no look into the Unicode tables.
  if (codePoint >= 0x3400 && (script === 'east-asian' || script === 'hangul') && codePoint < 0xfe00) return advanceEm;
  if (zeroWidth.test(String.fromCodePoint(codePoint))) return 0;
  if (script === 'emoji') return emojiEm(codePoint, previous);
  if (script === 'symbol' && isEmoji(codePoint, next))
    return previous === zeroWidthJoiner ? 0 : scriptWidths.emoji.advanceEm;
  if (!bold) return advanceEm;
  return advanceEm * (averaged ? boldFactor.averaged : script === 'latin' ? boldFactor.latin : 1);
}

function isEmoji(codePoint: number, next: number): boolean {
  return next === emojiSelector || emojiPresentation.test(String.fromCodePoint(codePoint));
}

/** Joined parts and skin tones melt into the emoji before them; two regional indicators make one flag. */
function emojiEm(codePoint: number, previous: number): number {
  const { advanceEm } = scriptWidths.emoji;
  if (previous === zeroWidthJoiner || (codePoint >= 0x1f3fb && codePoint <= 0x1f3ff)) return 0;
  return codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff ? advanceEm / 2 : advanceEm;
}
