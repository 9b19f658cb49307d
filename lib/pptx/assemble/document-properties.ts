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
