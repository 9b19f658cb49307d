const pictograph =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\p{Emoji_Modifier}\ufe0e\ufe0f\u200d\u20e3]*/gu;

/** A title without emoji, which many screen readers and fonts stumble over; signs such as © stay. */
export function withoutPictographs(text: string): string {
  return text
    .replace(pictograph, (sign) => (/^[©®™]/u.test(sign) ? sign : ''))
    .replace(/\s+/gu, ' ')
    .trim();
}
