import { Socket } from 'node:net';

/** Documents name addresses of pictures, styles and entities; whatever a library makes of them, none is asked. */
export function refuseNetwork(): void {
  const refusal = () => new Error('A document is read without the network.');
  Socket.prototype.connect = () => {
    throw refusal();
  };
  globalThis.fetch = () => Promise.reject(refusal());
}
