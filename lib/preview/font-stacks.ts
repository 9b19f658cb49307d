import type { FontFamily } from '@/lib/deck/theme/theme';

/** Each family with its open twin of the same widths, and what any system has. */
export const fontStacks: Readonly<Record<FontFamily, string>> = {
  Calibri: 'Calibri, Carlito, sans-serif',
  Arial: 'Arial, Arimo, sans-serif',
  'Times New Roman': 'Times New Roman, Tinos, serif',
  Cambria: 'Cambria, Caladea, serif',
  Georgia: 'Georgia, Gelasio, serif',
  'Courier New': 'Courier New, Cousine, monospace',
};
