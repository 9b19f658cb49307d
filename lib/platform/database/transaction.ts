import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Transaction as PrismaTransaction } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import type { Prisma, PrismaClient } from './generated/client';

/** One transaction on one connection, for SQL and for Prisma alike. */
export interface Transaction {
  sql: pg.ClientBase;
  /** Prisma's client within it; opened when it is first asked for, since SQL alone does without. */
  prisma(): Promise<Prisma.TransactionClient>;
}

/** Everything that `work` does in its transaction happens, or nothing does. */
export async function runTransaction<T>(
  { pool, prisma }: { pool: pg.Pool; prisma: PrismaClient },
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const part = new PrismaPart(prisma, client);
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work({ sql: client, prisma: () => part.open() });
    await part.close();
    await client.query('commit');
    return result;
  } catch (error) {
    await part.close().catch(() => undefined);
    // A connection that can't even roll back goes out of the pool, without another long wait for a server that is silent.
    await client.query(rollback).catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

const rollback = { text: 'rollback', query_timeout: 2_000 };

/** The connection whose running transaction Prisma is to take part in, while it is asked to begin one. */
const running = new AsyncLocalStorage<pg.ClientBase>();

/** Prisma gives its client to a function alone, and ends its transaction with it: the function lasts until `close`. */
class PrismaPart {
  #opened: Promise<Prisma.TransactionClient> | undefined;
  #ended: Promise<void> = Promise.resolve();
  #end: () => void = () => undefined;

  constructor(
    private readonly prisma: PrismaClient,
    private readonly client: pg.ClientBase,
  ) {}

  open(): Promise<Prisma.TransactionClient> {
    this.#opened ??= new Promise((resolve, reject) => {
      const lasts = new Promise<void>((end) => (this.#end = end));
      this.#ended = running.run(this.client, () =>
        this.prisma.$transaction((client) => {
          resolve(client);
          return lasts;
        }),
      );
      this.#ended.catch(reject);
    });
    return this.#opened;
  }

  /** @throws when Prisma has given the transaction up, because it took too long */
  close(): Promise<void> {
    this.#end();
    return this.#ended;
  }
}

/** PostgreSQL for Prisma. A transaction that Prisma begins for `runTransaction` is a part of the one that runs there. */
export class SharedPostgres extends PrismaPg {
  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect();
    const begin = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = (isolation) => {
      const client = running.getStore();
      return client ? takePart(client) : begin(isolation);
    };
    return adapter;
  }
}

/** Beginning, committing and rolling back are not Prisma's to do here. */
async function takePart(client: pg.ClientBase): Promise<PrismaTransaction> {
  const connection = Object.assign(new pg.Pool(), { query: client.query.bind(client) });
  const queries = await new PrismaPg(connection).connect();
  return {
    provider: queries.provider,
    adapterName: queries.adapterName,
    options: { usePhantomQuery: true },
    queryRaw: (query) => queries.queryRaw(query),
    executeRaw: (query) => queries.executeRaw(query),
    commit: async () => undefined,
    rollback: async () => undefined,
  };
}
