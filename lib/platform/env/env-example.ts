import { settingGroups } from './settings';

const LINE_WIDTH = 100;

const head = [
  'Copy to .env and change what you need: every variable may be left out, except where it says',
  'otherwise. The values shown are the defaults. The real environment wins over .env.',
];

/** The text of .env.example: every setting with what it is for, what it must be, and its default. */
export function envExample(): string {
  const groups = settingGroups.map(({ title, settings }) => {
    const entries = Object.entries(settings).map(([name, { about, expects, preset }]) =>
      [
        ...comment(`${about} It must be ${expects}.`),
        `${preset === undefined ? '# ' : ''}${name}=${preset ?? ''}`,
      ].join('\n'),
    );
    return [`# ── ${title} ──`, ...entries].join('\n\n');
  });
  return `${[comment(head.join(' ')).join('\n'), ...groups].join('\n\n')}\n`;
}

function comment(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LINE_WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}
