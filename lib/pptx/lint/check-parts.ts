import { createHash } from 'node:crypto';
import type { XmlElement } from '../xml/tree';
import { descendantsOf } from '../xml/tree';
import type { LintFinding, LintRule } from './finding';

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

/** Every relationship leads to a part, every part is reached and has a type, and no type is named for nothing. */
export const checkParts: LintRule = (subject) => {
  const { parts, relationshipsOf, contentTypeOf, declaredParts } = subject;
  const findings: LintFinding[] = [];
  const reached = new Set<string>();
  const queue = [''];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (const { target, external } of relationshipsOf(from)) {
      if (external || reached.has(target)) continue;
      if (!parts.has(target))
        findings.push({ rule: 'missing-target', part: from, message: `refers to ${target}, which does not exist` });
      reached.add(target);
      queue.push(target);
    }
  }
  for (const path of parts.keys()) {
    if (!reached.has(path))
      findings.push({ rule: 'orphan-part', part: path, message: 'is not reached by any relationship' });
    if (contentTypeOf(path) === undefined)
      findings.push({ rule: 'content-type-missing', part: path, message: 'has no content type' });
  }
  for (const path of declaredParts) {
    if (!parts.has(path))
      findings.push({ rule: 'content-type-for-nothing', part: path, message: 'has a content type but does not exist' });
  }
  return findings;
};

/** Each picture is stored once. */
export const checkMedia: LintRule = ({ parts }) => {
  const seen = new Map<string, string>();
  return [...parts].flatMap(([path, bytes]) => {
    if (!path.startsWith('ppt/media/')) return [];
    const hash = createHash('sha256').update(bytes).digest('hex');
    const first = seen.get(hash);
    if (first === undefined) seen.set(hash, path);
    return first === undefined ? [] : [{ rule: 'duplicate-media', part: path, message: `is the same as ${first}` }];
  });
};

/** How the bytes of each type of picture begin. */
const beginnings: Readonly<Record<string, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
};

/** A picture is what its type says; a PNG that holds SVG or nothing is what PowerPoint offers to repair. */
export const checkMediaTypes: LintRule = ({ parts, contentTypeOf }) =>
  [...parts].flatMap(([part, bytes]): LintFinding[] => {
    const type = contentTypeOf(part) ?? '';
    const beginning = beginnings[type];
    const holds = beginning?.every((byte, index) => bytes[index] === byte) ?? true;
    return holds ? [] : [{ rule: 'media-type', part, message: `does not hold what ${type} means` }];
  });

/** Slides refer to pictures and charts by ids that exist. */
export const checkReferences: LintRule = ({ slides, roots, relationshipsOf }) =>
  slides.flatMap((part) => {
    const known = new Set(relationshipsOf(part).map(({ id }) => id));
    const root = roots.get(part);
    return (root === undefined ? [] : descendantsOf(root))
      .flatMap((element) => ['r:embed', 'r:id'].map((name) => element.get(name)))
      .filter((id) => id !== undefined && !known.has(id))
      .map((id) => ({ rule: 'missing-relationship', part, message: `refers to ${id}, which it does not have` }));
  });
