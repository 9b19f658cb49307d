// Loaded into every web process by NODE_OPTIONS: a request may ask it to die where its caller is left in doubt, when what
// it wanted is committed and nothing of the answer is sent.
import { ServerResponse } from 'node:http';

const { end } = ServerResponse.prototype;

ServerResponse.prototype.end = function (...args) {
  const isAsked = this.req.headers['x-chaos'] === 'die before answering';
  if (isAsked && this.statusCode < 300) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(end, this, args);
};
