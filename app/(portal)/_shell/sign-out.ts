/** The library is fetched when somebody leaves: no page needs it before. */
export async function signOutOfPortal(): Promise<void> {
  const { signOut } = await import('next-auth/react');
  await signOut({ callbackUrl: '/' });
}
