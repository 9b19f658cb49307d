import { v7 as uuidv7 } from 'uuid';
import { operatorContext, systemContext, type Context, type Role } from '../../context';
import { createOrganization } from '../../organizations/create-organization';
import { createUser } from '../../users/create-user';

export interface TestPerson {
  userId: string;
  email: string;
  ctx: Context;
}

export interface TestTeam {
  organizationId: string;
  system: Context;
  api: Context;
  owner: TestPerson;
  admin: TestPerson;
  member: TestPerson;
}

export async function addPerson(organizationId: string, role: Role, name?: string): Promise<TestPerson> {
  const email = `${role}-${uuidv7()}@example.com`;
  const { id: userId } = await createUser({
    ctx: systemContext(organizationId),
    input: { email, password: 'long enough', role, name },
  });
  return { userId, email, ctx: { organizationId, actor: { type: 'user', userId, role } } };
}

/** An organization with one person of each role. */
export async function createTeam(): Promise<TestTeam> {
  const { id: organizationId } = await createOrganization({
    ctx: operatorContext,
    input: { name: 'Team', plan: 'business' },
  });
  const [owner, admin, member] = await Promise.all([
    addPerson(organizationId, 'owner'),
    addPerson(organizationId, 'admin'),
    addPerson(organizationId, 'member'),
  ]);
  const api: Context = { organizationId, actor: { type: 'api_key', apiKeyId: uuidv7() } };
  return { organizationId, system: systemContext(organizationId), api, owner, admin, member };
}
