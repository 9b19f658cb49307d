import { readPrompt } from '@/lib/reading/read-prompt';
import { tellSlides } from '@/lib/storytelling/tell-slides';

/** Milliseconds of CPU that reading a prompt and planning its slides takes. */
export function tellingCpuMs(prompt: string): number {
  const before = process.cpuUsage();
  tellSlides(readPrompt({ prompt, outputType: 'deck', variantCount: 1 }));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
