'use client';

import { signOut } from 'next-auth/react';

export function SignOutButton() {
  return (
    <button
      type="button"
      onClick={() => void signOut({ callbackUrl: '/' })}
      className="text-[15px] font-medium hover:text-accent"
    >
      Sign out
    </button>
  );
}
