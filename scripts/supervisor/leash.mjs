// Loaded into every child of the supervisor: when the supervisor is gone, however it ended, so is the child.
const GRACE_MS = 15_000;

// A child's own children inherit this file with the other options of Node; only the child itself is on the leash.
if (process.channel && process.ppid === Number(process.env.DECKWRIGHT_SUPERVISOR_PID)) {
  process.on('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The leash alone must not keep a finished child alive.
  process.channel.unref();
}
