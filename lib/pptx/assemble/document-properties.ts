import type { Scene } from '@/lib/deck/scene/scene';
import { escapeXml } from '../package/escape-xml';
import { xmlDeclaration } from '../package/vocabulary';

const applicationName = 'Deckwright';

/** `docProps/core.xml`: title, author and language. No dates: the same input gives the same bytes. */
export function corePropertiesXml({ title, author, language }: Scene): string {
  const creator = escapeXml(author ?? applicationName);
  return (
    `${xmlDeclaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ` +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${creator}</dc:creator><dc:language>${escapeXml(language)}</dc:language>` +
    `<cp:lastModifiedBy>${creator}</cp:lastModifiedBy><cp:revision>1</cp:revision></cp:coreProperties>`
  );
}

/** `docProps/app.xml`: which application wrote the file, and what is in it. */
export function extendedPropertiesXml(scene: Scene, themeName: string): string {
  const titles = scene.slides.map(({ title }) => title);
  const heading = (name: string, count: number) =>
    `<vt:variant><vt:lpstr>${name}</vt:lpstr></vt:variant><vt:variant><vt:i4>${count}</vt:i4></vt:variant>`;
  const parts = [themeName, ...titles].map((name) => `<vt:lpstr>${escapeXml(name)}</vt:lpstr>`).join('');
  return (
    `${xmlDeclaration}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties" ` +
    'xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">' +
    `<Application>${applicationName}</Application><Slides>${titles.length}</Slides>` +
    `<Notes>${scene.slides.filter(({ notes }) => notes.trim() !== '').length}</Notes><HiddenSlides>0</HiddenSlides>` +
    `<HeadingPairs><vt:vector size="4" baseType="variant">${heading('Theme', 1)}${heading('Slide Titles', titles.length)}</vt:vector></HeadingPairs>` +
    `<TitlesOfParts><vt:vector size="${titles.length + 1}" baseType="lpstr">${parts}</vt:vector></TitlesOfParts></Properties>`
  );
}
