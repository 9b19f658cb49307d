const wellFormed = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;

/** A BCP 47 tag as it is, or `en-US` for what is none: PowerPoint refuses files with a malformed `lang`. */
export function languageTag(tag: string): string {
  return wellFormed.test(tag) ? tag : 'en-US';
}

/** The language without region and script: `de` for `de-DE`. */
export function primaryLanguage(tag: string): string {
  return (tag.split('-')[0] ?? tag).toLowerCase();
}
