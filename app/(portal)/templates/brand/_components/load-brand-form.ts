import { requirePerson, type CurrentPerson } from '@/lib/http/portal/current-person';
import { mostLogoBytes } from '@/lib/services/templates/brand-logos';
import { listTemplateGallery } from '@/lib/services/templates/list-template-gallery';
import { listFonts } from '@/lib/services/templates/own-fonts';
import type { BrandFormProps } from './brand-form';

/** What the form of a brand offers; null for people who may not make one. */
export async function loadBrandForm(): Promise<{
  person: CurrentPerson;
  offers: Pick<BrandFormProps, 'bases' | 'families' | 'maxLogoBytes'>;
} | null> {
  const person = await requirePerson();
  if (person.role === 'member') return null;
  const { ctx } = person;
  const [{ builtin }, fonts] = await Promise.all([
    listTemplateGallery({ ctx, input: {} }),
    listFonts({ ctx, input: {} }),
  ]);
  const known = builtin.flatMap(({ look }) => [look.headingFont, look.bodyFont]);
  return {
    person,
    offers: {
      bases: builtin.map(({ name, thumbnailUrl }) => ({ name, thumbnailUrl })),
      families: [...new Set([...fonts.map(({ family }) => family), ...known])].sort(),
      maxLogoBytes: mostLogoBytes,
    },
  };
}
