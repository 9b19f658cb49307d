/** By which sites name this program in their robots.txt. */
export const robotName = 'Deckwright';

export const userAgent = `${robotName}/1.0 (reads pages that a search found, for slides)`;
