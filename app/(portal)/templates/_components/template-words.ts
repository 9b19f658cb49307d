export interface TemplateWords {
  /** What it looks like, as a sentence. */
  character: string;
  /** What it suits, one by one. */
  suits: string[];
}

const suitsMark = '; suits ';

/** The two halves of the description of a template that ships: "…; suits reports, updates and plans." */
export function templateWords(description: string): TemplateWords {
  const [character = '', suits = ''] = description.replace(/\.$/, '').split(suitsMark);
  return { character: character && `${character}.`, suits: suits.split(/, | and /).filter(Boolean) };
}
