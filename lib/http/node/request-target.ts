/** The two parts of a request line that say what is asked for; RFC 9112, section 3.2. */
export interface RequestTarget {
  /** Begins with a slash, except for the asterisk and the authority form, which name no path. */
  path: string;
  /** With its question mark; empty without one. */
  query: string;
}

/** A scheme and an authority, which a server must accept and may ignore. */
const absolute = /^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i;

export function readTarget(target: string): RequestTarget {
  const local = target.replace(absolute, '');
  const mark = local.indexOf('?');
  const path = mark === -1 ? local : local.slice(0, mark);
  return { path: path === '' ? '/' : path, query: mark === -1 ? '' : local.slice(mark) };
}
