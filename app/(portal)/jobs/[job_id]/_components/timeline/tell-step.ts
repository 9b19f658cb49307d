/** What each step of the pipeline did, as somebody who asked for slides would say it. */
const steps: Readonly<Record<string, string>> = {
  start: 'Set credits aside',
  'check-pictures': 'Checked the reference images',
  'describe-pictures': 'Described the reference images',
  gather: 'Searched the allowed sources',
  plan: 'Planned the slides',
  write: 'Wrote the slides',
  design: 'Laid out and checked every slide',
  render: 'Made the PowerPoint file',
  deliver: 'Handed over and charged',
};

const numbered: readonly { name: RegExp; tell: (number: string) => string }[] = [
  { name: /^write-slide-(\d+)$/, tell: (number) => `Wrote slide ${number}` },
  { name: /^render-variant-(\d+)$/, tell: (number) => `Made the file of variant ${number}` },
];

/** A step that this page doesn't know is shown by its own name. */
export function tellStep(name: string): string {
  if (Object.hasOwn(steps, name)) return steps[name] ?? name;
  for (const { name: pattern, tell } of numbered) {
    const [, number] = pattern.exec(name) ?? [];
    if (number !== undefined) return tell(number);
  }
  return name;
}

/** Whether a step writes one slide of several, which are written at the same time. */
export function writesOneSlide(name: string): boolean {
  return /^write-slide-\d+$/.test(name);
}
