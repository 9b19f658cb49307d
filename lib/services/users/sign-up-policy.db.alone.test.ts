import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpThroughProvider } from '../accounts/sign-up-through-provider';
import { createInvitationToken } from '../invitations/find-invitation';
import { createOwnOrganization } from '../organizations/create-organization';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { signUp, signUpWithInvitation } from './sign-up';

let service: TestService;
beforeAll(async () => {
  process.env.SIGN_UP = 'invitation';
  service = await openTestService();
});
afterAll(() => service.close());

const password = 'a long enough sentence';

it('where accounts are made by invitation, an invitation is the only way to one', async () => {
  const email = `${uuidv7()}@example.com`;
  const refused = { code: 'forbidden', message: expect.stringContaining('by invitation') };
  await expect(signUp({ input: { name: 'Ada', email, password, organizationName: 'Engines' } })).rejects.toMatchObject(
    refused,
  );
  await expect(
    signUpThroughProvider({ input: { provider: 'github', providerAccountId: '1', email, name: 'Ada' } }),
  ).rejects.toMatchObject(refused);
  await expect(createOwnOrganization({ userId: uuidv7(), input: { name: 'Engines' } })).rejects.toMatchObject(refused);
  const { organizationId } = await createTenant();
  const { token, tokenHash } = createInvitationToken();
  await service.database.prisma.invitation.create({
    data: { id: uuidv7(), organizationId, email, role: 'member', tokenHash, expiresAt: new Date(Date.now() + 60_000) },
  });
  expect(await signUpWithInvitation({ input: { name: 'Ada', password, token } })).toMatchObject({ organizationId });
});
