export interface AvailableSources {
  webSearch: boolean;
  knowledgeBase: boolean;
}

/** Which sources of content this installation can use besides the prompt. Asking for one that it has not is no error, but changes nothing. */
export function availableSources(): AvailableSources {
  return { webSearch: false, knowledgeBase: false };
}
