/** Whether people asked this browser to tell them when a job is done; each tab of it knows. */
const storageKey = 'deckwright-done-notice';
const changed = 'deckwright-done-notice-changed';

/** `off` can be switched on; `blocked` only in the browser's own settings. */
export type NoticeState = 'on' | 'off' | 'blocked' | 'unsupported';

export function readNoticeState(): NoticeState {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && localStorage.getItem(storageKey) === 'on' ? 'on' : 'off';
}

/** Returns how to end it. */
export function watchNoticeState(onChange: () => void): () => void {
  const end = new AbortController();
  for (const event of [changed, 'storage']) window.addEventListener(event, onChange, { signal: end.signal });
  return () => end.abort();
}

/** Asks the browser where nobody has answered it yet. */
export async function switchNotice(isOn: boolean): Promise<void> {
  localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  if (isOn && Notification.permission === 'default') await Notification.requestPermission();
  window.dispatchEvent(new Event(changed));
}

export interface DoneJob {
  id: string;
  title: string;
  isCompleted: boolean;
}

/** Tells of a job that is done, to people who asked for it and look elsewhere; once, whichever tabs show it. */
export function tellDone({ id, title, isCompleted }: DoneJob): void {
  if (!document.hidden || readNoticeState() !== 'on') return;
  const notice = new Notification(isCompleted ? 'Your slides are ready' : 'A job has failed', { body: title, tag: id });
  notice.addEventListener('click', () => {
    window.focus();
    window.location.assign(`/jobs/${id}`);
  });
}
