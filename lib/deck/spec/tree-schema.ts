import { z } from 'zod';
import { common, text } from './slide-common';

export const treeSlideSchema = z
  .object({
    kind: z.literal('tree'),
    ...common,
    nodes: z
      .array(
        z.object({
          name: text.describe('A person, a unit, or what is computed'),
          id: text.describe('What others name it by where several have its name').optional(),
          under: text.describe('Name or id of what it stands under; absent for the root alone').optional(),
          detail: text.describe('The role of a person, or what a unit does, in a few words').optional(),
          value: text.describe('A figure as its author wrote it').optional(),
        }),
      )
      .min(1)
      .describe('The root first'),
  })
  .describe('Who leads whom, or what a figure is made of');
