const htmlLike =
  /<(?:p|br|h[1-6]|ul|ol|li|table|tr|td|th|div|blockquote|section|article|body|strong|em)\b[^<>]{0,300}>/i;

const rules: readonly (readonly [RegExp, string])[] = [
  [/<!--[^]{0,5000}?-->/g, ''],
  [/<(script|style|head)\b[^>]{0,300}>[^]{0,20000}?<\/\1>/gi, ''],
  [/<h([1-6])\b[^>]{0,300}>/gi, '\n\n<<h$1>> '],
  [/<\/h[1-6]>/gi, '\n\n'],
  [/<blockquote\b[^>]{0,300}>\s*(?:<p>)?/gi, '\n\n> '],
  [/<li\b[^>]{0,300}>\s*(?:<p>)?/gi, '\n- '],
  [/<tr\b[^>]{0,300}>\s*/gi, '\n| '],
  [/\s*<\/t[dh]>\s*/gi, ' | '],
  [/<\/(?:p|div|ul|ol|table|section|article|blockquote)>/gi, '\n\n'],
  [/<(?:p|div|ul|ol|table|section|article)\b[^>]{0,300}>/gi, '\n'],
  [/<a\b[^<>]{0,200}?href=["']([^"'<>\s]{1,300})["'][^<>]{0,200}>([^<>]{1,300})<\/a>/gi, '[$2]($1)'],
  [/<br\s*\/?>/gi, '\n'],
  [/<\/?(?:t[dhr]|thead|tbody|li|html|body|span|a|font|u|small|sup|sub|meta|img|hr)\b[^<>]{0,300}>/gi, ''],
  [/<\/?(?:strong|b)>/gi, '**'],
];

/** Text with block-level HTML as Markdown; text without any comes back unchanged. */
export function htmlToMarkdown(text: string): string {
  if (!htmlLike.test(text)) return text;
  let result = text;
  for (const [pattern, replacement] of rules) result = result.replace(pattern, replacement);
  return result.replace(/<<h([1-6])>>/g, (_, level: string) => '#'.repeat(Number(level)));
}
