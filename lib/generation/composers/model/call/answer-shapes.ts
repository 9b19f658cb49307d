import { cutStart } from '@/lib/text/cut/cut-text';

/** Between the parts of an object a model that writes nothing more writes no sign but this. */
const longestSpace = 2000;

/** Whether all has come that was asked for, whatever happens afterwards. */
export function isWholeObject(text: string): boolean {
  if (!/^\s*\{[\s\S]*\}\s*$/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a model that is held to a grammar has fallen into its white space, from which some don't return. */
export function isWhiteSpaceAlone(text: string): boolean {
  return text.length > longestSpace && cutStart(text, longestSpace).trim() === '';
}
