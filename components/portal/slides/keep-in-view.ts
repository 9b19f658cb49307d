/** Moves a scrolling list as far as needed for all of an item to be seen, and nothing but the list. */
export function keepInView(list: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollBy({
    left: overhang(outer.left, outer.right, inner.left, inner.right),
    top: overhang(outer.top, outer.bottom, inner.top, inner.bottom),
  });
}

function overhang(start: number, end: number, from: number, to: number): number {
  if (from < start) return from - start;
  return to > end ? to - end : 0;
}
