import { contrastRatio } from '@/lib/deck/quality/contrast';
import { layoutNames, type ColorRole, type Theme } from '@/lib/deck/theme/theme';

/** WCAG 2.2, success criterion 1.4.3 (level AA), for text of any size. */
export const leastTextContrast = 4.5;

export interface TextPair {
  text: ColorRole;
  background: ColorRole;
}

/** A pair of colours in which words would be hard to read. */
export interface ContrastFault extends TextPair {
  ratio: number;
}

/** What slides of every kind set on what, whichever layout they use. */
const everywhere: readonly TextPair[] = [
  ...(['ink', 'muted', 'accent'] as const).flatMap((text) =>
    (['canvas', 'surface'] as const).map((background) => ({ text, background })),
  ),
  { text: 'canvas', background: 'accent' },
];

/** Every pair of a theme that falls below the least contrast of text, the worst first. */
export function contrastFaults(theme: Theme): ContrastFault[] {
  return textPairs(theme)
    .map(({ text, background }) => ({
      text,
      background,
      ratio: contrastRatio(theme.colors[text], theme.colors[background]),
    }))
    .filter(({ ratio }) => ratio < leastTextContrast)
    .sort((a, b) => a.ratio - b.ratio);
}

function textPairs({ layouts }: Theme): TextPair[] {
  const framed = layoutNames.flatMap((name) => {
    const { background, titleGround = background, title, eyebrow, body, footer } = layouts[name];
    return [
      ...[title, eyebrow].map(({ color }) => ({ text: color, background: titleGround })),
      ...[body, ...(footer ? [footer] : [])].map(({ color }) => ({ text: color, background })),
    ];
  });
  const pairs = [...everywhere, ...framed];
  return [...new Map(pairs.map((pair) => [`${pair.text} ${pair.background}`, pair])).values()];
}
