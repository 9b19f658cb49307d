import { toast } from '@/components/ui/toaster';
import type { Draft } from './draft';
import { appendText, isTextFile, readTextFile, textFileTypes } from './text-file';
import type { ChangeDraft } from './use-draft';

export interface FileTargets {
  outputType: Draft['outputType'];
  change: ChangeDraft;
  addImages: (files: readonly File[]) => Promise<void>;
  /** Larger text files can't become a prompt. */
  textMaxBytes: number;
}

/** Takes files that were dropped, pasted or opened where they belong: text into the prompt, pictures beside a single slide. */
export function takeFilesInto({
  outputType,
  change,
  addImages,
  textMaxBytes,
}: FileTargets): (files: readonly File[]) => void {
  async function takeText(files: readonly File[]) {
    const tooLarge = files.find(({ size }) => size > textMaxBytes);
    if (tooLarge)
      toast.error(`“${tooLarge.name}” is too long for a prompt. Choose the part that the slides are about.`);
    const texts = await Promise.all(files.filter((file) => file.size <= textMaxBytes).map(readTextFile));
    if (texts.length > 0) change(({ prompt }) => ({ prompt: texts.reduce(appendText, prompt) }));
  }

  function takeImages(files: readonly File[]) {
    if (outputType === 'single_slide') return void addImages(files);
    const useThem = () => {
      change({ outputType: 'single_slide' });
      void addImages(files);
    };
    toast('Pictures go with a single slide, not with a deck.', {
      action: { label: 'Make a single slide', onClick: useThem },
    });
  }

  return (files) => {
    const texts = files.filter(isTextFile);
    const images = files.filter((file) => !isTextFile(file) && file.type.startsWith('image/'));
    const other = files.find((file) => !texts.includes(file) && !images.includes(file));
    if (other)
      toast.error(
        `“${other.name}” can’t be read here. Text files (${textFileTypes.replaceAll(',', ', ')}) go into the prompt, pictures beside a single slide.`,
      );
    if (texts.length > 0) void takeText(texts);
    if (images.length > 0) takeImages(images);
  };
}
