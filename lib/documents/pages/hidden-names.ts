const rule = /([^{}]*)\{([^{}]*)\}/g;
/** One class or one id, with a name of an element before it at most: what else there is depends on where it stands. */
const simpleSelector = /^[a-z\d]*([.#][\w-]+)$/i;
const hides = /(^|;)(display:none|visibility:hidden|font-size:0(px|;|!|$))/;

/** Classes (`.name`) and ids (`#name`) that the styles of a page hide for all readers. */
export function hiddenNames(styles: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, selectors = '', declarations = ''] of withoutConditions(styles).matchAll(rule)) {
    const isHiding = hides.test(declarations.replace(/\s+/g, '').toLowerCase());
    for (const selector of selectors.split(',')) {
      const name = simpleSelector.exec(selector.trim())?.[1];
      // A later rule for the same name shows it again.
      if (name !== undefined && isHiding) names.add(name);
      else if (name !== undefined && /(^|;)\s*(display|visibility)\s*:/i.test(declarations)) names.delete(name);
    }
  }
  return names;
}

/** Without comments and without what holds for some screens or for paper alone. */
function withoutConditions(styles: string): string {
  const text = styles.replace(/\/\*[^]*?\*\//g, '');
  let kept = '';
  let at = 0;
  for (let start = text.indexOf('@'); start !== -1; start = text.indexOf('@', at)) {
    kept += text.slice(at, start);
    at = endOfCondition(text, start);
  }
  return kept + text.slice(at);
}

function endOfCondition(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === ';' && depth === 0) return at + 1;
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && (depth -= 1) <= 0) return at + 1;
  }
  return text.length;
}
