/** A page that was read, as plain text. */
export interface WebPage {
  /** As people are shown it. */
  url: string;
  title: string;
  passages: { heading: string; text: string }[];
}
