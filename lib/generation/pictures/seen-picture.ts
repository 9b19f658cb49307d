import type { BriefImage } from '../brief/brief';
import type { PictureLook } from './look-at-picture';

/** What a job knows of one of its pictures once it was looked at. */
export interface SeenPicture {
  id: string;
  /** As in the brief: what the request wants it for. */
  use: BriefImage['use'];
  /** Null for one that can't be decoded. */
  look: PictureLook | null;
}

/** Where a job keeps what was seen, below its folder: drafts are drawn from it while the job runs. */
export const seenPicturesName = 'pictures.json';
