import { randomBytes } from 'node:crypto';
import { hashPassword } from '@/lib/platform/crypto/password';
import { createApiKey, type CreatedApiKey } from '../api-keys/create-api-key';
import { systemContext, type Call, type OperatorContext } from '../context';
import { inTransaction, prismaOf } from '../transaction';
import { insertUser } from '../users/create-user';
import { createOrganization, type CreatedOrganization } from './create-organization';

export interface Demo {
  organization: CreatedOrganization;
  owner: { id: string; email: string; password: string };
  key: CreatedApiKey;
}

const demo = { name: 'Demo', plan: 'enterprise', credits: 1_000 } as const;
const ownerEmail = 'demo@deckwright.localhost';

/** Any number that no other advisory lock of this database uses. */
const seedLock = 4_403_226_752;

/**
 * Fills an empty database with an organization on the Enterprise plan, 1,000 credits, an
 * owner and a key; null when there is an organization already. The password and the key are
 * given here and never again.
 */
export async function seedDemo({ ctx }: Call<OperatorContext, Record<string, never>>): Promise<Demo | null> {
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (ctx) => {
    const prisma = await prismaOf(ctx);
    await prisma.$executeRaw`select pg_advisory_xact_lock(${seedLock}::bigint)`;
    if ((await prisma.organization.count()) > 0) return null;
    const organization = await createOrganization({ ctx, input: demo });
    const ofOrganization = { ...ctx, ...systemContext(organization.id) };
    const person = { email: ownerEmail, passwordHash, name: 'Demo Owner', role: 'owner' } as const;
    const owner = await insertUser(ofOrganization, person);
    const key = await createApiKey({ ctx: ofOrganization, input: { name: 'Demo' } });
    return { organization, owner: { id: owner.id, email: owner.email, password }, key };
  });
}
