import type { OpenPackage } from '../package/open-package';
import type { XmlElement } from '../xml/tree';

/** Something that a first-class file does not have, or must not have. */
export interface LintFinding {
  /** Kebab-case name of the rule. */
  rule: string;
  /** Name of the part at fault. */
  part: string;
  message: string;
}

/** The package as lint rules see it: every XML part that is well-formed, parsed once. */
export interface LintSubject extends OpenPackage {
  roots: ReadonlyMap<string, XmlElement>;
  slides: readonly string[];
  /** What slides stand on, where a template fixes a colour for it that is none of its theme: theirs may be shades of it. */
  ground?: string;
}

export type LintRule = (subject: LintSubject) => LintFinding[];
