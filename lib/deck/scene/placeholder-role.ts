/** `body` is what the slide is about, `second` the same beside it, `caption` what is said of either. */
type ContentRole = 'body' | 'second' | 'heading' | 'second-heading' | 'caption' | 'picture';

/** What repeats from slide to slide, in the words of the template's owner. */
export type FieldRole = 'footer' | 'date' | 'label';

/** Places for a line on layouts that somebody made: who speaks and when, and the label above a title. */
type LineRole = 'byline' | 'eyebrow';

/** Layouts that somebody made for things of a kind, such as figures, steps or people, have places for so many of them. */
export const itemNumbers = [1, 2, 3, 4, 5, 6] as const;
type ItemNumber = (typeof itemNumbers)[number];
/** What each is called, what else is said of it, and its picture. */
type ItemRole = `item-${ItemNumber}` | `item-words-${ItemNumber}` | `item-picture-${ItemNumber}`;

/** Which placeholder of the layout a text fills; `none` is a plain text box. Charts and tables fill the body. */
export type PlaceholderRole =
  'title' | 'subtitle' | 'numeral' | LineRole | ContentRole | ItemRole | 'source' | 'slide-number' | FieldRole | 'none';
