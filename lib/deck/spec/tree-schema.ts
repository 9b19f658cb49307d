import { z } from 'zod';
import { common, text } from './slide-common';

const said = text.optional();

export const treeSlideSchema = z.object({
  kind: z.literal('tree'),
  ...common,
  /** A person, a unit, or what is computed; the first one has nothing above it. */
  nodes: z
    .array(
      z.object({
        name: text,
        /** What others name it by where several have its name. */
        id: said,
        /** The name, or the id, of what it stands under; absent for the root alone. */
        under: said,
        /** The role of a person, or what a unit does. */
        detail: said,
        /** A figure as the author wrote it. */
        value: said,
      }),
    )
    .min(1),
});
