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

/** Everything that XML 1.0 (section 2.2) has no character for: controls, lone surrogates, U+FFFE and U+FFFF. */
const forbidden =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Drops the characters that no XML file can carry, so that a stray one never makes a file unreadable. */
export function cleanXmlText(text: string): string {
  return text.replace(forbidden, '');
}
