// Loaded into every child of the supervisor: when the supervisor is gone, however it ended, so is the child; and while
// the child's own thread gets to run, the supervisor hears of it.
import { url as inspectorUrl } from 'node:inspector';

const GRACE_MS = 15_000;
const BEAT_MS = 1_000;

// A child's own children inherit this file with the other options of Node; only the child itself is on the leash.
if (process.channel && process.ppid === Number(process.env.DECKWRIGHT_SUPERVISOR_PID)) {
  process.on('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The leash alone must not keep a finished child alive.
  process.channel.unref();
  setInterval(beat, BEAT_MS).unref();
}

let isSending = false;

function beat() {
  // A supervisor that hears nothing for a while is not written to without end.
  if (isSending || !process.connected) return;
  isSending = true;
  // Under a debugger a breakpoint looks like a hang, so that silence is announced.
  process.send({ beat: inspectorUrl() ? 'unsteady' : 'steady' }, undefined, undefined, () => (isSending = false));
}
