/** How slides can sound; each changes the choice of a template and what a language model is told. */
export const tones = ['formal', 'plain', 'persuasive', 'inspiring', 'playful', 'technical'] as const;

export type Tone = (typeof tones)[number];
