import type { Reading } from '@/lib/reading/reading';
import type { FigurePermission, UnsaidFigures } from '../../../figures/facts';
import type { ModelOutline } from '../answer/read-outline';
import { neutralise, oneLine } from '../prompts/neutralise';

/** By which field of a plan each is claimed. */
const fields = {
  illustrative: 'illustrativeAllowedBy',
  general: 'knowledgeAllowedBy',
} as const satisfies Record<UnsaidFigures, keyof ModelOutline>;

type Claims = Pick<ModelOutline, (typeof fields)[UnsaidFigures]>;

/** Which of the permissions that a plan claims stand in the request itself; what passages and pictures say allows nothing. */
export function permissionOf({ prompt }: Pick<Reading, 'prompt'>, claims: Claims): FigurePermission {
  const sound = claimsOf(claims).filter(({ quoted }) => isQuoted(quoted, prompt));
  return Object.fromEntries(sound.map(({ how, quoted }) => [how, quoted]));
}

/** What a plan is sent back for once. */
export function permissionWishes({ prompt }: Pick<Reading, 'prompt'>, claims: Claims): string[] {
  return claimsOf(claims)
    .filter(({ quoted }) => !isQuoted(quoted, prompt))
    .map(
      ({ how, quoted }) =>
        `${fields[how]}: "${oneLine(quoted, 100)}" is no quotation of the request; quote the phrase of the request that allows it, letter by letter, or give null`,
    );
}

interface Claim {
  how: UnsaidFigures;
  quoted: string;
}

function claimsOf(claims: Claims): Claim[] {
  return (Object.keys(fields) as UnsaidFigures[]).flatMap((how) => {
    const quoted = claims[fields[how]];
    return quoted === undefined ? [] : [{ how, quoted }];
  });
}

/** A shorter piece is found anywhere and a longer one is no phrase; scripts without spaces say as much in fewer signs. */
const [fewestSigns, fewestDenseSigns, mostSigns] = [6, 3, 300];
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

function isQuoted(quoted: string, prompt: string): boolean {
  const phrase = plain(quoted).replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '');
  const signs = phrase.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').length;
  if (signs < (dense.test(phrase) ? fewestDenseSigns : fewestSigns) || signs > mostSigns) return false;
  return plain(ownWords(prompt)).includes(phrase);
}

/** What is quoted or fenced in a request is material that its author shows, and wishes for nothing. */
function ownWords(prompt: string): string {
  return prompt.replace(/^[ \t]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t]*\1|$(?![\s\S]))/gm, ' ').replace(/^[ \t]*>.*$/gm, ' ');
}

/** As the model was shown it, without what keyboards and models write now one way and now another. */
function plain(text: string): string {
  return neutralise(text)
    .normalize('NFKC')
    .replace(/[‘’‚‛“”„‟«»‹›「」『』"`´]/gu, "'")
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}
