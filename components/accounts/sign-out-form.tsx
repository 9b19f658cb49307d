import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

export interface SignOutFormProps {
  action: (form: FormData) => Promise<never>;
  /** Where to go afterwards: a path of this site. */
  next: string;
  children: ReactNode;
}

export function SignOutForm({ action, next, children }: SignOutFormProps) {
  return (
    <form action={action}>
      <input type="hidden" name="next" value={next} />
      <Button type="submit" look="quiet" size="small">
        {children}
      </Button>
    </form>
  );
}
