import { AppError } from '@/lib/contracts/app-error';
import { methods, type Route } from '../handler';
import { serve } from '../serve';

const refuse = serve({ route: '/api/v1/*', operation: null }, async () => {
  throw new AppError({ code: 'not_found', message: 'There is nothing at this path.' });
});

/** Whatever else is asked for below the prefix of the interface, in whatever way. */
export const unknownPathRoute = Object.fromEntries([...methods, 'other'].map((method) => [method, refuse])) as Route;
