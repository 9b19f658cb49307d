/** Where the lines of a running service go. */
export interface ServiceOutput {
  /** The supervisor's own lines. */
  say: (line: string) => void;
  /** A child's line. */
  child: (name: string) => (line: string, stream: 'stdout' | 'stderr') => void;
}

const PREFIX_WIDTH = 6;

function withPrefix(name: string, line: string): string {
  return `${name.padEnd(PREFIX_WIDTH)} | ${line}`;
}

const fullDisk = /ENOSPC|No space left on device/i;

/** Everything is shown, each line with its origin; a full disk is named as what it is, once. */
export function showEverything(write: (line: string) => void, dataDir: string): ServiceOutput {
  let toldFullDisk = false;
  return {
    say: write,
    child: (name) => (line) => {
      write(withPrefix(name, line));
      if (toldFullDisk || !fullDisk.test(line)) return;
      toldFullDisk = true;
      write(
        `The disk is full: jobs fail until there is room again. Free some space on the disk that holds ${dataDir}, or set DATA_DIR to another one.`,
      );
    },
  };
}

/** Only what went wrong is shown: for commands that run a service on the way to something else. */
export function showErrors(write: (line: string) => void, dataDir: string): ServiceOutput {
  const all = showEverything(write, dataDir);
  return {
    say: () => undefined,
    child: (name) => (line, stream) => {
      if (stream === 'stderr' || /"level":(50|60)/.test(line)) all.child(name)(line, stream);
    },
  };
}
