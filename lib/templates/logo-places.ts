import type { Box } from '@/lib/deck/scene/scene';

/** Where a layout has room for a logo, in inches, and at which of its ends a narrower one stands. */
export interface LogoPlace {
  box: Box;
  align: 'start' | 'end';
}

/** Covers and closing slides have it large, slides about something small. */
export interface LogoPlaces {
  front: LogoPlace;
  content: LogoPlace;
}

const place = (align: LogoPlace['align'], x: number, y: number, w: number, h: number): LogoPlace => ({
  box: { x, y, w, h },
  align,
});

/**
 * By the name of the built-in template. In the corner that titles leave free stands what the template shows of its cover, so
 * that the logo of a slide stands at the foot, before the number. On the front of Civic it stands on the white foot, and on
 * that of Clarity, whose words fill the page, below them.
 */
export const logoPlaces: Readonly<Record<string, LogoPlaces>> = {
  Meridian: { front: place('start', 0.6, 0.4, 3, 0.62), content: place('end', 9.95, 6.99, 1.6, 0.33) },
  Nocturne: { front: place('start', 0.9, 0.5, 3, 0.65), content: place('end', 11.133, 6.98, 1.6, 0.34) },
  Folio: { front: place('start', 0.9, 0.8, 3, 0.58), content: place('end', 10.833, 6.92, 1.6, 0.38) },
  Ledger: { front: place('start', 0.75, 0.52, 3, 0.6), content: place('end', 10.1, 7.05, 1.6, 0.32) },
  Schema: { front: place('start', 1.15, 0.3, 3, 0.55), content: place('end', 9.8, 6.99, 1.6, 0.33) },
  Civic: { front: place('end', 9.333, 6.56, 3, 0.68), content: place('end', 9.6, 6.88, 1.6, 0.36) },
  Confetti: { front: place('start', 0.75, 0.5, 3, 0.65), content: place('end', 9.95, 6.97, 1.6, 0.33) },
  Clarity: { front: place('end', 7, 6.35, 2.1, 0.65), content: place('end', 9.8, 6.93, 1.6, 0.36) },
};
