import type { ContractNumbers } from './contract-numbers';

/** Building a schema takes a hundred times as long as parsing by it, so each installation's numbers get one. */
export function oncePerNumbers<Schema>(
  build: (numbers: ContractNumbers) => Schema,
): (numbers: ContractNumbers) => Schema {
  const built = new WeakMap<ContractNumbers, Schema>();
  return (numbers) => {
    const known = built.get(numbers);
    if (known) return known;
    const schema = build(numbers);
    built.set(numbers, schema);
    return schema;
  };
}
