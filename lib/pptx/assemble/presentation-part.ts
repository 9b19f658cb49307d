import type { Scene } from '@/lib/deck/scene/scene';
import { escapeXml } from '../package/escape-xml';
import type { Part, Relationship } from '../package/part';
import { guidOf, xmlPart } from '../package/part';
import { contentTypes, namespaces, relationshipTypes, xmlDeclaration } from '../package/vocabulary';
import { notesSize } from '../template/master-part';
import type { TemplatePackage } from '../template/template-package';
import { plainLevels } from '../template/text-styles';

export const presentationPath = 'ppt/presentation.xml';

/** Smallest slide id (ECMA-376 part 1, 19.7.13). */
const firstSlideId = 256;

const root = `xmlns:a="${namespaces.a}" xmlns:r="${namespaces.r}" xmlns:p="${namespaces.p}"`;

/** The part that lists masters, notes master and slides, in the order that the schema wants (ECMA-376 part 1, 19.2.1.26). */
export function presentationPart(
  template: TemplatePackage,
  slidePaths: readonly string[],
  settingPaths: Readonly<Record<'presProps' | 'viewProps' | 'tableStyles', string>>,
  scene: Scene,
): Part {
  const links: Relationship[] = [];
  const link = (type: string, target: string): string => {
    links.push({ id: `rId${links.length + 1}`, type, target });
    return `rId${links.length}`;
  };
  const masters = template.masters.map(
    ({ part, id }) => `<p:sldMasterId id="${id}" r:id="${link(relationshipTypes.slideMaster, part)}"/>`,
  );
  const slides = slidePaths.map(
    (path, index) => `<p:sldId id="${firstSlideId + index}" r:id="${link(relationshipTypes.slide, path)}"/>`,
  );
  const notes = `<p:notesMasterId r:id="${link(relationshipTypes.notesMaster, template.notesMaster)}"/>`;
  for (const setting of ['presProps', 'viewProps', 'tableStyles'] as const)
    link(relationshipTypes[setting], settingPaths[setting]);
  const theme = themeOf(template);
  if (theme !== undefined) link(relationshipTypes.theme, theme);
  const { cx, cy } = template.slideSize;
  const { direction } = scene;
  const xml =
    `${xmlDeclaration}<p:presentation ${root}${direction === 'rtl' ? ' rtl="1"' : ''} saveSubsetFonts="1">` +
    `<p:sldMasterIdLst>${masters.join('')}</p:sldMasterIdLst><p:notesMasterIdLst>${notes}</p:notesMasterIdLst>` +
    `<p:sldIdLst>${slides.join('')}</p:sldIdLst><p:sldSz cx="${cx}" cy="${cy}"/><p:notesSz cx="${notesSize.cx}" cy="${notesSize.cy}"/>` +
    `<p:defaultTextStyle>${plainLevels(direction)}</p:defaultTextStyle>${sectionsXml(scene)}</p:presentation>`;
  return xmlPart(contentTypes.presentation, xml, links);
}

/** [MS-PPTX] 2.2.4.4, `sectionLst`. */
const sectionsExtension = '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}';

/** The parts of a deck as PowerPoint folds them: what stands before its first section slide, and from one to the next. */
function sectionsXml({ title, slides }: Scene): string {
  if (!slides.some(({ kind }) => kind === 'section')) return '';
  const sections: { name: string; ids: number[] }[] = [];
  slides.forEach((slide, index) => {
    const begins = slide.kind === 'section' && !slide.continues;
    if (begins || sections.length === 0) sections.push({ name: begins ? slide.title : title, ids: [] });
    sections.at(-1)?.ids.push(firstSlideId + index);
  });
  const list = sections.map(({ name, ids }, index) => {
    const slideIds = ids.map((id) => `<p14:sldId id="${id}"/>`).join('');
    return `<p14:section name="${escapeXml(name)}" id="${guidOf(`${index} ${name}`)}"><p14:sldIdLst>${slideIds}</p14:sldIdLst></p14:section>`;
  });
  return (
    `<p:extLst><p:ext uri="${sectionsExtension}"><p14:sectionLst xmlns:p14="${namespaces.p14}">` +
    `${list.join('')}</p14:sectionLst></p:ext></p:extLst>`
  );
}

/** PowerPoint wants the first master's theme named here as well. */
function themeOf({ masters, parts }: TemplatePackage): string | undefined {
  const master = masters[0] && parts.get(masters[0].part);
  return master?.relationships.find(({ type }) => type === relationshipTypes.theme)?.target;
}

/** Small parts that PowerPoint expects beside the presentation; they say nothing. */
export const settingParts: Readonly<Record<'presProps' | 'viewProps', Part>> = {
  presProps: xmlPart(contentTypes.presProps, `${xmlDeclaration}<p:presentationPr ${root}/>`),
  viewProps: xmlPart(contentTypes.viewProps, `${xmlDeclaration}<p:viewPr ${root}/>`),
};

const applicationName = 'Deckwright';

/** `docProps/core.xml`: title, author, language and, where it is known, when the deck was asked for. */
export function corePropertiesXml({ title, author, language }: Scene, createdAt?: Date): string {
  const date = (name: string) =>
    createdAt
      ? `<dcterms:${name} xsi:type="dcterms:W3CDTF">${createdAt.toISOString().slice(0, 19)}Z</dcterms:${name}>`
      : '';
  const creator = escapeXml(author ?? applicationName);
  return (
    `${xmlDeclaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ` +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${creator}</dc:creator><dc:language>${escapeXml(language)}</dc:language>` +
    `<cp:lastModifiedBy>${creator}</cp:lastModifiedBy><cp:revision>1</cp:revision>${date('created')}${date('modified')}</cp:coreProperties>`
  );
}

/**
 * `docProps/app.xml`: which application wrote the file, and what is in it. Without the titles of the
 * slides, which readers take from the slides, so that a change of one slide changes its own parts alone.
 */
export function extendedPropertiesXml({ slides }: Scene): string {
  const notes = slides.filter((slide) => slide.notes.trim() !== '').length;
  return (
    `${xmlDeclaration}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">` +
    `<Application>${applicationName}</Application><Slides>${slides.length}</Slides><Notes>${notes}</Notes><HiddenSlides>0</HiddenSlides></Properties>`
  );
}
