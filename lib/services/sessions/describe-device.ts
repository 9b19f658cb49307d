import Bowser from 'bowser';

/** "Chrome on Linux", for people to tell their sessions apart. Browsers can call themselves anything: it proves nothing. */
export function describeDevice(userAgent: string | null): string {
  const { browser, os } = Bowser.parse(userAgent || ' ');
  const name = browser.name || 'Unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
}
