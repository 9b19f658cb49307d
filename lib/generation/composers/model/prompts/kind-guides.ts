import { slideSpecSchema, type SlideKind } from '@/lib/deck/spec/slide-spec';

const shows = new Map<SlideKind, string>(
  slideSpecSchema.options.map((option) => [option.shape.kind.value, option.description ?? '']),
);

/** When a plan chooses a kind: what its schema says that it shows. */
export function showsOf(kind: SlideKind): string {
  return shows.get(kind) ?? '';
}

/** How the fields of a kind work together, where their descriptions, each of one field, can't say it. */
const crafts: Partial<Readonly<Record<SlideKind, string>>> = {
  comparison:
    'criteria: one for each point, the same order for all options; only where the points have none in common is it null.',
  chart:
    'categories and values have the same length and come from the material alone. Amounts and a rate over the same categories: type combination, amounts as column, the rate as line with axis secondary, its own numberFormat and secondaryUnit. Two measurements of the same items: type scatter, one in xValues with xName and xNumberFormat, the other in a series, the names of the items in categories. Only if the request has them: target, events, growth.',
  metrics: 'change only if the request says how it changed.',
  blocks:
    'Such as a chart and 2 to 4 bullets, metrics and a quote, a table and the statement that concludes it, two charts. Fill what the kind of each block has, in few words, and leave the rest of its fields empty; heading empty where the title says it.',
  image: 'items: only what the picture does not show by itself.',
  logos: 'group: only where the request sorts them.',
  waterfall: 'The amounts of start and steps add up to that of end.',
  roadmap: 'Only times that the request says.',
  features: 'includes: only where each plan has a list of its own.',
};

export function craftOf(kind: SlideKind): string {
  return crafts[kind] ?? '';
}
