import { AppError } from '@/lib/contracts/app-error';
import { authenticateApiKey, type ApiCaller } from '@/lib/services/api-keys/authenticate-api-key';
import { countFailedAuthentication } from '@/lib/services/limits/count-failed-authentication';
import { isEligibleForApi } from '@/lib/services/organizations/plans';
import type { Exchange } from './exchange';

/** RFC 6750, section 2.1; the scheme's name is not case-sensitive (RFC 9110, section 11.1). */
const bearer = /^bearer +(\S+)$/i;

export async function authenticate(exchange: Exchange): Promise<ApiCaller> {
  const header = exchange.request.headers.get('authorization');
  const key = header?.match(bearer)?.[1] ?? null;
  try {
    exchange.caller = await authenticateApiKey({ input: { key } });
    return exchange.caller;
  } catch (error) {
    const isStranger = error instanceof AppError && error.code === 'unauthorized';
    throw (isStranger ? await refusalOfStranger(exchange) : null) ?? error;
  }
}

function refusalOfStranger({ request, clientAddress }: Exchange): Promise<AppError | null> {
  const forwardedFor = request.headers.get('x-forwarded-for');
  return countFailedAuthentication({ input: { socketAddress: clientAddress, forwardedFor } });
}

export function requireEligiblePlan(caller: ApiCaller): void {
  if (isEligibleForApi(caller)) return;
  throw new AppError({
    code: 'plan_not_eligible',
    message: 'API access needs a paid Business or Enterprise plan.',
  });
}
