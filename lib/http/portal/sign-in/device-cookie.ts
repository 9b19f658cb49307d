import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { signInSettings } from '@/lib/services/accounts/providers';
import type { KnownDevice } from '@/lib/services/limits/count-calls';
import type { RequestView } from './request-view';
import { seal, unseal } from './sealed';

/*
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a browser in which somebody has
 * signed in keeps a proof of it, and what others guess elsewhere does not lock its person out. It opens nothing.
 */

const lifetimeSeconds = 365 * 24 * 60 * 60;

function deviceCookie() {
  const { isSecure } = signInSettings();
  return {
    name: `${isSecure ? '__Host-' : ''}known-device`,
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure, maxAge: lifetimeSeconds },
  } as const;
}

/** The browser that asks, if somebody has signed in with it before. */
export async function readDevice({ cookies }: RequestView): Promise<KnownDevice | undefined> {
  const { email, device } = (await unseal('device', cookies.get(deviceCookie().name)?.value)) ?? {};
  return typeof email === 'string' && typeof device === 'string' ? { email, id: device } : undefined;
}

/** Marks the browser that sent this server action as one in which the person of this address has signed in. */
export async function rememberDevice(email: string): Promise<void> {
  const { name, options } = deviceCookie();
  const sealed = await seal('device', { email, device: randomUUID() }, lifetimeSeconds);
  (await cookies()).set(name, sealed, options);
}
