/** Looking for the content of a page takes time that grows with its elements and with the square of their depth. */
const mostElements = 15_000;
const deepest = 100;

/** Whether the content of a page can be looked for; pages that nobody writes by hand or by program can't. */
export function isSearchable(body: Element): boolean {
  let [elements, depth] = [0, 0];
  let element: Element | null = body;
  while (element !== null) {
    elements += 1;
    if (elements > mostElements || depth > deepest) return false;
    const child: Element | null = element.firstElementChild;
    if (child !== null) {
      depth += 1;
      element = child;
      continue;
    }
    while (element !== null && element !== body && element.nextElementSibling === null) {
      depth -= 1;
      element = element.parentElement;
    }
    element = element === null || element === body ? null : element.nextElementSibling;
  }
  return true;
}
