import { describe, expect, it } from 'vitest';
import type { ActionError } from '@/lib/contracts/app-error';
import { faultsOf } from './field-faults';

const error = (message: string, param?: string): ActionError => ({ code: 'invalid_request', message, param });

describe('faultsOf', () => {
  it.each([
    [error('prompt: must not be empty', 'prompt'), { prompt: 'The prompt must not be empty.', images: {} }],
    [
      error('No accessible template is named "X".', 'template_name'),
      { template: 'No accessible template is named "X".', images: {} },
    ],
    [
      error('reference_images[2].data is cut short.', 'reference_images[2].data'),
      { images: { 2: 'This picture is cut short.' } },
    ],
    [
      error('reference_images.1.data: must be at most 5 MB when decoded', 'reference_images.1.data'),
      { images: { 1: 'This picture must be at most 5 MB when decoded.' } },
    ],
  ])('puts %j beside its field', (given, faults) => {
    expect(faultsOf(given)).toEqual(faults);
  });

  it.each([error('Wait.'), error('use_web_search: no', 'use_web_search'), error('Odd.', 'constructor')])(
    'leaves %j to the form',
    (given) => {
      expect(faultsOf(given)).toEqual({ images: {}, form: given });
    },
  );
});
