import { escapeXml } from '../package/escape-xml';
import { namespaces, xmlDeclaration } from '../package/vocabulary';
import { commonSlideData } from '../template/shape-xml';

const image =
  '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr>' +
  '<p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>';

/** What the speaker says about one slide; line feeds separate paragraphs. */
export function notesSlideXml(
  notes: string,
  { language, direction }: { language: string; direction: 'ltr' | 'rtl' },
): string {
  const properties = direction === 'rtl' ? '<a:pPr algn="r" rtl="1"/>' : '';
  const paragraphs = notes
    .split(/\r\n|\r|\n/)
    .map((text) =>
      text === ''
        ? `<a:p>${properties}<a:endParaRPr lang="${language}"/></a:p>`
        : `<a:p>${properties}<a:r><a:rPr lang="${language}"/><a:t>${escapeXml(text)}</a:t></a:r></a:p>`,
    );
  const body =
    '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr>' +
    `<p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs.join('')}</p:txBody></p:sp>`;
  return (
    `${xmlDeclaration}<p:notes xmlns:a="${namespaces.a}" xmlns:r="${namespaces.r}" xmlns:p="${namespaces.p}">` +
    `${commonSlideData([image, body])}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`
  );
}
