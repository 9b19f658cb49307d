import type { XmlElement } from '../xml/tree';
import type { LintRule } from './finding';

/** Every prefix of an element or attribute is declared around it; a part with one that is not can't be read at all. */
export const checkPrefixes: LintRule = ({ roots }) =>
  [...roots].flatMap(([part, root]) =>
    [...undeclared(root, new Set(['xml', 'xmlns']))].map((prefix) => ({
      rule: 'prefix',
      part,
      message: `the prefix ${prefix} is not declared`,
    })),
  );

function undeclared(element: XmlElement, outer: ReadonlySet<string>): Set<string> {
  const names = [...element.attributes.keys()];
  const declared = new Set([
    ...outer,
    ...names.filter((name) => name.startsWith('xmlns:')).map((name) => name.slice('xmlns:'.length)),
  ]);
  const used = [element.name, ...names]
    .filter((name) => name.includes(':'))
    .map((name) => name.slice(0, name.indexOf(':')));
  const missing = new Set(used.filter((prefix) => !declared.has(prefix)));
  for (const child of element.children)
    if (typeof child !== 'string') for (const prefix of undeclared(child, declared)) missing.add(prefix);
  return missing;
}
