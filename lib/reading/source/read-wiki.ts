const heading = /^(={2,6})\s*(.+?)\s*\1\s*$/gmu;
const link = /\[\[(?:[^[\]|]{1,200}\|)?([^[\]|]{1,200})\]\]/gu;
const marks = /'{2,5}/gu;
const comment = /<!--[^]*?-->|<ref[^<>]*\/>|<ref[^<>]*>[^<]*<\/ref>/gu;

/** Whether a text is written as wikis write theirs. */
export function isWiki(text: string): boolean {
  return (text.match(heading)?.length ?? 0) >= 2;
}

/** The same as Markdown. */
export function wikiToMarkdown(text: string): string {
  return withoutTemplates(text.replace(comment, ''))
    .replace(/^#+\s*/gmu, '1. ')
    .replace(heading, (_, signs: string, title: string) => `\n${'#'.repeat(signs.length)} ${title}\n`)
    .replace(link, '$1')
    .replace(marks, '')
    .replace(/^\*{2,6}\s*/gmu, (stars) => `${'  '.repeat(stars.trim().length - 1)}* `)
    .replace(/^:+\s*/gmu, '');
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
