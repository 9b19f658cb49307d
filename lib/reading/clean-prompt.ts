const invisible = /[\u200b\ufeff\ufffe\uffff]/gu;
// Everything of Unicode's "control" category but tab and line feed.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;

// With the `u` flag a surrogate matches only where it has no partner.
const loneSurrogates = /[\ud800-\udfff]/gu;

/**
 * The prompt as the engine reads it: line feeds only, well-formed, trimmed, without control
 * characters other than tab and line feed and without characters that XML forbids.
 */
export function cleanPrompt(prompt: string): string {
  return prompt
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(controls, '')
    .replace(invisible, '')
    .replace(loneSurrogates, '\ufffd')
    .trim();
}
