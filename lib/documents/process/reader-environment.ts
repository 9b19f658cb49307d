/** What Node needs to run at all: none of it is a secret. */
const names = ['SystemRoot', 'TEMP', 'TMP', 'TMPDIR'] as const;

/** The environment of the reading process: nothing of ours but where temporary files may lie. */
export function readerEnvironment(): NodeJS.ProcessEnv {
  const kept = names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...(Object.fromEntries(kept) as Record<string, string>), NODE_ENV: 'production', TZ: 'UTC' };
}
