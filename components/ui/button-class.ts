const shared =
  'inline-flex h-10 items-center justify-center gap-2 rounded-card px-4 text-[15px] font-medium transition-colors duration-100 disabled:opacity-60';

const looks = {
  primary: 'bg-accent text-accent-ink hover:opacity-90',
  quiet: 'border border-line bg-page text-ink hover:bg-surface',
} as const;

export type ButtonLook = keyof typeof looks;

/** The same look for buttons and for links that act like buttons. */
export function buttonClass(look: ButtonLook): string {
  return `${shared} ${looks[look]}`;
}
