export interface ProcessMark {
  pid: number;
  start: string;
}
export type LockHolder = ProcessMark & Record<string, unknown>;
export interface HeldLock {
  release: () => void;
  holder?: undefined;
}
export interface RefusedLock {
  holder: LockHolder;
  release?: undefined;
}
export interface WaitOptions {
  timeoutMs?: number;
  notes?: Record<string, unknown>;
  onWait?: (holder: LockHolder) => void;
}
export function isProcessAlive(pid: number): boolean;
export function ownMark(): ProcessMark;
export function isMarkAlive(mark: ProcessMark): boolean;
export function lockHolder(file: string): LockHolder | undefined;
export function tryLock(file: string, notes?: Record<string, unknown>): HeldLock | RefusedLock;
export function waitForLock(file: string, options?: WaitOptions): Promise<HeldLock>;
