import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLanguage } from '@/lib/languages/find-language';
import { lexiconOf } from '@/lib/languages/words-of';
import { cleanPrompt } from '@/lib/reading/clean-prompt';
import { featuresOf, type TokenSentence } from '@/lib/reading/roles/tagging/features';
import { wordTags, type Tag } from '@/lib/reading/roles/tagging/tags';
import type { Block } from '@/lib/reading/source/block';
import { joinWraps } from '@/lib/reading/source/join-wraps';
import { parseSource } from '@/lib/reading/source/parse-source';
import { withoutFurniture } from '@/lib/reading/source/furniture';

/** A text whose words somebody has told apart. */
export interface TaggedText {
  id: string;
  cover: string;
  count: string;
  text: string;
  /** The tag of each UTF-16 unit of the text. */
  tags: Uint8Array;
  /** What a ban leaves out of the content. */
  hidden: string[];
}

/** What each sign of the files stands for. */
const names: Readonly<Record<string, Tag>> = {
  i: 'request',
  x: 'ban',
  b: 'boilerplate',
  p: 'private',
  h: 'content',
  topic: 'topic',
  title: 'title',
  aud: 'audience',
  n: 'count',
  form: 'form',
  sec: 'part',
  say: 'saying',
  no: 'banned',
};

/** Every text of a folder of files of the form that its README describes. */
export function readTaggedTexts(folder: string): TaggedText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      cleanPrompt(`\n${readFileSync(path.join(folder, name), 'utf8')}`)
        .split(/^=== /mu)
        .slice(1)
        .map(readRecord),
    );
}

function readRecord(record: string): TaggedText {
  const [head = '', ...lines] = record.split('\n');
  const field = (name: string): string =>
    (lines.find((line) => line.startsWith(`@${name}`)) ?? '').slice(name.length + 1).trim();
  const body = lines
    .filter((line) => !line.startsWith('@cover') && !line.startsWith('@count'))
    .join('\n')
    .trim();
  const { text, tags, hidden } = readTags(body, head);
  return {
    id: head.split(' ', 1)[0] ?? '',
    cover: field('cover'),
    count: field('count'),
    text,
    tags,
    hidden,
  };
}

/** Words with their signs taken out, and the tag of each UTF-16 unit. */
export function readTags(body: string, name: string): Pick<TaggedText, 'text' | 'tags' | 'hidden'> {
  let text = '';
  const found: number[] = [];
  const open: Tag[] = [];
  const hidden: string[] = [];
  const hiddenFrom: number[] = [];
  for (let at = 0; at < body.length; at += 1) {
    const sign = body.charAt(at);
    const match = sign === '⟦' ? /^⟦([a-z]+)\s/u.exec(body.slice(at, at + 10)) : null;
    if (match !== null) {
      const tag = names[match[1] ?? ''];
      if (tag === undefined) throw new Error(`${name}: there is no tag ${match[1] ?? ''}.`);
      // What a ban says besides what it names is the ban.
      hiddenFrom.push(match[1] === 'h' ? text.length : -1);
      open.push(open[0] === 'ban' && tag !== 'banned' ? 'ban' : tag);
      at += match[0].length - 1;
    } else if (sign === '⟧') {
      open.pop();
      const from = hiddenFrom.pop() ?? -1;
      if (from >= 0) hidden.push(text.slice(from));
    } else {
      text += sign;
      found.push(wordTags.indexOf(open.at(-1) ?? 'content'));
    }
  }
  return { text, tags: Uint8Array.from(found), hidden };
}

export interface TaggedExample {
  id: string;
  blocks: readonly Block[];
  sentences: TokenSentence[];
  /** Of each token, in order. */
  tags: Uint8Array;
}

/** The tokens of a text as the reading sees them, each with its tag. */
export function toExample({ id, text, tags: known }: TaggedText): TaggedExample {
  const { tag } = findLanguage(text);
  const lexicon = lexiconOf(tag);
  const blocks = joinWraps(parseSource(withoutFurniture(text, lexicon), lexicon).blocks);
  const sentences = featuresOf(blocks, lexicon);
  const found: number[] = [];
  let [block, cursor] = [-1, 0];
  for (const sentence of sentences) {
    const at = blocks[sentence.block];
    if (sentence.block !== block) [block, cursor] = [sentence.block, at?.span.start ?? 0];
    for (const token of sentence.tokens) {
      const word = at !== undefined && 'text' in at ? at.text.slice(token.start, token.end) : '';
      const place = word === '' ? -1 : text.indexOf(word, cursor);
      const isNear = place !== -1 && place < (at?.span.end ?? 0);
      if (isNear) cursor = place + word.length;
      found.push(isNear ? mostOf(known.subarray(place, place + word.length)) : word === '' ? 0 : (found.at(-1) ?? 0));
    }
  }
  return { id, blocks, sentences, tags: Uint8Array.from(found) };
}

/** Of a word with something attached to it, what most of its signs are. */
function mostOf(found: Uint8Array): number {
  const counts = wordTags.map((_, tag) => found.filter((each) => each === tag).length);
  return counts.indexOf(Math.max(...counts));
}
