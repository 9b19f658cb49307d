import { cleanXmlText } from './clean-text';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Makes text safe for element content and attribute values of XML that is built from strings. */
export function escapeXml(text: string): string {
  return cleanXmlText(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
