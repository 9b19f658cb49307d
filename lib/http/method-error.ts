import { AppError } from '@/lib/contracts/app-error';

export class MethodError extends AppError {
  constructor(
    method: string,
    /** Value of the Allow header. */
    readonly allow: string,
  ) {
    super({ code: 'method_not_allowed', message: `This path does not answer to ${method}; it does to ${allow}.` });
  }
}
