import { AppError } from '@/lib/contracts/app-error';

/** RFC 9110, section 15.5.17: the answer names the size of the file. */
export class RangeError416 extends AppError {
  constructor(readonly sizeBytes: number) {
    super({ code: 'range_not_satisfiable', message: `The file has ${sizeBytes} bytes; the range lies outside.` });
  }
}
