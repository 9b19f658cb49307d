/** What a link is still good for: nobody followed it, nobody took it back, and its time isn't up. */
export function openInvitationsOf(organizationId: string, now: Date) {
  return { organizationId, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } };
}
