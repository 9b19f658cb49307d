/** In the order in which the reference shows them. */
export const tags = [
  { name: 'Jobs', description: 'Start a generation and follow it until its files are ready.' },
  { name: 'Files', description: 'Fetch what was generated.' },
  { name: 'Templates', description: 'See which templates there are.' },
  { name: 'Description', description: 'The interface, for programs.' },
] as const;

export type TagName = (typeof tags)[number]['name'];
