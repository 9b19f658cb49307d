/** Storylines by language, on top of those that come with the language's words. */
export const stories: Readonly<Record<string, string>> = {};
