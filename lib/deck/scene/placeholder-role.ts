/** `body` is what the slide is about, `second` the same beside it, `caption` what is said of either. */
type ContentRole = 'body' | 'second' | 'heading' | 'second-heading' | 'caption' | 'picture';

/** What repeats from slide to slide, in the words of the template's owner. */
export type FieldRole = 'footer' | 'date' | 'label';

/** Places for a line on layouts that somebody made: who speaks and when, and the label above a title. */
type LineRole = 'byline' | 'eyebrow';

/** Layouts that somebody made for figures have places for so many of them. */
export const figureNumbers = [1, 2, 3, 4, 5, 6] as const;
type FigureNumber = (typeof figureNumbers)[number];
/** Figures and what each says. */
type FigureRole = `figure-${FigureNumber}` | `figure-label-${FigureNumber}`;

/** Which placeholder of the layout a text fills; `none` is a plain text box. Charts and tables fill the body. */
export type PlaceholderRole =
  | 'title'
  | 'subtitle'
  | 'numeral'
  | LineRole
  | ContentRole
  | FigureRole
  | 'source'
  | 'slide-number'
  | FieldRole
  | 'none';
