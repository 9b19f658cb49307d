import { statusColors } from '@/lib/deck/theme/theme';
import { isTitle, textBelow } from '../read/read-pptx-text';
import { childOf, childrenOf, descendantsOf, pathOf } from '../xml/tree';
import type { XmlElement } from '../xml/tree';
import type { LintFinding, LintRule } from './finding';

type SlideCheck = (root: XmlElement, ground: string | undefined) => { rule: string; message: string }[];

/** What must hold of the shapes of every slide. */
export const checkShapes: LintRule = ({ slides, roots, ground }) =>
  slides.flatMap((part): LintFinding[] => {
    const root = roots.get(part);
    return root === undefined
      ? []
      : checks.flatMap((check) => check(root, ground).map((finding) => ({ ...finding, part })));
  });

const checks: readonly SlideCheck[] = [
  uniqueIds,
  uniqueNames,
  titlePresent,
  noEmptyPlaceholders,
  described,
  tablesHaveHeaders,
  runsHaveLanguage,
  schemeColours,
];

function identitiesOf(root: XmlElement): XmlElement[] {
  return descendantsOf(root, 'p:cNvPr');
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function uniqueIds(root: XmlElement) {
  return repeated(identitiesOf(root).map((one) => one.get('id') ?? '')).map((id) => ({
    rule: 'shape-id',
    message: `the id ${id} occurs twice`,
  }));
}

function uniqueNames(root: XmlElement) {
  const names = identitiesOf(root)
    .slice(1)
    .map((one) => one.get('name') ?? '');
  return [...repeated(names), ...names.filter((name) => name === '')].map((name) => ({
    rule: 'shape-name',
    message: `the name "${name}" is empty or occurs twice`,
  }));
}

function titlePresent(root: XmlElement) {
  const titles = descendantsOf(root, 'p:sp').filter(isTitle);
  const written = titles.filter((title) => textBelow(title).trim() !== '');
  return titles.length === 1 && written.length === 1
    ? []
    : [{ rule: 'title', message: `has ${written.length} titles with text` }];
}

function noEmptyPlaceholders(root: XmlElement) {
  return descendantsOf(root, 'p:sp')
    .filter((shape) => pathOf(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph') !== undefined && textBelow(shape).trim() === '')
    .map((shape) => ({ rule: 'empty-placeholder', message: `"${nameOf(shape)}" is empty` }));
}

function nameOf(shape: XmlElement): string {
  return identitiesOf(shape)[0]?.get('name') ?? '';
}

function described(root: XmlElement) {
  return descendantsOf(root)
    .filter(({ name }) => name === 'p:pic' || name === 'p:graphicFrame')
    .filter(
      (shape) =>
        (identitiesOf(shape)[0]?.get('descr') ?? '') === '' && descendantsOf(shape, 'adec:decorative').length === 0,
    )
    .map((shape) => ({ rule: 'alt-text', message: `"${nameOf(shape)}" has no description` }));
}

function tablesHaveHeaders(root: XmlElement) {
  return descendantsOf(root, 'a:tbl').flatMap((table) => {
    const columns = childrenOf(childOf(table, 'a:tblGrid') ?? table, 'a:gridCol').length;
    const rows = childrenOf(table, 'a:tr');
    return [
      ...(['firstRow', 'firstCol'].some((name) => childOf(table, 'a:tblPr')?.get(name) === '1')
        ? []
        : [{ rule: 'table-header', message: 'a table has neither a header row nor a header column' }]),
      ...(rows.every((row) => childrenOf(row, 'a:tc').length === columns)
        ? []
        : [{ rule: 'table-grid', message: 'a row has more or fewer cells than columns' }]),
      ...(rows.every((row) => Number(row.get('h')) > 0)
        ? []
        : [{ rule: 'row-height', message: 'a row has no height' }]),
    ];
  });
}

function runsHaveLanguage(root: XmlElement) {
  const mute = descendantsOf(root, 'a:r').filter((run) => !childOf(run, 'a:rPr')?.attributes.has('lang'));
  return mute.length === 0 ? [] : [{ rule: 'language', message: `${mute.length} runs have no language` }];
}

/** What no palette changes. */
const unchanging = new Set<string | undefined>(Object.values(statusColors));

/** Colours that no palette changes, but for those that none should. */
export const fixedColours = (root: XmlElement, ground: string | undefined): XmlElement[] =>
  descendantsOf(root, 'a:srgbClr').filter((color) => !unchanging.has(color.get('val')) && color.get('val') !== ground);

function schemeColours(root: XmlElement, ground: string | undefined) {
  const fixed = fixedColours(root, ground);
  return fixed.length === 0
    ? []
    : [{ rule: 'fixed-colour', message: `${fixed.length} colours do not come from the theme` }];
}
