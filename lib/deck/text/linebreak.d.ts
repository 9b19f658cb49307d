/** linebreak 1.1, the Unicode line breaking algorithm (UAX #14); the package has no types of its own. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next position (in UTF-16 units) where a line may end; null after the last one. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
