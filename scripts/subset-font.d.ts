/** The part of subset-font 2 that the scripts use; the package has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'sfnt'; noLayoutClosure?: boolean },
  ): Promise<Buffer>;
}
