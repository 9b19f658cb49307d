/** The text with its first letter upper case, unless it is a name that begins small ("iPhone", "p99"). */
export function capitalise(text: string): string {
  if (/^(?:\p{Ll}[\p{Lu}\p{Nd}]|https?:|www\.|\S+@\S)/u.test(text)) return text;
  return text.replace(/^(["“„«'‘(\[]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());
}
