const longestTitle = 140;
/** A title with its authors stands near the start, behind a request at most. */
const mostLinesBefore = 4;
const structure = /^\s*(?:[-*•>|]|\p{Nd}{1,2}[.)]\s)|[|\t]/u;
const endMark = /[.!;,:。！；，：]$/u;

const surname = "(?:(?:van|von|de|der|den|da|dos|di|del|la|el|bin|al)\\s)*\\p{Lu}[\\p{L}\\p{M}’'-]+";
const initialled = `(?:\\p{Lu}\\.[\\s-]?){1,3}\\s?${surname}`;
const full = `\\p{Lu}[\\p{L}\\p{M}’'-]+(?:\\s\\p{Lu}\\.)?\\s${surname}`;
const and = '(?:,\\s(?:and|und|et|y|e|en|i|и)\\s|,\\s|\\s(?:and|und|et|y|e|en|i|и|&)\\s)';
const initials = new RegExp(`^${initialled}(?:${and}${initialled})*$`, 'u');
const by = new RegExp(
  `^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|[Aa]utor(?:en|a|es)?:?)\\s+((?:${initialled}|${full})(?:${and}(?:${initialled}|${full}))*)$`,
  'u',
);

export interface Bylined {
  text: string;
  /** Those who wrote the text, as written below its title; null where no line names them. */
  author: string | null;
}

/** A title with the names of its authors on the line below: the line becomes a heading, the names leave the text. */
export function takeByline(text: string): Bylined {
  const lines = text.split('\n');
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  for (const [order, at] of filled.slice(0, mostLinesBefore + 2).entries()) {
    const above = filled[order - 1];
    const names = authorsIn((lines[at] ?? '').trim());
    if (names === null || above === undefined || (lines[at + 1] ?? '').trim() !== '' || filled.length <= order + 1)
      continue;
    const title = (lines[above] ?? '').trim().replace(/^#{1,6}\s+/u, '');
    const alone = above === 0 || (lines[above - 1] ?? '').trim() === '';
    if (!alone || at - above > 2 || title.length > longestTitle || endMark.test(title) || structure.test(title))
      continue;
    return { text: [...lines.slice(0, above), `# ${title}`, '', ...lines.slice(at + 1)].join('\n'), author: names };
  }
  return { text, author: null };
}

function authorsIn(line: string): string | null {
  return initials.test(line) ? line : (by.exec(line)?.[1] ?? null);
}
