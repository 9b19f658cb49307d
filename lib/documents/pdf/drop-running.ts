import type { Line, Page } from './text-item';

/** Documents of fewer pages repeat by chance. */
const fewestPages = 3;
const leastShare = 0.6;
/** Lines at each end of a page that may be running heads. */
const outermost = 3;
/** Share of the height of the page, at each end. */
const margin = 0.12;
const pageNumber = /^[\p{P}\s]*(\p{L}{1,6}\.?\s)?#+(\s?(\/|of|von|de|di|van|z|sur|iz)\s?#+)?[\p{P}\s]*$/u;

/** Takes out headers, footers and page numbers: what stands at the end of most pages in the same words. */
export function dropRunning(pages: readonly Page[]): Page[] {
  if (pages.length < fewestPages) return [...pages];
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(outerLines(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return pages.map((page) => {
    const outer = new Set(
      outerLines(page).filter((line) => (counts.get(keyOf(line)) ?? 0) >= pages.length * leastShare),
    );
    return { ...page, lines: page.lines.filter((line) => !outer.has(line)) };
  });
}

function outerLines({ lines, height }: Page): Line[] {
  return [
    ...lines.slice(0, outermost).filter(({ y }) => y < height * margin),
    ...lines.slice(-outermost).filter(({ y }) => y > height * (1 - margin)),
  ];
}

/** Numbers count up from page to page. All page numbers are alike; other words must be. */
function keyOf({ segments }: Line): string {
  const text = segments
    .map((segment) => segment.text)
    .join(' ')
    .replace(/\d+/g, '#');
  return pageNumber.test(text) ? '#' : text;
}
