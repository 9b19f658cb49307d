import { openPackage, slidePathsOf, type OpenPackage } from '../package/open-package';
import { parseXml } from '../xml/tree';
import type { XmlElement } from '../xml/tree';
import { checkCharts, checkLayouts, checkNotesMaster } from './check-layouts';
import { checkMedia, checkMediaTypes, checkParts, checkPrefixes, checkReferences } from './check-parts';
import { checkShapes } from './check-shapes';
import type { LintFinding, LintRule, LintSubject } from './finding';

export type { LintFinding } from './finding';

const rules: readonly LintRule[] = [
  checkPrefixes,
  checkParts,
  checkMedia,
  checkMediaTypes,
  checkReferences,
  checkShapes,
  checkLayouts,
  checkNotesMaster,
  checkCharts,
];

/**
 * Looks for what the Open XML SDK lets pass and a first-class file must not have: parts that
 * nothing refers to, slides without title, notes or descriptions, empty placeholders, fixed colours.
 *
 * @throws when the bytes are no package at all
 */
export function lintPackage(bytes: Uint8Array, known: Pick<LintSubject, 'ground'> = {}): LintFinding[] {
  return lintParts(openPackage(bytes), known);
}

/** The same of a package that is open already. */
export function lintParts(opened: OpenPackage, known: Pick<LintSubject, 'ground'> = {}): LintFinding[] {
  const roots = new Map<string, XmlElement>();
  const malformed: LintFinding[] = [];
  for (const [path, part] of opened.parts) {
    if (!path.endsWith('.xml')) continue;
    try {
      roots.set(path, parseXml(part));
    } catch (error) {
      malformed.push({
        rule: 'well-formed',
        part: path,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }
  // What can't be read can't be judged; everything else would follow from it.
  if (malformed.length > 0) return malformed;
  const slides = slidePathsOf(opened);
  const empty = slides.length === 0 ? [{ rule: 'slides', part: '', message: 'has no slides' }] : [];
  return [...empty, ...rules.flatMap((rule) => rule({ ...opened, ...known, roots, slides }))];
}
