import type { Section } from './document';
import { readWhen } from '../analyse/read-when';
import { roleOf } from '../words/heading-roles';
import { splitSentences } from '../analyse/split-sentences';

const longestIntro = 110;
const longestTitle = 80;

interface Opening {
  title: string | null;
  intro: string | null;
  sections: Section[];
}

/** A lone line before the first section belongs on the cover: as its title when it lacks one, else below it. */
export function takeIntro(
  built: { title: string | null; sections: Section[] },
  asked: string | null,
  language: string,
): Opening {
  const labelled = built.title === null && asked === null ? labelledTitle(built.sections) : null;
  const opening = built.title === null && asked === null ? namedOpening(built.sections, language) : null;
  if (opening !== null) return opening;
  if (labelled !== null) return { title: labelled, intro: null, sections: built.sections.slice(1) };
  const [first, ...others] = built.sections;
  const block = first?.blocks[0];
  const plain = { ...built, intro: null };
  if (first === undefined || first.heading !== null || block?.type !== 'paragraph') return plain;
  if (first.blocks.length !== 1 || others.length === 0) {
    const behind = first.blocks[1];
    const titles =
      built.title === null &&
      asked === null &&
      behind !== undefined &&
      behind.type !== 'quote' &&
      block.text.length <= longestTitle &&
      splitSentences(block.text, language).length === 1 &&
      !/[.!?:;。！？：；؟]["”’»)]*$/u.test(block.text) &&
      !/^[^:]{1,24}:\s/u.test(block.text);
    return titles
      ? { title: block.text, intro: null, sections: [{ ...first, blocks: first.blocks.slice(1) }, ...others] }
      : plain;
  }
  const isLine =
    block.text.length <= longestIntro &&
    splitSentences(block.text, language).length === 1 &&
    readWhen(block.text)?.rest !== '';
  if (!isLine) return plain;
  const named = built.title ?? asked;
  if (named === null && block.text.length <= longestTitle && !/[.!。]$/u.test(block.text))
    return { title: block.text, intro: null, sections: others };
  return named === null ? plain : { title: built.title, intro: block.text, sections: others };
}

/** A line above one sentence, before the headings of everything else: a title and what stands below it. */
function namedOpening(sections: readonly Section[], language: string): Opening | null {
  const [first, ...others] = sections;
  const block = first?.blocks[0];
  if (
    first?.heading == null ||
    first.parent !== null ||
    first.level < 4 ||
    first.blocks.length !== 1 ||
    block?.type !== 'paragraph'
  )
    return null;
  const line = block.text.length <= longestIntro && splitSentences(block.text, language).length === 1;
  const headed = others.length >= 2 && others.every((section) => section.heading !== null);
  return line && headed && roleOf(first.heading) === null && !/[:：]/u.test(first.heading)
    ? { title: first.heading, intro: block.text, sections: others }
    : null;
}

const kindOfText =
  /^(?:job description|position|role|project(?: name)?|meeting|event|product|memo|proposal|case study|press release|lesson|course|stellenanzeige|stelle|projekt|sitzung|veranstaltung|produkt|projet|poste|réunion|proyecto|puesto|reunión|projeto|vaga|progetto|项目|職種|案件)$/iu;

/** "Job description: Product designer" above everything else. */
function labelledTitle(sections: readonly Section[]): string | null {
  const [first, ...others] = sections;
  const block = first?.blocks[0];
  if (
    first?.heading == null ||
    !kindOfText.test(first.heading) ||
    others.length === 0 ||
    first.blocks.length !== 1 ||
    block?.type !== 'paragraph'
  )
    return null;
  const plain = block.text.replace(/[.。]$/u, '');
  return plain.length <= longestTitle && !/[.!?。]\s/u.test(plain) ? `${first.heading}: ${plain}` : null;
}
