const secondMs = 1000;
const minuteSeconds = 60;
const hourMinutes = 60;

/** How long somebody waited, from acceptance to the end; undefined before it. */
export function jobDuration({
  createdAt,
  finishedAt,
}: {
  createdAt: Date;
  finishedAt: Date | null;
}): string | undefined {
  return finishedAt ? durationWords(Math.max(0, finishedAt.getTime() - createdAt.getTime())) : undefined;
}

function durationWords(ms: number): string {
  const seconds = ms / secondMs;
  // What would be rounded up to ten is written without a digit after the point, like what follows.
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < minuteSeconds) return `${whole} s`;
  const minutes = Math.floor(whole / minuteSeconds);
  if (minutes < hourMinutes) return `${minutes} min ${whole % minuteSeconds} s`;
  return `${Math.floor(minutes / hourMinutes)} h ${minutes % hourMinutes} min`;
}
