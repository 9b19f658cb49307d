/** Where the skip link and whatever else gives the keyboard back lead to. */
export const contentId = 'content';
