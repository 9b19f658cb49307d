import { useCallback, useEffect, useRef, useState } from 'react';

const idleMs = 2_500;

/** Whether the pointer has rested for a while. */
export function useIdle() {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    setIdle(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), idleMs);
  }, []);
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);
  return { isIdle, wake };
}
