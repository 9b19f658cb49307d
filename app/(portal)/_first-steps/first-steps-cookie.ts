/** Set in a browser whose person has put the first steps of this organization away. */
export function firstStepsCookie(organizationId: string): string {
  return `first-steps-hidden-${organizationId}`;
}
