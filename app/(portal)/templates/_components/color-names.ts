import type { OwnGalleryTemplate } from '@/lib/services/templates/list-template-gallery';

/** What people call the colours of a brand. */
export const colorNames = {
  text: 'Text',
  muted_text: 'Muted text',
  background: 'Background',
  surface: 'Surface',
  accent: 'Accent',
  accent2: 'Accent 2',
  accent3: 'Accent 3',
  accent4: 'Accent 4',
  accent5: 'Accent 5',
  hairline: 'Hairline',
} as const satisfies Record<OwnGalleryTemplate['changes']['colors'][number]['role'], string>;
