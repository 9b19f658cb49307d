const heading = /^(={2,6})([^=\n]+)\1[ \t]*$/gmu;
const link = /\[\[(?:[^[\]|]{1,200}\|)?([^[\]|]{1,200})\]\]/gu;
const marks = /'{2,5}/gu;
const comment = /<!--[^]*?-->|<ref[^<>]*\/>|<ref[^<>]*>[^<]*<\/ref>/gu;

/** Whether a text is written as wikis write theirs. */
export function isWiki(text: string): boolean {
  return (text.match(heading)?.length ?? 0) >= 2;
}

/** The same as Markdown. */
export function wikiToMarkdown(text: string): string {
  const plain = withoutTemplates(text.replace(comment, '')).trim();
  return withTitle(plain)
    .replace(/^#+\s*/gmu, '1. ')
    .replace(heading, (_, signs: string, title: string) => `\n${'#'.repeat(signs.length)} ${title.trim()}\n`)
    .replace(link, '$1')
    .replace(marks, '')
    .replace(/^\*{2,6}\s*/gmu, (stars) => `${'  '.repeat(stars.trim().length - 1)}* `)
    .replace(/^:+\s*/gmu, '');
}

/** What an article is about stands in bold in its first sentence. */
function withTitle(text: string): string {
  const [, title = '', ...others] = text.split("'''");
  const isFirst = others.length > 0 && !text.slice(0, text.indexOf(title)).includes('\n') && !title.includes('\n');
  return isFirst ? `==${title}==\n${text}` : text;
}

/** Boxes and notes between braces, however deep. */
function withoutTemplates(text: string): string {
  let rest = '';
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.startsWith('{{', at)) {
      depth += 1;
      at += 1;
    } else if (depth > 0 && text.startsWith('}}', at)) {
      depth -= 1;
      at += 1;
    } else if (depth === 0) rest += text[at] ?? '';
  }
  return depth === 0 ? rest : text;
}
