/** Words and stems of a language that mean a tag, set apart by commas, by tag. */
export type WordsByTag = Readonly<Record<string, string>>;
