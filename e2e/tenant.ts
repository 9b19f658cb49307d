import { randomBytes } from 'node:crypto';
import { getPrisma } from '@/lib/platform/database/prisma';
import { createApiKey, type CreatedApiKey } from '@/lib/services/api-keys/create-api-key';
import { operatorContext, systemContext, type Context, type Role } from '@/lib/services/context';
import { createOrganization } from '@/lib/services/organizations/create-organization';
import type { Plan } from '@/lib/services/organizations/plans';
import { createUser } from '@/lib/services/users/create-user';

export interface Person {
  userId: string;
  name: string;
  email: string;
  password: string;
  role: Role;
}

/** An organization of one test's own, made by the same verbs that the service runs. */
export interface Tenant {
  organizationId: string;
  name: string;
  /** For setting up through verbs what the journey then shows. */
  system: Context;
  owner: Person;
  addPerson: (role: Role) => Promise<Person>;
  createKey: (name?: string) => Promise<CreatedApiKey>;
}

/** A tenant that several tests look at, and none adds people to. */
export type SharedTenant = Omit<Tenant, 'addPerson'>;

export interface TenantOptions {
  name?: string;
  plan?: Plan;
  trial?: boolean;
  credits?: number;
}

export type MakeTenant = (options?: TenantOptions) => Promise<Tenant>;

/** Runs `use` with a maker of tenants, and takes away afterwards what it made. */
export async function withTenants(use: (makeTenant: MakeTenant) => Promise<void>): Promise<void> {
  const { makeTenant, takeAway } = openTenants();
  await use(makeTenant);
  await takeAway();
}

interface OpenTenants {
  makeTenant: MakeTenant;
  /** What was made, with its people. */
  takeAway: () => Promise<void>;
}

export function openTenants(): OpenTenants {
  const made: Tenant[] = [];
  const people: string[] = [];
  return {
    async makeTenant(options) {
      const tenant = await openTenant(people, options);
      made.push(tenant);
      return tenant;
    },
    async takeAway() {
      const ids = made.map(({ organizationId }) => organizationId);
      await onceMore(() => getPrisma().organization.deleteMany({ where: { id: { in: ids } } }));
      await getPrisma().user.deleteMany({ where: { id: { in: people } } });
    },
  };
}

/** A job may end in the very moment in which its organization is taken away; the database then gives way to one of them. */
async function onceMore(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'P2034')) throw error;
    await write();
  }
}

async function openTenant(
  people: string[],
  { name, plan = 'business', trial = false, credits = 200 }: TenantOptions = {},
): Promise<Tenant> {
  const mark = randomBytes(4).toString('hex');
  const organization = await createOrganization({
    ctx: operatorContext,
    input: { name: name ?? `Tenant ${mark}`, plan, trial, credits },
  });
  const system = systemContext(organization.id);
  const addPerson = async (role: Role): Promise<Person> => {
    const name = `${role[0]?.toUpperCase()}${role.slice(1)} ${mark}`;
    const password = randomBytes(12).toString('base64url');
    const email = `${role}-${mark}-${people.length}@example.com`;
    const { id } = await createUser({ ctx: system, input: { email, password, name, role } });
    people.push(id);
    return { userId: id, name, email, password, role };
  };
  return {
    ...asTenant({ organizationId: organization.id, name: organization.name, owner: await addPerson('owner') }),
    addPerson,
  };
}

/** What one process writes down of a tenant for another. */
export type WrittenTenant = Pick<Tenant, 'organizationId' | 'name' | 'owner'>;

/** A tenant that somebody else made and will take away. */
export function asTenant(written: WrittenTenant): SharedTenant {
  const system = systemContext(written.organizationId);
  return {
    ...written,
    system,
    createKey: (keyName = 'Key') => createApiKey({ ctx: system, input: { name: keyName } }),
  };
}
