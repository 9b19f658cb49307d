import { cn } from './cn';

/** Stands where something will, in its size, so that nothing moves when it comes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('block animate-pulse rounded-md bg-stage', className)} />;
}
