import { FontError, readFontFile, type FontFace } from '@/lib/templates/fonts/read-font';
import type { Task } from '../compute/compute';

export type MeasuredFont = { face: FontFace } | { message: string };

/** Measures a stranger's font file; a fault of the file is an answer. */
export const measureFontTask: Task<Uint8Array, MeasuredFont> = {
  name: 'measure-font',
  async work(bytes) {
    try {
      return { face: await readFontFile(bytes) };
    } catch (error) {
      if (error instanceof FontError) return { message: error.message };
      throw error;
    }
  },
};
