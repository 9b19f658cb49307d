import { z } from 'zod';
import type { ContractNumbers } from '@/lib/contracts/contract-numbers';
import { generateRequestSchema } from '@/lib/contracts/generate-request';

export interface RequestField {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
}

/** The fields of a generate request, read off the schema that parses it. */
export function requestFields(numbers: ContractNumbers): RequestField[] {
  return Object.entries(generateRequestSchema(numbers).shape).map(([name, field]) => {
    const { type, enum: values, description = '' } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
    return {
      name,
      type: values?.join(' or ') ?? String(type),
      isRequired: !field.safeParse(undefined).success,
      description,
    };
  });
}
