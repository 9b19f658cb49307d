import { NIL } from 'uuid';

/*
 * The table `usage_days`: what an organization's jobs came to by day in UTC, by source (a key, or the portal) and by
 * type. Triggers of the database count in the transaction that ends a job, so that a page reads as many rows as it
 * shows however many jobs there were.
 */

/** As the source of what people asked for in the portal. */
export const portalSourceId = NIL;

/** The days that a time from midnight to midnight is made of, as a condition. */
export const withinDays = (from: string, to: string) =>
  `day >= (${from}::timestamptz at time zone 'UTC')::date and day < (${to}::timestamptz at time zone 'UTC')::date`;
