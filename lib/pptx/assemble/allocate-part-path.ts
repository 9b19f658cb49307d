/**
 * The first free name `<prefix><number><suffix>`, counting from 1, beside the parts that exist
 * already, the template's included.
 */
export function allocatePartPath(taken: { has(path: string): boolean }, prefix: string, suffix: string): string {
  for (let number = 1; ; number += 1) {
    const path = `${prefix}${number}${suffix}`;
    if (!taken.has(path)) return path;
  }
}
