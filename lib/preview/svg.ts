type AttributeValue = string | number | undefined;

/** One element of SVG; attributes without a value are left out, numbers are written with two decimals at most. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${typeof value === 'number' ? short(value) : escapeXml(value)}"`,
  );
  const start = `<${name}${written.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

/** A number as short as it is precise to a hundredth. */
export function short(value: number): string {
  // Adding zero makes minus zero plain.
  return String(Math.round(value * 100) / 100 + 0);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text and attribute values; characters that XML 1.0 can't hold (section 2.2) are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
