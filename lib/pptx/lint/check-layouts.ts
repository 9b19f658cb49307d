import { fixedColours } from './check-shapes';
import { relationshipTypes } from '../package/vocabulary';
import { targetOf } from '../package/open-package';
import { descendantsOf, pathOf } from '../xml/tree';
import type { XmlElement } from '../xml/tree';
import type { LintFinding, LintRule, LintSubject } from './finding';

/** Layout types that open a part of the talk and need no speaker notes. */
const openers = new Set(['title', 'secHead']);

/** Each slide stands on one layout of a master that lists it, fills placeholders that the layout has, and is spoken about. */
export const checkLayouts: LintRule = (subject) =>
  subject.slides.flatMap((part) => {
    const layouts = subject.relationshipsOf(part).filter(({ type }) => type === relationshipTypes.slideLayout);
    const path = layouts[0]?.target;
    const layout = path === undefined ? undefined : subject.roots.get(path);
    if (path === undefined || layout === undefined || layouts.length > 1)
      return [{ rule: 'layout', part, message: 'does not stand on exactly one layout' }];
    return [
      ...checkMaster(subject, path),
      ...checkPlaceholders(subject, part, layout),
      ...checkNotes(subject, part, layout),
    ];
  });

function checkMaster(subject: LintSubject, layout: string): LintFinding[] {
  const master = targetOf(subject, layout, relationshipTypes.slideMaster);
  const listed = master !== undefined && subject.relationshipsOf(master).some(({ target }) => target === layout);
  const themed = master !== undefined && targetOf(subject, master, relationshipTypes.theme) !== undefined;
  return listed && themed
    ? []
    : [{ rule: 'master', part: layout, message: 'has no master that lists it and has a theme' }];
}

function checkPlaceholders({ roots }: LintSubject, part: string, layout: XmlElement): LintFinding[] {
  const slide = roots.get(part);
  const offered = new Set(descendantsOf(layout, 'p:ph').map(keyOf));
  return (slide === undefined ? [] : descendantsOf(slide, 'p:ph'))
    .filter((placeholder) => !offered.has(keyOf(placeholder)) && !isHiddenTitle(placeholder))
    .map((placeholder) => ({
      rule: 'placeholder',
      part,
      message: `fills ${keyOf(placeholder)}, which its layout does not have`,
    }));
}

/** Above the slide, as PowerPoint itself puts the title of a slide that shows none. */
function isHiddenTitle(placeholder: XmlElement): boolean {
  const shape = placeholder.parent?.parent?.parent;
  const top = shape && pathOf(shape, 'p:spPr', 'a:xfrm', 'a:off')?.get('y');
  return placeholder.get('type') === 'title' && Number(top ?? 0) < 0;
}

function keyOf(placeholder: XmlElement): string {
  return `${placeholder.get('type') ?? 'obj'} ${placeholder.get('idx') ?? '0'}`;
}

function checkNotes(subject: LintSubject, part: string, layout: XmlElement): LintFinding[] {
  if (openers.has(layout.get('type') ?? '')) return [];
  const notes = targetOf(subject, part, relationshipTypes.notesSlide);
  const root = notes === undefined ? undefined : subject.roots.get(notes);
  const text =
    root === undefined
      ? ''
      : descendantsOf(root, 'a:t')
          .map(({ text }) => text)
          .join('');
  return text.trim() === '' ? [{ rule: 'notes', part, message: 'has no speaker notes' }] : [];
}

/** The notes master has a theme that no slide master uses. */
export const checkNotesMaster: LintRule = (subject) => {
  const themes = new Map<string, string>();
  return [...subject.roots].flatMap(([part, root]): LintFinding[] => {
    if (root.name !== 'p:notesMaster' && root.name !== 'p:sldMaster') return [];
    const theme = targetOf(subject, part, relationshipTypes.theme) ?? '';
    const other = themes.get(theme);
    themes.set(theme, part);
    return other === undefined ? [] : [{ rule: 'shared-theme', part, message: `shares ${theme} with ${other}` }];
  });
};

/** Charts carry their data as a workbook and square corners. */
export const checkCharts: LintRule = (subject) =>
  [...subject.roots].flatMap(([part, root]): LintFinding[] => {
    if (root.name !== 'c:chartSpace') return [];
    const workbook = targetOf(subject, part, relationshipTypes.embeddedPackage);
    const corners = pathOf(root, 'c:roundedCorners')?.get('val');
    return [
      ...(workbook === undefined ? [{ rule: 'chart-workbook', part, message: 'has no workbook' }] : []),
      ...(corners === '0' ? [] : [{ rule: 'chart-corners', part, message: 'has rounded corners' }]),
      ...(fixedColours(root, subject.ground).length === 0
        ? []
        : [{ rule: 'fixed-colour', part, message: 'has colours that do not come from the theme' }]),
    ];
  });
