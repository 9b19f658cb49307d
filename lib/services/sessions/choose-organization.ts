import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';

/** Makes an organization the one that the session looks at. Only one that the session's person belongs to. */
export async function chooseOrganization({
  input,
}: {
  input: { sessionId: string; organizationId: string };
}): Promise<void> {
  const { sessionId: id, organizationId } = input;
  const { count } = validate(organizationId)
    ? await getPrisma().session.updateMany({
        where: { id, revokedAt: null, user: { memberships: { some: { organizationId } } } },
        data: { activeOrganizationId: organizationId },
      })
    : { count: 0 };
  if (count === 0) throw new AppError({ code: 'not_found', message: 'You are not a member of such an organization.' });
}
