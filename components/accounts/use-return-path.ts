import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Where to go after signing in, with the fragment that the address had: browsers keep it and send it to no server. */
export function useReturnPath(path: string): string {
  const fragment = useSyncExternalStore(
    never,
    () => window.location.hash,
    () => '',
  );
  return path.includes('#') ? path : path + fragment;
}
