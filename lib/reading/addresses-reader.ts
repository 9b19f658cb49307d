export function addressesReader(sentence: string): boolean {
  return sentence === '';
}
