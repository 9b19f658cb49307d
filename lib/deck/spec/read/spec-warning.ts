/** What had to be done to read a broken spec; reaches the quality report. Slides count from 0 in the spec that was read. */
export type SpecWarning =
  | OnSlide<'characters-removed'>
  /** Something of another shape was read as what the field takes. */
  | OnField<'field-repaired'>
  /** What stood there can't be used; none of its words is lost. */
  | OnField<'field-dropped'>
  /** Words that no field of the slide takes stand in its notes. */
  | OnSlide<'words-in-notes'>
  | OnField<'text-shortened'>
  | OnField<'list-shortened'>
  | OnField<'entries-empty'>
  /** Deeper levels stand on the last one that slides have. */
  | OnField<'levels-flattened'>
  | OnSlide<'title-missing'>
  | (OnSlide<'kind-unknown'> & { kind: string })
  /** The kind is known, but not what it says: a plain list of its words instead. */
  | (OnSlide<'content-unreadable'> & { kind: string })
  | (OnSlide<'numbers-unreadable'> & { count: number })
  | OnSlide<'series-padded'>
  | (OnSlide<'chart-as-table'> & { reason: 'no-numbers' | 'no-categories' })
  | OnSlide<'rows-padded'>
  | (OnSlide<'picture-missing'> & { imageId: string })
  /** The slide held no words; `position` counts from 0 in what was given. */
  | { type: 'slide-dropped'; position: number }
  /** Slides beyond the most that a spec may have; their words stand in the notes of the last one. */
  | { type: 'slides-merged'; count: number }
  | { type: 'input-cut' }
  | { type: 'deck-field-repaired'; field: 'title' | 'author' | 'language' | 'direction' };

interface OnSlide<T extends string> {
  type: T;
  slide: number;
}

interface OnField<T extends string> extends OnSlide<T> {
  /** Path of names, such as `items.children`. */
  field: string;
}

/** A warning of one slide, before the slide has its place in the deck. */
export type SlideWarning = SpecWarning extends infer W
  ? W extends { slide: number }
    ? Omit<W, 'slide'>
    : never
  : never;
