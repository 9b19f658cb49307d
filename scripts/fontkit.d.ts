/** The part of fontkit 2 that the scripts use; the package has no types of its own. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    characterSet: number[];
    hhea: { ascent: number; descent: number; lineGap: number; numberOfMetrics: number };
    hmtx: { metrics: { get(index: number): { advance: number } } };
    glyphForCodePoint(codePoint: number): { id: number };
    /** Shapes a text; `features` switches those of OpenType on or off by their tags. */
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
    ): { glyphs: { id: number }[]; advanceWidth: number };
  }
  export function openSync(path: string): Font;
  export function create(bytes: Uint8Array): Font;
}
