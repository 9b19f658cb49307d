import type { FoundInvitation } from '@/lib/services/invitations/find-invitation';

const roleWords = {
  owner: { name: 'Owner', meaning: 'everything, people and plan included' },
  admin: { name: 'Admin', meaning: 'decks, API keys and people' },
  member: { name: 'Member', meaning: 'makes decks and sees those of the organization' },
} as const;

/** Who invites whom to what. */
export function InvitationFacts({
  invitation: { organizationName, invitedBy, email, role },
}: {
  invitation: FoundInvitation;
}) {
  const facts = [
    ['Organization', organizationName],
    ['Invited by', invitedBy ?? 'Somebody who has left since'],
    ['For', email],
    ['Your role', `${roleWords[role].name}: ${roleWords[role].meaning}`],
  ];
  return (
    <dl className="divide-y divide-line rounded-card border border-line">
      {facts.map(([term, fact]) => (
        <div key={term} className="grid grid-cols-[7rem_1fr] gap-3 px-4 py-2.5 text-sm">
          <dt className="text-muted">{term}</dt>
          <dd dir="auto" className="min-w-0 break-words">
            {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}
