type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(target: EventTarget): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

type Checked = Pick<Control, 'validity' | 'validationMessage'> & {
  type?: string;
  title?: string;
  min?: string;
  max?: string;
  minLength?: number;
  maxLength?: number;
};

/** In the order in which they are looked at; each may be wrong with a control that is sent. */
const faults: readonly (readonly [keyof ValidityState, (control: Checked) => string])[] = [
  ['valueMissing', () => 'Fill this in.'],
  ['badInput', () => 'This is not complete.'],
  [
    'typeMismatch',
    ({ type }) =>
      type === 'email' ? 'An e-mail address looks like name@example.com.' : 'An address begins with https://.',
  ],
  ['patternMismatch', ({ title }) => title || 'This does not have the form that is asked for.'],
  ['tooShort', ({ minLength }) => `Write at least ${minLength} characters.`],
  ['tooLong', ({ maxLength }) => `Write at most ${maxLength} characters.`],
  ['rangeUnderflow', ({ min }) => `Nothing below ${min?.replace('T', ' ')}.`],
  ['rangeOverflow', ({ max }) => `Nothing above ${max?.replace('T', ' ')}.`],
];

/** What is wrong with a control, in the words of this page; the browser's own for what it alone knows. */
export function faultOf(control: Checked): string {
  const found = faults.find(([name]) => control.validity[name]);
  return found ? found[1](control) : control.validationMessage;
}
