/** A heading without the unit in brackets behind it: "Revenue (USD thousands)" is "Revenue". */
export function withoutUnit(heading: string): string {
  const bare = heading.replace(/\s*[(（][^()（）]{1,40}[)）]\s*$/u, '').trim();
  return bare === '' ? heading : bare;
}

/** A heading as a reader says it: no numbering in front, no stop or colon behind. */
export function headingText(heading: string): string {
  const bare = heading
    .replace(/^(?:\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*[.)]?|[IVX]{1,4}\.)\s+(?=\p{L})/u, '')
    .replace(/\s*[:：.。]$/u, '')
    .trim();
  return bare === '' ? heading.trim() : bare;
}
