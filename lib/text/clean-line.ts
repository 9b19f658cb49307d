/**
 * Controls, and characters that show nothing and that words can be hidden or turned around with: soft hyphen, zero-width
 * space, word joiners, marks and embeddings of direction, tags, byte order mark. Joiners (U+200C, U+200D) stay where
 * they shape letters or emoji.
 */
const invisible =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\p{Surrogate}\u{e0000}-\u{e007f}]/gu;
const strayJoiners = /(?<![\p{L}\p{M}\p{So}\p{Sk}\ufe0f])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{So}\p{Sk}])/gu;
const latinJoiners = /(?<=[\p{Script=Latin}\d])[\u200c\u200d]+|[\u200c\u200d]+(?=[\p{Script=Latin}\d])/gu;

/** One line without invisible characters and with single spaces. */
export function cleanLine(text: string): string {
  return stripInvisible(text).replace(/\s+/gu, ' ').trim();
}

/** Text without invisible characters; spaces and line feeds stay. */
function stripInvisible(text: string): string {
  return text.replace(invisible, '').replace(strayJoiners, '').replace(latinJoiners, '');
}
