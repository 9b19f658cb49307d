import type { Section } from './document';
import { readWhen } from '../analyse/read-when';
import { splitSentences } from '../analyse/split-sentences';

const longestIntro = 110;
const longestTitle = 80;

interface Opening {
  title: string | null;
  intro: string | null;
  sections: Section[];
}

/** A lone line before the first section belongs on the cover: as its title when it lacks one, else below it. */
export function takeIntro(built: { title: string | null; sections: Section[] }, asked: string | null, language: string): Opening {
  const [first, ...others] = built.sections;
  const block = first?.blocks[0];
  const plain = { ...built, intro: null };
  if (first === undefined || others.length === 0 || first.heading !== null || first.blocks.length !== 1 || block?.type !== 'paragraph') return plain;
  const isLine = block.text.length <= longestIntro && splitSentences(block.text, language).length === 1 && readWhen(block.text)?.rest !== '';
  if (!isLine) return plain;
  const named = built.title ?? asked;
  if (named === null && block.text.length <= longestTitle && !/[.!。]$/u.test(block.text)) return { title: block.text, intro: null, sections: others };
  return named === null ? plain : { title: built.title, intro: block.text, sections: others };
}
