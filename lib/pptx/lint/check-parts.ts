import { createHash } from 'node:crypto';
import type { LintFinding, LintRule } from './finding';

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
