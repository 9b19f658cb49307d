/** The part of fontkit 2 that the scripts use; the package has no types of its own. */
declare module 'fontkit' {
  /** In units of the font, y upwards. */
  export interface GlyphPath {
    translate(x: number, y: number): GlyphPath;
    toSVG(): string;
  }
  export interface Glyph {
    id: number;
    path: GlyphPath;
  }
  export interface GlyphPosition {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Font {
    unitsPerEm: number;
    characterSet: number[];
    hhea: { ascent: number; descent: number; lineGap: number; numberOfMetrics: number };
    familyName: string | null;
    italicAngle: number;
    head: { macStyle: { bold: boolean; italic: boolean } };
    'OS/2': { usWeightClass: number; fsType: { noEmbedding?: boolean } };
    /** From the name table; null where it has none of the kind. */
    getName(kind: string): string | null;
    hmtx: { metrics: { get(index: number): { advance: number } } };
    glyphForCodePoint(codePoint: number): { id: number };
    /** Shapes a text; `features` switches those of OpenType on or off by their tags. */
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
    ): { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number };
  }
  export function openSync(path: string): Font;
  export function create(bytes: Uint8Array): Font;
}
